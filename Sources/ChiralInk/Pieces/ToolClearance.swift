package import ChiralSVG

/// The clearance around a tool. Designers cut it out of the surrounding shapes to fit the tool as drawn.
package struct ToolClearance {
  private let tool: [InkUnit]
  private let rest: [InkUnit]
  private let width: Double
  /// The distance between the edges of the tool and the rest of the drawing.
  package let before: Double

  /// The share of its original clearance that a tool needs, unmirrored, in the mirrored place, and that of
  /// other objects, around which nothing was cut to fit their shape.
  package static let leastRoom = (tool: 0.7, object: 0.25)
  /// The clearance, as a share of the drawing's width, above which more makes no difference.
  private static let ample = 0.1

  /// Measures the clearance between a tool and the rest of a drawing.
  package init(tool: [InkUnit], rest: [InkUnit], width: Double) {
    self.tool = tool
    self.rest = rest
    self.width = width
    before = Self.distance(tool, rest)
  }

  /// Returns true if the unmirrored tool has enough room among the rest, which is mirrored by x → k − x.
  ///
  /// - Parameters:
  ///   - aside: The distance to the right of its mirrored place at which the tool stands.
  ///   - frame: The box that is reflected; nil for that of the tool.
  package func isThere(
    k: Double, aside: Double, in frame: Rect? = nil, share: Double = leastRoom.tool
  ) -> Bool {
    guard let box = frame ?? tool.box else { return true }
    let shift = k - box.minX - box.maxX + aside
    let mirrored = rest.compactMap { unit in unit.moved { Point(x: k - $0.x, y: $0.y) } }
    let moved = tool.compactMap { unit in unit.moved { Point(x: $0.x + shift, y: $0.y) } }
    return Self.distance(moved, mirrored) >= min(before, width * Self.ample) * share
  }

  private static func distance(_ some: [InkUnit], _ others: [InkUnit]) -> Double {
    some.flatMap { one in others.map { one.distance(to: $0) } }.min() ?? .infinity
  }
}

extension InkUnit {
  fileprivate func moved(_ map: (Point) -> Point) -> InkUnit? {
    InkUnit(
      element: element, subpaths: subpaths, lines: lines.map { $0.map(map) }, strokeWidth: strokeWidth,
      isWholeElement: isWholeElement)
  }

  /// Returns the distance between the edges of two pieces of ink; 0 or less if they touch.
  fileprivate func distance(to other: InkUnit) -> Double {
    // Distances are measured between centre lines, so half of each stroke's width lies between them.
    let reach = ((strokeWidth ?? 0) + (other.strokeWidth ?? 0)) / 2
    let distances = lines.flatMap { one in other.lines.map { one.distance(toLine: $0) } }
    return (distances.min() ?? .infinity) - reach
  }
}

extension [Point] {
  /// Returns the distance between two lines; 0 if they cross.
  fileprivate func distance(toLine other: [Point]) -> Double {
    if crosses(other) { return 0 }
    return (map { other.distance(to: $0) } + other.map { distance(to: $0) }).min() ?? .infinity
  }
}
