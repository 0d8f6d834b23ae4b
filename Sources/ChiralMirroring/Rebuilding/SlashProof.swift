import ChiralInk
import ChiralSVG

/// A way to rebuild a slashed icon, and the reason why it is trusted.
struct SlashProof {
  /// The grades of proof, the strongest first.
  enum Grade: Hashable {
    /// The same steps turn the sibling into the drawing itself.
    case reproduced
    /// The same steps turn the mirror image of the sibling into the drawing itself.
    case turned
    /// The drawing equals the sibling everywhere except beside the slash.
    case besides
    /// There is no sibling; cutting the drawing without its mask, or healed, reproduces the drawing.
    case restored
  }

  let assembly: SlashAssembly
  /// The icon without its slash.
  let sibling: SVGDocument
  /// The difference between the drawing and its reconstruction from the sibling.
  let difference: PictureDifference
  var grade = Grade.reproduced
  /// The difference between the drawing and the sibling, away from the slash.
  var distance: PictureDifference?

  /// The proof itself if the steps reproduce the drawing; nil if the result differs from it.
  var agreeing: SlashProof? { difference.isAgreement ? self : nil }

  /// The confidence in the rebuilt icon.
  var confidence: Double {
    switch grade {
    case .reproduced, .turned: 0.99
    case .besides: 0.95
    case .restored: 0.9
    }
  }

  /// The reason for the trust, in words.
  var text: String {
    switch grade {
    case .reproduced:
      "rebuilt from \(sibling.file) (proof a, the same steps reproduce the drawing: \(difference.text))"
    case .turned:
      "rebuilt from the mirror image of \(sibling.file) (proof a, the same steps reproduce the drawing: "
        + "\(difference.text))"
    case .besides:
      "rebuilt from \(sibling.file) (proof b, it is the drawing apart from the slash and its gap: "
        + "\((distance ?? difference).text); the gap is drawn again)"
    case .restored:
      "rebuilt from the drawing, healed (proof c, cutting it again reproduces the drawing: \(difference.text))"
    }
  }
}
