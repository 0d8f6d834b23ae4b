/// The folder to which services such as code scanning relate the paths of findings: the top of the Git checkout that
/// contains a file, or the current folder.
package struct SourceRoot: Sendable {
  private let path: String?

  /// Finds the folder for a file, which may be named relative to the current folder.
  package init(of file: String) {
    var folder = Files.realPath(file)
    while let current = folder, FileStatus(current + "/.git") == nil {
      folder = Files.parentFolder(of: current)
    }
    path = folder ?? Files.realPath(".")
  }

  /// Returns the path of a file relative to the folder; the path as it is if the file is elsewhere.
  package func path(of file: String) -> String {
    guard let path, let real = Files.realPath(file) else { return file }
    let root = path.hasSuffix("/") ? path : path + "/"
    return real.hasPrefix(root) ? String(real.dropFirst(root.count)) : file
  }
}
