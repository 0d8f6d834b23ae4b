package import ChiralSVG

/// The end of a line that is hidden from there on: a stroke or an edge that stops at a gap.
package struct HiddenEnd {
  package let point: Point
  /// The direction in which the line would continue.
  package let way: Slant
  /// The curvature near the end, per unit of length; positive if the line turns to the right on the way out, as
  /// seen on the screen.
  let curvature: Double

  /// The part of a piece, as a share of its parameter, whose chord stands for its direction.
  private static let step = 0.005

  /// Creates the end of a piece at a parameter, 0…1; nil if the piece has no direction there.
  ///
  /// - Parameter isForward: True if the line continues in the direction of the piece.
  package init?(of piece: OutlinePiece, at share: Double, isForward: Bool) {
    // At the other end of the piece there is no room for two chords.
    let last = isForward ? max(share, Self.step * 2) : min(share, 1 - Self.step * 2)
    let points = (0...2).map { piece.point(at: last + (isForward ? -Self.step : Self.step) * Double($0)) }
    guard let before = Slant(from: points[2], to: points[1]), let way = Slant(from: points[1], to: points[0])
    else { return nil }
    point = piece.point(at: share)
    self.way = way
    curvature = piece.isLine ? 0 : before.turn(to: way) / points[1].distance(to: points[0])
  }
}

/// The continuation of a line where it is hidden: the arc or the straight line on which both visible parts lie.
package struct Continuation {
  /// The piece from the first end to the second.
  package let piece: OutlinePiece
  /// An estimate, from the visible parts, of the largest distance between the piece and the hidden line.
  package let error: Double

  /// The cosine of the largest angle between an end and the line to the other end: 50°, a turn by 100° in all.
  private static let leastCosine = 0.643

  /// Creates the continuation from one end to another; nil if the ends do not face each other.
  package init?(from one: HiddenEnd, to other: HiddenEnd) {
    guard let chord = Slant(from: one.point, to: other.point) else { return nil }
    let (out, back) = (chord.cosine(one.way), chord.cosine(other.way.opposite))
    guard min(out, back) > Self.leastCosine else { return nil }
    let distance = one.point.distance(to: other.point)
    // On an arc, the angles at both ends are opposite, and the hidden part has the curvature of the visible
    // parts. An arc of curvature κ over a chord d is κ · d² / 8 high, and an S whose ends have an angle to the
    // chord is lower than angle · d / 8.
    let (start, end) = (chord.turn(to: one.way), chord.turn(to: other.way.opposite))
    let curvature = (one.curvature - other.curvature) / 2
    error = distance / 8 * max(abs(start + end), abs(end - start - curvature * distance))
    // A cubic is closest to an arc with handles of d · 2/3 / (1 + cos angle).
    func handle(_ cosine: Double) -> Double { distance * 2 / 3 / (1 + cosine) }
    let handles = (one.point.going(one.way, handle(out)), other.point.going(other.way, handle(back)))
    piece = OutlinePiece(
      from: one.point, segment: .cubic(handles.0, handles.1, other.point), to: other.point)
  }
}

extension Slant {
  /// Returns the angle to another direction, as 2 · tan of its half; positive to the right as seen on the screen.
  fileprivate func turn(to other: Slant) -> Double {
    2 * (x * other.y - y * other.x) / (1 + cosine(other))
  }
}

extension Point {
  /// Returns the point at a distance in a direction.
  package func going(_ way: Slant, _ distance: Double) -> Point {
    Point(x: x + way.x * distance, y: y + way.y * distance)
  }
}
