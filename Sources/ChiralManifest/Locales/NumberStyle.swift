/// The form of numbers in a locale, for the numbers of a drawing (R18, R20, R21): digits, signs, and the
/// sides of the signs. The source is CLDR.
package struct NumberStyle: Hashable, Sendable {
  /// The text before and after the digits of a number.
  private struct Affixes: Hashable {
    var before = ""
    var behind = ""
  }

  /// The digits from 0 to 9.
  private let digits: [String]
  private let decimalSeparator: String
  private let minus: Affixes
  private let percent: Affixes
  private let questionMark: String

  /// Creates the style of a locale. The extension `-u-nu-` takes precedence over the manifest's choice, and
  /// that over CLDR's.
  ///
  /// Nil for a pseudo-locale, which keeps the numbers as drawn (R24).
  package init?(of tag: LanguageTag, digits choice: DigitChoice?) {
    guard !tag.isPseudo else { return nil }
    let numbers = LocaleTable.numbers(tag.numberKeys)
    let system = Self.system(of: tag, choice, numbers)
    digits = LocaleTable.digits[system] ?? (0...9).map(String.init)
    let signs = numbers.signs(in: system)
    minus = Affixes(before: signs[0], behind: signs[1])
    decimalSeparator = signs[2]
    percent = Affixes(before: signs[3], behind: signs[4])
    questionMark = tag.script.flatMap { Self.questionMarks[$0] } ?? "?"
  }

  /// Returns a text with its numbers and signs in the locale's form; digits of other scripts stay.
  package func writing(_ text: String) -> String {
    var scanner = NumberScanner(text)
    var result = ""
    while let token = scanner.next() {
      switch token {
      case .number(let digits, let isNegative, let isPercent):
        result += written(digits, isNegative: isNegative, isPercent: isPercent)
      case .percentSign: result += Self.withoutControls(percent.before + percent.behind).trimmed
      case .questionMark: result += questionMark
      case .other(let character): result.append(character)
      }
    }
    return result
  }

  private func written(_ number: String, isNegative: Bool, isPercent: Bool) -> String {
    var result = ""
    for character in number {
      result +=
        character.isASCII
        ? character.wholeNumberValue.map { digits[$0] } ?? separator(character) : ""
    }
    if isPercent { result = percent.before + result + percent.behind }
    if isNegative { result = minus.before + result + minus.behind }
    return result
  }

  private func separator(_ character: Character) -> String {
    character == "." ? decimalSeparator : String(character)
  }

  /// The question marks of the scripts that have their own; all others use the Latin one. CLDR lists them as
  /// punctuation of a language; these are the characters that Unicode names
  /// question marks (Scripts.txt, ScriptExtensions.txt).
  package static let questionMarks = [
    "Arab": "\u{61F}", "Syrc": "\u{61F}", "Thaa": "\u{61F}", "Nkoo": "\u{61F}", "Adlm": "\u{61F}",
    "Rohg": "\u{61F}", "Yezi": "\u{61F}", "Grek": "\u{3B}", "Armn": "\u{55E}", "Ethi": "\u{1367}",
  ]

  /// Returns true if a locale writes the Latin question mark. A pseudo-locale has the letters and signs of the
  /// base language, but shows the right-to-left form, which is drawn for Arabic.
  package static func hasLatinQuestionMark(_ tag: LanguageTag) -> Bool {
    !tag.isPseudo && tag.script.map { questionMarks[$0] == nil } ?? true
  }
}

extension NumberStyle {
  /// Returns the numbering system that applies to a tag: the one of its extension, the choice, or that of the locale.
  fileprivate static func system(
    of tag: LanguageTag, _ choice: DigitChoice?, _ numbers: LocaleTable.Numbers
  ) -> String {
    let asked = tag.numberingSystem.flatMap { DigitChoice($0) } ?? choice
    return asked.map { $0.system == DigitChoice.native ? numbers.native : $0.system }
      ?? numbers.usual
  }

  /// Returns a text without marks of direction.
  package static func withoutControls(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { !directionMarks.contains($0) }))
  }

  /// The marks of direction: LRM, RLM and ALM.
  private static let directionMarks: Set<Unicode.Scalar> = ["\u{200E}", "\u{200F}", "\u{61C}"]
}

extension LanguageTag {
  /// Returns the digit 1 of the locale, by which locales with different digits are told apart. A pseudo-locale keeps the
  /// digits as drawn (R24).
  public func digitOne(_ choice: DigitChoice?) -> String {
    isPseudo
      ? "1"
      : LocaleTable.digits[NumberStyle.system(of: self, choice, LocaleTable.numbers(numberKeys))]?[1]
        ?? "1"
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
