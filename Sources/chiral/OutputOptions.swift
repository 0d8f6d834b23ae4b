import ArgumentParser

/// How much a command says; every command has these.
struct OutputOptions: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Say nothing but errors and results.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Say what is done to each file.")
  var verbose = false

  func validate() throws {
    if quiet && verbose { throw ValidationError("leave out one of --quiet and --verbose") }
  }

  /// Where the command's words go.
  var terminal: Terminal { Terminal(isQuiet: quiet, isVerbose: verbose) }
}

extension ExitCode {
  /// Done, but some icons failed or findings stand.
  static let incomplete = ExitCode(1)
  /// Could not start or could not finish.
  static let impossible = ExitCode(2)
  /// Ended by Ctrl-C.
  static let interrupted = ExitCode(130)
}
