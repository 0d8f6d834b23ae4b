import ChiralSVG

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Affine {
  /// The scale factor if it is the same in every direction; nil for all other maps.
  var uniformScale: Double? {
    let scale = (a * a + b * b).squareRoot()
    let other = (c * c + d * d).squareRoot()
    let skew = abs(a * c + b * d)
    return scale > 0 && abs(scale - other) <= 1e-6 * scale && skew <= 1e-6 * scale * scale ? scale : nil
  }
}

extension [PathSegment] {
  /// Returns the path under a map; arcs stay arcs if the map scales uniformly.
  func transformed(by map: Affine) -> [PathSegment] {
    guard map != .identity else { return self }
    guard let scale = map.uniformScale else { return withoutArcs.map { $0.mapped(by: map, scale: 1) } }
    return self.map { $0.mapped(by: map, scale: scale) }
  }

  /// The path with cubic curves in place of arcs.
  var withoutArcs: [PathSegment] {
    var current = Point(x: 0, y: 0)
    var start = current
    return flatMap { segment -> [PathSegment] in
      let from = current
      current = segment.end ?? start
      if case .move(let point) = segment { start = point }
      guard case .arc(let radiusX, let radiusY, let rotation, let isLarge, let isSweep, let end) = segment
      else { return [segment] }
      let arc = EllipticalArc(
        from: from, radiusX: radiusX, radiusY: radiusY, rotation: rotation, isLarge: isLarge,
        isSweep: isSweep,
        to: end)
      return arc.map { $0.cubics(to: end) } ?? [.line(end)]
    }
  }
}

extension PathSegment {
  /// The end point; nil for `close`.
  var end: Point? {
    switch self {
    case .move(let end), .line(let end), .quadratic(_, let end), .cubic(_, _, let end),
      .arc(_, _, _, _, _, let end):
      end
    case .close: nil
    }
  }

  /// Returns the segment under a map, which must scale uniformly if the segment is an arc.
  fileprivate func mapped(by map: Affine, scale: Double) -> PathSegment {
    switch self {
    case .move(let end): return .move(map(end))
    case .line(let end): return .line(map(end))
    case .quadratic(let middle, let end): return .quadratic(map(middle), map(end))
    case .cubic(let first, let second, let end): return .cubic(map(first), map(second), map(end))
    case .arc(let radiusX, let radiusY, let rotation, let isLarge, let isSweep, let end):
      let turn = atan2(map.b, map.a) * 180 / .pi
      let isReflecting = map.determinant < 0
      return .arc(
        radiusX: radiusX * scale, radiusY: radiusY * scale,
        rotation: radiusX == radiusY ? 0 : isReflecting ? turn - rotation : turn + rotation, isLarge: isLarge,
        isSweep: isReflecting ? !isSweep : isSweep, to: map(end))
    case .close: return .close
    }
  }
}

extension EllipticalArc {
  /// Returns the arc as cubic curves of at most a quarter-turn each; the last one ends exactly at `end`.
  func cubics(to end: Point) -> [PathSegment] {
    let count = max(1, min(8, Int(saturating: (abs(sweepAngle) / (.pi / 2) - 1e-9).rounded(.up))))
    let step = sweepAngle / Double(count)
    // With handles of 4/3 · tan(θ/4) radii, a cubic curve meets an arc of the angle θ at both ends and in the
    // middle.
    let handle = 4 / 3 * tan(step / 4)
    return (0..<count).map { index in
      let from = startAngle + Double(index) * step
      let to = from + step
      let last = index == count - 1 ? end : point(at: to)
      return .cubic(tangentPoint(at: from, handle), tangentPoint(at: to, -handle), last)
    }
  }

  /// Returns the point at an angle, moved along the tangent.
  private func tangentPoint(at angle: Double, _ handle: Double) -> Point {
    let point = point(at: angle)
    let x = -radiusX * sin(angle) * handle
    let y = radiusY * cos(angle) * handle
    return Point(
      x: point.x + cos(rotation) * x - sin(rotation) * y, y: point.y + sin(rotation) * x + cos(rotation) * y)
  }
}
