import ChiralGeometry

/// The room around a tool: designers cut it out of what stands beside it, for the tool as it lies there.
struct ToolRoom {
  private let tool: [InkUnit]
  private let rest: [InkUnit]
  private let width: Double
  /// How far the tool and the rest lie apart, edge from edge.
  let before: Double

  /// Upright in its mirrored place a tool needs this share of the room that it had.
  private static let leastRoom = 0.7
  /// More room than this share of the drawing's width is as good as any.
  private static let ample = 0.1

  /// Measures the room between a tool and the rest of a drawing of a width.
  init(tool: [InkUnit], rest: [InkUnit], width: Double) {
    self.tool = tool
    self.rest = rest
    self.width = width
    before = Self.distance(tool, rest)
  }

  /// Whether the tool has room among the mirrored rest of a drawing; k is what the drawing is mirrored by.
  func isThere(k: Double) -> Bool {
    guard let first = tool.first else { return true }
    let box = tool.dropFirst().reduce(first.box) { $0.union($1.box) }
    let shift = k - box.minX - box.maxX
    let mirrored = rest.compactMap { unit in unit.moved { Point(x: k - $0.x, y: $0.y) } }
    let moved = tool.compactMap { unit in unit.moved { Point(x: $0.x + shift, y: $0.y) } }
    return Self.distance(moved, mirrored) >= min(before, width * Self.ample) * Self.leastRoom
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

  /// How far two pieces of ink lie apart, edge from edge; 0 or less where they meet.
  fileprivate func distance(to other: InkUnit) -> Double {
    let reach = ((strokeWidth ?? 0) + (other.strokeWidth ?? 0)) / 2
    let distances = lines.flatMap { one in other.lines.map { one.distance(toLine: $0) } }
    return (distances.min() ?? .infinity) - reach
  }
}

extension [Point] {
  /// How far the nearest points of two lines lie apart; 0 where they cross.
  fileprivate func distance(toLine other: [Point]) -> Double {
    let isCrossing = zip(self, dropFirst()).contains { start, end in
      zip(other, other.dropFirst()).contains { Self.cross(start, end, $0, $1) }
    }
    if isCrossing { return 0 }
    return (map { other.distance(to: $0) } + other.map { distance(to: $0) }).min() ?? .infinity
  }

  private static func cross(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Bool {
    func side(_ p: Point, _ q: Point, _ r: Point) -> Bool {
      (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x) > 0
    }
    return side(a, b, c) != side(a, b, d) && side(c, d, a) != side(c, d, b)
  }
}
