extension Sequence where Element == PathSegment {
  /// Returns the path as straight lines after `map`, one polyline per subpath. Curves get as many lines as
  /// pictures of icons need, which is fewer than print needs.
  public func polylines(under map: Affine = .identity) -> [[Point]] {
    var builder = PolylineBuilder(map: map)
    for segment in self { builder.add(segment) }
    return builder.lines
  }
}

/// Follows a path and collects points along it.
private struct PolylineBuilder {
  let map: Affine
  private(set) var lines: [[Point]] = []
  private var current = Point(x: 0, y: 0)
  private var start = Point(x: 0, y: 0)

  // A quarter of a circle is then off by 0.5 % of its radius at most: r · (1 − cos(90° / 16)).
  /// The number of line segments that approximate one curve.
  private static let steps = 8

  init(map: Affine) {
    self.map = map
  }

  mutating func add(_ segment: PathSegment) {
    switch segment {
    case .move(let point):
      start = point
      current = point
      lines.append([map(point)])
    case .close:
      current = start
      append(start)
    case .line(let point):
      append(point)
      current = point
    case .quadratic(let control, let end):
      // A quadratic curve is a cubic one whose control points lie two thirds of the way to its own.
      let first = Self.between(current, control, at: 2 / 3)
      curve(first, Self.between(end, control, at: 2 / 3), end)
    case .cubic(let first, let second, let end): curve(first, second, end)
    case .arc(let radiusX, let radiusY, let rotation, let isLarge, let isSweep, let end):
      let arc = EllipticalArc(
        from: current, radiusX: radiusX, radiusY: radiusY, rotation: rotation, isLarge: isLarge,
        isSweep: isSweep, to: end)
      if let arc { follow(arc) }
      append(end)
      current = end
    }
  }

  private mutating func append(_ point: Point) {
    // After a closepath a path may continue without a moveto.
    if lines.isEmpty { lines.append([map(current)]) }
    lines[lines.count - 1].append(map(point))
  }

  private mutating func follow(_ arc: EllipticalArc) {
    // Four lines per radian are off by 0.8 % of the radius at most: r · (1 − cos(1 / 8)).
    let steps = Swift.max(2, Swift.min(64, Int(saturating: (abs(arc.sweepAngle) * 4).rounded(.up))))
    for step in 1..<steps {
      append(arc.point(at: arc.startAngle + arc.sweepAngle * Double(step) / Double(steps)))
    }
  }

  private mutating func curve(_ first: Point, _ second: Point, _ end: Point) {
    for step in 1...Self.steps {
      let t = Double(step) / Double(Self.steps)
      let u = 1 - t
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      append(
        Point(
          x: a * current.x + b * first.x + c * second.x + d * end.x,
          y: a * current.y + b * first.y + c * second.y + d * end.y))
    }
    current = end
  }

  private static func between(_ one: Point, _ other: Point, at share: Double) -> Point {
    Point(x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share)
  }
}
