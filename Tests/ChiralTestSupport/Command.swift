package import Foundation

/// `chiral` run as a process, as people and builds run it.
package enum Command {
  /// How a run ended and what it wrote.
  package struct Outcome: Sendable {
    /// The exit status; the signal's number where one ended it.
    package var status: Int32
    /// Standard output.
    package var output: String
    /// Standard error.
    package var errors: String
  }

  /// Runs `chiral` in a folder, without a terminal, and waits for it to end.
  package static func run(
    _ arguments: String..., in folder: URL? = nil, environment: [String: String] = [:], input: String = ""
  ) throws -> Outcome {
    try run(arguments, in: folder, environment: environment, input: input)
  }

  /// As above, for arguments that a test is given as a list; presses Ctrl-C after a while where one is given.
  package static func run(
    _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:], input: String = "",
    interruptedAfter delay: Duration? = nil
  ) throws -> Outcome {
    try start(
      BuiltProducts.command, arguments, in: folder, environment: environment, input: input,
      interruptedAfter: delay)
  }

  /// Runs a line of the shell, in which `$CHIRAL` is the command.
  package static func shell(_ line: String, in folder: URL? = nil) throws -> Outcome {
    let environment = ["CHIRAL": BuiltProducts.command]
    return try start("/bin/sh", ["-c", line], in: folder, environment: environment)
  }

  /// Runs any program as `run` does.
  package static func start(
    _ executable: String, _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:],
    input: String = "", interruptedAfter delay: Duration? = nil
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: executable)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let scratch = try ScratchFolder()
    // What the person who runs the tests has in the cache does not count, and is left alone.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["XDG_CACHE_HOME": scratch.url.path]) { $1 }.merging(environment) { $1 }
    let files = try ["in", "out", "err"].map { name in
      let file = scratch.url.appending(path: name)
      try Data(name == "in" ? Array(input.utf8) : []).write(to: file)
      return file
    }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    if let delay {
      usleep(UInt32(delay / .microseconds(1)))
      process.interrupt()
    }
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: try String(contentsOf: files[1], encoding: .utf8),
      errors: try String(contentsOf: files[2], encoding: .utf8))
  }
}
