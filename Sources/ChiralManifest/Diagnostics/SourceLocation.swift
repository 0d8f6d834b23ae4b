import ChiralValues

/// A place in a text file, as all messages of Chiral give it.
///
/// Columns count Unicode scalars, not bytes or UTF-16 units, so that a place after a Hebrew name is where an
/// editor shows it; SARIF calls this unit `unicodeCodePoints`.
public struct SourceLocation: Hashable, Sendable {
  /// The path by which the file was opened.
  public var file: String
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted in Unicode scalars from 1.
  public var column: Int

  /// Creates a place; line and column are counted from 1.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourceLocation: Comparable, CustomStringConvertible {
  /// Compares in reading order: by file, then from top to bottom.
  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }

  /// The text of the place, `file:line:column`, with control characters in the file's name escaped.
  public var description: String { "\(Wording.escaped(file)):\(line):\(column)" }
}
