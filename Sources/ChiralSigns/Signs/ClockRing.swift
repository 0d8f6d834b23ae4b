import ChiralInk
import ChiralSVG

/// The ring of a clock that turns, as icons of history show it: an open ring with an arrowhead at one end. Time runs in one direction,
/// so the ring keeps its sense as the hands do (R11).
extension Circle {
  /// The numbers of the 72 parts of the circle that an open ring covers.
  private static let open = 36...66
  /// The distances from the centre of a ring's ink, in radii: the circle may be the inner or the outer edge of a bold ring.
  private static let rim = 0.72...1.28
  /// The smallest share of the points of a piece that lie on the rim if it is the ring.
  private static let leastOnRim = 0.6
  /// The smallest number of the 72 parts that a piece of the ring covers.
  private static let leastArc = 14
  /// The largest size of an arrowhead, in radii.
  private static let mostHead = 0.95

  /// Returns the pieces of an open ring along the circle with its arrowhead; none if no arrowhead tells the direction.
  func turningRing(among units: [InkUnit]) -> [InkUnit] {
    let ring = units.filter(isOnRim)
    guard Self.open.contains(parts(of: ring.flatMap(\.lines).flatMap { $0.spread(192) })) else { return [] }
    let heads = units.filter { unit in
      !ring.contains { $0.isSame(as: unit) } && max(unit.box.width, unit.box.height) < radius * Self.mostHead
        && ring.contains { $0.ends(on: unit) }
    }
    return heads.isEmpty && !ring.contains(where: hasHead) ? [] : ring + heads
  }

  /// The largest number of the 72 parts between the widest part of an arrowhead and the gap at its tip: two thirds of a quarter. The handle
  /// of a wrench lies farther from the gap between its jaws.
  private static let tip = 12
  /// The least width of a fused arrowhead on each side of the ring's band, in radii.
  private static let headSide = 0.12

  /// Returns true if a piece of the ring is fused with an arrowhead: near a gap it is wider than its band on both sides. The edge of
  /// a gap for a badge, the corner of a speech bubble and the rays of a sun are so on one side at most.
  private func hasHead(_ unit: InkUnit) -> Bool {
    var extents: [Int: ClosedRange<Double>] = [:]
    for point in unit.lines.flatMap({ $0.spread(192) }) {
      let distance = point.distance(to: centre) / radius
      guard distance.isFinite else { return false }
      let part = part(of: point)
      let known = extents[part] ?? distance...distance
      extents[part] = min(known.lowerBound, distance)...max(known.upperBound, distance)
    }
    guard !extents.isEmpty else { return false }
    let inner = extents.values.map(\.lowerBound).sorted()[extents.count / 2]
    let outer = extents.values.map(\.upperBound).sorted()[extents.count / 2]
    let count = Circle.rays.count
    return extents.contains { part, extent in
      extent.lowerBound < inner - Self.headSide && extent.upperBound > outer + Self.headSide
        && (part - Self.tip...part + Self.tip).contains { extents[($0 + count) % count] == nil }
    }
  }

  private func isOnRim(_ unit: InkUnit) -> Bool {
    // Arrows of badges reach the rim, too, but do not run along it.
    guard parts(of: unit.lines.flatMap { $0.spread(192) }) >= Self.leastArc else { return false }
    let share = Double(unit.points.count { Self.rim.contains($0.distance(to: centre) / radius) })
    return !unit.isHole && max(unit.box.width, unit.box.height) > radius * Self.mostHead
      && share >= Double(unit.points.count) * Self.leastOnRim
  }
}

extension InkUnit {
  /// Returns true if one of its ends lies on another stroke.
  func ends(on other: InkUnit) -> Bool {
    guard let strokeWidth, other.strokeWidth != nil else { return false }
    return lines.contains { line in
      [line.first, line.last].compactMap(\.self).contains { end in
        other.lines.contains { $0.distance(to: end) < strokeWidth * 0.75 }
      }
    }
  }
}
