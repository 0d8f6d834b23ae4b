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
    else { return named.isEmpty ? try resultFromTraces(mirroring, source) : nil }
    // Without a name that says off, a slash that is named in the drawing is treated as a component.
    guard named.allSatisfy({ $0 == slash.number }), named.isEmpty || mirroring.asksForSlash else {
      return nil
    }
    return try SlashRebuilder(mirroring, of: source, slash: slash).result()
  }

  /// Returns the drawing as it is if its slash cannot be read but its base is its own mirror image; nil if there is no slash.
  ///
  /// - Throws: `MirrorError` if there is a slash over something else.
  private static func resultFromTraces(_ mirroring: Mirroring, _ source: Scene) throws(MirrorError)
    -> MirrorResult?
  {
    let traces = SlashTraces(in: source)
    if mirroring.infersSlash, let traces, traces.crossTheirOwnMirrorImage {
      return unchanged(source, traces.number)
    }
    if mirroring.asksForSlash, mirroring.strikesOutItsOwnMirrorImage(source, traces) {
      return unchanged(source, traces?.number ?? 0)
    }
    if mirroring.asksForSlash, mirroring.hasHiddenSlash(source, traces) {
      throw source.error(
        0, "R14: there is a slash, but its edges are not recognisable straight lines; \(waysOut)")
    }
    // Under a name that says nothing, no sibling proves what lies under the slash and in its mirrored place.
    if mirroring.infersSlash, traces?.joinCorners == true {
      throw source.error(
        0, "R14: there may be a slash from corner to corner, but its edges are not apart; \(waysOut)")
    }
    return nil
  }

  private static func unchanged(_ source: Scene, _ number: Int) -> MirrorResult {
    var note = source.note(.kept, number: number, symmetry)
    note.confidence = symmetryConfidence
    return MirrorResult(document: source.document, notes: [note])
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
    let drawings = mirroring.siblingNames.compactMap { mirroring.siblingDrawing($0) }
    let siblings = drawings.map { $0.centred(in: source.viewBox) }
    let proofs = SlashProofs(
      slash: slash, source: source, original: original, band: band, probe: probe, renderer: mirroring.renderer
    )
    let best = proofs.reproduced(from: siblings)
    if let proof = best?.agreeing ?? proofs.besides(siblings) { return try rebuilt(proof, probe) }
    for sibling in drawings {
      guard let moved = sibling.moved(ontoCornersOf: source),
        let proof = proofs.reproduced(from: [moved])?.agreeing ?? proofs.besides([moved])
      else { continue }
      return isOwnMirrorImage(sibling, probe) ? unchanged : try rebuilt(proof, probe)
    }
    if let best, proofs.isSame(best.sibling), isOwnMirrorImage(best.sibling, probe) { return unchanged }
    // Names such as `tablet-up` are less likely siblings of `tablet-off` than `tablet`, which comes first.
    if band.isSymmetric(
      original, of: source, hasSibling: !siblings.isEmpty, isNegated: mirroring.asksForSlash),
      siblings.prefix(1).allSatisfy({ isOwnMirrorImage($0, probe) })
    {
      return unchanged
    }
    let unmasked = source.unmasked(without: slash, like: original, near: band, by: probe)
    if slash.isApart, !slash.hasGap(in: source), unmasked == nil { return nil }
    let turned = siblings.lazy.compactMap { try? mirrored($0, wholes: .promised) }
    if let proof = proofs.turned(turned) { return try rebuilt(proof, probe) }
    let healing = BaseHealing(source, cutBeside: slash, band: band.clearance(in: source))
    if let proof = (unmasked ?? healing.document()).flatMap(proofs.restored) {
      return try rebuilt(proof, probe)
    }
    if mirroring.asksForSlash, mirroring.strikesOutItsOwnMirrorImage(source, SlashTraces(in: source)) {
      return unchanged
    }
    throw declined(reason(siblings, best))
  }

  /// Returns the reason why nothing could be proved.
  private func reason(_ siblings: [SVGDocument], _ best: SlashProof?) -> String {
    guard !siblings.isEmpty else {
      let names = mirroring.siblingNames.prefix(Self.mostNames).joined(separator: ", ")
      return "the set has no icon without it" + (names.isEmpty ? "" : " (\(names), …)")
    }
    guard let best else { return "its sibling \(siblings[0].file) has another viewBox or paint" }
    return "\(best.sibling.file) with such a slash is a different picture"
  }

  /// The largest number of names in a message: enough to show the pattern.
  private static let mostNames = 6

  // MARK: The other direction

  private func rebuilt(_ proof: SlashProof, _ probe: @escaping Mirror.Drawer) throws(MirrorError)
    -> MirrorResult?
  {
    // Only the drawing of an icon without a slash shows a tool as it stays: outlines do not show what a mask hides, and a turned base
    // runs in the other direction.
    let isAsDrawn = proof.grade != .restored && proof.grade != .turned
    let mirrored = try self.mirrored(proof.sibling, wholes: isAsDrawn ? .all : .promised)
    if areSame(proof.sibling, mirrored, by: probe) { return unchanged }
    if slash.isWholeElement, case .none = proof.assembly.cut { return nil }
    let base = Scene(mirrored, viewBox: source.viewBox, renderer: mirroring.renderer)
    guard let document = proof.assembly.over(base) else {
      throw declined("it has a paint that its sibling lacks")
    }
    switch SlashLosses(band: band, source: source, probe: probe).loss(
      proof, mirrored: mirrored, result: document)
    {
    case .declined(let reason): throw declined(reason)
    case .unreadable(let reason): return unchanged(reason, proof.confidence)
    case nil: break
    }
    var note = note(
      Reason("the slash stays; \(proof.text)", rule: "R14", subject: .slash), proof.confidence)
    if proof.grade == .reproduced {
      note.proof = MirrorNote.Proof(
        sibling: proof.sibling.file, mean: proof.difference.mean, spot: proof.difference.spot)
    }
    // The assembly draws the slash on top of everything else, as the last element.
    note.parts = [MirrorNote.Part(number: ElementIndex(document).elements.count - 1)]
    return MirrorResult(document: document, notes: [note])
  }

  private func note(_ reason: Reason, _ confidence: Double) -> MirrorNote {
    var note = source.note(.kept, number: slash.number, reason)
    note.confidence = confidence
    return note
  }

  // MARK: What is its own mirror image

  /// Returns true if an icon without the slash is its own mirror image.
  private func isOwnMirrorImage(_ sibling: SVGDocument, _ probe: Mirror.Drawer) -> Bool {
    (try? mirrored(sibling)).map { areSame(sibling, $0, by: probe) } ?? false
  }

  private func areSame(_ one: SVGDocument, _ other: SVGDocument, by probe: Mirror.Drawer) -> Bool {
    guard let one = probe(one, Self.proofWidth), let other = probe(other, Self.proofWidth) else {
      return false
    }
    return PictureDifference(one, other)?.isSymmetry == true
  }

  private var unchanged: MirrorResult { unchanged(Self.symmetry, Self.symmetryConfidence) }

  /// Returns the drawing as it is, with the reason.
  private func unchanged(_ reason: Reason, _ confidence: Double) -> MirrorResult {
    var note = note(reason, confidence)
    if let subpath = slash.subpath, !slash.isWholeElement {
      note.parts = [MirrorNote.Part(number: slash.number, subpaths: [subpath])]
    } else if case .outline(let pieces) = slash.form, !slash.isWholeElement {
      let outline = OutlineWriter(source.viewBox).text(of: pieces, isClosed: true)
      note.parts = [MirrorNote.Part(number: slash.number, outline: outline)]
    }
    return MirrorResult(document: source.document, notes: [note])
  }

  private static let symmetry = Reason(
    "the base under the slash is its own mirror image", rule: "R13, R14", subject: .slash)
  private static let symmetryConfidence = 0.99

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
