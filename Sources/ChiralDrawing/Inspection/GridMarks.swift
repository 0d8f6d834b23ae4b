import ChiralSVG
import ChiralValues

/// Finds edges of horizontal and vertical lines that lie between the lines of a grid.
extension InspectedDrawing {
  /// A horizontal or vertical line of a shape.
  private struct StraightLine: Hashable {
    var isHorizontal: Bool
    /// The y coordinate of a horizontal line, the x coordinate of a vertical one.
    var position: Double
    var length: Double
  }

  /// Elements whose content is drawn elsewhere or not at all.
  private static let definitions: Set<String> = [
    "defs", "symbol", "clipPath", "mask", "pattern", "marker", "filter",
  ]

  /// The largest deviation that is not reported, as a part of the grid: 0.01 units if the grid is 0.5.
  private static let tolerance = 0.02

  /// Returns the edges of horizontal and vertical lines that are off a grid: those of the stroke, or of the shape if it
  /// has no stroke. Lines shorter than `shortest` and elements with a transform are left out.
  func gridMarks(_ drawn: Set<Int>, grid: Double, shortest: Double) -> [DrawingMark] {
    drawn.sorted().flatMap { number -> [DrawingMark] in
      let lines = straightLines(of: index.elements[number]).filter { $0.length >= shortest }
      guard !lines.isEmpty, isInPlace(number), let offset = edgeOffset(number) else { return [] }
      let edges = lines.flatMap { line in
        Set([line.position - offset, line.position + offset]).sorted().filter { edge in
          abs(edge / grid - (edge / grid).rounded()) > Self.tolerance
        }.map { "\(line.isHorizontal ? "y" : "x") = \(DecimalNumber(($0 * 1000).rounded() / 1000))" }
      }
      var seen: Set<String> = []
      return edges.filter { seen.insert($0).inserted }.map {
        mark(.offGrid, at: index.elements[number].offset, $0)
      }
    }
  }

  /// Returns true if an element is drawn at its own coordinates.
  private func isInPlace(_ number: Int) -> Bool {
    ([number] + index.ancestors(of: number)).allSatisfy { ancestor in
      cascade.own("transform", ancestor) == nil && !Self.definitions.contains(index.elements[ancestor].name)
    }
  }

  /// Returns the distance of an element's edges from its outline; nil if it is not painted.
  private func edgeOffset(_ number: Int) -> Double? {
    if let stroke = cascade.inherited("stroke", number), stroke != "none" {
      let width = cascade.inherited("stroke-width", number).flatMap(Length.init)
      return (width?.userUnits(reference: .zero, fontSize: .zero).value ?? 1) / 2
    }
    return cascade.inherited("fill", number) == "none" ? nil : 0
  }

  private func straightLines(of element: SVGElement) -> [StraightLine] {
    switch element.name {
    case "path": lines(PathData(element["d"] ?? "").segments)
    case "polyline": lines(PathData("M" + (element["points"] ?? "")).segments)
    case "polygon": lines(PathData("M" + (element["points"] ?? "") + "z").segments)
    case "line":
      lines([
        .move(Point(x: length("x1", element), y: length("y1", element))),
        .line(Point(x: length("x2", element), y: length("y2", element))),
      ])
    case "rect": sides(of: element)
    default: []
    }
  }

  private func length(_ name: String, _ element: SVGElement) -> Double {
    element[name].flatMap(Length.init)?.userUnits(reference: .zero, fontSize: .zero).value ?? 0
  }

  /// Returns the sides of a rectangle without its round corners.
  private func sides(of element: SVGElement) -> [StraightLine] {
    let (x, y) = (length("x", element), length("y", element))
    let (width, height) = (length("width", element), length("height", element))
    let radius = max(length("rx", element), length("ry", element))
    guard width > 0, height > 0 else { return [] }
    return [y, y + height].map {
      StraightLine(isHorizontal: true, position: $0, length: width - 2 * radius)
    }
      + [x, x + width].map { StraightLine(isHorizontal: false, position: $0, length: height - 2 * radius) }
  }

  private func lines(_ segments: [PathSegment]) -> [StraightLine] {
    var lines: [StraightLine] = []
    var start = Point(x: 0, y: 0)
    var current = start
    func add(_ end: Point) {
      let (width, height) = (abs(end.x - current.x), abs(end.y - current.y))
      if height < 1e-6, width > 0 {
        lines.append(StraightLine(isHorizontal: true, position: end.y, length: width))
      } else if width < 1e-6, height > 0 {
        lines.append(StraightLine(isHorizontal: false, position: end.x, length: height))
      }
      current = end
    }
    for segment in segments {
      switch segment {
      case .move(let point): (start, current) = (point, point)
      case .line(let point): add(point)
      case .quadratic(_, let point), .cubic(_, _, let point), .arc(_, _, _, _, _, to: let point):
        current = point
      case .close: add(start)
      }
    }
    return lines
  }
}
