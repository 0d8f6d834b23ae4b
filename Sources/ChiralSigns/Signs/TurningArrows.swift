import ChiralInk
import ChiralSVG

extension Sign {
  /// Arrows that run around a ring, as badges of icons for synchronising and loading again show them.
  static let turningArrows = Sign(
    name: "turn", guideline: "R11", noun: "arrows that turn",
    detectors: [
      Detector { view, sign in
        let isPromised = view.promises.promises(sign)
        let rings = view.circles.compactMap { circle in
          TurningArrows.ring(along: circle, among: view.units, isPromised: isPromised)
        }
        let pairs = TurningArrows.pairs(among: view.units, isPromised: isPromised)
        return (rings + pairs).compactMap { Sighting(sign, $0, by: .geometry) }
      }
    ],
    isPlural: true,
    vetoes: [
      Veto("what nothing stands beside is the icon itself, whose class decides") { ink, units, _ in
        !ink.leavesSomething(of: units)
      },
      Veto("a ring that is most of the icon may be a clock or a gauge, unless the name promises arrows") {
        ink, units, isPromised in !isPromised && ink.isMost(of: units)
      },
      Veto("a ring that is its own mirror image turns neither way") { ink, _, _ in
        GlyphShape(ink.units, in: ink.box).isSymmetric
      },
    ],
    examples: [
      .seen(
        "two arrows around a ring, beside a sheet",
        """
        <path d="M8 21H3V3h13v5"/><path d="M12 15.5a4.5 4.5 0 0 1 8.300-1.500M21 10.500v3.500h-3.500M21 16.500a4.500 4.500 0 0 1-8.300 1.500
        M12 21.500v-3.500h3.500"/>
        """),
      .unseen(
        "a ring with a gap, beside a sheet",
        "<path d=\"M8 21H3V3h13v5\"/><path d=\"M20.500 14a4.500 4.500 0 1 0 0 3.500\"/>"),
    ])
}

/// An open ring with arrowheads, or two arcs with an arrowhead each. They turn one way everywhere, as clocks do (R11).
enum TurningArrows {
  /// The smallest numbers of the 72 parts of the circle that the ring covers, if the icon's name promises arrows that turn and if it does
  /// not: the arrow of an icon for undoing, which follows the reading direction, runs around two thirds of it.
  private static let leastParts = (promised: 44, seen: 52)
  /// The largest distance of the ink from the circle's box, in radii: half of an arrowhead and half of the ring's width.
  private static let reach = 0.5

  /// Returns the pieces of a ring that turns, with its arrowheads; nil if there is none along a circle.
  static func ring(along circle: Circle, among units: [InkUnit], isPromised: Bool) -> [InkUnit]? {
    let ring = circle.turningRing(among: units)
    guard let box = ring.box, circle.box.contains(box, within: circle.radius * reach) else { return nil }
    let parts = circle.parts(of: ring.flatMap(\.lines).flatMap { $0.spread(192) })
    return parts >= (isPromised ? leastParts.promised : leastParts.seen) ? ring : nil
  }

  /// The number of points at which two arcs are compared.
  private static let steps = 9
  /// The largest distance between the points of an arc and those of the other one, turned upside down, as a share of the arc's size.
  private static let slack = 0.04
  /// The largest difference of the distances of an arc's points from the middle, as a share of the mean, if the icon's name promises
  /// arrows that turn and if it does not: two bent lines run around a corner, not around a middle.
  private static let roundness = (promised: 0.5, seen: 0.2)
  /// The largest size of an arrowhead, as a share of the arc's.
  private static let mostHead = 0.9

  /// Returns the pairs of stroked arcs of which one is the other turned upside down about the middle around which both run, each with
  /// its arrowhead.
  static func pairs(among units: [InkUnit], isPromised: Bool) -> [[InkUnit]] {
    let arcs = units.compactMap { unit -> (unit: InkUnit, points: [Point])? in
      guard unit.strokeWidth != nil, unit.lines.count == 1 else { return nil }
      // Rounding may leave out the last point.
      let points = (unit.lines[0].spread(steps) + [unit.lines[0].last].compactMap(\.self)).prefix(steps)
      return points.count == steps ? (unit, Array(points)) : nil
    }
    return arcs.indices.flatMap { one in
      arcs[(one + 1)...].compactMap { other in
        pair(arcs[one], other, among: units, roundness: isPromised ? roundness.promised : roundness.seen)
      }
    }
  }

  private static func pair(
    _ one: (unit: InkUnit, points: [Point]), _ other: (unit: InkUnit, points: [Point]),
    among units: [InkUnit],
    roundness: Double
  ) -> [InkUnit]? {
    let (first, box) = (one.unit.box, one.unit.box.union(other.unit.box))
    let middle = Point(x: box.midX, y: box.midY)
    let size = max(first.width, first.height)
    let turned = one.points.map { Point(x: 2 * middle.x - $0.x, y: 2 * middle.y - $0.y) }
    let isTurned = [other.points, other.points.reversed()].contains { points in
      zip(turned, points).allSatisfy { $0.distance(to: $1) < size * slack }
    }
    let distances = one.points.map { $0.distance(to: middle) }
    let mean = distances.reduce(0, +) / Double(distances.count)
    guard isTurned, let nearest = distances.min(), let farthest = distances.max(),
      farthest - nearest < mean * roundness
    else { return nil }
    let heads = [one.unit, other.unit].map { arc in
      units.filter { unit in
        max(unit.box.width, unit.box.height) < size * mostHead && arc.ends(on: unit)
          && ![one.unit, other.unit].contains { $0.isSame(as: unit) }
      }
    }
    guard heads.allSatisfy({ $0.count == 1 }),
      heads[0][0].isTurned(heads[1][0], about: middle, within: size * slack)
    else { return nil }
    return [one.unit, other.unit] + heads.joined()
  }
}

extension InkUnit {
  /// Returns true if the box of another piece is that of this one, turned upside down about a point.
  fileprivate func isTurned(_ other: InkUnit, about middle: Point, within slack: Double) -> Bool {
    abs(box.minX + other.box.maxX - 2 * middle.x) < slack
      && abs(box.maxX + other.box.minX - 2 * middle.x) < slack
      && abs(box.minY + other.box.maxY - 2 * middle.y) < slack
      && abs(box.maxY + other.box.minY - 2 * middle.y) < slack
  }
}

extension Rect {
  /// Returns true if another box reaches no farther out of this one than a distance.
  fileprivate func contains(_ other: Rect, within distance: Double) -> Bool {
    other.minX > minX - distance && other.maxX < maxX + distance && other.minY > minY - distance
      && other.maxY < maxY + distance
  }
}
