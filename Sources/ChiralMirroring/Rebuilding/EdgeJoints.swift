import ChiralInk
import ChiralSVG

/// The likeliest way to connect the ends of edges that a cut has separated: each end goes on straight or along its arc, turns once at
/// a corner, or, where a line ends, back along its other edge.
struct EdgeJoints {
  /// The connection from the end of a run to the beginning of the next one.
  struct Joint {
    let pieces: [OutlinePiece]
    let next: Int
    let cost: Double

    /// The line as points.
    fileprivate var line: [Point] {
      pieces.prefix(1).map(\.from) + pieces.flatMap { piece in [0.25, 0.5, 0.75, 1].map(piece.point) }
    }
  }

  private let runs: [CutOutline.Run]
  private let ends: [HiddenEnd]
  private let starts: [HiddenEnd]
  private let corners: [(isRight: Bool, length: Double)]
  /// The outlines that nothing was cut from.
  private let lines: [[Point]]
  private let width: Double
  private let isHidden: ((Point) -> Bool)?

  /// Creates the search; nil if a run has no direction at one of its ends. Without `isHidden`, no edge turns or ends.
  init?(
    _ runs: [CutOutline.Run], corners: [(isRight: Bool, length: Double)], lines: [[OutlinePiece]],
    width: Double, isHidden: ((Point) -> Bool)?
  ) {
    ends = runs.compactMap { $0.pieces.last.flatMap { HiddenEnd(of: $0, at: 1, isForward: true) } }
    starts = runs.compactMap { $0.pieces.first.flatMap { HiddenEnd(of: $0, at: 0, isForward: false) } }
    guard ends.count == runs.count, starts.count == runs.count else { return nil }
    (self.runs, self.corners, self.width, self.isHidden) = (runs, corners, width, isHidden)
    self.lines = lines.map { $0.flatMap { piece in [0, 0.5].map(piece.point) } }
  }

  /// Returns the joint after each run, the cheapest of all ways in which no two joints cross; nil if there is none.
  func best() -> [Joint]? {
    let choices = runs.indices.map { one in
      runs.indices.compactMap { joint(from: one, to: $0) }.sorted { $0.cost < $1.cost }
    }
    var best: (cost: Double, joints: [Joint])?
    func extend(_ joints: [Joint], _ cost: Double) {
      if let best, cost >= best.cost { return }
      if joints.count == runs.count {
        best = (cost, joints)
        return
      }
      for joint in choices[joints.count]
      where !joints.contains(where: { $0.next == joint.next || $0.line.crosses(joint.line) }) {
        extend(joints + [joint], cost + joint.cost)
      }
    }
    extend([], 0)
    return best?.joints
  }

  /// The prices of a corner and of the end of a line, as shares of the drawing's width: an edge rather goes on straight.
  private static let price = (corner: 0.08, lineEnd: 1.2)

  private func joint(from one: Int, to other: Int) -> Joint? {
    if let line = straight(ends[one], starts[other]) {
      return Joint(
        pieces: [line], next: other, cost: ends[one].point.distance(to: starts[other].point))
    }
    if let corner = corner(ends[one], starts[other]) {
      return Joint(pieces: corner.pieces, next: other, cost: corner.length + width * Self.price.corner)
    }
    guard isHidden != nil, runs[one].next == other, let end = lineEnd(ends[one], starts[other])
    else { return nil }
    return Joint(pieces: end, next: other, cost: width * Self.price.lineEnd)
  }

  /// The largest distance between a continuation and the hidden edge, as a share of the drawing's width.
  private static let mostError = 0.01

  private func straight(_ end: HiddenEnd, _ start: HiddenEnd) -> OutlinePiece? {
    Continuation(from: end, to: start).flatMap { $0.error < width * Self.mostError ? $0.piece : nil }
  }

  /// The longest edge up to a corner, as a share of the drawing's width, and the sine of the sharpest angle, 20°.
  private static let mostCorner = (length: 0.5, sine: 0.34)

  /// Returns the edges from an end to a start around a hidden corner, which is as round as the other corners that turn this way.
  private func corner(_ end: HiddenEnd, _ start: HiddenEnd) -> (pieces: [OutlinePiece], length: Double)? {
    let (way, back) = (end.way, start.way)
    let sine = way.x * back.y - way.y * back.x
    guard abs(sine) > Self.mostCorner.sine else { return nil }
    let (x, y) = (start.point.x - end.point.x, start.point.y - end.point.y)
    let (out, into) = ((x * back.y - y * back.x) / sine, (x * way.y - y * way.x) / sine)
    let lengths = 0...width * Self.mostCorner.length
    let corner = Point(x: end.point.x + way.x * out, y: end.point.y + way.y * out)
    guard lengths.contains(out), lengths.contains(into), isHidden?(corner) == true else { return nil }
    let alike = corners.filter { $0.isRight == (sine < 0) }.map(\.length).sorted()
    let rounding = min(alike.isEmpty ? 0 : alike[alike.count / 2], out, into)
    let first = corner.going(way, -rounding)
    let last = corner.going(back, -rounding)
    // A cubic is closest to a quarter of a circle with handles of 0.5523 radii.
    let handles = (corner.going(way, -rounding * 0.4477), corner.going(back, -rounding * 0.4477))
    let curve = OutlinePiece(from: first, segment: .cubic(handles.0, handles.1, last), to: last)
    return (
      [.straight(end.point, first)] + (rounding > 0 ? [curve] : []) + [.straight(last, start.point)],
      out + into
    )
  }

  /// The cosine of the largest angle between the edges of a line, and the widest line as a share of the drawing's width.
  private static let line = (cosine: 0.97, width: 0.15)

  /// Returns the end of a line whose two edges a cut has ended, straight across it and as far as another line of this width reaches;
  /// nil if the edges are not those of a line.
  private func lineEnd(_ end: HiddenEnd, _ start: HiddenEnd) -> [OutlinePiece]? {
    let way = end.way
    let across = way.across(start.point) - way.across(end.point)
    guard way.cosine(start.way) > Self.line.cosine, abs(across) < width * Self.line.width else { return nil }
    let last = lineEnd(from: max(way.along(start.point), way.along(end.point)), way, width: abs(across)) {
      let middle = Point(x: (start.point.x + end.point.x) / 2, y: (start.point.y + end.point.y) / 2)
      return isHidden?(middle.going(way, $0)) == true
    }
    let ends = [end.point, start.point].map { $0.going(way, last - way.along($0)) }
    return [.straight(end.point, ends[0]), .straight(ends[0], ends[1]), .straight(ends[1], start.point)]
  }

  /// The largest difference between the widths of two lines of a drawing, as a share.
  private static let lineSlack = 0.25

  /// Returns the place along a direction at which a line ends that is hidden from another place on.
  private func lineEnd(
    from place: Double, _ way: Slant, width: Double, isHidden: (_ distance: Double) -> Bool
  )
    -> Double
  {
    let ends = lines.compactMap { line -> Double? in
      let across = line.map(way.across)
      guard let low = across.min(), let high = across.max(), abs(high - low - width) < width * Self.lineSlack
      else { return nil }
      return line.map(way.along).max()
    }
    guard let most = ends.max(), most > place else { return place }
    let step = width / 4
    let steps = Int(saturating: ((most - place) / step).rounded(.down))
    return place + step
      * Double((0...max(0, min(steps, 200))).prefix { isHidden(Double($0) * step) }.last ?? 0)
  }
}

extension OutlinePiece {
  fileprivate static func straight(_ from: Point, _ to: Point) -> OutlinePiece {
    OutlinePiece(from: from, segment: .line(to), to: to)
  }
}
