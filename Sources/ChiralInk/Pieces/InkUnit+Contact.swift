package import ChiralSVG

/// Pieces that touch, cross or are the same.
extension [InkUnit] {
  /// Returns the strokes in groups that are connected, in the order of the drawing.
  package func touching(_ isConnected: (InkUnit, InkUnit) -> Bool) -> [[InkUnit]] {
    filter { $0.strokeWidth != nil }.grouped(where: isConnected)
  }

  /// Returns the pieces in groups that are connected, in the order of the drawing.
  package func grouped(where isConnected: (InkUnit, InkUnit) -> Bool) -> [[InkUnit]] {
    var groups: [[InkUnit]] = []
    for unit in self {
      let touching = groups.indices.filter { groups[$0].contains { isConnected(unit, $0) } }
      let joined = touching.flatMap { groups[$0] } + [unit]
      groups = groups.indices.filter { !touching.contains($0) }.map { groups[$0] } + [joined]
    }
    return groups
  }
}

extension InkUnit {
  package func isSame(as other: InkUnit) -> Bool { element == other.element && subpaths == other.subpaths }

  /// Returns true if two strokes meet.
  package func touches(_ other: InkUnit) -> Bool {
    guard let width = strokeWidth, let otherWidth = other.strokeWidth, let line = lines.first,
      let otherLine = other.lines.first,
      box.minX < other.box.maxX, other.box.minX < box.maxX, box.minY < other.box.maxY,
      other.box.minY < box.maxY
    else { return false }
    // Strokes touch if an end lies within 0.6 of the thinner stroke's width (half of it, and a tenth more) of
    // the other centre line.
    let reach = min(width, otherWidth) * 0.6
    return ends(of: line).contains { otherLine.distance(to: $0) < reach }
      || ends(of: otherLine).contains { line.distance(to: $0) < reach }
  }

  /// Returns true if two strokes cross.
  package func crosses(_ other: InkUnit) -> Bool {
    guard strokeWidth != nil, other.strokeWidth != nil, let line = lines.first,
      let otherLine = other.lines.first,
      box.minX < other.box.maxX, other.box.minX < box.maxX, box.minY < other.box.maxY,
      other.box.minY < box.maxY
    else { return false }
    return line.crosses(otherLine)
  }

  private func ends(of line: [Point]) -> [Point] { [line[0], line[line.count - 1]] }
}

extension [Point] {
  /// Returns true if a segment of the line crosses a segment of another.
  package func crosses(_ other: [Point]) -> Bool {
    zip(self, dropFirst()).contains { start, end in
      zip(other, other.dropFirst()).contains { otherStart, otherEnd in
        // The ends of each segment lie on different sides of the other.
        start.isLeft(of: otherStart, otherEnd) != end.isLeft(of: otherStart, otherEnd)
          && otherStart.isLeft(of: start, end) != otherEnd.isLeft(of: start, end)
      }
    }
  }

  /// Returns the distance of a point from the nearest segment of the line.
  package func distance(to point: Point) -> Double {
    guard var start = first else { return .infinity }
    guard count > 1 else { return start.distance(to: point) }
    var nearest = Double.infinity
    for end in dropFirst() {
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = dx * dx + dy * dy
      let share =
        length == 0
        ? 0 : Swift.max(0, Swift.min(1, ((point.x - start.x) * dx + (point.y - start.y) * dy) / length))
      nearest = Swift.min(
        nearest, Point(x: start.x + share * dx, y: start.y + share * dy).distance(to: point))
      start = end
    }
    return nearest
  }
}

extension Point {
  /// Returns true if the point lies on the left side of the line from one point to another.
  fileprivate func isLeft(of start: Point, _ end: Point) -> Bool {
    (end.x - start.x) * (y - start.y) - (end.y - start.y) * (x - start.x) > 0
  }
}
