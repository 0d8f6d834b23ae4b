/// The grid and the margin that the drawings of a set keep, in units of the drawings.
public struct Keylines: Hashable, Sendable {
  /// The distance between the lines on which the edges of horizontal and vertical strokes lie; nil if none is set.
  public var grid: Double?
  /// The width of the empty border around each drawing; nil if none is set.
  public var margin: Double?

  /// Creates keylines; by default, there is neither a grid nor a margin.
  public init(grid: Double? = nil, margin: Double? = nil) {
    self.grid = grid
    self.margin = margin
  }
}
