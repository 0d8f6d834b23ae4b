internal import ChiralExporting
internal import ChiralManifest
internal import ChiralValues

/// The files that a build reads and must never overwrite. The build is refused before anything is written,
/// even if a link leads to one of them.
struct ProtectedSources {
  /// The paths relative to the manifest's folder, which are also their names in messages.
  private let sources: [String]
  private let folder: ManifestFolder

  /// Takes the manifest, its approvals, and every drawing and font that it names.
  init(_ project: Project) {
    var paths: Set<String> = [
      project.manifest.file.split(separator: "/").last.map(String.init) ?? project.manifest.file,
      project.approvalsFile,
    ]
    for icon in project.manifest.icons {
      paths.formUnion(icon.files)
      if let sibling = icon.parts.sibling { paths.insert(sibling) }
      for choice in icon.letters.fonts.joined() {
        if case .file(let path) = choice.font { paths.insert(path) }
      }
    }
    sources = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    folder = project.folder
  }

  /// Takes some drawings of a folder.
  init(_ drawings: Set<String>, in folder: ManifestFolder) {
    sources = drawings.sorted()
    self.folder = folder
  }

  /// Throws if one of the files is in one of these subfolders of the output folder, or is its `index.json`.
  /// Returns the paths of the other files that are inside the output folder, relative to it.
  func check(_ output: String, folders: Set<String>) throws(FileError) -> [String] {
    // A folder that does not exist yet contains nothing.
    guard let root = Files.realPath(output) else { return [] }
    let folders = Set(folders.map { $0.lowercased() })
    var inside: [String] = []
    var parents: [String: String?] = [:]
    for source in sources {
      for path in realPaths(of: source, &parents) where path.hasPrefix(root == "/" ? "/" : root + "/") {
        let relative = String(path.dropFirst(root == "/" ? 1 : root.count + 1))
        // Some file systems ignore case in names.
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

  /// Returns the path of a file without links, and that of the link to it.
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
