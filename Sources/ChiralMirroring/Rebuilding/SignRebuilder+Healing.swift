import ChiralInk
import ChiralSVG
import ChiralSigns
import ChiralValues

/// The base of a sign without a sibling: it is healed from the drawing itself.
extension SignRebuilder {
  /// The smallest clearance, as a share of the drawing's width: closer shapes touch the sign.
  private static let leastGap = 0.01

  /// Returns the mirrored base, healed from the drawing itself, with the clearance cut again; nil if no clearance was cut, or if
  /// nothing proves the healed base.
  func resultByHealing(_ original: Picture, _ probe: Mirror.Drawer) throws(MirrorError)
    -> MirrorResult?
  {
    guard let healed = healing?.document(), let base = probe(healed, Self.proofWidth),
      let (recipe, proof) = recipes(over: scene(of: healed), like: original, probe).first,
      !kept.isWord || isReduced || !leavesGlyphs, proof.mean < Self.proof.mean, proof.spot < Self.proof.spot,
      restored(by: base, original) >= Self.leastHealed
    else { return nil }
    if kept.needed != nil, !isReduced,
      isSymmetric(healed, probe)
        || stands(beforeItsOwnMirrorImageIn: original)
          && restored(by: base, original, butNotIn: base.flipped) < Self.leastHealed
    {
      return unchanged(Self.symmetric)
    }
    let why =
      "rebuilt from the drawing, healed, with the sign unmirrored and its clearance cut again (proof c, cutting it again "
      + "reproduces the drawing: \(proof.text))"
    guard
      let result = try rebuilt(
        healed, by: recipe, named: mirroring.icon.name.flatMap { SignedName.bases(of: $0).first },
        reason: why,
        confidence: Self.confidence.proved, original: original, probe: probe),
      let picture = probe(result.document, Self.proofWidth)
    else { return nil }
    return kept.needed == nil && !isReduced && isShownAsWell(byMoving: picture, probe) ? nil : result
  }

  /// The largest differences between a drawing and its healed base, cut again: nothing but the healed drawing itself says what the
  /// clearance hides.
  private static let proof = (mean: 0.001, spot: 0.12)

  /// The smallest amount of ink, in pixels, that makes a healed base another picture than a base with its clearance.
  private static let leastHealed = 5.0

  /// Returns the ink, in pixels, that a healed base has and the drawing does not have, nor another picture.
  private func restored(by base: Picture, _ original: Picture, butNotIn other: Picture? = nil) -> Double {
    guard base.width == original.width, base.height == original.height else { return 0 }
    let places = 0..<base.width * base.height
    let more = places.reduce(0) { sum, place in
      let (x, y) = (place % base.width, place / base.width)
      return sum + max(0, base.alpha(x, y) - max(original.alpha(x, y), other?.alpha(x, y) ?? 0))
    }
    return Double(more) / 255
  }

  /// True if other shapes keep a distance from the sign that may be a clearance.
  var hasClearance: Bool { room.before > source.viewBox.width.value * Self.leastGap && room.before <= gap }

  /// The healing of the base; nil if the sign has no clearance.
  private var healing: BaseHealing? {
    let own = tool
    guard hasClearance else { return nil }
    return source.without(unitsThat: { unit in own.contains { $0.draws(unit) } })
      .flatMap { BaseHealing(scene(of: $0), cutAround: tool, gap: gap) }
  }

  /// The length of cut edges away from the moved sign, as a share of the drawing's width, that shows the shape of its mirror image.
  private static let mostOpen = 0.25

  /// True if the mirrored base would keep the clearance in the shape of the sign's mirror image, away from the sign.
  var leavesClearance: Bool {
    let width = source.viewBox.width.value
    guard let healing,
      healing.openLength(k: source.viewBox.mirrorSum.value, shift: shift) > width * Self.mostOpen
    else { return false }
    return !kept.isWord || !leavesGlyphs
  }

  /// The reason to decline a drawing whose mirrored base would keep the clearance.
  var openClearance: MirrorError {
    source.error(tool.map(\.element).min() ?? 0, kept.reason.adding("; \(Self.open)").description)
  }

  private static let open =
    "its clearance is cut out of the base, whose mirror image would keep a hole in the shape of the mirrored sign; add "
    + "the icon without the sign, draw the right-to-left form, or name the component with the verb keep, move or mirror"

  /// The largest differences of a healed base from its mirror image, which is healed at the other side, that nobody sees.
  private static let leastSide = (mean: 0.004, spot: 0.25)

  /// The largest distance of the middle of such a base from the drawing's, as a share of its width: another one stands beside the sign.
  private static let mostOffCentre = 0.1

  /// Returns true if a healed base is its own mirror image, in its own middle.
  private func isSymmetric(_ healed: SVGDocument, _ probe: Mirror.Drawer) -> Bool {
    let box = source.viewBox
    guard let ink = scene(of: healed).units(drawnWith: .own).box,
      abs(ink.midX - box.mirrorSum.value / 2) < box.width.value * Self.mostOffCentre,
      let picture = probe(mirroring.middled(healed) ?? healed, Self.proofWidth),
      let difference = PictureDifference(picture, picture.flipped)
    else { return false }
    return difference.mean < Self.leastSide.mean && difference.spot < Self.leastSide.spot
  }
}
