/// The reason why a drawing cannot be read, with the place.
public struct SVGError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the drawing as given by the caller.
  public let file: String
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted in bytes from 1.
  public let column: Int
  /// The label of the element that has the problem, `<name>` or `<name id="…">`; nil for the drawing as a whole.
  public let element: String?
  /// The problem and its remedy, in one line.
  public let problem: String

  /// Creates an error at a place in a drawing.
  public init(file: String, line: Int, column: Int, element: String? = nil, message problem: String) {
    self.file = file
    self.line = line
    self.column = column
    self.element = element
    self.problem = problem
  }

  /// The element, if there is one, with its problem and the remedy.
  public var message: String { element.map { "\($0): \(problem)" } ?? problem }

  /// The text of the error: `file:line:column: error: message`.
  public var description: String { "\(file):\(line):\(column): error: \(message)" }
}
