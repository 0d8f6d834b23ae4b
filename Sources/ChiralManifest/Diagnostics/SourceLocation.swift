/// A place in a text file, as every message of Chiral names it.
///
/// Columns count Unicode scalars, not bytes and not UTF-16 units: a place after a Hebrew name is where an
/// editor shows it, and SARIF calls the same unit `unicodeCodePoints`.
public struct SourceLocation: Hashable, Sendable {
  /// The path by which the file was opened.
  public var file: String
  /// Counted from 1.
  public var line: Int
  /// Counted from 1, in Unicode scalars.
  public var column: Int

  /// A place, with line and column counted from 1.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourceLocation: Comparable, CustomStringConvertible {
  /// Reading order: by file, then from top to bottom.
  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }

  /// `file:line:column`, with control characters in the file's name escaped.
  public var description: String { "\(Wording.escaped(file)):\(line):\(column)" }
}
