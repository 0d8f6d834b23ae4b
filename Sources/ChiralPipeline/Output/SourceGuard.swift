internal import ChiralExporting
internal import ChiralManifest

/// The files that a build reads, and must never write: refused before anything is written, wherever links lead.
struct SourceGuard {
  /// By their paths from the manifest's folder, with what they are called in messages.
  private let sources: [String]
  private let folder: ManifestFolder

  /// The manifest, its approvals, and every drawing and font that it names.
  init(_ project: Project) {
    var paths: Set<String> = [
      project.manifest.file.split(separator: "/").last.map(String.init) ?? project.manifest.file,
      ReviewDesk.fileName(of: project),
    ]
    for icon in project.manifest.icons {
      paths.insert(icon.file)
      paths.formUnion(icon.variants.map(\.file))
      if let sibling = icon.sibling { paths.insert(sibling) }
      for choice in icon.fonts.joined() {
        if case .file(let path) = choice.font { paths.insert(path) }
      }
    }
    sources = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    folder = project.folder
  }

  /// Some drawings of a folder.
  init(_ drawings: Set<String>, in folder: ManifestFolder) {
    sources = drawings.sorted()
    self.folder = folder
  }

  /// Refuses an output folder in which one of the files lies where files of these folders would be written, or where
  /// the index would; returns the paths from the output folder of the others that lie there.
  func check(_ output: String, folders: Set<String>) throws(FileError) -> [String] {
    // Nothing lies in a folder that is not there yet.
    guard let root = Files.realPath(output) else { return [] }
    let folders = Set(folders.map { $0.lowercased() })
    var inside: [String] = []
    var parents: [String: String?] = [:]
    for source in sources {
      for path in realPaths(of: source, &parents) where path.hasPrefix(root == "/" ? "/" : root + "/") {
        let relative = String(path.dropFirst(root == "/" ? 1 : root.count + 1))
        // Some file systems take ab and AB for one name.
        let top = relative.lowercased().split(separator: "/", maxSplits: 1)
        let isWritten = top.count == 1 ? top.first == "index.json" : folders.contains(String(top[0]))
        if isWritten {
          throw FileError(
            "build into", output,
            reason: "\(source) is read from where files are written; name another --output")
        }
        inside.append(relative)
      }
    }
    return inside
  }

  /// Where a file really lies, and where the link to it does.
  private func realPaths(of source: String, _ parents: inout [String: String?]) -> [String] {
    let path = folder.path(of: source)
    guard let status = FileStatus(path, followingLinks: false) else { return [] }
    let parent = Files.parentFolder(of: path) ?? (path.hasPrefix("/") ? "/" : ".")
    let real = parents[parent] ?? Files.realPath(parent)
    parents[parent] = .some(real)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    var found: [String] = []
    if let real { found.append(real == "/" ? "/" + name : real + "/" + name) }
    if status.kind == .link, let target = Files.realPath(path) { found.append(target) }
    return found
  }
}
