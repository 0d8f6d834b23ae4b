/// The facts about one drawing, whichever icons use it: plain values, gathered by code that can read and render SVG.
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

  /// Why it cannot be read as SVG; then nothing else is known.
  package var unreadable: DrawingObstacle?
  /// The box that the drawing shows; nil if it has no axis.
  package var box: Box?
  /// Why it has no box.
  package var boxless: DrawingObstacle?
  /// The size that it asks for, where it says one that has other proportions than its box.
  package var otherSize: Box?
  /// In the order of the source.
  package var marks: [DrawingMark] = []
  /// True if something visible takes the colour of its surroundings.
  package var usesCurrentColor = false
  /// A small rendering of the drawing; nil if it cannot be rendered.
  package var picture: Thumbnail?
  /// The ink that the drawing's box cuts off.
  package var overflow = Overflow()
  /// Why it cannot be rendered; nil where nobody tried.
  package var unrendered: String?

  /// A drawing of which nothing is known yet.
  package init() {}

  /// The marks of one kind.
  package func marks(_ kind: DrawingMark.Kind) -> [DrawingMark] { marks.filter { $0.kind == kind } }
}
