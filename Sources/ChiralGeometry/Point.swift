/// A position or an offset in user units.
public struct Point: Hashable, Sendable {
  /// Grows to the right.
  public var x: Double
  /// Grows downwards.
  public var y: Double

  /// A point from its coordinates, in user units.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
