#if canImport(FoundationEssentials)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

/// The form of numbers in a locale, for the numbers of a drawing (R18, R20, R21): digits, signs, and the
/// sides of the signs. The source is CLDR, through Foundation.
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
    let locale = Self.locale(tag, choice)
    digits = (0...9).map { Self.plain($0, locale) }
    let one = digits[1]
    let half = 1.5.formatted(FloatingPointFormatStyle<Double>(locale: locale))
    decimalSeparator = String(
      half.unicodeScalars.dropFirst(one.unicodeScalars.count).dropLast(one.unicodeScalars.count))
    minus = Self.affixes(of: one, in: (-1).formatted(IntegerFormatStyle<Int>(locale: locale)))
    percent = Self.affixes(of: one, in: 1.formatted(IntegerFormatStyle<Int>.Percent(locale: locale)))
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
      result += character.isASCII ? character.wholeNumberValue.map { digits[$0] } ?? separator(character) : ""
    }
    if isPercent { result = percent.before + result + percent.behind }
    if isNegative { result = minus.before + result + minus.behind }
    return result
  }

  private func separator(_ character: Character) -> String {
    character == "." ? decimalSeparator : String(character)
  }

  /// The question marks of the scripts that have their own; all others use the Latin one. CLDR lists them as
  /// punctuation of a language, which Foundation does not expose; these are the characters that Unicode names
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

// MARK: Foundation

extension NumberStyle {
  fileprivate static func locale(_ tag: LanguageTag, _ choice: DigitChoice?) -> Locale {
    // After being asked for the parent of uz-AF, Foundation treats uz-AF and uz-Arab-AF as uz. Therefore the
    // script is named instead of the region if it is not the language's usual one.
    let usual = try? LanguageTag(tag.language).script
    let base = [tag.language, tag.script == usual ? tag.region : tag.script].compactMap(\.self)
      .joined(separator: "-")
    let asked = Locale.Components(identifier: tag.text).numberingSystem.flatMap { DigitChoice($0.identifier) }
    return Locale(identifier: base + ((asked ?? choice).map { "-u-nu-" + $0.system } ?? ""))
  }

  /// Returns a number without grouping and without controls.
  static func plain(_ number: Int, _ locale: Locale) -> String {
    withoutControls(number.formatted(IntegerFormatStyle<Int>(locale: locale).grouping(.never)))
  }

  /// Returns the text around a number. Marks of direction stay with the digits, because they decide on which side a
  /// sign stands.
  private static func affixes(of number: String, in text: String) -> Affixes {
    guard let range = text.firstRange(of: number) else { return Affixes() }
    return Affixes(before: String(text[..<range.lowerBound]), behind: String(text[range.upperBound...]))
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
    isPseudo ? "1" : NumberStyle.plain(1, NumberStyle.locale(self, choice))
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
