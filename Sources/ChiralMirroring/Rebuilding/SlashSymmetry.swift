import ChiralInk
import ChiralSigns

/// The symmetry of a slashed drawing, apart from its slash.
extension SlashBand {
  /// The assumed reach of stroke ends into the gap without a sibling, in pens.
  private static let likelyReach = 0.4
  /// The smallest share of the ink that has to be compared if the widest possible gap is left out, and without a sibling, if the icon's
  /// name says that something is off: of a percent sign nothing remains.
  private static let leastCompared = (wide: 0.3, alone: 0.1)

  /// Returns true if a picture of the drawing is its own mirror image, except near the slash and its mirror image. If the drawing
  /// has a sibling, and enough remains to compare, the widest possible gap counts as near.
  func isSymmetric(_ original: Picture, of source: Scene, hasSibling: Bool, isNegated: Bool) -> Bool {
    let gap = paper(in: source)
    return isSymmetric(
      original, beyond: min(max(gap.below, gap.above) / pen + Self.likelyReach, Self.reach),
      comparing: isNegated && !hasSibling ? Self.leastCompared.alone : 0)
      || hasSibling && isSymmetric(original, beyond: Self.reach, comparing: Self.leastCompared.wide)
  }

  /// Returns true if a picture is its own mirror image, except within a distance of the slash and of its mirror image, given in
  /// pens, and at least a share of the ink is farther away.
  private func isSymmetric(_ original: Picture, beyond reach: Double, comparing least: Double) -> Bool {
    let last = original.width - 1
    func isNear(_ x: Int, _ y: Int) -> Bool {
      holds(x, y, within: reach) || holds(last - x, y, within: reach)
    }
    return PictureDifference(original, original.flipped, isIgnored: isNear)?.isSymmetry == true
      && original.ink { !isNear($0, $1) } >= original.ink { !holds($0, $1, within: 0.5) } * least
  }

  /// Measures the paper beside the slash, if it had the usual weight.
  private func paper(in source: Scene) -> Gap {
    let field = InkField(source.units(drawnWith: .bold), of: source)
    return Gap(below: paper(in: field, -1), above: paper(in: field, 1))
  }

  /// The positions across the slash between which the base has no ink: the slash, with the usual weight, and the paper beside it.
  func clearance(in source: Scene) -> ClosedRange<Double> {
    let gap = paper(in: source)
    return slash.middle - pen / 2 - gap.below...slash.middle + pen / 2 + gap.above
  }

  /// The number of places along the slash at which a gap is looked for.
  private static let samples = 96

  /// Returns the width of the paper on one side; 0 if the base touches the slash.
  private func paper(in field: InkField, _ sign: Double) -> Double {
    let middle = slash.middle
    // Samples closer than 1.5 steps to the edge may lie in the slash's own ink.
    let hits = stride(from: field.step * 1.5, through: pen * Self.reach, by: field.step).map { distance in
      let count = (0..<Self.samples).count { step in
        let along = slash.ends.lowerBound + slash.length * (Double(step) + 0.5) / Double(Self.samples)
        return field.hasInk(at: slash.point(along: along, across: middle + sign * (pen / 2 + distance)))
      }
      return (distance: distance, count: count)
    }
    // The base begins at the first distance with more than half of the most ink that any distance has.
    guard let most = hits.map(\.count).max(), most > 0, let first = hits.first(where: { $0.count * 2 > most })
    else { return 0 }
    return first.distance > field.step * 2 ? first.distance : 0
  }
}
