public import ChiralValues

/// A locale, identified by a BCP 47 tag in canonical form: `iw` is read as `he`, `AR-sa` as `ar-SA`.
///
/// Script, direction and parents come from CLDR (`LocaleTable`). The script of the maximised tag decides about the direction.
public struct LanguageTag: Sendable {
  /// The parts of a tag. They are shared by reference, because every icon has a decision per locale.
  private final class Content: Sendable {
    let text: String
    let language: String
    let script: String?
    let region: String?
    let isPseudo: Bool
    let lineage: [Identity]

    init(
      text: String, language: String, script: String?, region: String?, isPseudo: Bool,
      lineage: [Identity]
    ) {
      self.text = text
      self.language = language
      self.script = script
      self.region = region
      self.isPseudo = isPseudo
      self.lineage = lineage
    }
  }

  private let content: Content

  /// The canonical tag, safe as a folder's name.
  public var text: String { content.text }
  /// The language's canonical code, such as `he`.
  package var language: String { content.language }
  /// The ISO 15924 code of the script after adding likely subtags, with `Aran` as `Arab`; nil if unknown.
  public var script: String? { content.script }
  /// The region in the tag; nil if it has none.
  package var region: String? { content.region }
  /// True if the tag names a right-to-left pseudo-locale (R24).
  public var isPseudo: Bool { content.isPseudo }
  /// The tags that apply to this locale, best first: itself, itself without variants, its parents.
  package var lineage: [Identity] { content.lineage }

  /// The identity of a locale: `sr` and `sr-Cyrl` are the same locale, `ar` and `ar-EG` are not.
  package struct Identity: Hashable, Sendable {
    package var language: String
    package var script: String?
    package var region: String?
    /// The variants and extensions.
    package var rest: String

    /// The key in `LocaleTable`, in which the usual script of a language is left out.
    var key: String {
      let isUsual = script == LocaleTable.language(language).script
      return [language, isUsual ? nil : script, region].compactMap(\.self).joined(separator: "-")
    }

    /// The parent in CLDR; nil if that is the root.
    fileprivate var parent: Identity? {
      if let key = LocaleTable.parent(of: key), let syntax = try? SubtagSyntax(parsing: key) {
        let language = LocaleTable.language(syntax.language)
        return Identity(
          language: language.code,
          script: LanguageTag.script(syntax.script, region: syntax.region, of: language),
          region: syntax.region, rest: "")
      }
      return region == nil
        ? nil : Identity(language: language, script: script, region: nil, rest: "")
    }
  }

  /// Reads a tag; throws an instruction if it is malformed.
  public init(_ text: String) throws(Malformed) {
    let syntax = try SubtagSyntax(parsing: text)
    let known = LocaleTable.language(syntax.language)
    let language = known.code
    let script = Self.script(syntax.script, region: syntax.region, of: known)
    let region = syntax.region
    let rest = (syntax.variants + [syntax.extensions].compactMap(\.self)).joined(separator: "-")
    let own = Identity(language: language, script: script, region: region, rest: rest)
    let plain = Identity(language: language, script: script, region: region, rest: "")
    content = Content(
      text: [language, syntax.script, region, rest.isEmpty ? nil : rest].compactMap(\.self)
        .joined(separator: "-"),
      language: language, script: script, region: region,
      isPseudo: region == "XB" || (language == "qps" && syntax.variants.contains("plocm")),
      lineage: Self.withoutRepetition([own, plain] + Self.parents(of: plain)))
  }

  /// The identity of the tag's locale.
  package var identity: Identity { lineage[0] }

  /// The direction of the locale's interface.
  public var direction: Direction { isPseudo ? .rightToLeft : Direction(ofScript: script) }

  /// True if a text that was read as this tag names it by another code, such as `iw` for `he`.
  package func isRenamed(from text: String) -> Bool { self.text.lowercased() != text.lowercased() }

  /// True if ISO 639 lists the language or CLDR knows its script, or if the tag names a pseudo-locale.
  package var isKnown: Bool { language == "qps" || LocaleTable.language(language).isKnown }

  // MARK: CLDR

  /// Returns the script after adding likely subtags, with `Aran` as `Arab`.
  private static func script(
    _ written: String?, region: String?, of language: LocaleTable.Language
  ) -> String? {
    if let written { return written == "Aran" ? "Arab" : written }
    return region.flatMap { LocaleTable.script(of: language.code, in: $0) } ?? language.script
  }

  /// Returns the parents in CLDR up to the root, which are not always prefixes of the tag: `uz-AF` has the
  /// parent `uz-Arab`, not `uz`. A parent has the script of its child.
  private static func parents(of child: Identity) -> [Identity] {
    guard child.language != "und" else { return [] }
    var parents: [Identity] = []
    var known = child
    // CLDR has no chain of eight.
    while parents.count < 8, let parent = known.parent {
      parents.append(parent)
      known = parent
    }
    return parents
  }

  private static func withoutRepetition(_ identities: [Identity]) -> [Identity] {
    var seen: Set<Identity> = []
    return identities.filter { seen.insert($0).inserted }
  }
}

extension LanguageTag: Hashable, Comparable, CustomStringConvertible {
  /// Returns true if both tags have the same canonical spelling.
  public static func == (left: LanguageTag, right: LanguageTag) -> Bool {
    left.content === right.content || left.text == right.text
  }
  /// Hashes the canonical text.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
  /// Compares alphabetically.
  public static func < (left: LanguageTag, right: LanguageTag) -> Bool { left.text < right.text }
  /// The canonical tag.
  public var description: String { text }
}

extension LanguageTag {
  /// The reason why a text is not a language tag; the description is an instruction.
  public enum Malformed: Error, Hashable, CustomStringConvertible {
    /// The tag is empty.
    case empty
    /// Several tags in one text: `ar,en`.
    case several([String])
    /// An underscore: `ar_SA` instead of `ar-SA`.
    case underscore(suggestion: String)
    /// A part is empty, longer than eight characters, or contains something other than letters and digits.
    case badSubtag
    /// The first part is not a language code.
    case noLanguage
    /// An extended language: `zh-cmn` instead of `cmn`.
    case extendedLanguage(suggestion: String)
    /// The parts do not follow the order of BCP 47.
    case badOrder

    /// The remedy, as an instruction.
    public var description: String {
      switch self {
      case .empty: "write a language tag such as \"ar\" or \"ar-SA\""
      case .several(let tags):
        "give each language tag by itself: \(Wording.shortList(tags, most: 5))"
      case .underscore(let suggestion): "write \(Wording.quoted(suggestion)), with hyphens"
      case .badSubtag:
        "write letters and digits in groups of at most 8 with a hyphen between, such as \"ar-SA\""
      case .noLanguage:
        "begin with the language's code of two or three letters, such as \"ar\" or \"ckb\""
      case .extendedLanguage(let suggestion):
        "write \(Wording.quoted(suggestion)) for the language itself"
      case .badOrder:
        "write language, script, region, variants, extensions in this order, such as \"sr-Cyrl-RS\""
      }
    }
  }
}
