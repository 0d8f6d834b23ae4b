package import ChiralManifest

/// The meanings that words in an icon's name have for its direction; the table of words has the words.
package enum DirectionFact {
  /// The kind of direction that the words name.
  package enum Meaning: String, Hashable, Sendable, CaseIterable {
    /// A direction relative to reading: the icon mirrors (R1).
    case relative
    /// A direction in space: the icon never mirrors (R2).
    case absolute
    /// The direction of a tape: the icon never mirrors (R4).
    case media
    /// A control of objects in space: the icon never mirrors (R4).
    case spatial
    /// No direction, although the words usually name one (`back hand`, `call end`).
    case idiom

    /// The class of such icons; nil for idioms, which decide nothing.
    package var iconClass: IconClass? {
      switch self {
      case .relative: .mirror
      case .absolute, .media, .spatial: .fixed
      case .idiom: nil
      }
    }

    /// The guideline; nil for idioms.
    package var guideline: Guideline? {
      switch self {
      case .relative: .r1
      case .absolute: .r2
      case .media, .spatial: .r4
      case .idiom: nil
      }
    }

    /// The consequence, as the second half of a sentence about the words.
    package var sentence: String {
      switch self {
      case .relative: "is relative to reading, so the icon mirrors"
      case .absolute: "is an absolute direction, so the icon stays in every locale"
      case .media: "is the direction of a tape, so the icon stays in every locale"
      case .spatial: "is a direction in space, so the icon stays in every locale"
      case .idiom: "names no direction here"
      }
    }
  }
}
