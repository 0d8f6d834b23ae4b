import ArgumentParser
import ChiralPipeline

/// The options for the amount of output, which every command has.
struct OutputOptions: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Print only errors and results.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Print what is done with each file.")
  var verbose = false

  @Flag(help: "Refuse to read drawings where the system offers no sandbox for workers.")
  var requireSandbox = false

  func validate() throws {
    if requireSandbox { WorkerProtection.require() }
    if quiet && verbose { throw ValidationError("leave out one of --quiet and --verbose") }
  }

  /// The terminal for the command's output.
  var terminal: Terminal { Terminal(isQuiet: quiet, isVerbose: verbose) }
}

extension ExitCode {
  /// The command finished, but some icons failed or there are findings.
  static let incomplete = ExitCode(1)
  /// The command could not start or finish.
  static let impossible = ExitCode(2)
  /// The command was interrupted.
  static let interrupted = ExitCode(130)
}
