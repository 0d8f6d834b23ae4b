import ChiralSVG
import ChiralValues

/// An `ImageVector` of Compose, in Kotlin.
struct ImageVector {
  let drawing: ShapeDrawing
  let name: String
  /// The size in points that it asks for.
  let width: Double
  let height: Int
  /// True if Compose flips it in right-to-left layouts.
  let isAutoMirrored: Bool
  /// True if the app that shows it gives it a colour.
  let isTinted: Bool
  /// The value of `currentColor` if the app gives none.
  let tint: ShapeColor

  /// A constant of Java holds no more (The Java Virtual Machine Specification, section 4.4.7).
  private static let maximalText = 65_535

  /// Returns the statements that make it; the last one is its value. Each argument has a line of its own, because linters wrap
  /// calls that fill a line, and none wraps a text.
  func builder() throws(ShapeProblem) -> String {
    let numbers = PathText(size: max(drawing.width, drawing.height))
    let head = """
      val builder =
          ImageVector.Builder(
              name = \(Escape.kotlin(name)),
              defaultWidth = \(numbers.number(width)).dp,
              defaultHeight = \(height).dp,
              viewportWidth = \(numbers.number(drawing.width))f,
              viewportHeight = \(numbers.number(drawing.height))f,
              autoMirror = \(isAutoMirrored),
          )

      """
    let calls = try drawing.nodes.map { node throws(ShapeProblem) in
      "builder." + (try text(of: node, numbers))
    }
    return head + calls.joined() + "builder.build()"
  }

  /// Returns the call that adds a node; `path` and `clip` are functions of the set.
  private func text(
    of node: ShapeDrawing.Node, indent: String = "", _ numbers: PathText
  ) throws(ShapeProblem) -> String {
    switch node {
    case .clip(let area, let nodes):
      let inner = indent + "    "
      let calls = try nodes.map { node throws(ShapeProblem) in
        inner + (try text(of: node, indent: inner, numbers))
      }
      return "clip(\n\(inner)\(try path(area, numbers)),\n\(indent)) {\n\(calls.joined())\(indent)}\n"
    case .path(let shape):
      var arguments = [try path(shape.segments, numbers)]
      if let fill = shape.fill { arguments += paint(fill, named: "fill", numbers: numbers) }
      if let stroke = shape.stroke {
        arguments += paint(stroke.paint, named: "stroke", numbers: numbers)
        arguments.append("strokeLineWidth = \(numbers.number(stroke.width))f")
        if stroke.cap != .butt {
          arguments.append("strokeLineCap = StrokeCap.\(stroke.cap.rawValue.capitalised)")
        }
        if stroke.join != .miter {
          arguments.append("strokeLineJoin = StrokeJoin.\(stroke.join.rawValue.capitalised)")
        }
        if stroke.miterLimit != 4 {
          arguments.append("strokeLineMiter = \(numbers.number(stroke.miterLimit))f")
        }
      }
      if shape.isEvenOdd { arguments.append("pathFillType = PathFillType.EvenOdd") }
      let lines = arguments.joined(separator: ",\n").split(separator: "\n").map { "\(indent)    \($0)\n" }
      return "path(\n\(lines.joined().dropLast()),\n\(indent))\n"
    }
  }

  private func path(_ segments: [PathSegment], _ numbers: PathText) throws(ShapeProblem) -> String {
    let text = numbers.text(segments)
    guard text.utf8.count <= Self.maximalText else {
      throw ShapeProblem(description: "it has a path of more than \(Self.maximalText) bytes")
    }
    return "\"\(text)\""
  }

  private func paint(_ paint: Shape.Paint, named name: String, numbers: PathText) -> [String] {
    let source =
      switch paint.source {
      case .currentColor: " SolidColor(\(color(isTinted ? .black : tint, 1)))"
      case .color(let color): " SolidColor(\(self.color(color, 1)))"
      case .gradient(let gradient): brush(gradient, numbers)
      }
    let alpha = paint.opacity < 1 ? ["\(name)Alpha = \(PathText(size: 1).number(paint.opacity))f"] : []
    return ["\(name) =\(source)"] + alpha
  }

  private func brush(_ gradient: ShapeGradient, _ numbers: PathText) -> String {
    let stops = gradient.stops.map { stop in
      "\(PathText(size: 1).number(stop.offset))f to \(color(stop.color ?? (isTinted ? .black : tint), stop.opacity))"
    }
    func offset(_ point: Point) -> String {
      "Offset(\(numbers.number(point.x))f, \(numbers.number(point.y))f)"
    }
    let mode =
      switch gradient.spread {
      case .pad: "Clamp"
      case .reflect: "Mirror"
      case .repeat: "Repeated"
      }
    let (function, extent) =
      switch gradient.geometry {
      case .linear(let from, let to): ("linear", ["start = \(offset(from))", "end = \(offset(to))"])
      case .radial(let center, let radius):
        ("radial", ["center = \(offset(center))", "radius = \(numbers.number(radius))f"])
      }
    let arguments = (stops + extent + ["tileMode = TileMode.\(mode)"]).map { "        \($0),\n" }
    return "\n    Brush.\(function)Gradient(\n\(arguments.joined())    )"
  }

  private func color(_ color: ShapeColor, _ alpha: Double) -> String {
    var color = color
    color.alpha = alpha
    return "Color(0x\(color.hexadecimal))"
  }
}

extension String {
  fileprivate var capitalised: String { prefix(1).uppercased() + dropFirst() }
}
