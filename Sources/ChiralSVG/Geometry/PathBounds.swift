extension Sequence where Element == PathSegment {
  /// Returns the smallest rectangle around the path (without stroke) after `map`; nil for an empty path.
  public func bounds(under map: Affine = .identity) -> Rect? {
    var bounds = BoundsBuilder(map: map)
    for segment in self { bounds.add(segment) }
    return bounds.rect
  }
}

/// Collects the extreme points of path segments under an affine map.
private struct BoundsBuilder {
  let map: Affine
  private var current = Point(x: 0, y: 0)
  private var start = Point(x: 0, y: 0)
  private(set) var rect: Rect?

  init(map: Affine) {
    self.map = map
  }

  mutating func add(_ segment: PathSegment) {
    switch segment {
    case .move(let point):
      start = point
      current = point
      return
    case .close:
      current = start
      return
    case .line(let point):
      include(current, point)
      current = point
    case .quadratic(let control, let point):
      include(current, point)
      curve(current, control, control, point, isQuadratic: true)
      current = point
    case .cubic(let first, let second, let point):
      include(current, point)
      curve(current, first, second, point, isQuadratic: false)
      current = point
    case .arc(let radiusX, let radiusY, let rotation, let isLarge, let isSweep, let point):
      include(current, point)
      let arc = EllipticalArc(
        from: current, radiusX: radiusX, radiusY: radiusY, rotation: rotation,
        isLarge: isLarge, isSweep: isSweep, to: point)
      arc?.extremes(under: map).forEach { grow($0) }
      current = point
    }
  }

  private mutating func include(_ points: Point...) {
    for point in points { grow(map(point)) }
  }

  private mutating func grow(_ point: Point) {
    let dot = Rect(minX: point.x, minY: point.y, width: 0, height: 0)
    rect = rect?.union(dot) ?? dot
  }

  private mutating func curve(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, isQuadratic: Bool) {
    let points = [map(p0), map(p1), map(p2), map(p3)]
    let parameters =
      isQuadratic
      ? Self.quadraticExtremes(points.map(\.x)) + Self.quadraticExtremes(points.map(\.y))
      : Self.cubicExtremes(points.map(\.x)) + Self.cubicExtremes(points.map(\.y))
    for t in parameters where t > 0 && t < 1 {
      let weights = isQuadratic ? Self.quadraticWeights(t) : Self.cubicWeights(t)
      var point = Point(x: 0, y: 0)
      for (weight, control) in zip(weights, points) {
        point.x += weight * control.x
        point.y += weight * control.y
      }
      grow(point)
    }
  }

  // The Bernstein polynomials. A quadratic curve has its only control point twice, the second time with no weight.
  private static func quadraticWeights(_ t: Double) -> [Double] {
    let u = 1 - t
    return [u * u, 2 * u * t, 0, t * t]
  }

  private static func cubicWeights(_ t: Double) -> [Double] {
    let u = 1 - t
    return [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
  }

  /// Returns the parameters at which the derivative of a quadratic curve in one coordinate is zero.
  private static func quadraticExtremes(_ p: [Double]) -> [Double] {
    // The derivative is 2 · ((p₀ − 2p₁ + p₃) · t − (p₀ − p₁)); the end has the number 3, as in a cubic curve.
    let divisor = p[0] - 2 * p[1] + p[3]
    return divisor == 0 ? [] : [(p[0] - p[1]) / divisor]
  }

  /// Returns the parameters at which the derivative of a cubic curve in one coordinate is zero.
  private static func cubicExtremes(_ p: [Double]) -> [Double] {
    // The derivative is 3 · (a·t² + b·t + c).
    let a = -p[0] + 3 * p[1] - 3 * p[2] + p[3]
    let b = 2 * (p[0] - 2 * p[1] + p[2])
    let c = p[1] - p[0]
    // Without a square term, the formula for two roots would divide by zero.
    if abs(a) < 1e-12 { return b == 0 ? [] : [-c / b] }
    let root = b * b - 4 * a * c
    return root < 0 ? [] : [(-b + root.squareRoot()) / (2 * a), (-b - root.squareRoot()) / (2 * a)]
  }
}
