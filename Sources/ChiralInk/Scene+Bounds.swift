package import ChiralSVG

/// Bounding boxes: those of geometry without the stroke, those of text by the ink of its layout.
extension Scene {
  /// Returns the box of an element with its content, in the coordinates around it after `map`; nil if nothing
  /// is drawn or something cannot be measured.
  package func bounds(of number: Int, under map: Affine) -> Rect? {
    bounds(of: number, under: map, depth: 0)
  }

  private func bounds(of number: Int, under map: Affine, depth: Int) -> Rect? {
    let element = element(number)
    // The depth ends a `use` that shows an element around itself.
    guard element.namespace == .svg, ElementKind(element.name) == .graphics, depth < 64,
      own("display", number) != "none"
    else { return nil }
    let inner = map.concatenating(localMap(number))
    switch element.name {
    case "text": return textInk?.rect(of: number, among: index)
    case "use": return useBounds(number, map: inner, depth: depth)
    case "g", "svg", "a", "switch", "symbol":
      return index.children(of: number).compactMap { bounds(of: $0, under: inner, depth: depth + 1) }
        .reduce(nil) { sum, box in sum?.union(box) ?? box }
    default: return outline(number)?.bounds(under: inner)
    }
  }

  private func useBounds(_ number: Int, map: Affine, depth: Int) -> Rect? {
    guard let target = target(of: element(number).href?.value) else { return nil }
    let shift = Affine.translation(
      x: length("x", number)?.value ?? 0, y: verticalLength("y", number) ?? 0)
    let inner = map.concatenating(shift)
    if element(target).name == "symbol" {
      return index.children(of: target).compactMap { bounds(of: $0, under: inner, depth: depth + 1) }
        .reduce(nil) { sum, box in sum?.union(box) ?? box }
    }
    return bounds(of: target, under: inner, depth: depth + 1)
  }

  /// Rounds a distance to a power of ten that is at most 1/20,000 of the drawing's width, the accuracy of a
  /// curve's box.
  package func rounded(_ distance: Double) -> Double {
    // A division by a power of ten gives the double that is nearest to the decimal number.
    var scale = 1.0
    while scale < 20_000 / viewBox.width.value, scale < 1e9 { scale *= 10 }
    return (distance * scale).rounded() / scale
  }

  /// Returns the width of an element's stroke, in the drawing's coordinates.
  package func strokeWidth(of number: Int) -> Double {
    let length = inherited("stroke-width", number).flatMap(Length.init)
    let own = length.map { userUnits($0, number).value } ?? 1
    let map = fullMap(number)
    // A map multiplies areas by its determinant, and so lengths by its root on average over all directions.
    return max(0, own * abs(map.determinant).squareRoot())
  }

  /// Returns the outline of a shape in its own coordinates; nil for an element that is not a shape.
  package func outline(_ number: Int) -> [PathSegment]? {
    let element = element(number)
    func x(_ name: String) -> Double? { length(name, number)?.value }
    func y(_ name: String) -> Double? { verticalLength(name, number) }
    switch element.name {
    case "path": return own("d", number).map { PathData($0).segments }
    case "polyline": return element["points"].map { PathData("M" + $0).segments }
    case "polygon": return element["points"].map { PathData("M" + $0 + "Z").segments }
    case "line":
      return [
        .move(Point(x: x("x1") ?? 0, y: y("y1") ?? 0)), .line(Point(x: x("x2") ?? 0, y: y("y2") ?? 0)),
      ]
    case "rect", "image", "foreignObject":
      guard let width = x("width"), let height = y("height") else { return nil }
      let rect = Rect(minX: x("x") ?? 0, minY: y("y") ?? 0, width: max(0, width), height: max(0, height))
      let radiusX = min(x("rx") ?? y("ry") ?? 0, rect.width / 2)
      let radiusY = min(y("ry") ?? x("rx") ?? 0, rect.height / 2)
      return element.name == "rect" && radiusX > 0 && radiusY > 0
        ? Self.rounded(rect, radiusX: radiusX, radiusY: radiusY) : Self.rectangle(rect)
    case "circle":
      return x("r").map { Self.ellipse(Point(x: x("cx") ?? 0, y: y("cy") ?? 0), radiusX: $0, radiusY: $0) }
    case "ellipse":
      guard let radiusX = x("rx") ?? y("ry"), let radiusY = y("ry") ?? x("rx") else { return nil }
      return Self.ellipse(Point(x: x("cx") ?? 0, y: y("cy") ?? 0), radiusX: radiusX, radiusY: radiusY)
    default: return nil
    }
  }

  private static func rectangle(_ rect: Rect) -> [PathSegment] {
    [
      .move(Point(x: rect.minX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.minY)),
      .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.minX, y: rect.maxY)), .close,
    ]
  }

  private static func rounded(_ rect: Rect, radiusX: Double, radiusY: Double) -> [PathSegment] {
    func corner(_ x: Double, _ y: Double) -> PathSegment {
      .arc(
        radiusX: radiusX, radiusY: radiusY, rotation: 0, isLarge: false, isSweep: true, to: Point(x: x, y: y))
    }
    return [
      .move(Point(x: rect.minX + radiusX, y: rect.minY)),
      .line(Point(x: rect.maxX - radiusX, y: rect.minY)), corner(rect.maxX, rect.minY + radiusY),
      .line(Point(x: rect.maxX, y: rect.maxY - radiusY)), corner(rect.maxX - radiusX, rect.maxY),
      .line(Point(x: rect.minX + radiusX, y: rect.maxY)), corner(rect.minX, rect.maxY - radiusY),
      .line(Point(x: rect.minX, y: rect.minY + radiusY)), corner(rect.minX + radiusX, rect.minY), .close,
    ]
  }

  private static func ellipse(_ center: Point, radiusX: Double, radiusY: Double) -> [PathSegment] {
    let right = Point(x: center.x + radiusX, y: center.y)
    let left = Point(x: center.x - radiusX, y: center.y)
    func half(to point: Point) -> PathSegment {
      .arc(radiusX: radiusX, radiusY: radiusY, rotation: 0, isLarge: false, isSweep: true, to: point)
    }
    return [.move(right), half(to: left), half(to: right), .close]
  }
}

extension Affine {
  /// The inverse of the map; nil if the map is singular.
  package var inverted: Affine? {
    let det = determinant
    guard det != 0, det.isFinite else { return nil }
    return Affine(
      a: d / det, b: -b / det, c: -c / det, d: a / det,
      e: (c * f - d * e) / det, f: (b * e - a * f) / det)
  }

  /// True if the map moves nothing, within rounding.
  package var isIdentity: Bool {
    let parts = [a - 1, b, c, d - 1, e, f]
    return parts.allSatisfy { abs($0) < 1e-9 }
  }
}
