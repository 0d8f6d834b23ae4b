/// A source file that a command writes for a compiler.
package enum GeneratedSource {
  /// The beginning of every generated file, behind the sign of a comment.
  private static let mark = "// Written by chiral"

  /// Gives a file this text at once; one that has it already is left alone, and one that somebody wrote is refused.
  package static func write(_ text: String, to path: String) throws(FileError) {
    let isNew = FileStatus(path)?.kind != .file
    guard isNew || Files.beginning(path, mark.utf8.count) == Array(mark.utf8) else { throw .foreign(path) }
    try Files.replace(path, with: Array(text.utf8))
  }
}
