package import ChiralSVG

/// Points and parts of a piece by its parameter, 0 at its beginning and 1 at its end.
extension OutlinePiece {
  package func point(at share: Double) -> Point {
    switch segment {
    case .move, .close, .line: Self.between(from, to, at: share)
    case .quadratic(let control, _):
      Self.between(Self.between(from, control, at: share), Self.between(control, to, at: share), at: share)
    case .cubic(let first, let second, _):
      Self.between(
        Self.cubic([from, first, second], share), Self.cubic([first, second, to], share), at: share)
    case .arc:
      arc.map { $0.point(at: $0.startAngle + $0.sweepAngle * share) } ?? Self.between(from, to, at: share)
    }
  }

  /// Returns the part between two parameters.
  package func part(from start: Double, to end: Double) -> OutlinePiece {
    let first = start <= 0 ? from : point(at: start)
    let last = end >= 1 ? to : point(at: end)
    return OutlinePiece(from: first, segment: segment(from: (start, first), to: (end, last)), to: last)
  }

  private func segment(from start: (share: Double, point: Point), to end: (share: Double, point: Point))
    -> PathSegment
  {
    switch segment {
    case .move, .close, .line: return .line(end.point)
    case .quadratic(let control, _):
      return .quadratic(Self.blossom([from, control, to], [start.share, end.share]), end.point)
    case .cubic(let first, let second, _):
      let points = [from, first, second, to]
      return .cubic(
        Self.blossom(points, [start.share, start.share, end.share]),
        Self.blossom(points, [start.share, end.share, end.share]), end.point)
    case .arc(_, _, let rotation, _, let isSweep, _):
      guard let arc else { return .line(end.point) }
      return .arc(
        radiusX: arc.radiusX, radiusY: arc.radiusY, rotation: rotation,
        isLarge: abs(arc.sweepAngle) * (end.share - start.share) > .pi, isSweep: isSweep, to: end.point)
    }
  }

  /// Returns the parameters at which a function changes its sign, in order.
  ///
  /// - Parameter isLinear: True if the function is linear in the plane, so that a line crosses its zero once.
  package func crossings(isLinear: Bool = true, of value: (Point) -> Double) -> [Double] {
    let steps = isLine && isLinear ? 1 : Self.steps
    return (0..<steps).compactMap { step in
      var low = Double(step) / Double(steps)
      var high = Double(step + 1) / Double(steps)
      let isPositive = value(point(at: low)) > 0
      guard isPositive != (value(point(at: high)) > 0) else { return nil }
      for _ in 0..<Self.halvings {
        let middle = (low + high) / 2
        if (value(point(at: middle)) > 0) == isPositive { low = middle } else { high = middle }
      }
      return (low + high) / 2
    }
  }

  /// The number of parts in which sign changes are searched; a curve of an icon crosses a line at most once
  /// in each.
  private static let steps = 32
  /// The number of bisections of a part: 1/32 · 2⁻⁴⁸ = 2⁻⁵³, the precision of a Double near 1.
  private static let halvings = 48

  private var arc: EllipticalArc? {
    guard case .arc(let radiusX, let radiusY, let rotation, let isLarge, let isSweep, _) = segment else {
      return nil
    }
    return EllipticalArc(
      from: from, radiusX: radiusX, radiusY: radiusY, rotation: rotation, isLarge: isLarge,
      isSweep: isSweep, to: to)
  }

  private static func between(_ one: Point, _ other: Point, at share: Double) -> Point {
    Point(x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share)
  }

  private static func cubic(_ points: [Point], _ share: Double) -> Point {
    between(between(points[0], points[1], at: share), between(points[1], points[2], at: share), at: share)
  }

  /// Returns the polar form of a Bézier curve: its value if each step takes a parameter of its own.
  private static func blossom(_ points: [Point], _ shares: [Double]) -> Point {
    guard let share = shares.first else { return points[0] }
    return blossom(
      zip(points, points.dropFirst()).map { between($0, $1, at: share) }, Array(shares.dropFirst()))
  }
}
