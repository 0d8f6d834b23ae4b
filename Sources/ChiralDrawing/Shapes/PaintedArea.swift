import ChiralSVG

/// An area that is painted at once.
struct PaintedArea {
  var segments: [PathSegment]
  var isEvenOdd = false
  /// True for a `StrokeOutline`, whose pieces overlap and all turn the same way.
  var isStroke = false

  /// The contours of the path, each of which begins with a moveto: after a closepath, a path may go on without one.
  var contours: [Contour] {
    var parts: [[PathSegment]] = []
    var start = Point(x: 0, y: 0)
    var isOpen = false
    for segment in segments {
      if case .move(let point) = segment {
        start = point
        parts.append([segment])
      } else {
        if !isOpen { parts.append([.move(start)]) }
        parts[parts.count - 1].append(segment)
      }
      isOpen = segment != .close
    }
    return parts.filter { $0.count > 1 }.map(Contour.init)
  }

  /// The area with contours that turn clockwise on the whole, like strokes.
  var turned: PaintedArea {
    let contours = contours
    guard contours.reduce(0, { $0 + $1.signedArea }) < 0 else { return self }
    return PaintedArea(segments: contours.flatMap(\.reversed), isEvenOdd: isEvenOdd, isStroke: isStroke)
  }

  /// The area with a winding of 1 inside and 0 outside, if its contours do not cross: clockwise around paint,
  /// counterclockwise around holes, without contours that have the same on both sides.
  var untangled: PaintedArea {
    guard !isStroke else { return self }
    let contours = contours
    func isPainted(_ winding: Int) -> Bool { isEvenOdd ? winding % 2 != 0 : winding != 0 }
    let parts = contours.indices.flatMap { index -> [PathSegment] in
      let contour = contours[index]
      guard let probe = contour.probe else { return [] }
      let outside = contours.indices.filter { $0 != index }.reduce(0) {
        $0 + contours[$1].winding(around: probe)
      }
      let own = contour.signedArea > 0 ? 1 : -1
      guard isPainted(outside) != isPainted(outside + own) else { return [] }
      return (own == 1) == isPainted(outside) ? contour.reversed : contour.segments
    }
    return PaintedArea(segments: parts)
  }
}

/// A closed line around an area.
struct Contour {
  let segments: [PathSegment]
  /// The corners of the contour as straight lines.
  let points: [Point]

  init(_ segments: [PathSegment]) {
    self.segments = segments
    points = segments.polylines().flatMap(\.self)
  }

  /// The sides; the last one closes the contour.
  var edges: some Sequence<(Point, Point)> { zip(points, points.dropFirst() + points.prefix(1)) }

  /// Twice the area, which is positive if the contour is clockwise on the screen.
  var signedArea: Double { edges.reduce(0) { $0 + $1.0.x * $1.1.y - $1.0.y * $1.1.x } }

  /// A point on the contour: the middle of its longest side, which is the least likely to touch others.
  var probe: Point? {
    edges.max { Self.reach($0) < Self.reach($1) }.map { from, to in
      from.toward(to, 0.5)
    }
  }

  private static func reach(_ edge: (Point, Point)) -> Double {
    let (x, y) = (edge.1.x - edge.0.x, edge.1.y - edge.0.y)
    return x * x + y * y
  }

  /// Returns the number of times that the contour goes around a point, clockwise.
  func winding(around point: Point) -> Int {
    // Edges that cross the ray to the right of the point count 1 on the way down and −1 on the way up.
    edges.reduce(0) { sum, edge in
      ScanRows.crossing(edge, at: point.y).map { $0.x > point.x ? sum + $0.turn : sum } ?? sum
    }
  }

  /// Returns the part of the contour inside a convex polygon; curves become straight lines only if something is cut off.
  ///
  /// The contour is clipped by one side after the other (Sutherland and Hodgman 1974), which keeps the winding of every
  /// point inside.
  func clipped(by polygon: PolygonClip.Polygon, overhang: Double) -> [PathSegment] {
    let isInside = points.allSatisfy { point in polygon.sides.allSatisfy { $0.depth(of: point) >= -overhang }
    }
    if isInside { return segments }
    let kept = polygon.sides.reduce(finePoints) { points, side in
      zip(points, points.dropFirst() + points.prefix(1)).flatMap { from, to -> [Point] in
        let (before, after) = (side.depth(of: from), side.depth(of: to))
        let inner = before >= 0 ? [from] : []
        guard (before >= 0) != (after >= 0) else { return inner }
        return inner + [from.toward(to, before / (before - after))]
      }
    }
    guard kept.count > 2 else { return [] }
    return [.move(kept[0])] + kept.dropFirst().map(PathSegment.line) + [.close]
  }

  /// The corners of the contour with 32 lines per curve.
  var finePoints: [Point] {
    var points: [Point] = []
    for segment in segments {
      let from = points.last ?? Point(x: 0, y: 0)
      switch segment {
      case .move(let end), .line(let end): points.append(end)
      case .quadratic(let middle, let end):
        // A quadratic curve is a cubic one whose control points lie two thirds of the way to its own.
        points += Self.points(
          from: from, controls: (from.toward(middle, 2 / 3.0), end.toward(middle, 2 / 3.0)), to: end)
      case .cubic(let first, let second, let end):
        points += Self.points(from: from, controls: (first, second), to: end)
      case .arc, .close: break
      }
    }
    return points
  }

  /// Returns the ends of 32 lines along a cubic curve.
  private static func points(from: Point, controls: (first: Point, second: Point), to end: Point) -> [Point] {
    (1...32).map { step in
      let t = Double(step) / 32
      let (first, second) = controls
      let (a, b, c) = (from.toward(first, t), first.toward(second, t), second.toward(end, t))
      return a.toward(b, t).toward(b.toward(c, t), t)
    }
  }

  /// The contour in the opposite direction.
  var reversed: [PathSegment] {
    var result: [PathSegment] = []
    var from = Point(x: 0, y: 0)
    for segment in segments {
      switch segment {
      case .move(let end): from = end
      case .line(let end):
        result.append(.line(from))
        from = end
      case .quadratic(let middle, let end):
        result.append(.quadratic(middle, from))
        from = end
      case .cubic(let first, let second, let end):
        result.append(.cubic(second, first, from))
        from = end
      case .arc, .close: break
      }
    }
    return [.move(from)] + result.reversed() + [.close]
  }
}

extension Point {
  /// Returns the point at a share of the way to another one.
  fileprivate func toward(_ other: Point, _ share: Double) -> Point {
    Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
