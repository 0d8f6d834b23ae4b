package import Foundation

/// A small project in its own folder.
package final class IconSet: Sendable {
  private let scratch: ScratchFolder
  /// The folder of the manifest.
  package var folder: URL { scratch.url }

  /// An arrow that points forward.
  package static let arrow = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M5 12h14M13 6l6 6-6 6"/></svg>

    """
  /// A drawing that is wider than high.
  package static let wide = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><path d="M2 2h13v8H2z"/></svg>

    """
  /// The entries of the icons in the manifest.
  package static let icons = [
    "arrow.forward": #"{ "class": "mirror" }"#, "arrow.left": #""fixed""#,
    "set/wide": #"{ "class": "both", "variants": { "he": "other.svg" } }"#,
  ]

  /// Creates the folder with its drawings and its manifest.
  package init() throws {
    scratch = try ScratchFolder()
    try write(Self.arrow, to: "Assets/arrow.forward.svg")
    try write(Self.arrow, to: "Assets/arrow.left.svg")
    try write(Self.wide, to: "Assets/set/wide.svg")
    try write(Self.arrow, to: "Assets/other.svg")
    try writeManifest()
  }

  /// Writes a file, and creates the folders above it.
  package func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Waits until written files count as old: a build does not trust the times of files that changed within
  /// one tick of their clock before it, and reads them again in the next build.
  package static func settle() { Thread.sleep(forTimeInterval: 0.03) }

  /// Writes the manifest of some icons.
  package func writeManifest(_ icons: [String: String] = IconSet.icons) throws {
    let rows = icons.sorted { $0.key < $1.key }.map { "    \"\($0.key)\": \($0.value)" }
    try write(
      """
      {
        "version": 1, "assets": "Assets", "locales": ["en", "ar", "he"], "sizes": [16, 24], "scales": [1, 2],
        "icons": {
      \(rows.joined(separator: ",\n"))
        }
      }
      """, to: "manifest.json")
  }

  /// Runs `chiral build`.
  package func build(_ arguments: String...) throws -> Command.Outcome {
    try Command.run(["build"] + arguments, in: folder)
  }

  /// Returns the bytes of every file below a folder, by path.
  package func contents(of path: String = "chiral-out") throws -> [String: Data] {
    let root = folder.appending(path: path)
    let paths =
      FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
      .filter { !$0.hasPrefix(".chiral-cache") } ?? []
    return try paths.reduce(into: [:]) { all, path in
      let file = root.appending(path: path)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue
      else { return }
      all[path] = try Data(contentsOf: file)
    }
  }

  /// Returns the times of the last change of everything below a folder, folders included, by path.
  package func dates(of path: String = "chiral-out") throws -> [String: Date] {
    let root = folder.appending(path: path)
    let paths =
      FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
      .filter { !$0.hasPrefix(".chiral-cache") } ?? []
    return try ([""] + paths).reduce(into: [:]) { all, path in
      let attributes = try FileManager.default.attributesOfItem(atPath: root.appending(path: path).path)
      all[path] = attributes[.modificationDate] as? Date
    }
  }
}
