import ChiralSVG

/// An Android VectorDrawable of a drawing, formatted as by Android Studio.
///
/// Gradients and the even-odd rule need API 24; everything else needs API 21.
struct VectorDrawable {
  /// The drawing.
  let drawing: ShapeDrawing
  /// The size in points.
  let width, height: Double
  /// True if Android flips the drawing in right-to-left layouts.
  var isAutoMirrored = false
  /// True if Android tints the drawing in the colour of controls.
  var isTinted = false
  /// The colour of `currentColor` where Android does not tint.
  var tint = ShapeColor.black

  /// The largest length of a path: longer strings become `STRING_TOO_LARGE` in compiled resources (aapt2,
  /// StringPool.cpp).
  static let maximalText = 32_767

  /// The length of the longest path in bytes.
  var longestPath: Int {
    drawing.nodes.map(longestPath).max() ?? 0
  }

  private func longestPath(_ node: ShapeDrawing.Node) -> Int {
    switch node {
    case .path(let shape): numbers.text(shape.segments).utf8.count
    case .clip(let area, let nodes):
      max(numbers.text(area).utf8.count, nodes.map(longestPath).max() ?? 0)
    }
  }

  private var numbers: PathText { PathText(size: max(drawing.width, drawing.height)) }

  /// The text of the file.
  var xml: String {
    var attributes = [("xmlns:android", "http://schemas.android.com/apk/res/android")]
    if drawing.shapes.contains(where: \.hasGradient) {
      attributes.append(("xmlns:aapt", "http://schemas.android.com/aapt"))
    }
    attributes += [
      ("android:width", numbers.number(width) + "dp"), ("android:height", numbers.number(height) + "dp"),
      ("android:viewportWidth", numbers.number(drawing.width)),
      ("android:viewportHeight", numbers.number(drawing.height)),
    ]
    // The theme's colour of controls, as Android Studio writes it for an imported icon.
    if isTinted { attributes.append(("android:tint", "?android:attr/colorControlNormal")) }
    if isAutoMirrored { attributes.append(("android:autoMirrored", "true")) }
    let head = attributes.map { "\($0)=\"\($1)\"" }.joined(separator: "\n    ")
    return "<vector \(head)>\n" + drawing.nodes.map { xml($0, indent: "  ") }.joined() + "</vector>\n"
  }

  private func xml(_ node: ShapeDrawing.Node, indent: String) -> String {
    switch node {
    case .path(let shape): return xml(shape, indent: indent)
    case .clip(let area, let nodes):
      let inner = indent + "  "
      return "\(indent)<group>\n"
        + element(
          "clip-path", attributes: [("android:pathData", numbers.text(area))], children: [], indent: inner)
        + nodes.map { xml($0, indent: inner) }.joined() + "\(indent)</group>\n"
    }
  }

  private func xml(_ shape: Shape, indent: String) -> String {
    var attributes = [("android:pathData", numbers.text(shape.segments))]
    var children: [String] = []
    if let stroke = shape.stroke, stroke.join != .miter {
      attributes.append(("android:strokeLineJoin", stroke.join.rawValue))
    }
    if let stroke = shape.stroke { attributes.append(("android:strokeWidth", numbers.number(stroke.width))) }
    if let fill = shape.fill {
      add(fill, named: "fill", attributes: &attributes, children: &children, indent: indent + "  ")
    } else {
      attributes.append(("android:fillColor", "#00000000"))
    }
    if shape.isEvenOdd { attributes.append(("android:fillType", "evenOdd")) }
    if let stroke = shape.stroke {
      add(stroke.paint, named: "stroke", attributes: &attributes, children: &children, indent: indent + "  ")
      if stroke.join == .miter, stroke.miterLimit != 4 {
        attributes.append(("android:strokeMiterLimit", numbers.number(stroke.miterLimit)))
      }
      if stroke.cap != .butt { attributes.append(("android:strokeLineCap", stroke.cap.rawValue)) }
    }
    return element("path", attributes: attributes, children: children, indent: indent)
  }

  private func add(
    _ paint: Shape.Paint, named name: String, attributes: inout [(String, String)], children: inout [String],
    indent: String
  ) {
    switch paint.source {
    case .currentColor:
      attributes.append(("android:\(name)Color", Self.hexadecimal(isTinted ? .black : tint)))
    case .color(let color): attributes.append(("android:\(name)Color", Self.hexadecimal(color)))
    case .gradient(let gradient):
      children.append(
        "\(indent)<aapt:attr name=\"android:\(name)Color\">\n" + xml(gradient, indent: indent + "  ")
          + "\(indent)</aapt:attr>\n")
    }
    if paint.opacity < 1 {
      attributes.append(("android:\(name)Alpha", PathText(size: 1).number(paint.opacity)))
    }
  }

  private func xml(_ gradient: ShapeGradient, indent: String) -> String {
    var attributes: [(String, String)]
    switch gradient.geometry {
    case .linear(let from, let to):
      attributes = [
        ("android:startX", numbers.number(from.x)), ("android:startY", numbers.number(from.y)),
        ("android:endX", numbers.number(to.x)), ("android:endY", numbers.number(to.y)),
        ("android:type", "linear"),
      ]
    case .radial(let center, let radius):
      attributes = [
        ("android:gradientRadius", numbers.number(radius)), ("android:centerX", numbers.number(center.x)),
        ("android:centerY", numbers.number(center.y)), ("android:type", "radial"),
      ]
    }
    if gradient.spread != .pad {
      attributes.append(("android:tileMode", gradient.spread == .reflect ? "mirror" : "repeat"))
    }
    let stops = gradient.stops.map { stop in
      var color = stop.color ?? (isTinted ? .black : tint)
      color.alpha = stop.opacity
      return "\(indent)  <item android:offset=\"\(PathText(size: 1).number(stop.offset))\""
        + " android:color=\"\(Self.hexadecimal(color))\"/>\n"
    }
    return element("gradient", attributes: attributes, children: stops, indent: indent)
  }

  private func element(
    _ name: String, attributes: [(String, String)], children: [String], indent: String
  ) -> String {
    let list = attributes.map { "\n\(indent)    \($0)=\"\($1)\"" }.joined()
    guard !children.isEmpty else { return "\(indent)<\(name)\(list)/>\n" }
    return "\(indent)<\(name)\(list)>\n" + children.joined() + "\(indent)</\(name)>\n"
  }

  /// Returns a colour as `#AARRGGBB`.
  private static func hexadecimal(_ color: ShapeColor) -> String { "#" + color.hexadecimal }
}

extension Shape {
  fileprivate var hasGradient: Bool {
    [fill, stroke?.paint].contains { paint in
      if case .gradient = paint?.source { true } else { false }
    }
  }
}
