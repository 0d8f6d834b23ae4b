/// The reason why a drawing cannot be read, with the place.
public struct SVGError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the drawing as given by the caller.
  public let file: String
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted in bytes from 1.
  public let column: Int
  /// The problem and its remedy, in one line.
  public let message: String

  /// Creates an error at a place in a drawing.
  public init(file: String, line: Int, column: Int, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }

  /// The text of the error: `file:line:column: error: message`.
  public var description: String { "\(file):\(line):\(column): error: \(message)" }
}
