package import Foundation

/// `chiral` run as a process, as people and builds run it.
package enum Command {
  /// How a run ended and what it wrote.
  package struct Outcome: Sendable {
    /// The exit status; the signal's number where one ended it.
    package var status: Int32
    /// Whether a signal ended it.
    package var isKilled: Bool
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

  /// A signal to send to a run, and how long after its start.
  package struct Stop: Sendable {
    var signal: Int32
    var delay: Duration

    /// A signal after a while.
    package init(_ signal: Int32, after delay: Duration) {
      self.signal = signal
      self.delay = delay
    }
  }

  /// As above, for arguments that a test is given as a list, and perhaps stopped by a signal.
  package static func run(
    _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:], input: String = "",
    stop: Stop? = nil
  ) throws -> Outcome {
    try start(
      BuiltProducts.command, arguments, in: folder, environment: environment, input: input, stop: stop)
  }

  /// Runs a line of the shell, in which `$CHIRAL` is the command.
  package static func shell(
    _ line: String, in folder: URL? = nil, environment: [String: String] = [:]
  ) throws -> Outcome {
    let environment = environment.merging(["CHIRAL": BuiltProducts.command]) { $1 }
    return try start("/bin/sh", ["-c", line], in: folder, environment: environment)
  }

  /// Runs any program as `run` does.
  package static func start(
    _ executable: String, _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:],
    input: String = "", stop: Stop? = nil
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
    try withoutBlockedSignals { try process.run() }
    if let stop {
      usleep(UInt32(stop.delay / .microseconds(1)))
      kill(process.processIdentifier, stop.signal)
    }
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, isKilled: process.terminationReason == .uncaughtSignal,
      output: try String(contentsOf: files[1], encoding: .utf8),
      errors: try String(contentsOf: files[2], encoding: .utf8))
  }

  /// A process inherits which signals the thread that starts it has blocked, and those of tests have most.
  private static func withoutBlockedSignals(_ body: () throws -> Void) rethrows {
    var none = sigset_t()
    var former = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &former)
    defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
    try body()
  }
}
