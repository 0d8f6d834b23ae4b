package import Foundation

/// Runs `chiral` as a process, as users and builds do.
package enum Command {
  /// The outcome of a run.
  package struct Outcome: Sendable {
    /// The exit status; if a signal ended the run, its number.
    package var status: Int32
    /// True if a signal ended the run.
    package var isKilled: Bool
    /// The standard output.
    package var output: String
    /// The standard error.
    package var errors: String
  }

  /// Runs `chiral` in a folder, without a terminal, and waits for it to end.
  package static func run(
    _ arguments: String..., in folder: URL? = nil, environment: [String: String] = [:], input: String = ""
  ) throws -> Outcome {
    try run(arguments, in: folder, environment: environment, input: input)
  }

  /// A signal to send to a run, and its delay after the start.
  package struct Stop: Sendable {
    var signal: Int32
    var delay: Duration

    /// Creates a signal with a delay.
    package init(_ signal: Int32, after delay: Duration) {
      self.signal = signal
      self.delay = delay
    }
  }

  /// Runs `chiral` with a list of arguments; a signal may stop it.
  package static func run(
    _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:], input: String = "",
    stop: Stop? = nil
  ) throws -> Outcome {
    try start(
      BuiltProducts.command, arguments, in: folder, environment: environment, input: input, stop: stop)
  }

  /// Runs a shell command, in which `$CHIRAL` is the path of `chiral`.
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
    // The run neither uses nor changes the cache of the user who runs the tests.
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

  /// Unblocks all signals meanwhile: a process inherits the blocked signals of the thread that starts it, and
  /// those of tests block most.
  private static func withoutBlockedSignals(_ body: () throws -> Void) rethrows {
    var none = sigset_t()
    var former = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &former)
    defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
    try body()
  }
}
