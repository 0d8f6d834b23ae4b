/// Writes source files for a compiler.
package enum GeneratedSource {
  /// The comment that every generated file begins with.
  private static let mark = "// Written by chiral"

  /// Writes a source file atomically, and its folders if they are missing. A file that has this text already is
  /// not touched; a file that was not generated is an error.
  package static func write(_ text: String, to path: String) throws(FileError) {
    try LinkGuard.check(path)
    let isNew = FileStatus(path)?.kind != .file
    guard isNew || Files.beginning(path, mark.utf8.count) == Array(mark.utf8) else { throw .foreign(path) }
    if let folder = Files.parentFolder(of: path), isNew { _ = try LinkGuard.folder(folder, making: true) }
    try Files.replace(path, with: Array(text.utf8))
  }
}
