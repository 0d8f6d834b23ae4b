import ChiralGeometry
import ChiralSVG

/// Rebuilds an icon with a fused slash for the other direction, from the same icon without the slash (R14).
///
/// The recipe (slash, caps, side and width of the gap) is read off the drawing and trusted only when rebuilding the
/// drawing itself by it gives the same picture.
struct SlashRebuilder {
  private let mirror: Mirror
  private let source: Scene
  private let slash: FusedSlash

  /// The size of the pictures that prove a recipe.
  fileprivate static let proofWidth = 96

  /// Nil where there is no fused slash, or others have decided what becomes of it.
  ///
  /// - Throws: `MirrorError` where there is a slash that cannot be read.
  init?(_ mirror: Mirror, _ source: Scene) throws(MirrorError) {
    guard !source.index.elements.contains(where: { $0["data-direction"] != nil }),
      !(mirror.infers && NameInference.namesSlash(source))
    else { return nil }
    guard let slash = FusedSlash(in: source) else {
      if StrokedSlash(in: source) == nil, mirror.hasHiddenSlash(source) {
        throw source.error(
          0, "there is a slash, but its edges are no straight lines that could be told apart; \(Self.waysOut)"
        )
      }
      return nil
    }
    self.mirror = mirror
    self.source = source
    self.slash = slash
  }

  /// A recipe with the picture that it gives.
  private struct Proof {
    let assembly: SlashAssembly
    let sibling: SVGDocument
    let difference: PictureDifference
  }

  /// The icon for the other direction.
  func result() throws(MirrorError) -> MirrorResult {
    let siblings = try siblings()
    guard let pictureProbe = mirror.pictureProbe,
      let original = pictureProbe(source.document, Self.proofWidth)
    else { throw declined("its slash is part of the path, and nothing can prove how it was drawn") }
    var proofs: [Proof] = []
    for sibling in siblings {
      proofs += try recipes(of: sibling, like: original, pictureProbe)
      if proofs.contains(where: \.difference.isAgreement) { break }
    }
    guard let best = proofs.min(by: { $0.difference.mean < $1.difference.mean }) else {
      throw declined("its slash is part of the path, and its sibling has another viewBox or paint")
    }
    guard best.difference.isAgreement else {
      if isSymmetric(best.sibling, original, pictureProbe) { return unchanged }
      throw declined(
        "its slash is part of the path, and rebuilding it from \(best.sibling.file) gives another picture "
          + "(\(best.difference.text))")
    }
    return try rebuilt(best, pictureProbe)
  }

  private func siblings() throws(MirrorError) -> [SVGDocument] {
    let names = mirror.sibling.map { [$0] } ?? mirror.name.map(SlashName.siblings) ?? []
    let siblings = names.compactMap { mirror.siblingProbe?($0) }
    guard siblings.isEmpty else { return siblings }
    let sought = names.prefix(3).joined(separator: ", ")
    throw declined("its slash is part of the path, and the set has no icon without it (\(sought), …)")
  }

  /// Rebuilds the drawing itself from a sibling by every recipe that its lines suggest.
  private func recipes(
    of sibling: SVGDocument, like original: Picture, _ probe: Mirror.PictureProbe
  ) throws(MirrorError) -> [Proof] {
    guard let box = try? sibling.viewBox(), box == source.viewBox else { return [] }
    let base = try Scene(sibling, viewBox: box, inkProbe: mirror.inkProbe)
    return SlashGap.candidates(for: slash, in: source).compactMap { gap in
      let assembly = SlashAssembly(slash: slash, gap: gap, source: source)
      guard let drawing = assembly.over(base), let picture = probe(drawing, Self.proofWidth),
        let difference = PictureDifference(original, picture)
      else { return nil }
      return Proof(assembly: assembly, sibling: sibling, difference: difference)
    }
  }

  private func rebuilt(_ proof: Proof, _ probe: Mirror.PictureProbe) throws(MirrorError) -> MirrorResult {
    let mirrored = try baseMirror(for: proof.sibling).mirrored(proof.sibling).document
    let reason = "rebuilt from \(proof.sibling.file) (proved: \(proof.difference.text))"
    if let one = probe(proof.sibling, Self.proofWidth), let other = probe(mirrored, Self.proofWidth),
      let difference = PictureDifference(one, other), difference.isSymmetry
    {
      return unchanged
    }
    let base = try Scene(mirrored, viewBox: source.viewBox, inkProbe: mirror.inkProbe)
    guard let document = proof.assembly.over(base) else {
      throw declined("its slash has a paint of its own that its sibling lacks")
    }
    return MirrorResult(document: document, notes: [note("R14: the slash stays; \(reason)")])
  }

  private func note(_ reason: String) -> MirrorNote {
    var note = source.note(.kept, slash.number, reason)
    note.confidence = Self.confidence
    return note
  }

  /// How sure a proof by pictures is.
  private static let confidence = 0.99

  /// Whether the sibling is its own mirror image, and the drawing is the sibling but for a band along the slash.
  private func isSymmetric(_ sibling: SVGDocument, _ original: Picture, _ probe: Mirror.PictureProbe) -> Bool
  {
    guard let one = probe(sibling, Self.proofWidth),
      let mirrored = try? baseMirror(for: sibling).mirrored(sibling).document,
      let other = probe(mirrored, Self.proofWidth), PictureDifference(one, other)?.isSymmetry == true
    else { return false }
    let unit = source.viewBox.width.value / Double(Self.proofWidth)
    let reach = (slash.edges.upperBound - slash.edges.lowerBound) * Self.reach
    let band = slash.edges.lowerBound - reach...slash.edges.upperBound + reach
    let difference = PictureDifference(one, original) { x, y in
      let point = Point(
        x: source.viewBox.minX.value + (Double(x) + 0.5) * unit,
        y: source.viewBox.minY.value + (Double(y) + 0.5) * unit)
      return band.contains(slash.slant.across(point))
    }
    return difference?.isSymmetry ?? false
  }

  /// How far a gap may reach beside a slash, in widths of the slash.
  private static let reach = 1.7

  private var unchanged: MirrorResult {
    let reason = "R13, R14: what the slash strikes out is its own mirror image"
    return MirrorResult(document: source.document, notes: [note(reason)])
  }

  /// How the sibling is mirrored.
  private func baseMirror(for sibling: SVGDocument) -> Mirror {
    var base = mirror
    // `bell-on` says nothing of a slash, but `numeric` of numerals.
    let name = sibling.file.hasSuffix(".svg") ? String(sibling.file.dropLast(4)) : sibling.file
    base.name = SlashName.isNegated(name) ? nil : name
    base.sibling = nil
    return base
  }

  private func declined(_ reason: String) -> MirrorError {
    source.error(slash.number, "\(reason); \(Self.waysOut)")
  }

  private static let waysOut =
    "add the icon without the slash, give the slash a path of its own and the verb keep, or draw the "
    + "right-to-left form"
}

extension Mirror {
  /// Whether a drawing has, besides what its sibling shows, something long and thin that runs aslant.
  fileprivate func hasHiddenSlash(_ source: Scene) -> Bool {
    let names = sibling.map { [$0] } ?? name.map(SlashName.siblings) ?? []
    let pictures = names.lazy.compactMap { siblingProbe?($0) }.prefix(2)
      .compactMap { pictureProbe?($0, SlashRebuilder.proofWidth) }
    guard !pictures.isEmpty, let picture = pictureProbe?(source.document, SlashRebuilder.proofWidth) else {
      return false
    }
    return pictures.contains(where: picture.addsSlash)
  }
}

extension PictureDifference {
  /// Whether a drawing and its mirror image show the same, but for antialiasing.
  fileprivate var isSymmetry: Bool { mean < 0.002 && spot < 0.12 }
}
