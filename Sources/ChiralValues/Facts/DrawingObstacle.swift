/// The reason why something cannot be made of a drawing, with the place in the drawing.
package struct DrawingObstacle: Hashable, Sendable {
  /// The line, counted from 1.
  package var line: Int
  /// The column, counted in Unicode scalars from 1.
  package var column: Int
  /// The label of the element that has the problem; nil for the drawing as a whole. It quotes the drawing, so it is not
  /// safe to print.
  package var element: String?
  /// The problem and its remedy, in one line. It may quote the drawing, so it is not safe to print.
  package var problem: String

  /// Creates an obstacle at a place.
  package init(line: Int, column: Int, element: String? = nil, problem: String) {
    self.line = line
    self.column = column
    self.element = element
    self.problem = problem
  }

  /// The element, if there is one, with its problem and the remedy; not safe to print.
  package var message: String { element.map { "\($0): \(problem)" } ?? problem }
}
