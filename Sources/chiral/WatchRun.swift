import ArgumentParser
import ChiralManifest
import ChiralPipeline
import ChiralValues

/// Runs a command again whenever its set changes; errors in the set do not end it.
struct WatchRun {
  /// The path of the manifest.
  let manifest: String
  let terminal: Terminal

  /// Runs until Ctrl-C or SIGTERM, and then throws `ExitCode.interrupted`.
  func run(_ body: () throws -> Void) throws {
    try Watch(manifest: manifest).run {
      do {
        try body()
      } catch let status as ExitCode where [.incomplete, .impossible, .interrupted].contains(status) {
        // The error has been printed, and the next change may correct it.
        if status == .interrupted { return }
      }
      terminal.note("watching \(Wording.escaped(manifest)); press Ctrl-C to stop")
    }
    throw ExitCode.interrupted
  }
}
