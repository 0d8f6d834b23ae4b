import ChiralGeometry
import ChiralSVG

/// Rebuilds an icon with a slash for the other direction, from the same icon without the slash (R14).
///
/// The recipe (slash, caps, side and width of the gap) is read off the drawing and trusted only when rebuilding the
/// drawing itself by it gives the same picture.
struct SlashRebuilder {
  private let mirror: Mirror
  private let source: Scene
  private let slash: Slash

  /// The size of the pictures that prove a recipe.
  fileprivate static let proofWidth = 96

  /// Nil where there is no slash, or others have decided what becomes of it.
  ///
  /// - Throws: `MirrorError` where there is a slash that cannot be read.
  init?(_ mirror: Mirror, _ source: Scene) throws(MirrorError) {
    guard !source.index.elements.contains(where: { $0["data-direction"] != nil }) else { return nil }
    let named = mirror.infers ? NameInference.namedSlashes(source) : []
    let slash = Slash(in: source)
    guard let slash, named.allSatisfy({ $0 == slash.number }) else {
      if named.isEmpty, slash == nil, mirror.hasHiddenSlash(source) {
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

  /// The icon for the other direction; nil where the slash is an element of its own that merely lies over the rest:
  /// then it is enough to keep it.
  func result() throws(MirrorError) -> MirrorResult? {
    guard let probe = mirror.pictureProbe, let original = probe(source.document, Self.proofWidth) else {
      guard slash.isWholeElement else { throw declined("nothing can prove how it was drawn") }
      return nil
    }
    let siblings = siblings
    var proofs: [Proof] = []
    for sibling in siblings {
      proofs += try recipes(of: sibling, like: original, probe)
      if proofs.contains(where: \.difference.isAgreement) { break }
    }
    let best = proofs.min { $0.difference.mean < $1.difference.mean }
    if let best, best.difference.isAgreement { return try rebuilt(best, probe) }
    if let best, isSymmetric(best.sibling, original, probe) { return unchanged }
    if slash.isWholeElement, !slash.hasGap(in: source, probe) { return nil }
    throw declined(reason(siblings, best))
  }

  /// Why nothing could be proved.
  private func reason(_ siblings: [SVGDocument], _ best: Proof?) -> String {
    guard !siblings.isEmpty else {
      return
        "the set has no icon without it (\(siblingNames.prefix(Self.mostNames).joined(separator: ", ")), …)"
    }
    guard let best else { return "its sibling \(siblings[0].file) has another viewBox or paint" }
    return "\(best.sibling.file) with such a slash is another picture"
  }

  /// So many names are enough to see what is looked for.
  private static let mostNames = 6

  private var siblingNames: [String] {
    mirror.sibling.map { [$0] } ?? mirror.name.map(SlashName.siblings) ?? []
  }

  private var siblings: [SVGDocument] { siblingNames.compactMap { mirror.siblingProbe?($0) } }

  /// Rebuilds the drawing itself from a sibling by every recipe that its lines suggest.
  private func recipes(
    of sibling: SVGDocument, like original: Picture, _ probe: Mirror.PictureProbe
  ) throws(MirrorError) -> [Proof] {
    guard let box = try? sibling.viewBox(), box == source.viewBox else { return [] }
    let base = try Scene(sibling, viewBox: box, inkProbe: mirror.inkProbe)
    let gaps = SlashGap.candidates(for: slash, in: source).map { SlashAssembly.Cut.clip($0) }
    let trims = StrokeTrim.candidates(for: slash, in: source).map { SlashAssembly.Cut.trim($0) }
    return ([.none] + gaps + trims).compactMap { cut in
      let assembly = SlashAssembly(slash: slash, cut: cut, source: source)
      guard let drawing = assembly.over(base), let picture = probe(drawing, Self.proofWidth),
        let difference = PictureDifference(original, picture)
      else { return nil }
      return Proof(assembly: assembly, sibling: sibling, difference: difference)
    }
  }

  private func rebuilt(_ proof: Proof, _ probe: Mirror.PictureProbe) throws(MirrorError) -> MirrorResult? {
    let mirrored = try baseMirror(for: proof.sibling).mirrored(proof.sibling).document
    let reason = "rebuilt from \(proof.sibling.file) (proved: \(proof.difference.text))"
    if let one = probe(proof.sibling, Self.proofWidth), let other = probe(mirrored, Self.proofWidth),
      let difference = PictureDifference(one, other), difference.isSymmetry
    {
      return unchanged
    }
    if slash.isWholeElement, case .none = proof.assembly.cut { return nil }
    let base = try Scene(mirrored, viewBox: source.viewBox, inkProbe: mirror.inkProbe)
    guard let document = proof.assembly.over(base) else {
      throw declined("it has a paint of its own that its sibling lacks")
    }
    if let share = visibleShare(of: mirrored, in: document, probe),
      let drawn = visibleShare(of: proof.sibling, in: source.document, probe), share < drawn * Self.leastShare
    {
      throw declined("mirrored, what it strikes out lies along it and is hardly to be seen")
    }
    return MirrorResult(document: document, notes: [note("R14: the slash stays; \(reason)")])
  }

  /// A mirrored base of which less is to be seen, as a share of what is to be seen of the drawn one, is none.
  private static let leastShare = 0.7

  /// How much of a base's ink is to be seen beside the slash; nil where nothing can be rendered.
  private func visibleShare(
    of base: SVGDocument, in drawing: SVGDocument, _ probe: Mirror.PictureProbe
  ) -> Double? {
    guard let one = probe(base, Self.proofWidth), let other = probe(drawing, Self.proofWidth) else {
      return nil
    }
    let ink = one.ink { _, _ in true }
    let unit = source.viewBox.width.value / Double(Self.proofWidth)
    let hidden = slash.edges.lowerBound - unit...slash.edges.upperBound + unit
    return ink > 0 ? other.ink { !hidden.contains(slash.slant.across(point($0, $1))) } / ink : nil
  }

  /// The middle of a pixel of a proof, in the drawing's coordinates.
  private func point(_ x: Int, _ y: Int) -> Point {
    let unit = source.viewBox.width.value / Double(Self.proofWidth)
    return Point(
      x: source.viewBox.minX.value + (Double(x) + 0.5) * unit,
      y: source.viewBox.minY.value + (Double(y) + 0.5) * unit)
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
    let reach = (slash.edges.upperBound - slash.edges.lowerBound) * Self.reach
    let band = slash.edges.lowerBound - reach...slash.edges.upperBound + reach
    let difference = PictureDifference(one, original) { band.contains(slash.slant.across(point($0, $1))) }
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
    slash.isWholeElement
      ? source.error(slash.number, "\(Self.ownSlash), and \(reason); \(Self.ownWaysOut)")
      : source.error(slash.number, "its slash is part of the path, and \(reason); \(Self.waysOut)")
  }

  private static let waysOut =
    "add the icon without the slash or name it as \"sibling\", write \"slash\": \"mirror\" to turn the slash too, "
    + "give the slash a path of its own and the verb keep, or draw the right-to-left form"

  private static let ownSlash =
    "R14: it is a slash of its own, but what it strikes out makes room for it by a gap, which a mirror image has "
    + "on the wrong side"

  private static let ownWaysOut =
    "add the icon without the slash or name it as \"sibling\", write \"slash\": \"mirror\" to turn the slash too, "
    + "give the slash the verb keep if there is no gap, cut the gap by a mask with the verb keep, or draw the "
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
