import ChiralSVG

/// The part of a drawing in which letters stay, in user units.
struct LiveArea: Hashable {
  /// The left and the right end; nil if there is no limit.
  var x: ClosedRange<Double>?
  /// The upper and the lower end; nil if there is no limit.
  var y: ClosedRange<Double>?

  /// Returns the part of a box that lies in the area; the columns or rows of a box that lie outside stay as they are.
  func part(of box: Rect) -> Rect {
    let columns = Self.part(of: ClosedRange(between: box.minX, box.maxX), in: x)
    let rows = Self.part(of: ClosedRange(between: box.minY, box.maxY), in: y)
    return Rect(
      minX: columns.lowerBound, minY: rows.lowerBound, width: columns.upperBound - columns.lowerBound,
      height: rows.upperBound - rows.lowerBound)
  }

  private static func part(
    of range: ClosedRange<Double>, in limits: ClosedRange<Double>?
  ) -> ClosedRange<Double> {
    guard let limits, limits.overlaps(range) else { return range }
    return range.clamped(to: limits)
  }
}
