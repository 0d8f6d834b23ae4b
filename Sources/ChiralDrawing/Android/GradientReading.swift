import ChiralSVG

/// Converts a `<gradient>` of a VectorDrawable to SVG.
struct GradientReading {
  let xml: AndroidXML
  /// The colour that replaces all others; nil if there is none.
  let tint: AndroidColor?

  /// The attributes of each type, with their names in SVG.
  static let geometry: [String: (element: String, attributes: [(svg: String, android: String)])] = [
    "linear": (
      "linearGradient", [("x1", "startX"), ("y1", "startY"), ("x2", "endX"), ("y2", "endY")]
    ),
    "radial": ("radialGradient", [("cx", "centerX"), ("cy", "centerY"), ("r", "gradientRadius")]),
  ]

  /// Returns a gradient with an id, in the coordinates of the path.
  func svg(_ source: SVGElement, id: String) throws(DrawableReader.Problem) -> SVGElement {
    let type = xml.value("type", of: source) ?? "linear"
    guard source.qualifiedName == "gradient", let form = Self.geometry[type] else {
      throw DrawableReader.Problem(
        element: source, message: "a \(source.qualifiedName) of type \(type) has no form in SVG")
    }
    var attributes = [("id", id), ("gradientUnits", "userSpaceOnUse")]
    for (svg, android) in form.attributes {
      guard let number = xml.number(android, of: source, or: 0) else {
        throw DrawableReader.Problem(element: source, message: "\(android) is not a number")
      }
      attributes.append((svg, DrawableReader.text(number)))
    }
    switch xml.value("tileMode", of: source) {
    case "mirror": attributes.append(("spreadMethod", "reflect"))
    case "repeat": attributes.append(("spreadMethod", "repeat"))
    default: break
    }
    var element = SVGElement(form.element, attributes: attributes, children: try stops(source))
    element.offset = source.offset
    return element
  }

  /// Returns the stops: those of the items, or two or three colours at equal distances.
  private func stops(_ source: SVGElement) throws(DrawableReader.Problem) -> [SVGNode] {
    let items = source.elements.filter { $0.qualifiedName == "item" }
    guard items.isEmpty else {
      return try items.map { item throws(DrawableReader.Problem) in
        try stop(xml.value("color", of: item), at: xml.number("offset", of: item, or: 0) ?? 0, for: item)
      }
    }
    let center = xml.value("centerColor", of: source)
    var stops = [try stop(xml.value("startColor", of: source), at: 0, for: source)]
    if center != nil { stops.append(try stop(center, at: 0.5, for: source)) }
    return stops + [try stop(xml.value("endColor", of: source), at: 1, for: source)]
  }

  private func stop(
    _ text: String?, at offset: Double, for source: SVGElement
  ) throws(DrawableReader.Problem) -> SVGNode {
    guard let color = AndroidColor(text ?? "@android:color/transparent") else {
      throw DrawableReader.Problem(element: source, message: "\(text ?? "") is not a colour; write #AARRGGBB")
    }
    let alpha = color.alpha * (tint?.alpha ?? 1)
    var stop = SVGElement(
      "stop",
      attributes: [("offset", DrawableReader.text(offset)), ("stop-color", (tint ?? color).text)]
        + (alpha < 1 ? [("stop-opacity", DrawableReader.text(alpha))] : []))
    stop.offset = source.offset
    return .element(stop)
  }
}
