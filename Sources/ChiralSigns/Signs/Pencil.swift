package import ChiralInk
import ChiralSVG
import ChiralValues

extension Sign {
  /// A tool that writes or draws, held in the right hand.
  package static let pencil = Sign(
    name: "pencil", guideline: "R15", noun: "a pencil, pen or brush", subject: .pencil,
    network: NetworkLimits(sure: 0.96, aspects: 0.6...1.7, mayBeMost: true),
    isHeld: true,
    detectors: [
      Detector { view, sign in
        PencilOutline.all(among: view.units, side: view.side)
          .map { Sighting(sign, $0.candidate, by: .geometry, isWhole: false) }
      }
    ],
    vetoes: [
      Veto("one straight stroke is a leg, a ray or a slash") { ink, _, _ in
        ink.units.allSatisfy(\.isDiagonal)
      },
      Veto("of dashes and rays there are several") { ink, units, _ in ink.isRepeated(in: units) },
      Veto("the stripes of a tower or of a trail have several lengths") { ink, units, _ in
        PencilOutline.isStripe(ink, among: units)
      },
      Veto("a rocket or an arrow has a head") { ink, units, _ in
        PencilOutline.hasHeadApart(ink, among: units)
      },
      Veto("what runs down, such as a shoe, is not held in the right hand") { ink, _, isPromised in
        !(isPromised || PencilOutline.runsUp(ink))
      },
    ],
    completed: { PencilOutline.completed($0, among: $1) },
    examples: [
      .seen(
        "a pencil beside lines of text",
        "<path d=\"M3 3h11M3 7h6\"/><path d=\"M11 21v-2.8l7-7 2.8 2.8-7 7z\" fill=\"black\" stroke=\"none\"/>"
      ),
      .unseen(
        "the dashes of a comet",
        """
        <g fill="black" stroke="none"><circle cx="16" cy="8" r="5.5"/><path d="M2 12.9A.8.8 0 0 0 3 14.1L6.8 10.9 5.8 9.7z
        M2 17.4A.8.8 0 0 0 3 18.6L8 14.4 6.9 13.2z M3 21.2A.8.8 0 0 0 4 22.4L10.1 17.2 9.1 16z"/></g>
        """),
    ])
}

/// A pencil as one contour: a long body with parallel sides that runs up to the right, a point at the lower left and a blunt
/// end (R15). The network knows pencils that show more; small ones beside a drawing are often no more than this.
package struct PencilOutline {
  /// The contour with the pieces of ink in it.
  package let candidate: ThingCandidate

  /// Returns the pencils of a drawing, which has sides of this length.
  package static func all(among units: [InkUnit], side: Double) -> [PencilOutline] {
    units.compactMap { PencilOutline($0, among: units, side: side) }
  }

  /// The smallest size of a pencil, as a share of the drawing's side.
  private static let leastSize = 0.18
  /// The ratios of its length to its width.
  private static let slenderness = 1.55...6.0

  /// The smallest distance from other pieces, as a share of its width; what is nearer is a clip, and so a part of the tool.
  private static let clearance = 0.15
  /// The distances in which nothing lies beyond its point and its blunt end, as shares of its width; a blade or an eraser
  /// would be a part of the tool.
  private static let free = (point: 0.3, end: 0.6)

  private init?(_ unit: InkUnit, among units: [InkUnit], side: Double) {
    guard !unit.isHole, let line = unit.lines.first,
      max(unit.box.width, unit.box.height) > side * Self.leastSize,
      let profile = Profile(of: line), Self.slenderness.contains(profile.length / profile.width),
      profile.isBody, profile.hasPoint, profile.hasBluntEnd, !profile.hasHead
    else { return nil }
    let others = units.filter { !$0.sharesInk(with: unit) }
    let inside = others.filter { unit.box.contains($0.box) }
    let ends = profile.ends(among: others.filter { !$0.isHole })
    let outside = others.filter { other in
      !unit.box.contains(other.box) && !ends.contains { $0.isSame(as: other) }
    }
    let gap = (profile.width + (unit.strokeWidth ?? 0)) * Self.clearance
    guard let candidate = ThingCandidate([unit] + inside + ends), candidate.leavesSomething(of: units),
      ToolClearance(tool: [unit] + ends, rest: outside, width: side).before > gap,
      !profile.isContinued(by: outside, point: Self.free.point, end: Self.free.end),
      !outside.contains(where: profile.isHeaded),
      // Of rays and sound waves, there are several.
      !outside.contains(where: unit.isRepeated(by:)), !Self.isStripe(candidate, among: units)
    else { return nil }
    self.candidate = candidate
  }

  /// Returns true if a wider piece lies straight beyond the upper right end, as on a rocket or an arrow.
  static func hasHeadApart(_ candidate: ThingCandidate, among units: [InkUnit]) -> Bool {
    guard let profile = Profile(ofAll: candidate.units.flatMap(\.lines)), profile.isBody else { return false }
    return units.contains { unit in
      !candidate.units.contains { $0.sharesInk(with: unit) } && !unit.box.contains(candidate.box)
        && profile.isHeaded(by: unit)
    }
  }

  /// Returns a pencil with the pieces that lie straight beyond its ends, such as an eraser apart from the body, or a cap.
  static func completed(_ candidate: ThingCandidate, among units: [InkUnit]) -> ThingCandidate {
    guard let profile = Profile(ofAll: candidate.units.flatMap(\.lines)), profile.isBody else {
      return candidate
    }
    let areHoles = candidate.units.contains(where: \.isHole)
    let others = units.filter { unit in
      unit.isHole == areHoles && !candidate.units.contains { $0.sharesInk(with: unit) }
    }
    let ends = profile.ends(among: others)
    let caps = others.filter { unit in
      profile.isExtended(by: unit, atTop: true) && !ends.contains { $0.isSame(as: unit) }
    }
    return ThingCandidate(candidate.units + ends + caps) ?? candidate
  }

  /// Returns the pieces that continue a tool straight beyond an end, such as the cap of a pen.
  package static func continuation(of candidate: ThingCandidate, among units: [InkUnit]) -> [InkUnit] {
    guard let profile = Profile(ofAll: candidate.units.flatMap(\.lines)) else { return [] }
    return units.filter { unit in
      !unit.isHole && !candidate.units.contains { $0.sharesInk(with: unit) } && profile.isExtended(by: unit)
    }
  }

  /// Returns true if pieces of ink are longer along the diagonal that runs up to the right than across it, and are no
  /// arrow.
  static func runsUp(_ candidate: ThingCandidate) -> Bool {
    guard let profile = Profile(ofAll: candidate.units.flatMap(\.lines)) else { return false }
    let isArrow = candidate.units.count == 1 && profile.isBody && profile.hasHead
    return profile.length > profile.breadth * leastSlenderness && !isArrow
  }

  /// The smallest ratio of the length of any tool to its breadth.
  private static let leastSlenderness = 1.2

  /// Returns true if a parallel bar of the same width lies beside it: the stripes of a tower or of a trail have several
  /// lengths.
  static func isStripe(_ candidate: ThingCandidate, among units: [InkUnit]) -> Bool {
    guard candidate.units.count == 1, let own = Bar(candidate.units[0]) else { return false }
    return units.contains { unit in
      guard !unit.sharesInk(with: candidate.units[0]), let other = Bar(unit) else { return false }
      return own.isBeside(other)
    }
  }

  /// Returns true if pieces of ink have the body of a pencil: long, straight, and of one width.
  static func isBody(_ candidate: ThingCandidate) -> Bool {
    guard let profile = Profile(ofAll: candidate.units.flatMap(\.lines)) else { return false }
    return slenderness.contains(profile.length / profile.width) && profile.isBody
  }
}

/// A long piece of ink of any direction.
private struct Bar {
  private let way: Slant
  private let width: Double
  private let middle: Point

  /// The smallest ratio of its length to its mean width, and the largest of its largest width to that: it is no bow.
  private static let shape = (slenderness: 2.5, breadth: 2.2)

  /// Measures a piece; nil if it is not long.
  init?(_ unit: InkUnit) {
    guard let line = unit.lines.first, let start = line.first,
      let far = line.max(by: { $0.distance(to: start) < $1.distance(to: start) }),
      let other = line.max(by: { $0.distance(to: far) < $1.distance(to: far) }),
      let way = Slant(from: far, to: other)
    else { return nil }
    self.way = way
    width = abs(line.signedArea) / far.distance(to: other) + (unit.strokeWidth ?? 0)
    middle = Point(x: (far.x + other.x) / 2, y: (far.y + other.y) / 2)
    let across = line.map(way.across)
    guard let least = across.min(), let most = across.max(),
      far.distance(to: other) > width * Self.shape.slenderness,
      most - least < width * Self.shape.breadth
    else { return nil }
  }

  /// Returns true if another bar is parallel within 11° (cos 11° = 0.98), has the same width within a fifth, and lies on
  /// another line.
  func isBeside(_ other: Bar) -> Bool {
    abs(way.cosine(other.way)) > 0.98 && abs(other.width - width) < width * 0.2
      && abs(way.across(other.middle) - way.across(middle)) > width
  }
}

/// The widths of contours along the diagonal that runs up to the right.
private struct Profile {
  private typealias Place = (along: Double, across: Double)
  /// The pieces of the contours.
  private let edges: [(from: Place, to: Place)]
  private let start: Double
  /// The extent along the diagonal.
  let length: Double
  /// The extent across the diagonal.
  let breadth: Double
  /// The width in the middle of the body.
  private(set) var width = 0.0

  /// Measures a contour; nil if it is open.
  init?(of line: [Point]) {
    guard line.count > 4, let first = line.first, let last = line.last else { return nil }
    self.init(ofAll: [line + [first]])
    guard first.distance(to: last) < length * 0.1 else { return nil }
  }

  /// Measures contours together.
  init?(ofAll lines: [[Point]]) {
    edges = lines.flatMap { line in
      let places = line.map(Self.place)
      return Array(zip(places, places.dropFirst())).map { (from: $0.0, to: $0.1) }
    }
    let along = edges.flatMap { [$0.from.along, $0.to.along] }
    let across = edges.flatMap { [$0.from.across, $0.to.across] }
    guard let least = along.min(), let most = along.max(), most > least, let left = across.min(),
      let right = across.max()
    else { return nil }
    (start, length, breadth) = (least, most - least, right - left)
    guard let middle = crossing(at: 0.6 * length) else { return nil }
    width = middle.upperBound - middle.lowerBound
    guard width > 0 else { return nil }
  }

  private static func place(of point: Point) -> Place {
    let half = 0.5.squareRoot()
    return Place(along: (point.x - point.y) * half, across: (point.x + point.y) * half)
  }

  /// Returns the range that the contour covers across the diagonal, at a distance from its lower left end.
  private func crossing(at distance: Double) -> ClosedRange<Double>? {
    let place = start + distance
    let ends = edges.compactMap { one, other -> Double? in
      guard (one.along > place) != (other.along > place) else { return nil }
      return one.across + (other.across - one.across) * (place - one.along) / (other.along - one.along)
    }
    guard let least = ends.min(), let most = ends.max() else { return nil }
    return ClosedRange(between: least, most)
  }

  private func width(at distance: Double) -> Double {
    crossing(at: distance).map { $0.upperBound - $0.lowerBound } ?? 0
  }

  /// The farthest that a point or an eraser lies from the body, and its longest length, as shares of the body's width.
  private static let farthestEnd = (gap: 0.6, length: 1.5)

  /// Returns the points of a piece, seen from the lower left end of the body's middle line.
  private func places(of unit: InkUnit) -> [Place] {
    let middle = crossing(at: 0.6 * length).map { ($0.lowerBound + $0.upperBound) / 2 } ?? 0
    return unit.lines.joined().map { point in
      let place = Self.place(of: point)
      return (place.along - start, place.across - middle)
    }
  }

  /// Returns the pieces of ink that lie straight and closely beyond an end, and are no wider than the body.
  func ends(among others: [InkUnit]) -> [InkUnit] {
    others.filter { other in
      let places = places(of: other)
      guard let least = places.map(\.along).min(), let most = places.map(\.along).max(),
        let side = places.map({ abs($0.across) }).max(), side < width * 0.6,
        most - least < width * Self.farthestEnd.length
      else { return false }
      // A line beyond the point is a blade, which no pencil has.
      let gap = other.strokeWidth == nil ? max(least - length, -most) : least - length
      return gap > 0 && gap < width * Self.farthestEnd.gap
    }
  }

  /// The limits of a piece that continues a tool, as shares of the width: the distance of its far side from the middle line, because a
  /// clip stands out, and the distance from the tool.
  private static let continued = (side: 1.3, gap: 0.6)

  /// Returns true if the middle of a piece lies straight beyond an end, and the piece is hardly wider than the body.
  ///
  /// - Parameter atTop: true if it has to be the upper right end.
  func isExtended(by other: InkUnit, atTop: Bool = false) -> Bool {
    let places = places(of: other)
    guard let least = places.map(\.along).min(), let most = places.map(\.along).max(),
      let side = places.map({ abs($0.across) }).max()
    else { return false }
    let isBeyond = least + most > length * 2 || !atTop && least + most < 0
    return isBeyond && side < width * Self.continued.side
      && max(least - length, -most) < width * Self.continued.gap
  }

  /// Returns true if a piece that is wider than the body begins closely beyond the upper right end, with its middle on the body's or,
  /// as the head of a gavel, as a rectangle across the body's axis with edges parallel to it.
  func isHeaded(by other: InkUnit) -> Bool {
    let places = places(of: other)
    guard let near = places.map(\.along).min(), let far = places.map(\.along).max(),
      let left = places.map(\.across).min(), let right = places.map(\.across).max()
    else { return false }
    let gap = near - length
    guard gap > -width * 0.1, gap < width * Self.farthestEnd.gap, right - left > width * 1.25 else {
      return false
    }
    let slack = min(far - near, right - left) * 0.05
    let isParallel =
      left < 0 && right > 0
      && places.allSatisfy {
        min($0.along - near, far - $0.along, $0.across - left, right - $0.across) < slack
      }
    return isParallel || abs(left + right) < width * 0.3
  }

  /// Returns true if another piece of ink lies straight beyond the point or the blunt end, within shares of the width.
  func isContinued(by others: [InkUnit], point: Double, end: Double) -> Bool {
    others.contains { other in
      let reach = width + (other.strokeWidth ?? 0)
      return places(of: other).contains { place in
        abs(place.across) < width / 2 && place.along > -reach * point && place.along < length + reach * end
      }
    }
  }

  /// True if the sides are parallel over a third of the length, and the whole contour is straight.
  var isBody: Bool {
    let widths = (0...5).map { width(at: length * (0.45 + 0.06 * Double($0))) }
    // An eraser may stand apart from the body.
    let isEven =
      widths.count { $0 == 0 } < 2 && widths.allSatisfy { $0 == 0 || abs($0 - width) < width * 0.12 }
    let middles = (1...9).compactMap { crossing(at: length * 0.1 * Double($0)) }
      .map { ($0.lowerBound + $0.upperBound) / 2 }
    guard isEven, let least = middles.min(), let most = middles.max() else { return false }
    return most - least < width * 0.15
  }

  /// True if it is wider anywhere than its body, as an arrow is at its head.
  var hasHead: Bool { (1..<20).contains { width(at: length * 0.05 * Double($0)) > width * 1.25 } }

  /// True if the lower left end is a point: near a right angle, the width is twice the distance from it.
  var hasPoint: Bool { width(at: width * 0.15) < width * 0.45 }

  /// True if the upper right end is square or round: near the end of a half circle, the width is two thirds of the full width.
  var hasBluntEnd: Bool { width(at: length - width * 0.12) > width * 0.45 }
}
