import ChiralGeometry

/// The room around a tool: designers cut it out of what stands beside it, for the tool as it lies there.
extension ToolShape {
  /// Upright in its mirrored place a tool needs this share of the room that it had.
  private static let leastRoom = 0.7
  /// More room than this share of the drawing's width is as good as any.
  private static let ample = 0.1

  /// Whether the tool has room among the mirrored rest of a drawing; k is what the drawing is mirrored by.
  func hasRoom(among units: [InkUnit], k: Double, width: Double) -> Bool {
    let rest = units.filter { !isPart($0) }
    let shift = k - candidate.box.minX - candidate.box.maxX
    let mirrored = rest.compactMap { unit in unit.moved { Point(x: k - $0.x, y: $0.y) } }
    let tool = candidate.units.compactMap { unit in unit.moved { Point(x: $0.x + shift, y: $0.y) } }
    let before = min(Self.distance(candidate.units, rest), width * Self.ample)
    return Self.distance(tool, mirrored) >= before * Self.leastRoom
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
