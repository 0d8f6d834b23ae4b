import ChiralSVG

/// The paths of SVG's basic shapes (SVG 1.1, section 9).
struct BasicShapes {
  /// Returns a length of the element by its attribute, in user units; nil if it is missing.
  let length: (String) -> Double?
  let element: SVGElement

  /// Returns the path of the element; nil if it is not a shape.
  func segments() -> [PathSegment]? {
    switch element.name {
    case "path": element["d"].map { PathData($0).segments } ?? []
    case "rect": rectangle
    case "circle": ellipse(length("r") ?? 0, length("r") ?? 0)
    case "ellipse": ellipse(length("rx") ?? length("ry") ?? 0, length("ry") ?? length("rx") ?? 0)
    case "line":
      [
        .move(Point(x: length("x1") ?? 0, y: length("y1") ?? 0)),
        .line(Point(x: length("x2") ?? 0, y: length("y2") ?? 0)),
      ]
    case "polyline": polygon(isClosed: false)
    case "polygon": polygon(isClosed: true)
    default: nil
    }
  }

  private var rectangle: [PathSegment] {
    let (x, y) = (length("x") ?? 0, length("y") ?? 0)
    let (width, height) = (length("width") ?? 0, length("height") ?? 0)
    guard width > 0, height > 0 else { return [] }
    let rx = min(max(length("rx") ?? length("ry") ?? 0, 0), width / 2)
    let ry = min(max(length("ry") ?? length("rx") ?? 0, 0), height / 2)
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    guard rx > 0, ry > 0 else {
      return [
        .move(point(x, y)), .line(point(x + width, y)), .line(point(x + width, y + height)),
        .line(point(x, y + height)), .close,
      ]
    }
    func corner(_ end: Point) -> PathSegment {
      .arc(radiusX: rx, radiusY: ry, rotation: 0, isLarge: false, isSweep: true, to: end)
    }
    return [
      .move(point(x + rx, y)), .line(point(x + width - rx, y)), corner(point(x + width, y + ry)),
      .line(point(x + width, y + height - ry)), corner(point(x + width - rx, y + height)),
      .line(point(x + rx, y + height)), corner(point(x, y + height - ry)), .line(point(x, y + ry)),
      corner(point(x + rx, y)), .close,
    ]
  }

  private func ellipse(_ rx: Double, _ ry: Double) -> [PathSegment] {
    let (x, y) = (length("cx") ?? 0, length("cy") ?? 0)
    guard rx > 0, ry > 0 else { return [] }
    func half(_ end: Double) -> PathSegment {
      .arc(radiusX: rx, radiusY: ry, rotation: 0, isLarge: false, isSweep: true, to: Point(x: end, y: y))
    }
    return [.move(Point(x: x + rx, y: y)), half(x - rx), half(x + rx), .close]
  }

  private func polygon(isClosed: Bool) -> [PathSegment] {
    var scanner = ByteScanner(element["points"] ?? "")
    var numbers: [Double] = []
    scanner.skipSpace()
    while let number = scanner.number()?.value {
      numbers.append(number.value)
      scanner.skipSeparator()
    }
    let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
      Point(x: numbers[$0], y: numbers[$0 + 1])
    }
    guard let first = points.first else { return [] }
    return [.move(first)] + points.dropFirst().map(PathSegment.line) + (isClosed ? [.close] : [])
  }
}
