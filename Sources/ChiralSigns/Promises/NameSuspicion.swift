import ChiralNames
import ChiralSVG

/// A kind of icon name that promises letters, numerals, a currency sign, a musical note or a logo (R8, R9, R11,
/// R18, R19). An icon with such a name is declined if none of these can be found in the drawing, because
/// mirroring it would reverse them.
package struct NameSuspicion: Hashable {
  /// The sets of words; a name qualifies if it has a word of each.
  package let words: [Set<String>]
  /// The promised part.
  package let part: Part
  /// The guidelines.
  package let rule: String

  /// A part that names promise.
  package enum Part: String, Hashable {
    case numerals
    case numeral = "a numeral"
    case alphabet = "an alphabet"
    case letters
    case letter = "a letter"
    case logo = "a logo"
    case currencySign = "a currency sign"
    case note = "a musical note"

    /// The part in words.
    package var noun: String { rawValue }
  }

  package static let all: [NameSuspicion] = [
    .init(words: [ObjectWords.counting.union(["number", "123"])], .numerals, rule: "R18, R19"),
    .init(words: [["repeat"], ["one", "once", "1", "song"]], .numeral, rule: "R18"),
    .init(words: [["alphabet", "abc"]], .alphabet, rule: "R8"),
    .init(
      words: [["alphabetical", "alphabetic", "letter", "letters", "font", "typeface"]], .letters, rule: "R8"),
    .init(words: [["sort"], ["alpha", "az", "za"]], .letters, rule: "R8"),
    .init(words: [["text"], ["direction"]], .letter, rule: "R8"),
    .init(words: [["bluetooth"]], .logo, rule: "R9"),
    .init(words: [ObjectWords.currencies], .currencySign, rule: "R8"),
    .init(words: [["music"]], .note, rule: "R11"),
  ]

  /// Reads the words of an icon's name; nil for most names, which promise nothing.
  package init?(_ words: Set<String>) {
    // What belongs to a brand's name says nothing about its logo.
    if ObjectWords.isNumberSign(words) || words.contains("brand") { return nil }
    guard let found = Self.all.first(where: { $0.words.allSatisfy { !$0.isDisjoint(with: words) } }) else {
      return nil
    }
    self = found
  }

  private init(words: [Set<String>], _ part: Part, rule: String) {
    self.words = words
    self.part = part
    self.rule = rule
  }

  /// True if the name alone is enough to decline: `font` may stand for lines of text, but numerals are always
  /// numerals.
  package var isBinding: Bool { ![.letter, .letters].contains(part) }

  /// The reason why the icon is declined.
  package var message: String {
    "\(rule): its name says that it shows \(part.noun), but no part of the drawing can be recognised as such; name that part in a "
      + "component (an id, or ::subpath(2-4)) with the verb move, draw the right-to-left form, "
      + "or write \"infer\": false to mirror all of it (chiral mirror: --pure)"
  }
}
