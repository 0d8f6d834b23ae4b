import ArgumentParser
import ChiralManifest
import ChiralPipeline

/// Runs a command again whenever its set changes; what is wrong with the set ends nothing.
struct WatchRun {
  /// The path of the manifest.
  let manifest: String
  let terminal: Terminal

  /// Runs until the person ends it.
  func run(_ body: () throws -> Void) throws {
    try Watch(manifest: manifest).run {
      do {
        try body()
      } catch let status as ExitCode where [.incomplete, .impossible, .interrupted].contains(status) {
        // It has been said, and the next change may mend it.
        if status == .interrupted { return }
      }
      terminal.note("watching \(Wording.escaped(manifest)); Ctrl-C ends")
    }
  }
}
