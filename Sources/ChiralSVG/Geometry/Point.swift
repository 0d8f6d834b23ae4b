/// A position or an offset in user units.
public struct Point: Hashable, Sendable {
  /// The horizontal coordinate, which grows to the right.
  public var x: Double
  /// The vertical coordinate, which grows downwards.
  public var y: Double

  /// Creates a point from its coordinates, in user units.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
