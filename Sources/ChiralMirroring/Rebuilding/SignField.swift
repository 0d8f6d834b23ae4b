import ChiralGeometry
import ChiralInk

/// The distances of points from a sign.
struct SignField {
  private let tool: [InkUnit]
  private let box: Rect
  /// The distance up to which distances are exact.
  let reach: Double

  /// Creates the field of a sign; nil if the sign has no ink.
  init?(_ tool: [InkUnit], reach: Double) {
    guard let box = tool.box else { return nil }
    (self.tool, self.box, self.reach) = (tool, box, reach)
  }

  /// Returns the distance of a point from the edge of the sign; less precise beyond the reach.
  func distance(_ point: Point) -> Double {
    let away = max(
      box.minX - point.x, point.x - box.minX - box.width, box.minY - point.y,
      point.y - box.minY - box.height)
    if away > reach { return away }
    return tool.map { unit in
      (unit.lines.map { $0.distance(to: point) }.min() ?? .infinity) - (unit.strokeWidth ?? 0) / 2
    }.min() ?? .infinity
  }

  /// Returns true if a point lies under the sign, which is seen as solid.
  func isInside(_ point: Point) -> Bool {
    tool.contains { $0.isRing && $0.lines.first?.encloses(point) == true }
  }

  /// Returns the distance of a point from the solid sign; negative under it.
  func clearance(_ point: Point) -> Double { isInside(point) ? -reach : distance(point) }
}

extension InkUnit {
  /// True if the line ends where it begins.
  var isRing: Bool {
    strokeWidth == nil
      || lines.contains { line in
        guard let first = line.first, let last = line.last else { return false }
        return line.count > 2 && first.distance(to: last) < (strokeWidth ?? 1) * 0.5
      }
  }
}
