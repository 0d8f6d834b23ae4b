/// The reason why something cannot be made of a drawing, with the place in the drawing.
package struct DrawingObstacle: Hashable, Sendable {
  /// The line, counted from 1.
  package var line: Int
  /// The column, counted in Unicode scalars from 1.
  package var column: Int
  /// The problem and its remedy, in one line. It may quote the drawing, so it is not safe to print.
  package var message: String

  /// Creates an obstacle at a place.
  package init(line: Int, column: Int, message: String) {
    self.line = line
    self.column = column
    self.message = message
  }
}
