package import ChiralInk
package import ChiralSVG

/// The middle line of a check mark: a short arm that runs down to the right, one turn, and a longer arm that runs up to the
/// right (R10, R16). Both arms are straight, or bend away from the turn as a pen draws them; those of a smile bend with it.
package struct CheckLine {
  /// The ends and the turn, from left to right.
  package let start, turn, end: Point

  /// The direction of the long arm.
  package var way: Slant? { Slant(from: turn, to: end) }

  /// The ratios of width to height.
  private static let aspects = 0.8...2.1
  /// The places of the turn, as shares of the width: in the middle lies that of a chevron.
  private static let turns = 0.12...0.45
  /// The slopes of both arms: from 27° to 66°; a flatter or steeper arm makes an L.
  private static let slopes = 0.5...2.2
  /// The largest distance of a point from the line between the ends of its arm, as shares of the arm's length: on the side away
  /// from the turn, that of an arm like a quarter of an ellipse; on the other side, what a round turn takes.
  private static let bend = (away: 0.2, along: 0.06)
  /// The smallest ratios of the long arm's height to the short one's. Beside a name that promises a check mark, arms may be
  /// much alike.
  private static let ratios = (certain: 1.4, promised: 1.15)
  /// The place of the turn of a mark whose short arm another mark covers, as a share of the width.
  private static let leastClippedTurn = 0.04

  /// Creates the check mark that a line draws; nil if it draws another shape.
  ///
  /// - Parameter isClipped: true if another check mark may cover most of the short arm.
  package init?(_ line: [Point], isPromised: Bool = false, isClipped: Bool = false) {
    guard line.count > 2, let first = line.first, let last = line.last, first.x != last.x,
      let box = Rect(around: line), box.height > 0,
      Self.aspects.contains(box.width / box.height),
      let lowest = line.indices.max(by: { line[$0].y < line[$1].y })
    else { return nil }
    let isForward = first.x < last.x
    let before = Array(isForward ? line[...lowest] : ArraySlice(line[lowest...].reversed()))
    let after = Array(isForward ? line[lowest...] : ArraySlice(line[...lowest].reversed()))
    (start, turn, end) = (isForward ? first : last, line[lowest], isForward ? last : first)
    let place = (turn.x - box.minX) / box.width
    let least = isClipped ? Self.leastClippedTurn : Self.turns.lowerBound
    let (short, long) = (turn.y - start.y, turn.y - end.y)
    guard place >= least, place <= Self.turns.upperBound,
      long > short * (isPromised ? Self.ratios.promised : Self.ratios.certain),
      Self.slopes.contains(short / (turn.x - start.x)), Self.slopes.contains(long / (end.x - turn.x)),
      before.isArm, after.isArm
    else { return nil }
  }

  /// Returns true if an arm is straight, or bends away from the turn.
  fileprivate static func isBentAway(_ arm: [Point]) -> Bool {
    guard let first = arm.first, let last = arm.last, let way = Slant(from: first, to: last) else {
      return false
    }
    let length = first.distance(to: last)
    // Both arms run from left to right; what lies above them is at their left side, where `across` is negative.
    return arm.allSatisfy { point in
      let off = (way.across(point) - way.across(first)) / length
      return -bend.away < off && off < bend.along
    }
  }
}

extension [Point] {
  /// True if the points never run back, and bend away from the turn if they bend.
  fileprivate var isArm: Bool {
    guard let first, let last else { return false }
    let slack = first.distance(to: last) * 0.02
    return zip(self, dropFirst()).allSatisfy { one, other in
      other.x > one.x - slack && (last.y > first.y ? other.y > one.y - slack : other.y < one.y + slack)
    } && CheckLine.isBentAway(self)
  }
}
