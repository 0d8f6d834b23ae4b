import ChiralManifest
import ChiralTestSupport
import Foundation

/// The manifests of `Tests/Fixtures/manifest`; the name of each says which single thing it tests.
enum ManifestFixture {
  static let good = names(in: "good")
  static let bad = names(in: "bad")

  private static func names(in folder: String) -> [String] {
    let files = try? FileManager.default.contentsOfDirectory(atPath: url(folder).path)
    return (files ?? []).filter { $0.hasSuffix(".json") }.sorted().map { folder + "/" + $0 }
  }

  private static func url(_ path: String) -> URL {
    Repository.root.appending(path: "Tests/Fixtures/manifest").appending(path: path)
  }

  static func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: url(name))) }

  static func read(_ name: String) throws -> (manifest: Manifest?, diagnostics: [Diagnostic]) {
    ManifestReader.read(
      try bytes(name), file: name.split(separator: "/").last.map(String.init) ?? name, probes: probes)
  }

  /// Probes for which everything exists, except files whose names say otherwise.
  static let probes = ManifestProbes(
    file: { path in
      let name = path.split(separator: "/").last.map(String.init) ?? path
      return switch name {
      case "missing.svg": .missing(nearest: nil)
      case "missing-near.svg": .missing(nearest: "Assets/missing-nearly.svg")
      case "link.svg": .outside
      case "Nowhere": .missing(nearest: nil)
      case let drawing where drawing.hasSuffix(".svg"): .file
      default: .folder
      }
    },
    selectorProblem: { selector in
      selector == "#" || selector.hasSuffix("[") ? "write an id after #, such as #slash" : nil
    }, rules: ["file-missing", "absolute-name-mirrors"])
}

/// Reads a manifest from text.
func readManifest(_ text: String) -> (manifest: Manifest?, diagnostics: [Diagnostic]) {
  ManifestReader.read(Array(text.utf8), file: "manifest.json", probes: ManifestFixture.probes)
}
