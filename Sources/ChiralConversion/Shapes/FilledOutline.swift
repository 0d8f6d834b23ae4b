import ChiralGeometry

/// A drawing of one colour as a single path for the nonzero rule, as glyphs and symbols need it.
///
/// A drawing paints its shapes one over the other, each by its own rule. In a single path the windings of all shapes add
/// up, so that two shapes in opposite directions would cut a hole where they overlap. Therefore the filled areas of the
/// path are compared with those of the shapes, and the contours are turned until they agree.
struct FilledOutline {
  /// The path, in the coordinates of the viewport, without arcs.
  let segments: [PathSegment]

  /// The largest area that may be painted differently, as a share of the viewport: less than a tenth of a pixel at 24
  /// points.
  private static let tolerance = 1e-4

  /// Creates the path of a drawing; throws an error if a single path cannot show it.
  init(_ drawing: ShapeDrawing) throws(ShapeProblem) {
    var areas: [PaintedArea] = []
    for node in drawing.nodes { areas += try Self.areas(node) }
    areas = areas.map { $0.clipped(width: drawing.width, height: drawing.height) }
      .filter { !$0.segments.isEmpty }
    guard !areas.isEmpty else { throw ShapeProblem(description: "it shows nothing") }
    let rows = ScanRows(height: drawing.height)
    let wanted = rows.spans(of: areas)
    let most = Self.tolerance * drawing.width * drawing.height
    let ways: [(PaintedArea) -> PaintedArea] = [{ $0 }, { $0.turned }, { $0.untangled }]
    for way in ways {
      let path = PaintedArea(segments: areas.flatMap { way($0).segments })
      if rows.difference(wanted, rows.spans(of: [path])) <= most {
        segments = path.segments
        return
      }
    }
    throw ShapeProblem(description: "its areas cross in a way that needs several paths")
  }

  private static func areas(_ node: ShapeDrawing.Node) throws(ShapeProblem) -> [PaintedArea] {
    guard case .path(let shape) = node else { throw ShapeProblem(description: "it has a clip") }
    for paint in [shape.fill, shape.stroke?.paint].compactMap(\.self) {
      guard paint.opacity == 1 else { throw ShapeProblem(description: "it has faint parts") }
      if case .gradient = paint.source { throw ShapeProblem(description: "it has a gradient") }
    }
    let fill = PaintedArea(segments: shape.segments.withoutArcs, isEvenOdd: shape.isEvenOdd)
    let stroke = shape.stroke.map { StrokeOutline(of: shape.segments, $0).segments.withoutArcs }
    return (shape.fill == nil ? [] : [fill])
      + (stroke.map { [PaintedArea(segments: $0, isStroke: true)] } ?? [])
  }
}

/// An area that is painted at once.
private struct PaintedArea {
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

  /// The part of the area inside a viewport, to which SVG clips a drawing.
  func clipped(width: Double, height: Double) -> PaintedArea {
    var area = self
    area.segments = contours.flatMap { $0.clipped(width: width, height: height) }
    return area
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
private struct Contour {
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

  /// The largest distance from the viewport at which a contour is left as it is, as a share of the viewport's height: a
  /// quarter of a pixel at 24 points.
  private static let overhang = 0.01

  /// Returns the part of the contour inside a viewport; curves become straight lines only if something is cut off.
  ///
  /// The contour is clipped by one side after the other (Sutherland and Hodgman 1974), which keeps the winding of every
  /// point inside.
  func clipped(width: Double, height: Double) -> [PathSegment] {
    let most = Self.overhang * height
    let isInside = points.allSatisfy {
      (-most...width + most).contains($0.x) && (-most...height + most).contains($0.y)
    }
    if isInside { return segments }
    // Each function is positive on the inner side.
    let sides: [(Point) -> Double] = [{ $0.x }, { width - $0.x }, { $0.y }, { height - $0.y }]
    let kept = sides.reduce(finePoints) { points, side in
      zip(points, points.dropFirst() + points.prefix(1)).flatMap { from, to -> [Point] in
        let (before, after) = (side(from), side(to))
        let inner = before >= 0 ? [from] : []
        guard (before >= 0) != (after >= 0) else { return inner }
        let share = before / (before - after)
        return inner + [from.toward(to, share)]
      }
    }
    guard kept.count > 2 else { return [] }
    return [.move(kept[0])] + kept.dropFirst().map(PathSegment.line) + [.close]
  }

  /// The corners of the contour with 32 lines per curve.
  private var finePoints: [Point] {
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

/// Horizontal lines through a drawing, along which filled areas are compared.
private struct ScanRows {
  /// The lines, at the middle of each of 256 rows. They meet no grid of drawings, on which corners lie.
  private let heights: [Double]
  private let distance: Double

  private static let count = 256

  init(height: Double) {
    let distance = height / Double(Self.count)
    self.distance = distance
    // Not the exact middle: corners lie on round fractions, where a row would count an edge twice or not at all.
    heights = (0..<Self.count).map { (Double($0) + 0.4871) * distance }
  }

  /// Returns the place at which an edge crosses a height, and 1 if it leads down, else −1; nil if it does not.
  static func crossing(_ edge: (Point, Point), at height: Double) -> (x: Double, turn: Int)? {
    let (from, to) = edge
    guard (from.y <= height) != (to.y <= height) else { return nil }
    let share = (height - from.y) / (to.y - from.y)
    return (from.x + (to.x - from.x) * share, from.y < to.y ? 1 : -1)
  }

  /// Returns the places in each row at which the paint of all areas together begins and ends, in turn.
  func spans(of areas: [PaintedArea]) -> [[Double]] {
    let edges = areas.map { $0.contours.flatMap { Array($0.edges) } }
    return heights.map { height in
      let crossings = edges.enumerated().flatMap { number, edges in
        edges.compactMap { edge in Self.crossing(edge, at: height).map { (x: $0.x, turn: $0.turn, number) } }
      }.sorted { $0.x < $1.x }
      var windings = [Int](repeating: 0, count: areas.count)
      var painted = 0
      var spans: [Double] = []
      for (x, turn, number) in crossings {
        func isPainted() -> Bool {
          areas[number].isEvenOdd ? windings[number] % 2 != 0 : windings[number] != 0
        }
        let before = (isPainted(), painted > 0)
        windings[number] += turn
        if isPainted() != before.0 { painted += before.0 ? -1 : 1 }
        if (painted > 0) != before.1 { spans.append(x) }
      }
      return spans
    }
  }

  /// Returns the area that only one of two sets of spans covers.
  func difference(_ one: [[Double]], _ other: [[Double]]) -> Double {
    zip(one, other).reduce(0) { sum, rows in
      let ends = (rows.0 + rows.1).sorted()
      // An even number of ends to the left means that both or neither of the sets covers a place.
      return sum
        + stride(from: 0, to: ends.count - 1, by: 2).reduce(0) { $0 + (ends[$1 + 1] - ends[$1]) } * distance
    }
  }
}
