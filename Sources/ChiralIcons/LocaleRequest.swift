internal import ChiralManifest
internal import ChiralValues

/// A requested locale and direction, and the search for the built locale that serves them.
struct LocaleRequest {
  private let tag: LanguageTag?
  /// The direction of the interface, which may differ from that of its language.
  private let direction: Direction

  /// Reads a locale as a BCP 47 tag; also accepts the spellings of Foundation and POSIX (`ar_SA.UTF-8`).
  ///
  /// If there is no direction, that of the language counts.
  init(_ text: String, direction: Direction? = nil) {
    let plain = String(text.prefix { $0 != "." && $0 != "@" }.replacing("_", with: "-"))
    tag = try? LanguageTag(plain)
    self.direction = direction ?? tag?.direction ?? .leftToRight
  }

  /// Returns the picture of the nearest locale.
  /// If the interface has another direction than its language, drawings for the language do not count for an
  /// icon that has a direction, as on all platforms.
  func best(of icon: CatalogIcon) -> BuiltIcon? {
    let counted = icon.hasDirection && tag?.direction != direction ? nil : tag
    let isException = counted.map { Self.isException($0, icon) } ?? false
    let digit = counted.flatMap(icon.digit)
    let ranked = icon.pictures.map { ($0, rank($0, tag: counted, isException: isException, digit: digit)) }
    return ranked.min { $0.1 < $1.1 }?.0
  }

  private func rank(_ built: BuiltIcon, tag: LanguageTag?, isException: Bool, digit: String?) -> Rank {
    let isPseudo = tag?.isPseudo ?? false
    return Rank(
      tier: tier(of: built, tag, isException),
      hasOtherDigits: digit != nil && built.digit != digit,
      isOtherDirection: built.locale.direction != direction,
      isOtherScript: built.locale.isPseudo != isPseudo || !isPseudo && built.locale.script != tag?.script,
      length: built.locale.text.utf8.count { $0 == UInt8(ascii: "-") }, text: built.locale.text)
  }

  private func tier(of built: BuiltIcon, _ tag: LanguageTag?, _ isException: Bool) -> Rank.Tier {
    guard let tag else {
      if case .direction(direction) = built.key { return .key(.direction) }
      return built.isBase(for: direction) ? .base : .other
    }
    if tag.text == built.locale.text { return .itself }
    // An excepted locale sees the form for left-to-right interfaces.
    if isException { return built.isException || built.isBase(for: .leftToRight) ? .exception : .other }
    if !built.locale.isPseudo, let fit = tag.fit(of: .tag(built.locale)) { return .parent(fit) }
    if let key = built.key, let fit = tag.fit(of: key) { return .key(fit) }
    return built.isBase(for: direction) ? .base : .other
  }

  /// Returns true if an exception fits a locale better than any drawing or wording does.
  private static func isException(_ tag: LanguageTag, _ icon: CatalogIcon) -> Bool {
    guard let exception = tag.best(of: icon.exceptions) else { return false }
    return tag.best(of: icon.pictures.compactMap(\.key)).map { exception.fit < $0.fit } ?? true
  }
}

/// The distance between a built locale and the requested one: smaller is nearer, compared field by field.
private struct Rank: Comparable {
  enum Tier: Comparable {
    case itself
    case exception
    case parent(LanguageTag.Fit)
    case key(LanguageTag.Fit)
    case base
    case other
  }

  var tier: Tier
  var hasOtherDigits: Bool
  var isOtherDirection: Bool
  var isOtherScript: Bool
  var length: Int
  var text: String

  static func < (left: Rank, right: Rank) -> Bool { left.key < right.key }

  private var key: (Tier, Int, Int, Int, Int, String) {
    (tier, hasOtherDigits ? 1 : 0, isOtherDirection ? 1 : 0, isOtherScript ? 1 : 0, length, text)
  }
}
