public import ChiralValues

/// The drawing that one icon shows in one locale, with the reason.
public struct Decision: Hashable, Sendable {
  /// The treatment of the base drawing.
  public enum Outcome: Hashable, Sendable, CustomStringConvertible {
    /// The base, untouched.
    case asDrawn
    /// The base mirrored.
    case mirrored
    /// The drawing of a variant.
    case drawnFor(VariantKey)

    /// The outcome as in all files and reports of Chiral: `as-drawn`, `mirrored` or `drawn-for KEY`.
    public var description: String {
      switch self {
      case .asDrawn: "as-drawn"
      case .mirrored: "mirrored"
      case .drawnFor(let key): "drawn-for \(key.text)"
      }
    }
  }

  /// The locale.
  public var locale: LanguageTag
  /// The picture; at sizes with a drawing of their own, that of the manifest's first size.
  public var artwork: Artwork
  /// The pictures by the sizes for which their drawings are made, from the smallest to the largest; none where one
  /// drawing serves all sizes.
  public var sized: [SizedArtwork] = []
  /// The treatment of the base drawing.
  public var outcome: Outcome
  /// The reason for the picture.
  public var reason: Reason
  /// The place in the manifest that decided.
  public var location: SourceLocation
}

extension Decision {
  /// Returns the picture at a size in points: that of the smallest drawing that is at least as large, else of the largest.
  package func artwork(at size: Int) -> Artwork {
    sized.first { $0.size >= size }?.artwork ?? sized.last?.artwork ?? artwork
  }

  /// Its distinct pictures, the one for drawings that scale first.
  package var artworks: [Artwork] {
    sized.reduce(into: [artwork]) { artworks, sized in
      if !artworks.contains(sized.artwork) { artworks.append(sized.artwork) }
    }
  }
}

/// A picture whose drawing is made for a size.
public struct SizedArtwork: Hashable, Sendable {
  /// Points.
  public var size: Int
  /// The picture.
  public var artwork: Artwork
}

/// The reason for the picture of an icon in a locale.
public enum Reason: Hashable, Sendable {
  /// The class has only one drawing.
  case fixed
  /// There is a drawing for this locale, its script or its direction.
  case variant(VariantKey)
  /// The class has drawings by locale but none for this locale, and it never mirrors.
  case noVariant
  /// The locale is excepted from mirroring.
  case exception(VariantKey)
  /// The locale has the direction for which the base was drawn.
  case drawnDirection(Direction)
  /// The locale has the other direction.
  case otherDirection(Direction)

  /// The identifier of the reason for programs, which never changes.
  public var id: String {
    switch self {
    case .fixed: "fixed"
    case .variant: "variant"
    case .noVariant: "no-variant"
    case .exception: "exception"
    case .drawnDirection: "drawn-direction"
    case .otherDirection: "other-direction"
    }
  }

  /// The reason as a sentence for people, without a full stop.
  public var sentence: String {
    switch self {
    case .fixed: "the icon is fixed: one drawing for every locale"
    case .variant(let key): "there is a drawing for \(key.text)"
    case .noVariant: "there is no drawing for this locale, and a localized icon is never mirrored"
    case .exception(let key): "\(key.text) is excluded from mirroring and shows the left-to-right form"
    case .drawnDirection(let direction): "the locale is read \(Self.words(direction)), as the icon was drawn"
    case .otherDirection(let direction):
      "the locale is read \(Self.words(direction)), the icon was drawn for the other direction"
    }
  }

  private static func words(_ direction: Direction) -> String {
    switch direction {
    case .leftToRight: "from left to right"
    case .rightToLeft: "from right to left"
    }
  }
}
