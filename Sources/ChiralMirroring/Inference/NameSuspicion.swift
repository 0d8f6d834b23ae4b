import ChiralNames
import ChiralSVG

/// A kind of icon name that promises letters, numerals or a logo (R8, R9, R18, R19). An icon with such a name
/// is declined if none of these can be found in the drawing, because mirroring it would reverse them.
struct NameSuspicion: Hashable {
  /// The sets of words; a name qualifies if it has a word of each.
  let words: [Set<String>]
  /// The promised part in words.
  let noun: String
  /// The guidelines.
  let rule: String

  static let all: [NameSuspicion] = [
    .init(
      words: [["numeric", "numbered", "numbers", "number", "ordered", "digits", "123"]], noun: "numerals",
      rule: "R18, R19"),
    .init(words: [["repeat"], ["one", "once", "1", "song"]], noun: "a numeral", rule: "R18"),
    .init(words: [["alphabet", "abc"]], noun: "an alphabet", rule: "R8"),
    .init(
      words: [["alphabetical", "alphabetic", "letter", "letters", "font", "typeface"]],
      noun: "letters", rule: "R8"),
    .init(words: [["text"], ["direction"]], noun: "a letter", rule: "R8"),
    .init(words: [["bluetooth"]], noun: "a logo", rule: "R9"),
  ]

  /// Reads an icon's name; nil for most names, which promise nothing.
  init?(iconName: String) {
    let words = Set(NameWords.words(of: iconName))
    guard let found = Self.all.first(where: { $0.words.allSatisfy { !$0.isDisjoint(with: words) } }) else {
      return nil
    }
    self = found
  }

  private init(words: [Set<String>], noun: String, rule: String) {
    self.words = words
    self.noun = noun
    self.rule = rule
  }

  /// True if the name alone is enough to decline: `font` may stand for lines of text, but numerals are always
  /// numerals.
  var isBinding: Bool { ["numerals", "a numeral", "an alphabet", "a logo"].contains(noun) }

  /// The reason why the icon is declined.
  var message: String {
    "\(rule): its name says that it shows \(noun), but no part of the drawing can be recognised as such; name that part in a "
      + "component (an id, or ::subpath(2-4)) with the verb move, draw the right-to-left form, "
      + "or write \"infer\": false to mirror all of it (chiral mirror: --pure)"
  }
}
