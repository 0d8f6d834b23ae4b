#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An elliptical arc by its centre and angles.
///
/// Source: SVG 1.1, appendix F.6.5 and F.6.6.
public struct EllipticalArc: Hashable, Sendable {
  /// The centre of the ellipse.
  public let center: Point
  /// The radii, enlarged if the end points are too far apart for the given ones.
  public let radiusX, radiusY: Double
  /// The ellipse's rotation, in radians.
  public let rotation: Double
  /// The angle at the starting point, in radians.
  public let startAngle: Double
  /// The angle that the arc sweeps, in radians; positive is clockwise on the screen.
  public let sweepAngle: Double

  /// Creates the arc of SVG's `A`; nil if it degenerates to a line (equal points, a radius of 0).
  public init?(
    from start: Point, radiusX: Double, radiusY: Double, rotation degrees: Double,
    isLarge: Bool, isSweep: Bool, to end: Point
  ) {
    guard start != end, radiusX != 0, radiusY != 0 else { return nil }
    let angle = degrees * .pi / 180
    // (F.6.5.1) The starting point, seen from the middle between both points along the axes of the ellipse.
    let dx = (start.x - end.x) / 2
    let dy = (start.y - end.y) / 2
    let x = cos(angle) * dx + sin(angle) * dy
    let y = -sin(angle) * dx + cos(angle) * dy
    // (F.6.6.2, F.6.6.3) Radii that do not reach from point to point are enlarged in proportion.
    let excess = (x * x) / (radiusX * radiusX) + (y * y) / (radiusY * radiusY)
    let scale = excess > 1 ? excess.squareRoot() : 1
    let rx = radiusX * scale
    let ry = radiusY * scale
    // (F.6.5.2) The centre in the same coordinates; rounding may make the difference slightly negative.
    let divisor = rx * rx * y * y + ry * ry * x * x
    let factor = max(0, (rx * rx * ry * ry - divisor) / divisor).squareRoot() * (isLarge == isSweep ? -1 : 1)
    let cx = factor * rx * y / ry
    let cy = -factor * ry * x / rx
    // (F.6.5.3)
    center = Point(
      x: cos(angle) * cx - sin(angle) * cy + (start.x + end.x) / 2,
      y: sin(angle) * cx + cos(angle) * cy + (start.y + end.y) / 2)
    self.radiusX = rx
    self.radiusY = ry
    self.rotation = angle
    // (F.6.5.5, F.6.5.6) In these coordinates, the end is the starting point turned by half a turn.
    startAngle = atan2((y - cy) / ry, (x - cx) / rx)
    var turn = atan2((-y - cy) / ry, (-x - cx) / rx) - startAngle
    if isSweep, turn < 0 { turn += 2 * .pi }
    if !isSweep, turn > 0 { turn -= 2 * .pi }
    sweepAngle = turn
  }

  /// Returns the point at an angle of the ellipse's own parameter, in radians.
  public func point(at angle: Double) -> Point {
    let x = radiusX * cos(angle)
    let y = radiusY * sin(angle)
    return Point(
      x: center.x + cos(rotation) * x - sin(rotation) * y,
      y: center.y + sin(rotation) * x + cos(rotation) * y)
  }

  /// Returns the outermost points of the arc after `map`, except its ends.
  func extremes(under map: Affine) -> [Point] {
    // The ellipse is the image of the unit circle under `shape`: x = a·cos t + c·sin t + e. It is extreme where
    // tan t = c / a and half a turn later, and y where tan t = d / b.
    let shape = map.concatenating(
      Affine(
        a: cos(rotation) * radiusX, b: sin(rotation) * radiusX, c: -sin(rotation) * radiusY,
        d: cos(rotation) * radiusY, e: center.x, f: center.y))
    let angles = [atan2(shape.c, shape.a), atan2(shape.d, shape.b)].flatMap { [$0, $0 + .pi] }
    return angles.filter(contains).map { shape(Point(x: cos($0), y: sin($0))) }
  }

  private func contains(_ angle: Double) -> Bool {
    var turn = (angle - startAngle).truncatingRemainder(dividingBy: 2 * .pi)
    if sweepAngle >= 0 {
      if turn < 0 { turn += 2 * .pi }
      return turn <= sweepAngle
    }
    if turn > 0 { turn -= 2 * .pi }
    return turn >= sweepAngle
  }
}
