import ChiralGeometry
import ChiralInk
import ChiralSVG
import ChiralSigns
import ChiralValues

/// Rebuilds an icon with a slash for the other direction, from the same icon without the slash (R14).
///
/// The recipe (slash, caps, side and width of the gap) is read from the drawing. It is trusted only if it
/// also reproduces the drawing itself.
struct SlashRebuilder {
  private let mirroring: Mirroring
  private let source: Scene
  private let slash: Slash

  /// The width in pixels of the pictures that prove a recipe.
  static let proofWidth = 96

  /// Returns an icon with a slash for the other direction; nil if there is no slash, if keeping it is enough,
  /// or if its treatment is decided already.
  ///
  /// - Throws: `MirrorError` if there is a slash whose edges cannot be read, or if nothing can be proved.
  static func result(_ mirroring: Mirroring, _ source: Scene) throws(MirrorError) -> MirrorResult? {
    guard !source.index.elements.contains(where: { $0["data-direction"] != nil }) else { return nil }
    let named = mirroring.infersSlash ? NameInference.namedSlashes(source) : []
    guard
      let slash = Slash(in: source, isNegated: mirroring.asksForSlash || !named.isEmpty)
        ?? (mirroring.infersSlash ? source.maskedSlash(by: mirroring.drawer) : nil)
    else {
      guard named.isEmpty else { return nil }
      let alone = mirroring.infersSlash ? StruckOutSymmetry(in: source) : nil
      let struck = alone ?? (mirroring.asksForSlash ? StruckOutSymmetry(struckOut: source) : nil)
      if let struck, alone != nil || mirroring.hasSymmetricSiblings {
        return unchanged(source.note(.kept, number: struck.number, symmetry), of: source)
      }
      if mirroring.asksForSlash, mirroring.hasHiddenSlash(source) {
        throw source.error(
          0, "there is a slash, but its edges are not recognisable straight lines; \(waysOut)"
        )
      }
      // Under a name that says nothing, no sibling proves what lies under the slash and in its mirrored place.
      if mirroring.infersSlash, StruckOutSymmetry.isStruckOut(source) {
        throw source.error(
          0, "there may be a slash from corner to corner, but its edges are not apart; \(waysOut)")
      }
      return nil
    }
    // Without a name that says off, a slash that is named in the drawing is treated as a component.
    guard named.allSatisfy({ $0 == slash.number }), named.isEmpty || mirroring.asksForSlash else {
      return nil
    }
    return try SlashRebuilder(mirroring, of: source, slash: slash).result()
  }

  private init(_ mirroring: Mirroring, of source: Scene, slash: Slash) {
    self.mirroring = mirroring
    self.source = source
    self.slash = slash
    band = SlashBand(slash, of: source, pixels: Self.proofWidth)
  }

  private let band: SlashBand

  /// Returns the icon for the other direction; nil if the slash is an element of its own that merely covers
  /// the rest, so that keeping it is enough.
  private func result() throws(MirrorError) -> MirrorResult? {
    guard let probe = mirroring.drawer, let original = probe(source.document, Self.proofWidth) else {
      guard slash.isApart else { throw declined("nothing can prove how it was drawn") }
      return nil
    }
    let siblings = siblings
    var proofs: [SlashProof] = []
    for sibling in siblings {
      proofs += try recipes(of: sibling, like: original, [], probe)
      if proofs.contains(where: \.difference.isAgreement) { break }
    }
    let best = proofs.min { $0.difference.mean < $1.difference.mean }
    if let best, best.difference.isAgreement { return try rebuilt(best, probe) }
    if let proof = try proofBesides(siblings, original: original, probe: probe) {
      return try rebuilt(proof, probe)
    }
    if let result = try resultFromDisplacedSibling(original, probe) { return result }
    if let best, isSymmetric(best.sibling, original: original, probe: probe) { return unchanged }
    if SlashSymmetry(band: band, source: source)
      .holds(for: original, hasSibling: !siblings.isEmpty, isNegated: mirroring.asksForSlash),
      // Names such as `tablet-up` are less likely siblings of `tablet-off` than `tablet`, which comes first.
      siblings.prefix(1).allSatisfy({ isOwnMirrorImage($0, probe) })
    {
      return unchanged
    }
    let unmasked = source.unmasked(without: slash, like: original, near: band, by: probe)
    if slash.isApart, !slash.hasGap(in: source), unmasked == nil { return nil }
    if let proof = try proofTurned(siblings, original: original, probe: probe) {
      return try rebuilt(proof, probe)
    }
    if let proof = try proofHealed(original, probe, from: unmasked) { return try rebuilt(proof, probe) }
    if mirroring.asksForSlash, StruckOutSymmetry(struckOut: source) != nil, mirroring.hasSymmetricSiblings {
      return unchanged
    }
    throw declined(reason(siblings, best))
  }

  /// Returns the reason why nothing could be proved.
  private func reason(_ siblings: [SVGDocument], _ best: SlashProof?) -> String {
    guard !siblings.isEmpty else {
      let names = siblingNames.prefix(Self.mostNames).joined(separator: ", ")
      return "the set has no icon without it" + (names.isEmpty ? "" : " (\(names), …)")
    }
    guard let best else { return "its sibling \(siblings[0].file) has another viewBox or paint" }
    return "\(best.sibling.file) with such a slash is a different picture"
  }

  /// The largest number of names in a message: enough to show the pattern.
  private static let mostNames = 6

  private var siblingNames: [String] {
    mirroring.icon.sibling.map { [$0] } ?? mirroring.icon.name.map(SlashName.siblings) ?? []
  }

  private var siblings: [SVGDocument] {
    siblingNames.compactMap { mirroring.siblingDrawing($0)?.centred(in: source.viewBox) }
  }

  /// Rebuilds the drawing itself from a sibling by every recipe that its lines suggest, and by `more`.
  private func recipes(
    of sibling: SVGDocument, like original: Picture, _ more: [SlashAssembly.Cut], _ probe: Mirror.Drawer
  ) throws(MirrorError) -> [SlashProof] {
    guard let box = try? sibling.viewBox(), box == source.viewBox else { return [] }
    let base = Scene(sibling, viewBox: box, renderer: mirroring.renderer)
    let gaps = SlashGap.candidates(for: slash, in: source).map { SlashAssembly.Cut.clip($0) }
    let trims = StrokeTrim.candidates(for: slash, in: source).map { SlashAssembly.Cut.trim($0) }
    return ([.none] + gaps + trims + more).compactMap { cut in
      let assembly = SlashAssembly(slash: slash, cut: cut, source: source)
      guard let drawing = assembly.over(base), let picture = probe(drawing, Self.proofWidth),
        let difference = PictureDifference(original, picture)
      else { return nil }
      return SlashProof(assembly: assembly, sibling: sibling, difference: difference)
    }
  }

  // MARK: The sibling, but for the slash

  /// The largest mean difference of a rebuilt drawing; with more, the sibling is another icon.
  private static let mostDifference = 0.035

  /// Returns the best recipe from a sibling that equals the drawing except beside the slash.
  private func proofBesides(
    _ siblings: [SVGDocument], original: Picture, probe: Mirror.Drawer
  ) throws(MirrorError) -> SlashProof? {
    for sibling in siblings where (try? sibling.viewBox()) == source.viewBox {
      guard let (base, distance) = try matching(sibling, original: original, probe: probe) else { continue }
      let best = try recipes(of: base, like: original, measuredCuts(of: base, probe), probe)
        .min { $0.difference.mean < $1.difference.mean }
      guard var proof = best, proof.difference.mean < Self.mostDifference else { continue }
      proof.grade = .besides
      proof.distance = distance
      return proof
    }
    return nil
  }

  /// Returns the sibling, or the sibling without the parts that the slashed drawing lacks, if it equals the
  /// drawing away from the slash.
  private func matching(
    _ sibling: SVGDocument, original: Picture, probe: Mirror.Drawer
  ) throws(MirrorError) -> (SVGDocument, PictureDifference)? {
    if let distance = distance(of: sibling, original, probe), distance.isLikeness {
      return (sibling, distance)
    }
    let scene = Scene(sibling, viewBox: source.viewBox, renderer: mirroring.renderer)
    guard let less = scene.without(unitsThat: { isAbsent($0, in: original, of: scene) }),
      let distance = distance(of: less, original, probe), distance.isLikeness
    else { return nil }
    return (less, distance)
  }

  private func distance(of base: SVGDocument, _ original: Picture, _ probe: Mirror.Drawer)
    -> PictureDifference?
  {
    probe(base, Self.proofWidth).flatMap { picture in
      PictureDifference(picture, original, side: PictureDifference.largeSide) { x, y in
        band.holds(x, y, within: SlashBand.reach)
      }
    }
  }

  /// The largest share of a part's ink that is left where the slashed drawing does not draw the part.
  private static let absence = 0.15

  /// Returns true if the slashed drawing lacks a part of its sibling: the ink of a piece, or a hole.
  private func isAbsent(_ unit: InkUnit, in original: Picture, of scene: Scene) -> Bool {
    let field = InkField([unit], of: scene)
    var (there, left) = (0, 0)
    for y in 0..<original.height {
      for x in 0..<original.width {
        guard !band.holds(x, y, within: SlashBand.reach), field.hasInk(at: band.point(x, y)) else { continue }
        there += 1
        if (original.alpha(x, y) > 127) != unit.isHole { left += 1 }
      }
    }
    return there > 0 && Double(left) < Double(there) * Self.absence
  }

  /// Returns the cuts measured in the pictures.
  private func measuredCuts(of sibling: SVGDocument, _ probe: Mirror.Drawer) -> [SlashAssembly.Cut] {
    let fine = SlashBand(slash, of: source, pixels: Self.proofWidth * 2)
    guard let drawing = probe(source.document, fine.pixels), let base = probe(sibling, fine.pixels) else {
      return []
    }
    let gap = fine.gap(in: drawing, besides: base)
    let strokes = source.index.elements.indices.filter { source.isStroked($0) }
      .map { source.strokeWidth(of: $0) }
    // At √3/2 = 0.87 of its radius a round cap has half its width: the measured gap begins there.
    let cap = (strokes.max() ?? 0) / 2 * 0.87
    func cut(_ extra: Double) -> ClosedRange<Double> {
      let low = gap.below > 0 ? slash.edges.lowerBound - gap.below - extra : slash.middle
      let high = gap.above > 0 ? slash.edges.upperBound + gap.above + extra : slash.middle
      return ClosedRange(between: low, max(low + 1e-6, high))
    }
    return [
      .clip(SlashGap(slant: slash.slant, band: cut(0))),
      .trim(StrokeTrim(slant: slash.slant, band: cut(cap))),
    ]
  }

  // MARK: The sibling in another place

  /// Returns the icon for the other direction if a sibling that lies elsewhere in its viewBox is the drawing without the slash.
  private func resultFromDisplacedSibling(_ original: Picture, _ probe: @escaping Mirror.Drawer)
    throws(MirrorError) -> MirrorResult?
  {
    for sibling in siblingNames.compactMap({ mirroring.siblingDrawing($0) }) {
      guard let moved = sibling.moved(ontoCornersOf: source) else { continue }
      var proof = try recipes(of: moved, like: original, [], probe)
        .min { $0.difference.mean < $1.difference.mean }
      if proof?.difference.isAgreement != true {
        proof = try proofBesides([moved], original: original, probe: probe)
      }
      guard let proof else { continue }
      return isOwnMirrorImage(sibling, probe) ? unchanged : try rebuilt(proof, probe)
    }
    return nil
  }

  // MARK: The sibling's mirror image

  /// Returns the recipe that turns the mirror image of a sibling into the drawing: some designers mirror a base that would lie
  /// along its slash.
  private func proofTurned(
    _ siblings: [SVGDocument], original: Picture, probe: Mirror.Drawer
  ) throws(MirrorError) -> SlashProof? {
    for sibling in siblings where (try? sibling.viewBox()) == source.viewBox {
      guard let turned = try? mirrored(sibling, wholes: .promised),
        let distance = distance(of: turned, original, probe), distance.isLikeness
      else { continue }
      let best = try recipes(of: turned, like: original, [], probe)
        .min { $0.difference.mean < $1.difference.mean }
      guard var proof = best, proof.difference.isAgreement else { continue }
      proof.isTurned = true
      return proof
    }
    return nil
  }

  // MARK: Without a sibling

  /// Returns the recipe that turns the healed drawing into the drawing.
  private func proofHealed(
    _ original: Picture, _ probe: Mirror.Drawer, from unmasked: SVGDocument?
  ) throws(MirrorError) -> SlashProof? {
    guard let healed = unmasked ?? SlashHealing(slash, of: source).document() else { return nil }
    let best = try recipes(of: healed, like: original, measuredCuts(of: healed, probe), probe)
      .min { $0.difference.mean < $1.difference.mean }
    guard var proof = best, proof.difference.isAgreement else { return nil }
    proof.grade = .healed
    return proof
  }

  // MARK: The other direction

  private func rebuilt(_ proof: SlashProof, _ probe: @escaping Mirror.Drawer) throws(MirrorError)
    -> MirrorResult?
  {
    // Only the drawing of an icon without a slash shows a tool as it stays: outlines do not show that a clip path hides the slash
    // of a healed drawing, and a turned base runs in the other direction.
    let isAsDrawn = proof.grade != .healed && !proof.isTurned
    let mirrored = try self.mirrored(proof.sibling, wholes: isAsDrawn ? .all : .promised)
    if let one = probe(proof.sibling, Self.proofWidth), let plain = probe(mirrored, Self.proofWidth),
      let difference = PictureDifference(one, plain), difference.isSymmetry
    {
      return unchanged
    }
    if slash.isWholeElement, case .none = proof.assembly.cut { return nil }
    let base = Scene(mirrored, viewBox: source.viewBox, renderer: mirroring.renderer)
    guard var document = proof.assembly.over(base) else {
      throw declined("it has a paint that its sibling lacks")
    }
    let losses = SlashLosses(band: band, source: source, probe: probe)
    if let loss = losses.loss(proof, mirrored: mirrored, result: document) {
      if let kept = loss.kept { return unchanged(kept, proof.confidence) }
      guard loss == .fragments, proof.grade != .healed,
        let tidied = losses.tidied(document, of: proof, over: base)
      else { throw declined(loss.reason) }
      document = tidied
    }
    var note = note(
      Reason("the slash stays; \(proof.text)", rule: "R14", subject: .slash), proof.confidence)
    if proof.grade == .reproduced {
      note.proof = MirrorNote.Proof(
        sibling: proof.sibling.file, mean: proof.difference.mean, spot: proof.difference.spot)
    }
    // The assembly draws the slash on top of everything else, as the last element.
    note.part = MirrorNote.Part(number: ElementIndex(document).elements.count - 1)
    return MirrorResult(document: document, notes: [note])
  }

  private func note(_ reason: Reason, _ confidence: Double) -> MirrorNote {
    var note = source.note(.kept, number: slash.number, reason)
    note.confidence = confidence
    return note
  }

  // MARK: What is its own mirror image

  /// Returns true if the sibling is its own mirror image and equals the drawing away from the slash.
  private func isSymmetric(_ sibling: SVGDocument, original: Picture, probe: Mirror.Drawer) -> Bool {
    guard let one = probe(sibling, Self.proofWidth),
      let mirrored = try? self.mirrored(sibling),
      let other = probe(mirrored, Self.proofWidth), PictureDifference(one, other)?.isSymmetry == true
    else { return false }
    let difference = PictureDifference(one, original) { band.holds($0, $1, within: SlashBand.reach) }
    return difference?.isSymmetry ?? false
  }

  /// Returns true if an icon without the slash is its own mirror image.
  private func isOwnMirrorImage(_ sibling: SVGDocument, _ probe: Mirror.Drawer) -> Bool {
    guard let one = probe(sibling, Self.proofWidth),
      let mirrored = try? self.mirrored(sibling),
      let other = probe(mirrored, Self.proofWidth)
    else { return false }
    return PictureDifference(one, other)?.isSymmetry == true
  }

  private var unchanged: MirrorResult { unchanged(Self.symmetry, Self.symmetryConfidence) }

  /// Returns the drawing as it is, with the reason.
  private func unchanged(_ reason: Reason, _ confidence: Double) -> MirrorResult {
    var note = note(reason, confidence)
    if case .outline(let pieces) = slash.form, !slash.isWholeElement {
      note.part?.outline = OutlineWriter(source.viewBox).text(of: pieces, isClosed: true)
    }
    return MirrorResult(document: source.document, notes: [note])
  }

  private static let symmetry = Reason(
    "the base under the slash is its own mirror image", rule: "R13, R14", subject: .slash)
  private static let symmetryConfidence = 0.99

  private static func unchanged(_ note: MirrorNote, of source: Scene) -> MirrorResult {
    var note = note
    note.confidence = symmetryConfidence
    return MirrorResult(document: source.document, notes: [note])
  }

  /// Returns the mirror image of a sibling.
  private func mirrored(_ sibling: SVGDocument, wholes: WholeSigns = .all) throws(MirrorError) -> SVGDocument
  {
    // `bell-on` says nothing about a slash, but `numeric` does about numerals.
    let name = sibling.file.hasSuffix(".svg") ? String(sibling.file.dropLast(4)) : sibling.file
    let base = mirroring.icon.base(named: SlashName.isNegated(name) ? nil : name, wholes: wholes)
    return try Mirroring(mirroring.mirror, base).mirrored(sibling).document
  }

  private func declined(_ reason: String) -> MirrorError {
    slash.isWholeElement
      ? source.error(slash.number, "\(Self.ownSlash), and \(reason); \(Self.ownWaysOut)")
      : source.error(slash.number, "R14: its slash is part of the path, and \(reason); \(Self.waysOut)")
  }

  private static let waysOut =
    "add the icon without the slash or name it as \"sibling\", write \"slash\": \"mirror\" to turn the slash too, "
    + "give the slash a path of its own and the verb keep, or draw the right-to-left form"

  private static let ownSlash =
    "R14: it is a separate slash, but the base makes room for it by a gap, which a mirror image has on the wrong "
    + "side"

  private static let ownWaysOut =
    "add the icon without the slash or name it as \"sibling\", write \"slash\": \"mirror\" to turn the slash too, "
    + "give the slash the verb keep if there is no gap, cut the gap by a mask with the verb keep, or draw the "
    + "right-to-left form"
}

extension PictureDifference {
  /// The side of the squares in which pictures are compared away from a slash.
  fileprivate static let largeSide = 7

  /// True if both show the same away from a slash: a mean under 1 % and no large square of 50 % or more.
  fileprivate var isLikeness: Bool { mean < 0.01 && spot < 0.5 }
}
