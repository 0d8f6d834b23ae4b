internal import ChiralClassification
internal import ChiralManifest

/// The files of a set to import. Hidden files are left out, and so are links, except in a theme, where a link to a drawing is a
/// drawing.
struct ImportFolder {
  /// The folder that the files are relative to.
  let root: String
  private(set) var files: [String] = []
  /// The folders of a theme that are links to other folders of it, such as `16@2x` to `16`. Their drawings are those of the others.
  private(set) var linkedFolders: [String] = []

  /// Searches a folder, or takes a single file.
  init(_ path: String, kind: ImportKind) throws(Initialization.Failure) {
    do throws(FileError) {
      if FileStatus(path)?.kind == .file {
        root = Files.parentFolder(of: path) ?? "."
        files = [path.split(separator: "/").last.map(String.init) ?? path]
      } else {
        root = path
        if kind == .gtk {
          files = try DrawingFolder(path).drawings
          leaveOutLinkedFolders()
        } else {
          try visit("", depth: 0)
        }
      }
    } catch {
      throw .file(error)
    }
  }

  private mutating func leaveOutLinkedFolders() {
    let folders = Set(files.compactMap { Files.parentFolder(of: $0) })
    let links = Dictionary(uniqueKeysWithValues: folders.map { ($0, link(above: $0)) })
    linkedFolders = Set(links.values.compactMap(\.self)).sorted()
    guard !linkedFolders.isEmpty else { return }
    files.removeAll { file in Files.parentFolder(of: file).flatMap { links[$0] ?? nil } != nil }
  }

  /// Returns the outermost folder of a path that is a link; nil if there is none.
  private func link(above folder: String) -> String? {
    let parts = folder.split(separator: "/")
    return parts.indices.lazy.map { parts[...$0].joined(separator: "/") }.first {
      FileStatus(root + "/" + $0, followingLinks: false)?.kind == .link
    }
  }

  /// The set, whose files are read on request.
  var source: ImportSource { source(with: [:]) }

  /// Returns the set with the new content of some files.
  func source(with new: [String: [UInt8]]) -> ImportSource {
    ImportSource(files: Set(files).union(new.keys).sorted()) { [root] file in
      new[file] ?? (try? Files.readFile(root + "/" + file, limit: Self.largest))
    }
  }

  /// Takes out the icons with a drawing that is a link out of the folder: no other command would read it.
  func leaveOutLinks(in set: inout ImportedSet) {
    for icon in set.icons {
      guard let file = ([icon.file].compactMap(\.self) + icon.variants.map(\.file)).first(where: leadsOutside)
      else { continue }
      set.icons.removeAll { $0.name == icon.name }
      set.remark(on: file, "left out: it is a link out of the folder; copy the drawing into it")
    }
  }

  private func leadsOutside(_ file: String) -> Bool {
    guard FileStatus(root + "/" + file, followingLinks: false)?.kind == .link,
      let place = Files.realPath(root + "/" + file), let home = Files.realPath(root)
    else { return false }
    return Initialization.path(place, inside: home) == nil
  }

  private static let largest = 16 << 20
  private static let deepest = 64
  /// The folders that the tools of apps fill.
  private static let generated: Set = ["node_modules", "Pods", "DerivedData", "intermediates"]

  private mutating func visit(_ folder: String, depth: Int) throws(FileError) {
    guard depth < Self.deepest else { return }
    for name in try Files.names(in: folder.isEmpty ? root : root + "/" + folder) where !name.hasPrefix(".") {
      let path = folder.isEmpty ? name : folder + "/" + name
      switch FileStatus(root + "/" + path, followingLinks: false)?.kind {
      case .folder: if !Self.generated.contains(name) { try visit(path, depth: depth + 1) }
      case .file: files.append(path)
      case .link, .other, nil: break
      }
    }
  }
}
