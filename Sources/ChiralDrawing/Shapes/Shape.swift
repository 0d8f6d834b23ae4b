import ChiralSVG

/// A drawing in the form that simple vector formats support: paths in the coordinates of the viewport, and
/// clips.
struct ShapeDrawing: Hashable, Sendable {
  /// The width of the viewport, whose upper left corner is the origin.
  var width: Double
  /// The height of the viewport.
  var height: Double
  /// The nodes in the order in which they are painted.
  var nodes: [Node]

  /// A path, or several nodes inside a clip.
  indirect enum Node: Hashable, Sendable {
    case path(Shape)
    /// An area, by the nonzero rule, and the nodes that are visible inside it.
    case clip([PathSegment], [Node])
  }

  /// All paths, inside clips or not.
  var shapes: [Shape] { nodes.flatMap(Self.shapes) }

  private static func shapes(_ node: Node) -> [Shape] {
    switch node {
    case .path(let shape): [shape]
    case .clip(_, let nodes): nodes.flatMap(shapes)
    }
  }
}

/// A path with its paints.
struct Shape: Hashable, Sendable {
  /// The path, in the coordinates of the viewport.
  var segments: [PathSegment]
  /// The paint of the area; nil if it is not filled.
  var fill: Paint?
  /// True if the area is filled by the even-odd rule, false for the nonzero rule.
  var isEvenOdd = false
  /// The line along the path; nil if it is not stroked.
  var stroke: Stroke?

  /// A colour or gradient with its opacity.
  struct Paint: Hashable, Sendable {
    var source: Source
    /// The opacity, 0…1.
    var opacity: Double

    /// A source of paint.
    enum Source: Hashable, Sendable {
      /// The colour of the surrounding text, which platforms tint.
      case currentColor
      /// A colour; its alpha value is part of the paint's opacity.
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

  /// The shape of the ends of a line.
  enum Cap: String, Hashable, Sendable { case butt, round, square }
  /// The shape of the corners of a line.
  enum Join: String, Hashable, Sendable { case miter, round, bevel }
}

/// A gradient in the coordinates of the viewport.
struct ShapeGradient: Hashable, Sendable {
  /// The geometry of a gradient.
  enum Geometry: Hashable, Sendable {
    case linear(from: Point, to: Point)
    case radial(center: Point, radius: Double)

    /// True if the gradient has no extent in a drawing of a size; targets would write it as one of 0, which Android
    /// refuses.
    func isEmpty(size: Double) -> Bool {
      let numbers = PathText(size: size)
      return switch self {
      case .linear(let from, let to): from == to
      case .radial(_, let radius): radius <= 0 || numbers.number(radius) == "0"
      }
    }
  }

  /// A colour at an offset from 0 to 1.
  struct Stop: Hashable, Sendable {
    var offset: Double
    /// The colour; nil for `currentColor`.
    var color: ShapeColor?
    var opacity: Double

    /// The paint that has this colour everywhere.
    var paint: Shape.Paint {
      var opaque = color
      opaque?.alpha = 1
      return Shape.Paint(source: opaque.map { .color($0) } ?? .currentColor, opacity: opacity)
    }
  }

  /// The continuation of a gradient beyond its ends.
  enum Spread: String, Hashable, Sendable { case pad, reflect, `repeat` }

  var geometry: Geometry
  var stops: [Stop]
  var spread: Spread
}

/// The reason why a drawing cannot be reduced to shapes.
struct ShapeProblem: Error, Hashable, Sendable {
  /// The reason as a clause, such as "it has a mask".
  var description: String
}
