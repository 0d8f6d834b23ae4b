public import ChiralValues

#if canImport(FoundationEssentials)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

/// A locale, identified by a BCP 47 tag in canonical form: `iw` is read as `he`, `AR-sa` as `ar-SA`.
///
/// Script, direction and parents come from CLDR through Foundation. Where Foundation is wrong, the script of
/// the maximised tag decides (see "Facts that are easy to get wrong" in the guidelines of this project's
/// documentation).
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
      text: String, language: String, script: String?, region: String?, isPseudo: Bool, lineage: [Identity]
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
  }

  /// Reads a tag; throws an instruction if it is malformed.
  public init(_ text: String) throws(Malformed) {
    let syntax = try SubtagSyntax(parsing: text)
    let language = Self.canonicalLanguage(syntax.language)
    let foundation = Locale.Language(
      components: .init(
        languageCode: .init(language), script: syntax.script.map { .init($0) },
        region: syntax.region.map { .init($0) }))
    let script = Self.maximisedScript(foundation)
    let region = syntax.region
    let rest = (syntax.variants + [syntax.extensions].compactMap(\.self)).joined(separator: "-")
    let own = Identity(language: language, script: script, region: region, rest: rest)
    let plain = Identity(language: language, script: script, region: region, rest: "")
    content = Content(
      text: [language, syntax.script, region, rest.isEmpty ? nil : rest].compactMap(\.self)
        .joined(separator: "-"),
      language: language, script: script, region: region,
      isPseudo: region == "XB" || (language == "qps" && syntax.variants.contains("plocm")),
      lineage: Self.withoutRepetition([own, plain] + Self.parents(of: foundation, plain)))
  }

  /// The identity of the tag's locale.
  package var identity: Identity { lineage[0] }

  /// The direction of the locale's interface.
  public var direction: Direction { isPseudo ? .rightToLeft : Direction(ofScript: script) }

  /// True if a text that was read as this tag names it by another code, such as `iw` for `he`.
  package func isRenamed(from text: String) -> Bool { self.text.lowercased() != text.lowercased() }

  /// True if ISO 639 lists the language, or if the tag names a pseudo-locale.
  package var isKnown: Bool { language == "qps" || Locale.LanguageCode(language).isISOLanguage }

  // MARK: Foundation

  private static func canonicalLanguage(_ code: String) -> String {
    guard code != "und" else { return code }
    let maximal = Locale.Language(components: .init(languageCode: .init(code))).maximalIdentifier
    return maximal.split(separator: "-").first.map(String.init) ?? code
  }

  private static func maximisedScript(_ language: Locale.Language) -> String? {
    let subtags = language.maximalIdentifier.split(separator: "-").dropFirst()
    let script = subtags.first { $0.utf8.count == 4 && $0.utf8.allSatisfy(\.isLetter) }
    return script == "Aran" ? "Arab" : script.map(String.init) ?? language.script?.identifier
  }

  /// Returns the parents in CLDR up to the root, which are not always prefixes of the tag: `uz-AF` has the
  /// parent `uz-Arab`, not `uz`.
  ///
  /// Foundation also gives `men-Mend` the parent `men`, and `zh-Hant` the parent `zh-Hant-TW`. Locales with
  /// another script, or with a region that the child does not have, are not parents here. Its parents of
  /// `no-NO` form a circle; CLDR has no chain of eight.
  private static func parents(of language: Locale.Language, _ child: Identity) -> [Identity] {
    guard child.language != "und" else { return [] }
    // To find the parent of `nb`, Foundation opens its data without those of its parents, and ICU then keeps
    // them that way. Data that were opened as a whole before stay whole.
    _ =
      Locale(identifier: [child.language, child.region].compactMap(\.self).joined(separator: "-"))
      .numberingSystem
    var parents: [Identity] = []
    var known = language
    for _ in 0..<8 {
      guard let parent = known.parent, parent != known else { break }
      known = parent
      guard let code = parent.languageCode?.identifier, code != "root", code != "und" else { break }
      let identity = Identity(
        language: canonicalLanguage(code), script: maximisedScript(parent), region: parent.region?.identifier,
        rest: "")
      let last = parents.last ?? child
      let narrows = identity.language == last.language && identity.region != nil && last.region == nil
      if child.script == nil || identity.script == child.script, !narrows { parents.append(identity) }
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
      case .underscore(let suggestion): "write \(Wording.quoted(suggestion)), with hyphens"
      case .badSubtag:
        "write letters and digits in groups of at most 8 with a hyphen between, such as \"ar-SA\""
      case .noLanguage: "begin with the language's code of two or three letters, such as \"ar\" or \"ckb\""
      case .extendedLanguage(let suggestion): "write \(Wording.quoted(suggestion)) for the language itself"
      case .badOrder:
        "write language, script, region, variants, extensions in this order, such as \"sr-Cyrl-RS\""
      }
    }
  }
}
