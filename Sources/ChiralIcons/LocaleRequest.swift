internal import ChiralManifest

/// A requested locale, and the search for the built locale that serves it.
struct LocaleRequest {
  private let tag: LanguageTag?
  private var direction: Direction { tag?.direction ?? .leftToRight }

  /// Reads a locale as a BCP 47 tag; also accepts the spellings of Foundation and POSIX (`ar_SA.UTF-8`).
  init(_ text: String) {
    let plain = String(text.prefix { $0 != "." && $0 != "@" }.replacing("_", with: "-"))
    tag = try? LanguageTag(plain)
  }

  /// Returns the entry of the nearest locale.
  func best(of built: [BuiltIcon]) -> BuiltIcon? { built.min { rank($0) < rank($1) } }

  private func rank(_ built: BuiltIcon) -> Rank {
    Rank(
      tier: tier(of: built),
      isOtherScript: built.locale.isPseudo != (tag?.isPseudo ?? false) || built.locale.script != tag?.script,
      isOtherDirection: built.locale.direction != direction,
      length: built.locale.text.utf8.count { $0 == UInt8(ascii: "-") }, text: built.locale.text)
  }

  private func tier(of built: BuiltIcon) -> Rank.Tier {
    if let tag {
      if tag.text == built.locale.text { return .itself }
      if !built.locale.isPseudo, let fit = tag.fit(of: .tag(built.locale)) { return .parent(fit) }
      if let variant = built.variant, let fit = tag.fit(of: variant) { return .variant(fit) }
    }
    return built.isBase(for: direction) ? .base : .other
  }
}

/// The distance between a built locale and the requested one: smaller is nearer, compared from the first field on.
private struct Rank: Comparable {
  enum Tier: Comparable {
    case itself
    case parent(LanguageTag.Fit)
    case variant(LanguageTag.Fit)
    case base
    case other
  }

  var tier: Tier
  var isOtherScript: Bool
  var isOtherDirection: Bool
  var length: Int
  var text: String

  static func < (left: Rank, right: Rank) -> Bool { left.key < right.key }

  private var key: (Tier, Int, Int, Int, String) {
    (tier, isOtherDirection ? 1 : 0, isOtherScript ? 1 : 0, length, text)
  }
}
