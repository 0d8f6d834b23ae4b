/// An axis-parallel rectangle in user units, such as a bounding box or a viewBox.
public struct Rect: Hashable, Sendable {
  /// The left edge.
  public var minX: Double
  /// The upper edge.
  public var minY: Double
  /// The width, never negative.
  public var width: Double
  /// The height, never negative.
  public var height: Double

  /// Creates a rectangle from its upper left corner and its size, in user units.
  public init(minX: Double, minY: Double, width: Double, height: Double) {
    self.minX = minX
    self.minY = minY
    self.width = width
    self.height = height
  }

  /// The right edge.
  public var maxX: Double { minX + width }
  /// The lower edge.
  public var maxY: Double { minY + height }

  /// Returns true if two rectangles have an area in common.
  package func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Returns the smallest rectangle that contains both.
  public func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      minX: left, minY: top,
      width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
