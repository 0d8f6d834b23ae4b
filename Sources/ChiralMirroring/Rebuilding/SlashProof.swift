import ChiralGeometry
import ChiralInk
import ChiralSVG

/// A way to rebuild a slashed icon, and the reason why it is trusted.
struct SlashProof {
  /// The grades of proof, the strongest first.
  enum Grade: String, Hashable {
    /// The same steps turn the sibling into the drawing itself.
    case reproduced = "a"
    /// The drawing equals the sibling everywhere except beside the slash.
    case besides = "b"
    /// There is no sibling; cutting the healed drawing reproduces the drawing.
    case healed = "c"
  }

  let assembly: SlashAssembly
  /// The icon without its slash.
  let sibling: SVGDocument
  /// The difference between the drawing and its reconstruction from the sibling.
  let difference: PictureDifference
  var grade = Grade.reproduced
  /// The difference between the drawing and the sibling, away from the slash.
  var distance: PictureDifference?
  /// True if the drawing shows the mirror image of the sibling.
  var isTurned = false

  /// The confidence in the rebuilt icon.
  var confidence: Double {
    switch grade {
    case .reproduced: 0.99
    case .besides: 0.95
    case .healed: 0.9
    }
  }

  /// The reason for the trust, in words.
  var text: String {
    switch grade {
    case .reproduced:
      "rebuilt from \(isTurned ? "the mirror image of " : "")\(sibling.file) "
        + "(proof a, the same steps reproduce the drawing: \(difference.text))"
    case .besides:
      "rebuilt from \(sibling.file) (proof b, it is the drawing apart from the slash and its gap: "
        + "\((distance ?? difference).text); the gap is drawn again)"
    case .healed:
      "rebuilt from the drawing, healed (proof c, cutting it again reproduces the drawing: \(difference.text))"
    }
  }
}
