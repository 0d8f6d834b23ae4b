import ChiralInk
import ChiralSVG
import ChiralSigns

/// Slashes whose gap a mask or a clip path cuts: outlines do not show it, and the base below is whole.
extension Scene {
  /// Returns the bar beside which masks cut a gap and nothing else; nil if there is none. No other bar needs such a gap.
  func maskedSlash(by probe: Mirror.Drawer?) -> Slash? {
    guard index.elements.contains(where: \.isMasked), let slash = Slash(mostLikelyIn: self), slash.isApart,
      let probe, let original = probe(document, SlashRebuilder.proofWidth)
    else { return nil }
    let band = SlashBand(slash, of: self, pixels: SlashRebuilder.proofWidth)
    return unmasked(without: slash, like: original, near: band, by: probe) == nil ? nil : slash
  }

  /// Returns the drawing without a slash and without masks and clip paths; nil if these do not cut a gap beside the slash, or cut
  /// anything else.
  ///
  /// - Parameters:
  ///   - original: the picture of the drawing.
  ///   - band: the band of the slash.
  func unmasked(
    without slash: Slash, like original: Picture, near band: SlashBand, by probe: Mirror.Drawer
  ) -> SVGDocument? {
    guard index.elements.contains(where: \.isMasked), var bare = without(unitsThat: slash.isDrawn) else {
      return nil
    }
    bare.root = bare.root.unmasked
    let base = Scene(bare, viewBox: viewBox)
    guard let document = try? SVGDocument(parsing: bare.serialized(), file: document.file),
      let whole = SlashAssembly(slash: slash, cut: .none, source: self).over(base),
      let picture = probe(whole, original.width),
      let away = PictureDifference(
        original, picture, isIgnored: { band.holds($0, $1, within: SlashBand.reach) }), away.isAgreement,
      PictureDifference(original, picture)?.isAgreement == false
    else { return nil }
    return document
  }
}

extension SVGElement {
  private static let masks = ["mask", "clip-path"]

  fileprivate var isMasked: Bool { Self.masks.contains { self[$0] != nil } }

  /// The tree without masks and clip paths.
  fileprivate var unmasked: SVGElement {
    var result = self
    for name in Self.masks { result[name] = nil }
    result.children = children.map { child in
      if case .element(let element) = child { .element(element.unmasked) } else { child }
    }
    return result
  }
}
