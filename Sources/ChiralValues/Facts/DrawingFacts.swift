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

  /// The box that the drawing shows; nil if it has no axis.
  package var box: Box?
  /// The marks, in the order of the source.
  package var marks: [DrawingMark] = []
  /// True if something visible takes the colour of its surroundings.
  package var usesCurrentColor = false
  /// The facts about a small rendering of the drawing; nil if it cannot be rendered.
  package var picture: PictureFacts?
  /// The box around everything that is drawn but text; nil if it was not measured, or nothing is drawn.
  package var ink: Box?
  /// The facts that are true of few drawings; a list of at most one, which takes 8 bytes if it is empty.
  private var oddities: [Oddities] = []

  /// Creates facts without content.
  package init() {}

  /// Returns the marks of one kind.
  package func marks(_ kind: DrawingMark.Kind) -> [DrawingMark] { marks.filter { $0.kind == kind } }
}

/// The facts that are true of few drawings.
extension DrawingFacts {
  private struct Oddities: Hashable, Sendable {
    var unreadable: DrawingObstacle?
    var boxless: DrawingObstacle?
    var otherSize: Box?
    var overflow = Overflow()
    var unrendered: String?
  }

  /// The reason why the drawing cannot be read as SVG; if set, nothing else is known.
  package var unreadable: DrawingObstacle? {
    get { oddities.first?.unreadable }
    set { change { $0.unreadable = newValue } }
  }

  /// The reason why the drawing has no box.
  package var boxless: DrawingObstacle? {
    get { oddities.first?.boxless }
    set { change { $0.boxless = newValue } }
  }

  /// The size that the drawing declares, if its proportions differ from those of the box.
  package var otherSize: Box? {
    get { oddities.first?.otherSize }
    set { change { $0.otherSize = newValue } }
  }

  /// The ink that the drawing's box cuts off.
  package var overflow: Overflow {
    get { oddities.first?.overflow ?? Overflow() }
    set { change { $0.overflow = newValue } }
  }

  /// The reason why the drawing cannot be rendered; nil if it can, or if it was not tried.
  package var unrendered: String? {
    get { oddities.first?.unrendered }
    set { change { $0.unrendered = newValue } }
  }

  private mutating func change(_ body: (inout Oddities) -> Void) {
    var changed = oddities.first ?? Oddities()
    body(&changed)
    oddities = changed == Oddities() ? [] : [changed]
  }
}
