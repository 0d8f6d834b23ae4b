import ChiralNames

/// An icon name that says that the icon shows a sign of writing, money or music and nothing else (R8, R11):
/// `currency-peso`, `circle-letter-q`, `k`, `7`, `number-10`, `number-six`, `music-clef-bass`. All of its drawing stays as it is, even if no shape in
/// it is known.
struct SignName: Hashable {
  /// The guideline.
  private let rule: String
  /// The sign in words.
  private let noun: String

  /// The reason why the drawing is kept.
  var reason: MirrorReason {
    MirrorReason("its name says that it shows \(noun) and nothing else", rule: rule)
  }

  /// Reads an icon's name; nil for most names.
  init?(iconName: String) {
    let words = NameWords.words(of: iconName).filter { !Self.styles.contains($0) }
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
    guard words.count > 1 else { return nil }
    let isCurrency =
      !ObjectWords.currencies.isDisjoint(with: rest)
      && rest.allSatisfy { ObjectWords.currencies.contains($0) || Self.signs.contains($0) }
    if rest.first == "currency" || isCurrency {
      (rule, noun) = ("R8", "a currency sign")
    } else if rest.contains(where: Self.characters.contains),
      rest.allSatisfy({
        Self.characters.contains($0) || $0.count == 1 || $0.allSatisfy(\.isNumber) || Self.digits.contains($0)
      })
    {
      (rule, noun) = ("R8", "a character")
    } else if rest.count == 2, rest[0] == "alphabet", Self.scripts.contains(rest[1]) {
      (rule, noun) = ("R8", "letters")
    } else if rest.first == "music", rest.dropFirst().contains(where: Self.notation.contains) {
      (rule, noun) = ("R11", "a sign of musical notation")
    } else {
      return nil
    }
  }

  /// The words that stand beside the name of a currency: `peso-sign`.
  private static let signs: Set = ["sign", "symbol", "currency"]

  /// The words for a single character.
  private static let characters: Set = ["letter", "alpha", "digit", "number", "numeric", "character"]
  /// The digits in words.
  private static let digits: Set = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
  ]
  /// The scripts and languages after which alphabets are named.
  private static let scripts: Set = [
    "latin", "greek", "cyrillic", "runes", "hebrew", "arabic", "persian", "armenian", "georgian", "hindi",
    "devanagari", "bengali", "tamil", "telugu", "thai", "korean", "japanese", "chinese", "polish",
  ]
  /// The signs of musical notation.
  private static let notation: Set = ["clef", "accidental", "rest", "staff", "note"]
  /// The words for frames around a sign, which are their own mirror images.
  private static let frames: Set = [
    "circle", "square", "box", "hexagon", "octagon", "pentagon", "diamond", "rounded", "dashed", "dotted",
  ]
  /// The letters that stand for a shape: `circle-o` is an outlined circle, `circle-x` shows a cross.
  private static let shapes: Set = ["o", "v", "x"]
  /// The words that say how an icon is drawn.
  private static let styles: Set = [
    "outline", "outlined", "filled", "fill", "line", "regular", "solid", "bold", "light", "thin", "small",
    "sharp", "symbolic",
  ]
  /// The words for something that follows the reading direction, other than the sign.
  private static let moving: Set = [
    "send", "receive", "transfer", "forward", "back", "next", "previous", "in", "out", "left", "right",
    "arrow", "list",
  ]
}
