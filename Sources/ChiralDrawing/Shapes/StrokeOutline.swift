import ChiralSVG

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The area that a stroke covers, as overlapping pieces that all have the same winding, so that the nonzero
/// rule fills their union.
struct StrokeOutline {
  /// The closed pieces, each clockwise on the screen.
  private(set) var segments: [PathSegment] = []
  private let half: Double
  private let stroke: Shape.Stroke

  /// The largest distance between a curve and its chords, as a share of the stroke's width or, for wider
  /// strokes, of a unit.
  private static let tolerance = 0.008

  /// Creates the outline of a stroke along a path, in the coordinates of the path.
  init(of path: [PathSegment], _ stroke: Shape.Stroke) {
    half = stroke.width / 2
    self.stroke = stroke
    for run in Run.runs(of: path, tolerance: min(stroke.width, 1) * Self.tolerance) { add(run) }
  }

  private mutating func add(_ run: Run) {
    guard run.points.count > 1 else {
      if let point = run.points.first { addDot(at: point) }
      return
    }
    var pieces = zip(run.points, run.points.dropFirst()).map { Chord($0, $1) }
    if run.isClosed, let last = run.points.last, let first = run.points.first, last != first {
      pieces.append(Chord(last, first))
    }
    var span: [Chord] = []
    for (index, piece) in pieces.enumerated() {
      if let last = span.last, run.corners.contains(index) {
        addBand(span)
        addJoin(last, piece)
        span = []
      }
      span.append(piece)
    }
    addBand(span)
    if run.isClosed {
      addJoin(pieces[pieces.count - 1], pieces[0])
    } else {
      addCap(at: pieces[0].from, -pieces[0].direction)
      addCap(at: pieces[pieces.count - 1].to, pieces[pieces.count - 1].direction)
    }
  }

  /// Adds the area along chords that follow a curve: in one piece, unless the curve is too tight for the
  /// stroke's width.
  private mutating func addBand(_ chords: [Chord]) {
    guard let first = chords.first, let last = chords.last else { return }
    // At a bend the distance is half the width divided by the cosine of half the turn, but at most the whole
    // width.
    let bends = zip(chords, chords.dropFirst()).map { one, other in
      let middle = (one.normal(1) + other.normal(1)).unit
      return middle * (half / max(0.5, middle.dot(one.normal(1))))
    }
    let sides = [first.normal(half)] + bends + [last.normal(half)]
    let points = [first.from] + chords.map(\.to)
    let left = zip(points, sides).map { $0 + $1 }
    let right = zip(points, sides).map { $0 - $1 }
    let isWide = chords.indices.allSatisfy { index in
      [left, right].allSatisfy { ($0[index + 1] - $0[index]).dot(chords[index].direction) > 0 }
    }
    if isWide { return addPolygon(left + right.reversed()) }
    for chord in chords {
      let side = chord.normal(half)
      addPolygon([chord.from + side, chord.to + side, chord.to - side, chord.from - side])
    }
    for (one, other) in zip(chords, chords.dropFirst()) { addWedge(one.to, from: one, to: other) }
  }

  /// Adds the caps of a subpath without length.
  private mutating func addDot(at point: Point) {
    switch stroke.cap {
    case .butt: break
    case .round: addCircle(at: point)
    case .square: addPolygon([(-1, -1), (1, -1), (1, 1), (-1, 1)].map { point + Point(x: $0, y: $1) * half })
    }
  }

  private mutating func addCap(at point: Point, _ direction: Point) {
    let side = Point(x: -direction.y, y: direction.x) * half
    switch stroke.cap {
    case .butt: break
    case .round: addHalfCircle(from: point - side, to: point + side)
    case .square:
      let reach = direction * half
      addPolygon([point - side, point - side + reach, point + side + reach, point + side])
    }
  }

  private mutating func addJoin(_ one: Chord, _ other: Chord) {
    let turn = one.direction.cross(other.direction)
    let ahead = one.direction.dot(other.direction)
    if abs(turn) < 1e-9, ahead > 0 { return }
    let center = one.to
    let sign = Self.outerSide(turn)
    let from = center + one.normal(half * sign)
    let to = center + other.normal(half * sign)
    switch stroke.join {
    case .bevel: addPolygon([center, from, to])
    case .round:
      if ahead < 0 { addCircle(at: center) } else { addWedge(center, from: one, to: other) }
    case .miter:
      let cosine = ((1 + ahead) / 2).squareRoot()
      let isSharp = cosine < 1e-9 || 1 / cosine > stroke.miterLimit
      let middle = (one.normal(sign) + other.normal(sign)).unit
      addPolygon(isSharp ? [center, from, to] : [center, from, center + middle * (half / cosine), to])
    }
  }

  /// Returns the outer side of a turn: 1 to the left of the path, −1 to its right.
  private static func outerSide(_ turn: Double) -> Double { turn > 0 ? 1 : -1 }

  // MARK: Pieces

  private mutating func addPolygon(_ points: [Point]) {
    let area = zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + $1.0.cross($1.1) }
    guard abs(area) > 1e-12 else { return }
    let turned = area > 0 ? points : points.reversed()
    segments += [.move(turned[0])] + turned.dropFirst().map(PathSegment.line) + [.close]
  }

  private mutating func addCircle(at center: Point) {
    let radius = Point(x: half, y: 0)
    segments += [.move(center + radius), arc(to: center - radius), arc(to: center + radius), .close]
  }

  private mutating func addHalfCircle(from: Point, to: Point) {
    segments += [.move(from), arc(to: to), .close]
  }

  /// Adds a sector on the outer side of a turn of less than 90°.
  private mutating func addWedge(_ center: Point, from one: Chord, to other: Chord) {
    let turn = one.direction.cross(other.direction)
    let sign = Self.outerSide(turn)
    let from = center + one.normal(half * sign)
    let to = center + other.normal(half * sign)
    let (first, last) = turn > 0 ? (from, to) : (to, from)
    segments += [.move(center), .line(first), arc(to: last), .close]
  }

  private func arc(to end: Point) -> PathSegment {
    .arc(radiusX: half, radiusY: half, rotation: 0, isLarge: false, isSweep: true, to: end)
  }
}

/// A straight piece of a path with a length greater than 0.
private struct Chord {
  let from: Point
  let to: Point
  let direction: Point

  init(_ from: Point, _ to: Point) {
    self.from = from
    self.to = to
    direction = (to - from).unit
  }

  /// Returns a vector of a length to the left of the direction, as seen on the screen.
  func normal(_ length: Double) -> Point { Point(x: direction.y, y: -direction.x) * length }
}

/// A subpath as a sequence of points.
private struct Run {
  /// The points; neighbours are never equal.
  private(set) var points: [Point]
  /// The indices of the points that are corners; all others lie on a curve.
  private(set) var corners: Set<Int> = []
  private(set) var isClosed = false

  static func runs(of path: [PathSegment], tolerance: Double) -> [Run] {
    var runs: [Run] = []
    var start = Point(x: 0, y: 0)
    var isOpen = false
    for segment in path.withoutArcs {
      switch segment {
      case .move(let point):
        start = point
        isOpen = false
      case .close:
        if !isOpen { runs.append(Run(points: [start])) }
        runs[runs.count - 1].isClosed = true
        isOpen = false
      case .line, .quadratic, .cubic, .arc:
        if !isOpen { runs.append(Run(points: [start])) }
        isOpen = true
        runs[runs.count - 1].add(segment, tolerance)
      }
    }
    return runs.map(\.finished)
  }

  private mutating func add(_ segment: PathSegment, _ tolerance: Double) {
    guard let from = points.last else { return }
    corners.insert(points.count - 1)
    switch segment {
    case .line(let end): append(end)
    case .quadratic(let middle, let end):
      // A quadratic curve equals the cubic curve whose control points lie two thirds of the way to its own.
      addCubic(from, from + (middle - from) * (2 / 3.0), end + (middle - end) * (2 / 3.0), end, tolerance)
    case .cubic(let first, let second, let end): addCubic(from, first, second, end, tolerance)
    case .move, .arc, .close: break
    }
    corners.insert(points.count - 1)
  }

  private mutating func addCubic(_ a: Point, _ b: Point, _ c: Point, _ d: Point, _ tolerance: Double) {
    // A chord over a step of 1/n leaves the curve by at most M / 8n², where M bounds the second derivative.
    let bend = max((a - b * 2 + c).length, (b - c * 2 + d).length) * 6
    let count = max(1, min(64, Int(saturating: (bend / (8 * tolerance)).squareRoot().rounded(.up))))
    for index in 1...count {
      let t = Double(index) / Double(count)
      let u = 1 - t
      append(a * (u * u * u) + b * (3 * u * u * t) + c * (3 * u * t * t) + d * (t * t * t))
    }
  }

  private mutating func append(_ point: Point) {
    if let last = points.last, (point - last).length < 1e-9 { return }
    points.append(point)
  }

  /// The run without the repetition of its first point at the end, if it is closed.
  private var finished: Run {
    guard isClosed, points.count > 1, let last = points.last, (last - points[0]).length < 1e-9 else {
      return self
    }
    var copy = self
    copy.points.removeLast()
    return copy
  }
}

extension Point {
  fileprivate static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }
  fileprivate static func - (left: Point, right: Point) -> Point {
    Point(x: left.x - right.x, y: left.y - right.y)
  }
  fileprivate static func * (point: Point, factor: Double) -> Point {
    Point(x: point.x * factor, y: point.y * factor)
  }
  fileprivate static prefix func - (point: Point) -> Point { point * -1 }
  fileprivate func dot(_ other: Point) -> Double { x * other.x + y * other.y }
  fileprivate func cross(_ other: Point) -> Double { x * other.y - y * other.x }
  fileprivate var length: Double { hypot(x, y) }
  fileprivate var unit: Point { length > 0 ? self * (1 / length) : self }
}
