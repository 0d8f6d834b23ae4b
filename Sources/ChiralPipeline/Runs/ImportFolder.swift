internal import ChiralClassification

/// The files of a set to import; links and hidden files are left out.
struct ImportFolder {
  /// The folder that the files are relative to.
  let root: String
  private(set) var files: [String] = []

  /// Searches a folder, or takes a single file.
  init(_ path: String) throws(Initialization.Failure) {
    do throws(FileError) {
      if FileStatus(path)?.kind == .file {
        root = Files.parentFolder(of: path) ?? "."
        files = [path.split(separator: "/").last.map(String.init) ?? path]
      } else {
        root = path
        try visit("", depth: 0)
      }
    } catch {
      throw .file(error)
    }
  }

  /// The set, whose files are read on request.
  var source: ImportSource {
    ImportSource(files: files) { [root] file in try? Files.readFile(root + "/" + file, limit: Self.largest) }
  }

  private static let largest = 16 << 20
  private static let deepest = 64

  private mutating func visit(_ folder: String, depth: Int) throws(FileError) {
    guard depth < Self.deepest else { return }
    for name in try Files.names(in: folder.isEmpty ? root : root + "/" + folder) where !name.hasPrefix(".") {
      let path = folder.isEmpty ? name : folder + "/" + name
      switch FileStatus(root + "/" + path, followingLinks: false)?.kind {
      case .folder: try visit(path, depth: depth + 1)
      case .file: files.append(path)
      case .link, .other, nil: break
      }
    }
  }
}
