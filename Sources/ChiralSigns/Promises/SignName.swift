import ChiralValues

/// An icon name that says that the icon shows signs of writing, money or music, a tool for the hand or a play sign, and nothing else
/// (R4, R8, R11, R15): `currency-peso`, `circle-letter-q`, `k`, `7`, `number-10`, `number-six`, `music-clef-bass`, `translate`,
/// `hammer`, `play`. All of its drawing stays as it is, even if no shape in it is known.
package struct SignName: Hashable {
  /// The guideline.
  private let rule: String
  /// The sign in words.
  package let noun: String
  /// The kinds of signs of which it may be one.
  var kinds: Set<SignKind> {
    switch rule {
    case "R4": [.play]
    case "R11": [.note, .clef]
    case "R15": [.magnifier, .pencil, .wrench, .tool]
    default: [.letters, .numerals, .currency]
    }
  }

  /// The reason why the drawing is kept.
  package var reason: Reason {
    Reason("its name says that it shows \(noun) and nothing else", rule: rule)
  }

  /// Reads the words of an icon's name; nil for most names.
  package init?(_ words: [String]) {
    if let style = words.first(where: { !Self.text.contains($0) }), Self.textStyles.contains(style),
      words.allSatisfy({ $0 == style || Self.text.contains($0) })
    {
      (rule, noun) = ("R8", "a character")
      return
    }
    guard Self.moving.isDisjoint(with: words) else { return nil }
    let rest = words.filter { !Self.frames.contains($0) }
    // `square-2` may be the second square.
    let isDigit = words.count == 1 && ("0"..."9").contains(rest.first ?? "")
    if rest.count == 1, rest[0].count == 1,
      isDigit || ("a"..."z").contains(rest[0]) && !Self.shapes.contains(rest[0])
    {
      (rule, noun) = ("R8", "a character")
      return
    }
    // `local` alone is a place.
    if !Self.languages.subtracting(["local"]).isDisjoint(with: rest),
      rest.allSatisfy({ Self.languages.contains($0) || Self.scripts.contains($0) })
    {
      (rule, noun) = ("R8", "characters of languages")
      return
    }
    // A frame beside a tool may be the thing that it works on.
    if !words.isEmpty, words.allSatisfy(ObjectWords.tools.contains) {
      (rule, noun) = ("R15", "a tool for the hand")
      return
    }
    if words == ["play"] {
      (rule, noun) = ("R4", "a play sign")
      return
    }
    guard words.count > 1 || Self.typography.contains(words.first ?? "") else { return nil }
    let isCurrency =
      !ObjectWords.currencies.isDisjoint(with: rest)
      && rest.allSatisfy { ObjectWords.currencies.contains($0) || Self.signs.contains($0) }
    if rest.first == "currency" || isCurrency {
      (rule, noun) = ("R8", "a currency sign")
    } else if rest.contains(where: ObjectWords.characters.contains),
      rest.allSatisfy({
        ObjectWords.characters.contains($0) || $0.count == 1 || $0.allSatisfy(\.isNumber)
          || ObjectWords.digits.contains($0)
      })
    {
      (rule, noun) = ("R8", "a character")
    } else if Self.isTypographic(rest) {
      (rule, noun) = ("R8", "characters")
    } else if rest.count == 2, rest[0] == "alphabet", Self.scripts.contains(rest[1]) {
      (rule, noun) = ("R8", "letters")
    } else if rest.first == "music", rest.dropFirst().contains(where: Self.notation.contains) {
      (rule, noun) = ("R11", "a sign of musical notation")
    } else {
      return nil
    }
  }

  /// Returns true if the words name a text style that icons show as characters: `text-case-lower`, `superscript`, `heading-2`.
  private static func isTypographic(_ words: [String]) -> Bool {
    let rest = words.filter { !text.contains($0) }
    guard !rest.isEmpty else { return false }
    // `header-1` alone may be the first header of a page.
    let isHeading = rest[0] == "header" ? rest.count < words.count : headings.contains(rest[0])
    if rest.count == 2, isHeading, ("1"..."6").contains(rest[1]) { return true }
    // `case` alone is a box.
    return rest != ["case"]
      && rest.allSatisfy { typography.contains($0) || cases.contains($0) || $0 == "case" }
      && rest.contains { typography.contains($0) || $0 == "case" }
  }

  /// The words for text styles that are shown by an example, which is a character or two.
  private static let typography: Set = [
    "superscript", "subscript", "exponent", "strikethrough", "lowercase", "uppercase",
  ]
  /// The words for text styles that are also styles of icons: only the first word of a name is a text style.
  private static let textStyles: Set = ["bold", "italic"]
  /// The words for headings, whose level follows.
  private static let headings: Set = ["heading", "h"]
  /// The words that name a case of letters.
  private static let cases: Set = ["lower", "upper", "title", "sentence", "camel", "sensitive"]
  /// The words for text, which stand before the name of a style.
  private static let text: Set = ["text", "format", "letter", "letters", "font", "type"]

  /// The words that stand beside the name of a currency: `peso-sign`.
  private static let signs: Set = ["sign", "symbol", "currency"]

  /// The words for a choice of languages, which icons show as characters of two scripts, or as a globe.
  private static let languages: Set = [
    "translate", "translation", "language", "languages", "local", "i18n", "l10n",
  ]
  /// The scripts and languages after which alphabets are named.
  private static let scripts: Set = [
    "latin", "greek", "cyrillic", "runes", "hebrew", "arabic", "persian", "armenian", "georgian", "hindi",
    "devanagari", "bengali", "tamil", "telugu", "thai", "korean", "japanese", "chinese", "polish",
    "hiragana", "katakana", "kanji", "hangul", "english",
  ]
  /// The signs of musical notation.
  private static let notation: Set = ["clef", "accidental", "rest", "staff", "note"]
  /// The words for frames around a sign, which are their own mirror images, and for its size.
  private static let frames: Set = [
    "circle", "square", "box", "hexagon", "octagon", "pentagon", "diamond", "rounded", "dashed", "dotted",
    "small",
  ]
  /// The letters that stand for a shape: `circle-o` is an outlined circle, `circle-x` shows a cross.
  private static let shapes: Set = ["o", "v", "x"]
  /// The words for something that follows the reading direction, other than the sign.
  private static let moving: Set = [
    "send", "receive", "transfer", "forward", "back", "next", "previous", "in", "out", "left", "right",
    "arrow", "list",
  ]
}
