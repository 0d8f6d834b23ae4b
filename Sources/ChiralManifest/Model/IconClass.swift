package import ChiralValues

/// The treatment of an icon in right-to-left interfaces (Xcode's image-set editor calls it "Direction").
public enum IconClass: String, Hashable, Sendable, CaseIterable {
  /// One drawing for every locale.
  case fixed
  /// The mirror image of the base in the other direction.
  case mirror
  /// Different drawings for some locales; never mirrored.
  case localized
  /// Different drawings for some locales; otherwise like `mirror`.
  case both

  /// True if the base drawing is mirrored in some locales.
  public var mirrors: Bool { self == .mirror || self == .both }
  /// True if some locales may have a drawing of their own.
  public var takesVariants: Bool { self == .localized || self == .both }

  /// The class in one sentence, for the reference and for people who have to choose.
  public var summary: String {
    switch self {
    case .fixed: "one drawing for every locale"
    case .mirror: "mirrored in right-to-left locales"
    case .localized: "separate drawings for some locales or scripts, never mirrored"
    case .both: "separate drawings for some locales, mirrored in the other right-to-left locales"
    }
  }

  /// Returns the class in one sentence for an icon whose base was drawn for a direction.
  package func summary(drawn: Direction) -> String {
    guard drawn == .rightToLeft else { return summary }
    return switch self {
    case .fixed, .localized: summary
    case .mirror: "drawn for right-to-left locales, mirrored in left-to-right ones"
    case .both:
      "separate drawings for some locales; drawn for right-to-left locales, mirrored in left-to-right ones"
    }
  }
}
