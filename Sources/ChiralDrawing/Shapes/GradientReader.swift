import ChiralSVG

/// Reads gradients with their templates, in the coordinates of the viewport.
struct GradientReader {
  let cascade: Cascade
  let viewBox: ViewBox

  /// Returns the paint that a gradient gives a path; nil if the gradient has no stops.
  func gradient(
    _ number: Int, painting segments: [PathSegment], _ map: Affine
  ) throws(ShapeProblem) -> Shape.Paint? {
    let chain = chain(number)
    let name = cascade.index.elements[number].name
    guard name == "linearGradient" || name == "radialGradient" else {
      throw ShapeProblem(
        description: name == "pattern" ? "it has a pattern" : "it is painted with a <\(name)>")
    }
    let stops = try stops(chain)
    guard let last = stops.last else { return nil }
    guard stops.count > 1 else { return last.paint }
    let isBox = attribute("gradientUnits", chain) != "userSpaceOnUse"
    var space = map
    if isBox {
      guard let box = segments.bounds(), box.width > 0, box.height > 0 else { return nil }
      space = map.concatenating(
        Affine(a: box.width, b: 0, c: 0, d: box.height, e: box.minX, f: box.minY))
    }
    if let text = attribute("gradientTransform", chain) {
      guard let list = TransformList(text) else {
        throw ShapeProblem(description: "it has a transform of a kind that is not known here")
      }
      space = space.concatenating(list.affine)
    }
    let geometry =
      try name == "linearGradient"
      ? linear(chain, isBox: isBox, space: space) : radial(chain, isBox: isBox, space: space)
    // Without an extent, the last stop paints everything (SVG 2, section 14.2).
    let size = max(viewBox.width.value, viewBox.height.value)
    guard !geometry.isEmpty(size: size) else { return last.paint }
    let spread = attribute("spreadMethod", chain).flatMap(ShapeGradient.Spread.init) ?? .pad
    return Shape.Paint(
      source: .gradient(ShapeGradient(geometry: geometry, stops: stops, spread: spread)), opacity: 1)
  }

  private func linear(
    _ chain: [Int], isBox: Bool, space: Affine
  ) throws(ShapeProblem) -> ShapeGradient.Geometry {
    // SVG 2, section 14.2.2: x2 is 100 % and the other three are 0 if they are missing.
    let from = Point(
      x: try length("x1", chain: chain, isBox: isBox, standard: 0),
      y: try length("y1", chain: chain, isBox: isBox, standard: 0))
    let to = Point(
      x: try length("x2", chain: chain, isBox: isBox, standard: 1),
      y: try length("y2", chain: chain, isBox: isBox, standard: 0))
    // Under a map, lines of equal colour stay straight, but they are no longer perpendicular to the axis of
    // the gradient: the new axis is the normal of the mapped lines.
    let across = Point(x: -(to.y - from.y), y: to.x - from.x)
    let mapped = Point(
      x: space.a * across.x + space.c * across.y, y: space.b * across.x + space.d * across.y)
    let normal = Point(x: -mapped.y, y: mapped.x)
    let (start, end) = (space(from), space(to))
    let square = normal.x * normal.x + normal.y * normal.y
    guard square > 0 else { return .linear(from: start, to: end) }
    let reach = ((end.x - start.x) * normal.x + (end.y - start.y) * normal.y) / square
    return .linear(
      from: start, to: Point(x: start.x + normal.x * reach, y: start.y + normal.y * reach))
  }

  private func radial(
    _ chain: [Int], isBox: Bool, space: Affine
  ) throws(ShapeProblem) -> ShapeGradient.Geometry {
    // SVG 2, section 14.2.3: cx, cy and r are 50 % if they are missing, and the focus is the centre.
    let center = Point(
      x: try length("cx", chain: chain, isBox: isBox, standard: 0.5),
      y: try length("cy", chain: chain, isBox: isBox, standard: 0.5))
    let radius = try length("r", chain: chain, isBox: isBox, standard: 0.5)
    let focus = Point(
      x: try length("fx", chain: chain, isBox: isBox, standard: nil) ?? center.x,
      y: try length("fy", chain: chain, isBox: isBox, standard: nil) ?? center.y)
    guard focus == center, (attribute("fr", chain) ?? "0") == "0" else {
      throw ShapeProblem(description: "it has a radial gradient with a focus of its own")
    }
    guard let scale = space.uniformScale else {
      throw ShapeProblem(description: "it has an elliptical gradient")
    }
    return .radial(center: space(center), radius: radius * scale)
  }

  private func stops(_ chain: [Int]) throws(ShapeProblem) -> [ShapeGradient.Stop] {
    guard let owner = chain.first(where: { !children($0).isEmpty }) else { return [] }
    var stops: [ShapeGradient.Stop] = []
    for number in children(owner) {
      // An offset below that of the stop before it counts as equal to it (SVG 2, section 14.2.4).
      let offset = max(
        cascade.index.elements[number]["offset"].flatMap(ShapeStyle.share) ?? 0, stops.last?.offset ?? 0)
      let opacity = cascade.own("stop-opacity", number).flatMap(ShapeStyle.share) ?? 1
      let text = cascade.own("stop-color", number) ?? "black"
      if text.lowercased() == "currentcolor" {
        let color = currentColor(number)
        stops.append(ShapeGradient.Stop(offset: offset, color: color, opacity: opacity * (color?.alpha ?? 1)))
      } else if let value = ShapeColor(text) {
        stops.append(ShapeGradient.Stop(offset: offset, color: value, opacity: opacity * value.alpha))
      } else {
        throw ShapeProblem(description: "its colour \(text) is of a kind that is not known here")
      }
    }
    return stops
  }

  /// Returns the colour that a stop inherits from the elements around its gradient, not from what the gradient paints;
  /// nil if it comes from outside of the drawing.
  private func currentColor(_ number: Int) -> ShapeColor? {
    var current = number
    while current >= 0 {
      if let text = cascade.own("color", current), !["currentcolor", "unset"].contains(text.lowercased()) {
        return ShapeColor(text)
      }
      current = cascade.index.parents[current]
    }
    return nil
  }

  private func children(_ number: Int) -> [Int] {
    cascade.index.children(of: number).filter { cascade.index.elements[$0].name == "stop" }
  }

  /// Returns a gradient followed by the templates that its `href` names, nearest first.
  private func chain(_ number: Int) -> [Int] {
    var chain = [number]
    while let next = chain.last.flatMap({ cascade.target(ofLink: $0) }), !chain.contains(next) {
      chain.append(next)
    }
    return chain
  }

  private func attribute(_ name: String, _ chain: [Int]) -> String? {
    chain.lazy.compactMap { cascade.index.elements[$0][name] }.first
  }

  private func length(
    _ name: String, chain: [Int], isBox: Bool, standard: Double?
  ) throws(ShapeProblem) -> Double? {
    let isVertical = name.hasSuffix("y") || name.hasPrefix("y")
    let reference = isBox ? DecimalNumber(1) : isVertical ? viewBox.height : viewBox.width
    guard let text = attribute(name, chain) else { return standard.map { $0 * reference.value } }
    guard let length = Length(text), length.unit != .em, length.unit != .ex else {
      throw ShapeProblem(description: "it has the length \(text)")
    }
    return length.userUnits(reference: reference, fontSize: .zero).value
  }

  private func length(
    _ name: String, chain: [Int], isBox: Bool, standard: Double
  ) throws(ShapeProblem) -> Double {
    try length(name, chain: chain, isBox: isBox, standard: standard as Double?) ?? 0
  }
}
