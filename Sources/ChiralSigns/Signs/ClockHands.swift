package import ChiralInk
package import ChiralSVG

extension Sign {
  /// A clock: the hands in its face, which its geometry shows, or a face that the network knows.
  static let clock = Sign(
    name: "clock", guideline: "R11", noun: "a clock face",
    network: NetworkLimits(sure: 0.985, aspects: 0.85...1.18),
    detectors: [
      Detector(
        find: { view, sign in
          ClockHands.all(
            among: view.units, along: view.circles, side: view.side, isPromised: view.promises.promises(sign)
          ).compactMap { clock in
            let noun =
              clock.ring.isEmpty ? "the hands of a clock" : "the hands of a clock and its turning ring"
            let sign = sign.shown(as: noun, isPlural: true)
            // An arrowhead makes a ring that turns wider than its face; all of it goes to the mirrored place as one piece.
            let box = clock.ring.map(\.box).reduce(clock.box) { $0.union($1) }
            return Sighting(sign, clock.units + clock.ring, in: box, by: .frame)
          }
        }, isFramed: true)
    ],
    examples: [
      .seen(
        "a clock beside a line",
        "<path d=\"M2 4h9\"/><circle cx=\"15\" cy=\"15\" r=\"7\"/><path d=\"M15 11v4h4\"/>"),
      .unseen(
        "a ring with a cross",
        "<path d=\"M2 4h9\"/><circle cx=\"15\" cy=\"15\" r=\"7\"/><path d=\"M12 15h6M15 12v6\"/>"),
    ])
}

/// The hands of a clock in its face: two arms that meet in the middle of a round shape (R11).
///
/// The face may be a ring, a disc with the hands cut out, or an arc with a gap for a badge or an arrow. It is
/// mirrored with the rest, but for a ring that turns; the hands keep their orientation in its middle.
package struct ClockHands {
  /// The pieces of ink that draw the hands.
  package let units: [InkUnit]
  /// The pieces of the face if it is a ring that turns, which keeps its sense as the hands do.
  var ring: [InkUnit] = []
  /// The box of the face.
  package let box: Rect

  /// Returns the hands of all clocks of a drawing, which has sides of this length and these round shapes.
  ///
  /// - Parameter isPromised: true if the icon's name speaks of a clock, which may then have one hand.
  static func all(
    among units: [InkUnit], along circles: [Circle], side: Double, isPromised: Bool
  ) -> [ClockHands] {
    // A face and hands are at least two pieces.
    guard units.count > 1 else { return [] }
    var found: [ClockHands] = []
    for face in circles where !found.contains(where: { $0.box.isNearly(face.box) }) {
      guard var clock = ClockHands(in: face, among: units, isPromised: isPromised) else { continue }
      clock.ring = face.turningRing(
        among: units.filter { unit in !clock.units.contains { $0.sharesInk(with: unit) } })
      found.append(clock)
    }
    guard units.count <= mostPieces else { return found }
    for face in Circle.frames(among: units, side: side)
    where !found.contains(where: { $0.box.isNearly(face.box) }) {
      if let hands = ClockHands(inFrame: face, among: units, isPromised: isPromised) { found.append(hands) }
    }
    return found
  }

  /// The largest number of pieces in a drawing in which a face that is no circle is looked for; one with more is an
  /// illustration.
  private static let mostPieces = 40

  /// Finds hands in a face that is no circle: two at a hub or, if the icon's name speaks of a clock, a bend with an upright arm
  /// that is no L.
  private init?(inFrame face: Circle, among units: [InkUnit], isPromised: Bool) {
    if let spokes = ClockSpokes(in: face, among: units), spokes.units.count > 2 {
      self.units = spokes.units
    } else {
      let inside = units.filter { face.box.holds($0.box) && max($0.box.width, $0.box.height) < face.radius }
      guard isPromised, inside.count == 1, face.isMiddleOfBend(in: inside, isFrame: true) else { return nil }
      self.units = inside
    }
    box = face.box
  }

  private init?(in face: Circle, among units: [InkUnit], isPromised: Bool) {
    box = face.box
    if let spokes = ClockSpokes(in: face, among: units) {
      self.units = spokes.units
      return
    }
    let inside = units.filter { unit in
      face.box.holds(unit.box) && max(unit.box.width, unit.box.height) < face.radius * Self.mostLength
        && max(unit.box.width, unit.box.height) > face.radius * Self.leastLength
    }
    // A hand may be drawn by itself; what does not come near the middle is a mark at the rim.
    let hands = inside.filter { $0.comesNear(face.centre, within: face.radius * Self.hub) }
    guard (1...Self.mostUnits).contains(hands.count),
      face.isMiddleOfBend(in: hands) || face.isHubOfArms(in: hands) || hands.areElbow
        || isPromised && face.isStartOfHand(in: hands)
    else {
      return nil
    }
    self.units = hands
  }

  /// The largest number of pieces that draw hands.
  private static let mostUnits = 3
  /// The smallest and largest size of the hands, as shares of the radius.
  private static let leastLength = 0.4
  private static let mostLength = 1.45
  /// The largest distance from the middle to the point where the hands meet, as a share of the radius.
  fileprivate static let hub = 0.16
}

extension InkUnit {
  /// Returns true if its ink, or the edge of its ink, is near a place.
  func comesNear(_ place: Point, within distance: Double) -> Bool {
    // The line of a filled hand is its outline, which passes the middle at half the hand's width.
    lines.contains {
      $0.distance(to: place) - (strokeWidth ?? 0) / 2 < distance * (strokeWidth == nil ? 1.6 : 1)
    }
  }
}

extension [InkUnit] {
  /// True if they are outlines of two arms at a right angle, one upright and one level: an L in any of four positions.
  fileprivate var areElbow: Bool {
    guard let box, allSatisfy({ $0.strokeWidth == nil }), (0.5...2).contains(box.width / box.height)
    else { return false }
    let side = 24
    var raster = InkRaster(box: box, side: side)
    raster.draw(self)
    let ink = raster.samples
    let last = side - 1
    return [(false, false), (false, true), (true, false), (true, true)].contains { isRight, isTop in
      // As an L: the upright arm at the left, the level one at the bottom.
      func hasInk(_ column: Int, _ row: Int) -> Bool {
        ink[(isTop ? last - row : row) * side + (isRight ? last - column : column)]
      }
      // The widths of the arms, a quarter of the way from their ends.
      let upright = (0..<side).count { hasInk($0, side / 4) }
      let level = (0..<side).count { hasInk(last - side / 4, $0) }
      guard (2...side / 2).contains(upright), (2...side / 2).contains(level) else { return false }
      var (inside, outside) = (0, 0)
      for row in 0..<side {
        for column in 0..<side where hasInk(column, row) {
          // One sample for rounding.
          if column <= upright || row >= last - level { inside += 1 } else { outside += 1 }
        }
      }
      let area = side * side - (side - upright) * (side - level)
      return outside * 50 < inside && inside * 100 > area * 85
    }
  }
}

extension Circle {
  /// Returns true if one straight stroke runs from the middle towards the rim: the only hand of a stopwatch.
  fileprivate func isStartOfHand(in hands: [InkUnit]) -> Bool {
    guard hands.count == 1, let only = hands.first, only.strokeWidth != nil, only.lines.count == 1 else {
      return false
    }
    let ends = only.lines[0].withoutStraights
    guard ends.count == 2 else { return false }
    let distances = ends.map { $0.distance(to: centre) }
    return min(distances[0], distances[1]) < radius * ClockHands.hub
      && (0.3...0.9).contains(max(distances[0], distances[1]) / radius)
  }

  /// Returns true if a stroke bends once, in the middle, and its two arms are no chevron.
  ///
  /// - Parameter isFrame: true if the face is no circle, in which an L may be any corner.
  fileprivate func isMiddleOfBend(in hands: [InkUnit], isFrame: Bool = false) -> Bool {
    guard hands.count == 1, let only = hands.first, only.strokeWidth != nil, only.lines.count == 1 else {
      return false
    }
    let corners = only.lines[0].withoutStraights
    guard corners.count == 3, corners[1].distance(to: centre) < radius * ClockHands.hub else {
      return false
    }
    guard isFrame else { return areHands(corners[0], corners[2], about: corners[1]) }
    return (corners[0].x - corners[1].x).magnitude < radius * 0.02 && corners[0].y < corners[1].y
      && areHands(corners[0], corners[2], about: corners[1], cosines: Self.obtuse)
  }

  /// The cosines of the angles between the hands in a face that is no circle: 100° to 150°.
  private static let obtuse = -0.87..<(-0.17)

  /// Returns true if two arms of some length point where the hands of a clock may.
  func areHands(
    _ one: Point, _ other: Point, about hub: Point, cosines: Range<Double> = -0.95..<0.98
  ) -> Bool {
    let arms = [one, other].map { Point(x: $0.x - hub.x, y: $0.y - hub.y) }
    let lengths = [one, other].map { $0.distance(to: hub) }
    // One arm is at least 12 % of the radius long, the other 25 %; both end inside the face.
    guard let least = lengths.min(), let most = lengths.max(), least > radius * 0.12, most > radius * 0.25,
      most < radius
    else { return false }
    // < and > are chevrons: one arm is the other upside down. Arms of a V are their own mirror image.
    let slack = radius * 0.06
    let isChevron = abs(arms[0].x - arms[1].x) < slack && abs(arms[0].y + arms[1].y) < slack
    let isSymmetric = abs(arms[0].x + arms[1].x) < slack && abs(arms[0].y - arms[1].y) < slack
    let cosine = (arms[0].x * arms[1].x + arms[0].y * arms[1].y) / (lengths[0] * lengths[1])
    return !isChevron && !isSymmetric && cosines.contains(cosine)
  }

  /// Returns true if ink runs out from the middle in two directions.
  fileprivate func isHubOfArms(in hands: [InkUnit]) -> Bool {
    var raster = InkRaster(box: box, side: 64)
    raster.draw(hands)
    if areArms(in: raster, about: centre, of: .atMiddle) { return true }
    // The upright hand of an outline may stand beside the middle by half its width.
    guard hands.count == 1, hands[0].strokeWidth == nil else { return false }
    return Self.hubs.contains { hub in
      areArms(
        in: raster, about: Point(x: centre.x + hub.x * radius, y: centre.y + hub.y * radius),
        of: .besideMiddle)
    }
  }

  /// The places beside the middle where hands may meet, as shares of the radius: half the width of a hand.
  private static let hubs = [-0.06, 0, 0.06].flatMap { x in [-0.06, 0, 0.06].map { Point(x: x, y: $0) } }

  /// Returns true if all ink runs out from one place in two directions.
  private func areArms(in raster: InkRaster, about hub: Point, of limits: ArmLimits) -> Bool {
    func hasInk(_ direction: Point, _ share: Double) -> Bool {
      let reach = radius * share
      return raster.hasInk(at: Point(x: hub.x + direction.x * reach, y: hub.y + direction.y * reach))
    }
    guard Self.rays.contains(where: { hasInk($0, 0.06) }) else { return false }
    let reaches = Self.rays.map { direction in
      Self.steps.prefix { hasInk(direction, $0) }.last ?? 0
    }
    let arms = reaches.arms
    guard arms.count == 2 else { return false }
    let tips = arms.map { arm -> Point in
      let (direction, reach) = (Self.rays[arm.middle], radius * arm.reach)
      return Point(x: hub.x + direction.x * reach, y: hub.y + direction.y * reach)
    }
    if limits.needsLevelArm, !tips.contains(where: { isLevel($0, about: hub) }) { return false }
    return arms.allSatisfy { $0.directions.count <= limits.directions && $0.reach < 0.96 }
      && areHands(tips[0], tips[1], about: hub, cosines: limits.cosines)
      && isAll(of: raster, in: arms, about: hub)
  }

  /// Returns true if an arm is upright or level, within 12° (tan 12° = 0.21).
  private func isLevel(_ tip: Point, about hub: Point) -> Bool {
    let (x, y) = (abs(tip.x - hub.x), abs(tip.y - hub.y))
    return min(x, y) < max(x, y) * 0.21
  }

  /// Returns true if the arms are all the ink there is away from the place where they meet.
  private func isAll(of raster: InkRaster, in arms: [Arm], about hub: Point) -> Bool {
    let directions = Set(
      arms.flatMap(\.directions).flatMap { [$0, $0 + 1, $0 + Self.rays.count - 1] }
        .map { $0 % Self.rays.count })
    var (there, inside) = (0, 0)
    for ray in Self.rays.indices {
      for share in Self.steps where share >= Arm.leastReach {
        let place = Point(
          x: hub.x + Self.rays[ray].x * radius * share, y: hub.y + Self.rays[ray].y * radius * share)
        guard raster.hasInk(at: place) else { continue }
        there += 1
        if directions.contains(ray) { inside += 1 }
      }
    }
    return Double(inside) >= Double(there) * 0.93
  }

  private static let steps = [Double](stride(from: 0.16, through: 0.98, by: 0.04))
}

/// The arms that may be hands.
private struct ArmLimits {
  /// The largest number of the 72 directions that an arm covers: near the middle, a thick hand covers many of them.
  let directions: Int
  /// The cosines of the angle between two arms: neither one straight line nor two lines beside each other.
  let cosines: Range<Double>
  /// True if one arm is upright or level: neither arm of a check mark is.
  let needsLevelArm: Bool

  /// 80°; cos 162° = −0.95 and cos 11° = 0.98.
  static let atMiddle = ArmLimits(directions: 16, cosines: -0.95..<0.98, needsLevelArm: false)
  /// 40°; cos 143° = −0.8 and cos 60° = 0.5: about another place, the arms of a bar or of a triangle seem to bend.
  static let besideMiddle = ArmLimits(directions: 8, cosines: -0.8..<0.5, needsLevelArm: true)
}

/// A run of directions in which ink continues from the middle.
private struct Arm {
  /// The number of the middle one of the directions with the largest reach.
  let middle: Int
  let directions: [Int]
  let reach: Double

  /// The smallest reach of an arm, as a share of the radius; shorter ink is the hub.
  static let leastReach = 0.3
}

extension [Double] {
  /// The arms: runs of neighbouring directions with enough reach.
  fileprivate var arms: [Arm] {
    let least = Arm.leastReach
    guard let start = indices.first(where: { self[$0] < least }) else { return [] }
    var arms: [Arm] = []
    var run: [Int] = []
    for index in indices.map({ ($0 + start) % count }) + [start] {
      if self[index] >= least {
        run.append(index)
      } else if !run.isEmpty {
        let reach = run.map { self[$0] }.max() ?? 0
        // Near the tip, several directions reach about equally far; the hand points to the middle of them.
        let longest = run.filter { self[$0] > reach - 0.05 }
        arms.append(Arm(middle: longest[longest.count / 2], directions: run, reach: reach))
        run = []
      }
    }
    return arms
  }
}

extension [Point] {
  /// The corners of a line.
  fileprivate var withoutStraights: [Point] {
    var corners: [Point] = []
    for point in self where corners.last.map({ $0.distance(to: point) > 1e-9 }) ?? true {
      if corners.count > 1,
        let before = Slant(from: corners[corners.count - 2], to: corners[corners.count - 1]),
        // cos 2.6° = 0.999
        let way = Slant(from: corners[corners.count - 1], to: point), before.cosine(way) > 0.999
      {
        corners[corners.count - 1] = point
      } else {
        corners.append(point)
      }
    }
    return corners
  }
}

extension Rect {
  /// Returns true if a box lies inside, but for rounding.
  fileprivate func holds(_ other: Rect) -> Bool {
    let slack = width * 0.02
    return minX - slack < other.minX && minY - slack < other.minY && maxX + slack > other.maxX
      && maxY + slack > other.maxY
  }

  /// Returns true if two boxes have the same middle, but for rounding.
  fileprivate func isNearly(_ other: Rect) -> Bool {
    abs(midX - other.midX) < width * 0.12 && abs(midY - other.midY) < width * 0.12
  }
}
