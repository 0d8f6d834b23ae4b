/// Why a drawing cannot be read, and where.
public struct SVGError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the drawing, as it was given.
  public let file: String
  /// Counted from 1.
  public let line: Int
  /// Counted in bytes from 1.
  public let column: Int
  /// The problem and its remedy, in one line.
  public let message: String

  /// An error at a place in a drawing.
  public init(file: String, line: Int, column: Int, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }

  /// `file:line:column: error: message`.
  public var description: String { "\(file):\(line):\(column): error: \(message)" }
}
