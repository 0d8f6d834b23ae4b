import ChiralInk
import ChiralSVG
import ChiralSigns

/// The search for the steps that turn the icon without a slash into the slashed drawing.
struct SlashProofs {
  let slash: Slash
  /// The slashed drawing and its picture.
  let source: Scene
  let original: Picture
  let band: SlashBand
  let probe: Mirror.Drawer
  let renderer: (any MirrorRenderer)?

  /// The largest mean difference of a rebuilt drawing; with more, the sibling is another icon.
  private static let mostDifference = 0.035

  /// Returns the best proof from the first sibling whose steps reproduce the drawing, or else the best of all siblings.
  func reproduced(from siblings: [SVGDocument]) -> SlashProof? {
    var best: SlashProof?
    for sibling in siblings {
      guard let proof = closest(to: sibling, by: likelyCuts) else { continue }
      if best.map({ proof.difference.mean < $0.difference.mean }) ?? true { best = proof }
      if proof.difference.isAgreement { break }
    }
    return best
  }

  /// Returns the proof from the first sibling that equals the drawing except beside the slash, or does so without the parts that the
  /// drawing lacks.
  func besides(_ siblings: [SVGDocument]) -> SlashProof? {
    for sibling in siblings where (try? sibling.viewBox()) == source.viewBox {
      guard let (base, distance) = matching(sibling),
        var proof = closest(to: base, by: likelyCuts + measuredCuts(of: base)),
        proof.difference.mean < Self.mostDifference
      else { continue }
      proof.grade = .besides
      proof.distance = distance
      return proof
    }
    return nil
  }

  /// Returns the proof from the mirror image of a sibling: some designers mirror a base that would lie along its slash.
  func turned(_ mirrored: some Sequence<SVGDocument>) -> SlashProof? {
    mirrored.lazy.filter { distance(of: $0)?.isLikeness == true }
      .compactMap { proof(from: $0, .turned, by: likelyCuts) }.first
  }

  /// Returns the proof from the drawing itself, without its slash and the gap, which a mask cuts or which was healed.
  func restored(_ base: SVGDocument) -> SlashProof? {
    proof(from: base, .restored, by: likelyCuts + measuredCuts(of: base))
  }

  private func proof(from base: SVGDocument, _ grade: SlashProof.Grade, by cuts: [SlashAssembly.Cut])
    -> SlashProof?
  {
    var proof = closest(to: base, by: cuts)?.agreeing
    proof?.grade = grade
    return proof
  }

  /// The cuts that the lines of the drawing suggest.
  private var likelyCuts: [SlashAssembly.Cut] {
    [.none] + SlashGap.candidates(for: slash, in: source).map { .clip($0) }
      + StrokeTrim.candidates(for: slash, in: source).map { .trim($0) }
  }

  /// Rebuilds the drawing itself from a sibling by several cuts; returns the closest one.
  private func closest(to sibling: SVGDocument, by cuts: [SlashAssembly.Cut]) -> SlashProof? {
    guard let box = try? sibling.viewBox(), box == source.viewBox else { return nil }
    let base = Scene(sibling, viewBox: box, renderer: renderer)
    return cuts.compactMap { cut in
      let assembly = SlashAssembly(slash: slash, cut: cut, source: source)
      guard let drawing = assembly.over(base), let picture = probe(drawing, original.width),
        let difference = PictureDifference(original, picture)
      else { return nil }
      return SlashProof(assembly: assembly, sibling: sibling, difference: difference)
    }.min { $0.difference.mean < $1.difference.mean }
  }

  private func matching(_ sibling: SVGDocument) -> (SVGDocument, PictureDifference)? {
    let scene = Scene(sibling, viewBox: source.viewBox, renderer: renderer)
    let bases = [{ sibling }, { scene.without(unitsThat: { isAbsent($0, of: scene) }) }]
    return bases.lazy.compactMap { base in
      base().flatMap { base in distance(of: base).flatMap { $0.isLikeness ? (base, $0) : nil } }
    }.first
  }

  /// The largest share of a part's ink that is left where the slashed drawing does not draw the part.
  private static let absence = 0.15

  /// Returns true if the slashed drawing lacks a part of its sibling: the ink of a piece, or a hole.
  private func isAbsent(_ unit: InkUnit, of scene: Scene) -> Bool {
    let field = InkField([unit], of: scene)
    let places = (0..<original.width * original.height).lazy.map {
      ($0 % original.width, $0 / original.width)
    }
    .filter { !band.holds($0, $1, within: SlashBand.reach) && field.hasInk(at: band.point($0, $1)) }
    let there = places.map { original.alpha($0, $1) > 127 }
    return !there.isEmpty && Double(there.count { $0 != unit.isHole }) < Double(there.count) * Self.absence
  }

  /// Returns the difference between a sibling and the drawing away from the slash.
  private func distance(of sibling: SVGDocument) -> PictureDifference? {
    probe(sibling, original.width).flatMap { picture in
      PictureDifference(picture, original, side: PictureDifference.largeSide) { x, y in
        band.holds(x, y, within: SlashBand.reach)
      }
    }
  }

  /// Returns true if a sibling shows the same as the drawing away from the slash.
  func isSame(_ sibling: SVGDocument) -> Bool {
    probe(sibling, original.width).flatMap { picture in
      PictureDifference(picture, original) { band.holds($0, $1, within: SlashBand.reach) }
    }?.isSymmetry == true
  }

  /// Returns the cuts measured in the pictures.
  private func measuredCuts(of sibling: SVGDocument) -> [SlashAssembly.Cut] {
    let fine = SlashBand(slash, of: source, pixels: original.width * 2)
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
}

extension PictureDifference {
  /// The side of the squares in which pictures are compared away from a slash.
  fileprivate static let largeSide = 7

  /// True if both show the same away from a slash: a mean under 1 % and no large square of 50 % or more.
  fileprivate var isLikeness: Bool { mean < 0.01 && spot < 0.5 }
}
