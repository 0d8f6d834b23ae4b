internal import ChiralExporting
import ChiralManifest

/// Lists the drawings of a set: every SVG in a folder and its subfolders.
package struct DrawingFolder: Sendable {
  /// The paths relative to the folder, sorted by their bytes.
  package private(set) var drawings: [String] = []
  /// Links that lead out of the folder, which are not followed.
  package private(set) var outside: [String] = []
  /// Links that are not followed for another reason, with an instruction.
  package private(set) var unfollowed: [(path: String, instruction: String)] = []
  /// Drawings whose names are not UTF-8, so that neither a manifest nor a message can hold them.
  package private(set) var unnameable: [String] = []

  private let folder: ManifestFolder
  private let includesPacked: Bool
  private let excluded: String?

  /// Searches a folder.
  ///
  /// Hidden files and folders are left out, and so are the files of a build. Links to files and folders
  /// inside the folder are followed, but below a folder that was reached through a link no further link to a
  /// folder is, so that a cycle of links ends.
  /// Compressed drawings (`.svgz`) are included on request; the folder `excluded` is not searched.
  package init(
    _ path: String, includesPacked: Bool = false, besides excluded: String? = nil
  ) throws(FileError) {
    folder = ManifestFolder(path: path)
    self.includesPacked = includesPacked
    self.excluded = excluded.flatMap(Files.realPath)
    try visit("", throughLink: false)
    drawings.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private mutating func visit(_ relative: String, throughLink: Bool) throws(FileError) {
    let names = try Files.names(in: relative.isEmpty ? folder.path : folder.path(of: relative))
    if names.contains(Self.index), isOutput(relative) { return }
    for name in names where !name.hasPrefix(".") {
      let path = relative.isEmpty ? name : relative + "/" + name
      let isLink = FileStatus(folder.path(of: path), followingLinks: false)?.kind == .link
      switch folder.probe(path, suggesting: false) {
      case .folder:
        if isExcluded(path) { continue }
        if !isLink {
          try visit(path, throughLink: throughLink)
        } else if let obstacle = obstacle(to: path, throughLink: throughLink) {
          unfollowed.append((path, obstacle))
        } else {
          try visit(path, throughLink: true)
        }
      case .file: if isDrawing(name) { drawings.append(path) }
      case .outside: if isLink { outside.append(path) }
      // The system's name is not valid UTF-8; its repaired text names no file.
      case .missing:
        if isDrawing(name), name.unicodeScalars.contains("\u{FFFD}") {
          unnameable.append(path)
        } else if isLink, isDrawing(name) {
          unfollowed.append((path, Self.leadsNowhere))
        }
      }
    }
  }

  /// Returns the reason not to follow a link to a folder; nil if it is followed.
  private func obstacle(to path: String, throughLink: Bool) -> String? {
    guard let target = Files.realPath(folder.path(of: path)),
      let home = Files.realPath(folder.path(of: Files.parentFolder(of: path) ?? "."))
    else { return Self.leadsNowhere }
    if home == target || home.hasPrefix(target + "/") { return Self.leadsBack }
    return throughLink ? Self.isSecond : nil
  }

  private static let leadsNowhere = "left out: the link leads nowhere; correct or remove it"
  private static let leadsBack = "left out: the link leads to a folder that holds it; remove it"
  private static let isSecond =
    "left out: the link to a folder lies in a folder that is reached through a link; let it lead to its drawings directly"

  /// Returns true if a folder holds the index of a build.
  private func isOutput(_ relative: String) -> Bool {
    let path = folder.path(of: relative.isEmpty ? Self.index : relative + "/" + Self.index)
    guard let bytes = try? Files.readFile(path, limit: BuildIndex.largest) else { return false }
    return BuildIndex.isOfBuild(bytes)
  }

  /// The message about a drawing whose name is not UTF-8.
  static let unnameableProblem = "left out: the file's name is not UTF-8; rename it"

  private static let index = "index.json"

  private func isDrawing(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix(".svg") || includesPacked && name.hasSuffix(".svgz")
  }

  private func isExcluded(_ path: String) -> Bool {
    excluded.map { Files.realPath(folder.path(of: path)) == $0 } ?? false
  }
}

extension Project {
  /// Returns every SVG below the assets folder, relative to the manifest's folder, without the other drawings of image sets whose icon
  /// the manifest has: those for dark screens belong to the icon.
  package func drawings() throws(FileError) -> [String] {
    var found = try DrawingFolder(path(of: manifest.assets)).drawings
    let used = Set(manifest.icons.lazy.map(\.file))
    for index in found.indices {
      let path = manifest.assets == "." ? found[index] : manifest.assets + "/" + found[index]
      // Equal texts that are one in memory: a large set has hundreds of thousands of paths.
      found[index] = used.firstIndex(of: path).map { used[$0] } ?? path
    }
    let imageSets = Set(
      manifest.icons.compactMap { Files.parentFolder(of: $0.file) }.filter {
        $0.hasSuffix(".imageset") || $0.hasSuffix(".symbolset")
      })
    guard !imageSets.isEmpty else { return found }
    let named = Set(manifest.icons.flatMap(\.files))
    return found.filter { path in
      named.contains(path) || Files.parentFolder(of: path).map(imageSets.contains) != true
    }
  }
}
