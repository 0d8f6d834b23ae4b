/// The facts about one drawing, independent of the icons that use it: plain values, collected by code that
/// can read and render SVG.
package struct DrawingFacts: Hashable, Sendable {
  /// The rectangle that a drawing shows, in its own units.
  package struct Box: Hashable, Sendable {
    package var minX: Double
    package var minY: Double
    package var width: Double
    package var height: Double

    package init(minX: Double, minY: Double, width: Double, height: Double) {
      self.minX = minX
      self.minY = minY
      self.width = width
      self.height = height
    }
  }

  /// The reason why the drawing cannot be read as SVG; if set, nothing else is known.
  package var unreadable: DrawingObstacle?
  /// The box that the drawing shows; nil if it has no axis.
  package var box: Box?
  /// The reason why the drawing has no box.
  package var boxless: DrawingObstacle?
  /// The size that the drawing declares, if its proportions differ from those of the box.
  package var otherSize: Box?
  /// The marks, in the order of the source.
  package var marks: [DrawingMark] = []
  /// True if something visible takes the colour of its surroundings.
  package var usesCurrentColor = false
  /// The facts about a small rendering of the drawing; nil if it cannot be rendered.
  package var picture: PictureFacts?
  /// The ink that the drawing's box cuts off.
  package var overflow = Overflow()
  /// The box around everything that is drawn but text; nil if it was not measured, or nothing is drawn.
  package var ink: Box?
  /// The reason why the drawing cannot be rendered; nil if it can, or if it was not tried.
  package var unrendered: String?

  /// Creates facts without content.
  package init() {}

  /// Returns the marks of one kind.
  package func marks(_ kind: DrawingMark.Kind) -> [DrawingMark] { marks.filter { $0.kind == kind } }
}
