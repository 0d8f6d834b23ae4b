import ChiralGeometry
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

  /// The expression that makes it, and makes it when it is first asked for.
  func builder() throws(ShapeProblem) -> String {
    let numbers = PathText(size: max(drawing.width, drawing.height))
    let width = numbers.number(self.width)
    var text = """
              lazy {
                  ImageVector.Builder(
                      name = \(Escape.kotlin(name)), defaultWidth = \(width).dp, defaultHeight = \(height).dp,
                      viewportWidth = \(numbers.number(drawing.width))f, viewportHeight = \(numbers.number(drawing.height))f,
                      autoMirror = \(isAutoMirrored),
                  )

      """
    for node in drawing.nodes { text += try self.text(of: node, numbers) }
    return text + "                .build()\n        }"
  }

  private func text(of node: ShapeDrawing.Node, _ numbers: PathText) throws(ShapeProblem) -> String {
    let indent = "                "
    switch node {
    case .clip(let area, let nodes):
      let inner = try nodes.map { node throws(ShapeProblem) in try text(of: node, numbers) }.joined()
      return "\(indent).addGroup(clipPathData = \(try path(area, numbers)))\n\(inner)\(indent).clearGroup()\n"
    case .path(let shape):
      var arguments = ["pathData = \(try path(shape.segments, numbers))"]
      if shape.isEvenOdd { arguments.append("pathFillType = PathFillType.EvenOdd") }
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
      let lines = arguments.map { "\(indent)    \($0),\n" }.joined()
      return "\(indent).addPath(\n\(lines)\(indent))\n"
    }
  }

  private func path(_ segments: [PathSegment], _ numbers: PathText) throws(ShapeProblem) -> String {
    let text = numbers.text(segments)
    guard text.utf8.count <= Self.maximalText else {
      throw ShapeProblem(description: "it has a path of more than \(Self.maximalText) bytes")
    }
    return "addPathNodes(\"\(text)\")"
  }

  private func paint(_ paint: Shape.Paint, named name: String, numbers: PathText) -> [String] {
    let source =
      switch paint.source {
      case .currentColor: "SolidColor(\(color(isTinted ? .black : tint, 1)))"
      case .color(let color): "SolidColor(\(self.color(color, 1)))"
      case .gradient(let gradient): brush(gradient, numbers)
      }
    let alpha = paint.opacity < 1 ? ["\(name)Alpha = \(PathText(size: 1).number(paint.opacity))f"] : []
    return ["\(name) = \(source)"] + alpha
  }

  private func brush(_ gradient: ShapeGradient, _ numbers: PathText) -> String {
    let stops = gradient.stops.map { stop in
      "\(PathText(size: 1).number(stop.offset))f to \(color(stop.color ?? (isTinted ? .black : tint), stop.opacity))"
    }.joined(separator: ", ")
    func offset(_ point: Point) -> String {
      "Offset(\(numbers.number(point.x))f, \(numbers.number(point.y))f)"
    }
    let mode =
      switch gradient.spread {
      case .pad: "Clamp"
      case .reflect: "Mirror"
      case .repeat: "Repeated"
      }
    switch gradient.geometry {
    case .linear(let from, let to):
      return
        "Brush.linearGradient(\(stops), start = \(offset(from)), end = \(offset(to)), tileMode = TileMode.\(mode))"
    case .radial(let center, let radius):
      return
        "Brush.radialGradient(\(stops), center = \(offset(center)), radius = \(numbers.number(radius))f, "
        + "tileMode = TileMode.\(mode))"
    }
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
