import ChiralGeometry
import ChiralInk
import ChiralSVG
import ChiralSigns
import ChiralValues

/// Slashes that have no edges of their own, and are told by the pictures of the icons without them.
extension Mirroring {
  /// Returns true if a drawing has a long thin diagonal shape that its sibling lacks, or, where the set has no sibling, two
  /// long diagonal lines beside each other with ink on both sides.
  func hasHiddenSlash(_ source: Scene) -> Bool {
    let pictures = siblingPictures
    guard !pictures.isEmpty else {
      return StruckOutSymmetry.hasPairOfLines(source) && !ProhibitionSign.isDrawn(in: source)
    }
    guard let picture = drawer?(source.document, SlashRebuilder.proofWidth) else { return false }
    return pictures.contains(where: picture.addsSlash)
  }

  /// True if the set has the icon without its slash, and it is its own mirror image.
  var hasSymmetricSiblings: Bool {
    let pictures = siblingPictures
    return !pictures.isEmpty
      && pictures.allSatisfy { PictureDifference($0, $0.flipped)?.isSymmetry == true }
  }

  /// The pictures of the icon without its slash, of which the set may have two.
  private var siblingPictures: [Picture] {
    let names = icon.sibling.map { [$0] } ?? icon.name.map(SlashName.siblings) ?? []
    return names.lazy.compactMap { siblingDrawing($0) }.prefix(2)
      .compactMap { drawer?($0, SlashRebuilder.proofWidth) }
  }
}
