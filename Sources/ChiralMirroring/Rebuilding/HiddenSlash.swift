import ChiralInk
import ChiralSVG
import ChiralSigns
import ChiralValues

/// Slashes that cannot be read, and are told by the pictures of the icons without them.
extension Mirroring {
  /// Returns true if a drawing has a long thin diagonal shape that its sibling lacks, or, where the set has no sibling, two
  /// long diagonal lines beside each other with ink on both sides.
  func hasHiddenSlash(_ source: Scene, _ traces: SlashTraces?) -> Bool {
    let pictures = siblingPictures
    guard !pictures.isEmpty else {
      return traces?.areEdges == true && !ProhibitionSign.isDrawn(in: source)
    }
    return addsSlash(source, to: pictures)
  }

  /// Returns true if the set has the icon without its slash, which is its own mirror image, and the drawing has a long thin diagonal shape
  /// in addition, or is its own mirror image away from its diagonal lines.
  func strikesOutItsOwnMirrorImage(_ source: Scene, _ traces: SlashTraces?) -> Bool {
    let pictures = siblingPictures
    return !pictures.isEmpty && pictures.allSatisfy { PictureDifference($0, $0.flipped)?.isSymmetry == true }
      && (traces?.leaveItsOwnMirrorImage == true || addsSlash(source, to: pictures))
  }

  private func addsSlash(_ source: Scene, to pictures: [Picture]) -> Bool {
    guard !pictures.isEmpty, let picture = drawer?(source.document, SlashRebuilder.proofWidth) else {
      return false
    }
    return pictures.contains(where: picture.addsSlash)
  }

  /// The pictures of the icon without its slash, of which the set may have two.
  private var siblingPictures: [Picture] {
    siblingNames.lazy.compactMap { siblingDrawing($0) }.prefix(2)
      .compactMap { drawer?($0, SlashRebuilder.proofWidth) }
  }

  /// The possible names of the icon without its slash, the likeliest first.
  var siblingNames: [String] { icon.sibling.map { [$0] } ?? icon.name.map(SlashName.siblings) ?? [] }
}
