import ChiralInk
import ChiralSigns

/// The symmetry of a slashed drawing, apart from its slash.
struct SlashSymmetry {
  let band: SlashBand
  /// The slashed drawing.
  let source: Scene

  /// The assumed reach of stroke ends into the gap without a sibling, in pens.
  private static let likelyReach = 0.4
  /// The smallest share of the ink that has to be compared if the widest possible gap is left out.
  private static let leastCompared = 0.3
  /// The smallest share of the ink that has to be compared without a sibling, if the icon's name says that something is off: of a
  /// percent sign nothing remains.
  private static let leastAlone = 0.1

  /// Returns true if a picture of the drawing is its own mirror image, except near the slash and its mirror image. If the drawing
  /// has a sibling, and enough remains to compare, the widest possible gap counts as near.
  func holds(for original: Picture, hasSibling: Bool, isNegated: Bool) -> Bool {
    let gap = SlashHealing(band.slash, of: source).gap
    let reach = min(gap / band.pen + Self.likelyReach, SlashBand.reach)
    return isSymmetric(original, beyond: reach, comparing: isNegated && !hasSibling ? Self.leastAlone : 0)
      || (hasSibling && isSymmetric(original, beyond: SlashBand.reach, comparing: Self.leastCompared))
  }

  /// Returns true if a picture is its own mirror image, except within a distance of the slash and of its mirror image, given in
  /// pens, and at least a share of the ink is farther away.
  private func isSymmetric(_ original: Picture, beyond reach: Double, comparing least: Double) -> Bool {
    let last = original.width - 1
    func isNear(_ x: Int, _ y: Int) -> Bool {
      band.holds(x, y, within: reach) || band.holds(last - x, y, within: reach)
    }
    guard PictureDifference(original, original.flipped, isIgnored: isNear)?.isSymmetry == true else {
      return false
    }
    return original.ink { !isNear($0, $1) } >= original.ink { !band.holds($0, $1, within: 0.5) } * least
  }
}
