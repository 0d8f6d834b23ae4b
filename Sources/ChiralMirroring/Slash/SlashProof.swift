import ChiralGeometry
import ChiralSVG

/// A way to rebuild a slashed icon, and why it is trusted.
struct SlashProof {
  /// The grades of proof, the strongest first.
  enum Grade: String, Hashable {
    /// The drawing itself comes out of the sibling by the same recipe.
    case reproduced = "a"
    /// The drawing is the sibling everywhere but beside the slash.
    case besides = "b"
    /// Without a sibling: cutting the healed drawing gives the drawing back.
    case healed = "c"
  }

  let assembly: SlashAssembly
  /// The icon without its slash.
  let sibling: SVGDocument
  /// How far what the recipe gives lies from the drawing.
  let difference: PictureDifference
  var grade = Grade.reproduced
  /// How far the sibling lies from the drawing, away from the slash.
  var distance: PictureDifference?

  /// How sure it is.
  var confidence: Double {
    switch grade {
    case .reproduced: 0.99
    case .besides: 0.95
    case .healed: 0.9
    }
  }

  /// Why it is trusted, in words.
  var text: String {
    switch grade {
    case .reproduced:
      "rebuilt from \(sibling.file) (proof a, the same recipe gives the drawing: \(difference.text))"
    case .besides:
      "rebuilt from \(sibling.file) (proof b, it is the drawing but for the slash and its gap: "
        + "\((distance ?? difference).text); the gap is drawn again)"
    case .healed:
      "rebuilt from the drawing, healed (proof c, cutting it again gives the drawing: \(difference.text))"
    }
  }
}
