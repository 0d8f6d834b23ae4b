import ChiralGeometry

/// A drawing as simple vector formats hold it: paths in the coordinates of the viewport, clips, nothing else.
struct ShapeDrawing: Hashable, Sendable {
  /// The width of the viewport, whose upper left corner is the origin.
  var width: Double
  /// Its height.
  var height: Double
  /// In the order in which they are painted.
  var nodes: [Node]

  /// A path, or several inside a clip.
  indirect enum Node: Hashable, Sendable {
    case path(Shape)
    /// The area that is shown, by the nonzero rule, and what is shown of.
    case clip([PathSegment], [Node])
  }

  /// Every path, whatever clips it.
  var shapes: [Shape] { nodes.flatMap(Self.shapes) }

  private static func shapes(_ node: Node) -> [Shape] {
    switch node {
    case .path(let shape): [shape]
    case .clip(_, let nodes): nodes.flatMap(shapes)
    }
  }
}

/// A path with what paints it.
struct Shape: Hashable, Sendable {
  /// In the coordinates of the viewport.
  var segments: [PathSegment]
  /// What fills it, if anything does.
  var fill: Paint?
  /// Whether the even-odd rule says what is inside; else the nonzero one.
  var isEvenOdd = false
  /// What is drawn along it, if anything is.
  var stroke: Stroke?

  /// A colour or gradient with its opacity.
  struct Paint: Hashable, Sendable {
    var source: Source
    /// From 0 to 1.
    var opacity: Double

    /// What a paint consists of.
    enum Source: Hashable, Sendable {
      /// The colour of the text around it: what platforms tint.
      case currentColor
      /// The paint's opacity holds the alpha of the colour.
      case color(ShapeColor)
      case gradient(ShapeGradient)
    }
  }

  /// A line along the path.
  struct Stroke: Hashable, Sendable {
    var paint: Paint
    var width: Double
    var cap: Cap
    var join: Join
    var miterLimit: Double
  }

  /// How a line ends.
  enum Cap: String, Hashable, Sendable { case butt, round, square }
  /// How a line turns.
  enum Join: String, Hashable, Sendable { case miter, round, bevel }
}

/// A gradient in the coordinates of the viewport.
struct ShapeGradient: Hashable, Sendable {
  /// Where its colours lie.
  enum Geometry: Hashable, Sendable {
    case linear(from: Point, to: Point)
    case radial(center: Point, radius: Double)

    /// Whether all its colours lie in one place.
    var isEmpty: Bool {
      switch self {
      case .linear(let from, let to): from == to
      case .radial(_, let radius): radius <= 0
      }
    }
  }

  /// A colour at a place from 0 to 1.
  struct Stop: Hashable, Sendable {
    var offset: Double
    /// Nil for `currentColor`.
    var color: ShapeColor?
    var opacity: Double

    /// The paint of one colour everywhere.
    var paint: Shape.Paint {
      var opaque = color
      opaque?.alpha = 1
      return Shape.Paint(source: opaque.map { .color($0) } ?? .currentColor, opacity: opacity)
    }
  }

  /// What lies beyond its ends.
  enum Spread: String, Hashable, Sendable { case pad, reflect, `repeat` }

  var geometry: Geometry
  var stops: [Stop]
  var spread: Spread
}

/// Why a drawing is more than shapes.
struct ShapeProblem: Error, Hashable, Sendable {
  /// As in "it has a mask".
  var description: String
}
