/// The affine map of SVG's `matrix(a b c d e f)`: x' = a·x + c·y + e, y' = b·x + d·y + f.
///
/// Source: SVG 1.1, section 7.4.
public struct Affine: Hashable, Sendable {
  /// The six coefficients, in the order in which SVG writes them; `e` and `f` in user units.
  public var a, b, c, d, e, f: Double

  /// Creates a map from SVG's six coefficients.
  public init(a: Double, b: Double, c: Double, d: Double, e: Double, f: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.e = e
    self.f = f
  }

  /// The map that moves nothing.
  public static let identity = Affine(a: 1, b: 0, c: 0, d: 1, e: 0, f: 0)

  /// Returns the mirror image F about x = k / 2: x' = k − x.
  public static func mirror(k: Double) -> Affine {
    Affine(a: -1, b: 0, c: 0, d: 1, e: k, f: 0)
  }

  /// Returns a shift by user units.
  public static func translation(x: Double, y: Double) -> Affine {
    Affine(a: 1, b: 0, c: 0, d: 1, e: x, f: y)
  }

  /// Returns `self · inner`, which applies `inner` first, as nested SVG transforms do.
  public func concatenating(_ inner: Affine) -> Affine {
    Affine(
      a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b,
      c: a * inner.c + c * inner.d, d: b * inner.c + d * inner.d,
      e: a * inner.e + c * inner.f + e, f: b * inner.e + d * inner.f + f)
  }

  /// The determinant: negative for a map that mirrors, 0 for a map that is not invertible.
  public var determinant: Double { a * d - b * c }

  /// Returns the image of a point.
  public func callAsFunction(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + e, y: b * point.x + d * point.y + f)
  }
}
