import ArgumentParser
import ChiralManifest
import ChiralPipeline
import ChiralValues

/// Runs a command again whenever its set changes; errors in the set do not end it.
struct WatchRun {
  let place: ManifestPlace
  let terminal: Terminal

  /// Runs until Ctrl-C or SIGTERM, and then throws `ExitCode.interrupted`.
  func run(_ body: () throws -> Void) throws {
    var known: Set<String>?
    try Watch(manifest: place.file).run { files in
      do {
        try body()
      } catch let status as ExitCode where [.incomplete, .impossible, .interrupted].contains(status) {
        // The error has been printed, and the next change may correct it.
        if status == .interrupted { return }
      }
      if let unused = files.unused {
        hint(unused.filter { known?.contains($0) == false }).map(terminal.note)
        known = Set(unused)
      }
      terminal.note("watching \(Wording.escaped(place.file)); press Ctrl-C to stop")
    }
    throw ExitCode.interrupted
  }

  /// The line about drawings that were added since the last run and that no icon uses; nil if there are none.
  private func hint(_ drawings: [String]) -> String? {
    guard !drawings.isEmpty else { return nil }
    let (verb, them) = drawings.count == 1 ? ("is", "it") : ("are", "them")
    return "\(Wording.shortList(drawings, most: 3)) \(verb) in no icon; "
      + "chiral update\(place.argument) adds \(them)"
  }
}
