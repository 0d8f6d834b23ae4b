package import ChiralInk
import ChiralSVG

/// The features around a bar that may be a slash. They tell a slash from arrows, crosses, pencils and rulers.
package struct SlashEvidence {
  /// The share of the centre line that is ink.
  package private(set) var solid = 0.0
  /// The shares of the bar that have paper close by on at least one side, and on both sides.
  package private(set) var narrow = (one: 0.0, both: 0.0)
  /// The shares of the bar that have ink nearby: on the side with more of it, and on the other.
  private(set) var company = (most: 0.0, least: 0.0)
  /// True if both ends are free on one side at least, and no ink continues them: those of an arrow are not.
  private(set) var endsAreFree = false
  /// True if ink touches an end on one side, such as a line of the base.
  private(set) var endsAreTouched = false
  /// True if the bar is drawn apart and joins corners, and one of its ends is free on both sides: other ink lies over the
  /// other one.
  private(set) var isCoveredAtOneEnd = false
  /// True if another bar crosses in the middle, so that the shape is a ×.
  private(set) var isCrossed = false
  /// True if the bar runs through the centre of the drawing, from near one corner to near the other.
  private let joinsCorners: Bool
  /// The distance of the bar's centre from that of the drawing, as a share of the diagonal.
  private let offset: Double
  /// The width of the bar, as a share of the drawing's diagonal.
  private let width: Double
  /// The length of the bar, as a share of the drawing's smaller side.
  private let length: Double
  private let runsDown: Bool

  private static let samples = 96
  /// The largest distance of ink that the bar strikes out, as a share of the drawing's side.
  private static let reach = 0.14

  package init(of slash: Slash, among units: [InkUnit], in scene: Scene) {
    let side = min(scene.viewBox.width.value, scene.viewBox.height.value)
    width = slash.width / scene.diagonal
    length = slash.length / side
    runsDown = slash.runsDown
    offset = slash.centre.distance(to: scene.centre) / scene.diagonal
    joinsCorners = length >= Self.cornerLength && offset < Self.cornerOffset
    let field = InkField(units, of: scene)
    let profiles = (0..<Self.samples).map { step in
      let along = slash.ends.lowerBound + slash.length * (Double(step) + 0.5) / Double(Self.samples)
      return Profile(of: slash, along: along, in: field, reach: side * Self.reach)
    }
    let count = Double(Self.samples)
    solid = Double(profiles.count(where: \.isInk)) / count
    narrow.one = Double(profiles.count { $0.left.isClear || $0.right.isClear }) / count
    narrow.both = Double(profiles.count { $0.left.isClear && $0.right.isClear }) / count
    let near = [profiles.count(where: \.left.isNear), profiles.count(where: \.right.isNear)]
    company = (Double(max(near[0], near[1])) / count, Double(min(near[0], near[1])) / count)
    let tip = Self.samples / 32
    let tips = profiles.prefix(tip) + profiles.suffix(tip)
    endsAreFree =
      tips.allSatisfy { $0.left.isClear || $0.right.isClear } && Self.isClearBeyond(slash, in: field)
    endsAreTouched = !tips.allSatisfy { $0.left.isClear && $0.right.isClear }
    isCoveredAtOneEnd =
      slash.isApart && joinsCorners && Self.hasOneFreeEnd(slash, profiles, tip: tip, in: field)
    isCrossed = Self.isCrossed(slash, in: field)
  }

  /// The smallest length, as a share of the drawing's smaller side, and the largest width, as a share of its diagonal.
  private static let leastLength = 0.6
  private static let mostWidth = 0.085

  /// The smallest share of a bar with ink on the poorer side, if ink touches an end: in general, and for a bar from corner to
  /// corner, which is seldom anything but a slash.
  private static let leastTouching = (most: 0.45, corners: 0.2)
  /// The smallest share of a bar with paper close by on one side.
  private static let leastNarrow = (most: 0.85, corners: 0.8)
  /// The largest offset of a bar that runs up: the vein of a leaf and the stem of a pipe run up, too, but end in the middle.
  private static let mostOffsetUp = 0.1
  /// The smallest length of a bar from corner to corner, as a share of the drawing's smaller side, and the largest distance of
  /// its centre from that of the drawing, as a share of the diagonal.
  private static let cornerLength = 0.95
  private static let cornerOffset = 0.02

  /// The confidence that the bar is a slash, 0…1.
  package var confidence: Double {
    let leastTouching =
      joinsCorners && endsAreFree ? Self.leastTouching.corners : Self.leastTouching.most
    let leastNarrow = joinsCorners ? Self.leastNarrow.corners : Self.leastNarrow.most
    // The centre line is ink, apart from 3 %. There is paper along most of the bar on at least one side, and
    // along 25 % on both. Other ink is near at least 12 % of the bar: on one side if the bar runs down, as
    // slashes do (R14), and on both sides otherwise.
    guard solid > 0.97, length >= Self.leastLength, width <= Self.mostWidth,
      endsAreFree || isCoveredAtOneEnd, !isCrossed,
      narrow.one >= leastNarrow, narrow.both >= (narrow.one >= 0.97 ? 0.08 : 0.25), company.most >= 0.12,
      runsDown || (company.least >= 0.12 && offset < Self.mostOffsetUp),
      !endsAreTouched || company.least >= leastTouching
    else { return 0.4 }
    // 0.8 is sure; more ink on the poorer side raises it up to 0.95.
    return min(0.95, 0.8 + company.least * 0.5)
  }

  /// Returns true if there is paper beyond both ends.
  private static func isClearBeyond(_ slash: Slash, in field: InkField) -> Bool {
    isClear(beyond: slash.ends.lowerBound, -1, of: slash, in: field)
      && isClear(beyond: slash.ends.upperBound, 1, of: slash, in: field)
  }

  /// Returns true if there is paper beyond an end.
  private static func isClear(beyond end: Double, _ sign: Double, of slash: Slash, in field: InkField) -> Bool
  {
    let along = end + sign * (slash.width * 0.5 + field.step * 2.5)
    return [-0.5, 0, 0.5].allSatisfy {
      !field.hasInk(at: slash.point(along: along, across: slash.middle + slash.width * $0))
    }
  }

  /// Returns true if there is paper beyond one end and on both sides of it.
  private static func hasOneFreeEnd(
    _ slash: Slash, _ profiles: [Profile], tip: Int, in field: InkField
  ) -> Bool {
    let upper = profiles.prefix(tip).allSatisfy { $0.left.isClear && $0.right.isClear }
    let lower = profiles.suffix(tip).allSatisfy { $0.left.isClear && $0.right.isClear }
    return (upper && isClear(beyond: slash.ends.lowerBound, -1, of: slash, in: field))
      || (lower && isClear(beyond: slash.ends.upperBound, 1, of: slash, in: field))
  }

  /// Returns true if a narrow bar crosses the middle and reaches equally far on both sides.
  private static func isCrossed(_ slash: Slash, in field: InkField) -> Bool {
    // Another bar reaches 28 % of the slash's length to both sides, anywhere within 12 % of the middle.
    let arm = slash.length * 0.28
    let middle = (slash.ends.lowerBound + slash.ends.upperBound) / 2
    let runs = stride(from: -0.12, through: 0.12, by: 0.02).map { share in
      let along = middle + slash.length * share
      return [-1.0, 1.0].allSatisfy { sign in
        stride(from: slash.width * 0.5, through: arm, by: field.step).allSatisfy {
          field.hasInk(at: slash.point(along: along, across: slash.middle + sign * $0))
        }
      }
    }
    return runs.contains(true)
  }
}

/// One cut across a bar.
private struct Profile {
  /// The ink on one side of the bar.
  struct Side {
    /// True if there is paper beside the bar.
    let isClear: Bool
    /// True if there is ink within reach.
    package let isNear: Bool
  }

  let isInk: Bool
  let left: Side
  let right: Side

  init(of slash: Slash, along: Double, in field: InkField, reach: Double) {
    func side(_ sign: Double) -> Side {
      let edge = slash.width * 0.5
      let beside = stride(from: edge + field.step * 1.5, through: edge + field.step * 2.5, by: field.step)
      return Side(
        isClear: beside.allSatisfy {
          !field.hasInk(at: slash.point(along: along, across: slash.middle + sign * $0))
        },
        isNear: stride(from: edge + field.step, through: edge + reach, by: field.step).contains {
          field.hasInk(at: slash.point(along: along, across: slash.middle + sign * $0))
        })
    }
    isInk = field.hasInk(at: slash.point(along: along, across: slash.middle))
    left = side(-1)
    right = side(1)
  }
}
