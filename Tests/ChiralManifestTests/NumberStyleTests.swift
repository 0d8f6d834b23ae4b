import ChiralManifest
import Testing

/// Numbers as in CLDR (R18, R20, R21).
@Suite struct NumberStyleTests {
  private func written(_ text: String, _ locale: String, digits: String? = nil) throws -> String {
    let style = NumberStyle(of: try LanguageTag(locale), digits: digits.flatMap(DigitChoice.init))
    return style.map { NumberStyle.withoutControls($0.writing(text)) } ?? text
  }

  @Test(arguments: [
    ("en", "123"), ("ar", "123"), ("ar-AE", "123"), ("ar-MA", "123"), ("ar-SA", "١٢٣"), ("ar-EG", "١٢٣"),
    ("fa", "۱۲۳"), ("he", "123"), ("ur", "123"), ("hi", "123"), ("uz-AF", "۱۲۳"), ("pa-PK", "۱۲۳"),
    ("ckb", "١٢٣"),
    ("hi-u-nu-deva", "१२३"), ("hi-u-nu-native", "१२३"), ("ar-SA-u-nu-latn", "123"), ("ar-u-nu-arab", "١٢٣"),
    ("ar-XB", "123"), ("en-u-nu-roman", "123"), ("ar-SA-u-nu-zzzz", "١٢٣"),
  ]) func digitsFollowTheRegion(locale: String, expected: String) throws {
    #expect(try written("123", locale) == expected)
  }

  @Test func aManifestMayAskForDigitsAndAPersonMayOverrideIt() throws {
    #expect(try written("7", "hi", digits: "native") == "७")
    #expect(try written("7", "ar-SA", digits: "latn") == "7")
    #expect(try written("7", "ar-SA-u-nu-arab", digits: "latn") == "٧")
    #expect(try written("7", "ar-XB", digits: "arab") == "7")
    #expect(DigitChoice("roman") == nil && DigitChoice("hans") == nil && DigitChoice("") == nil)
  }

  @Test(arguments: [
    ("%", "ar-SA", "٪"), ("%", "fr", "%"), ("25%", "tr", "%25"), ("%25", "en", "25%"), ("25 %", "en", "25%"),
    ("25%", "ar-SA", "٢٥٪"), ("25%", "fr", "25\u{A0}%"), ("-5", "fa", "−۵"), ("-5", "sv", "−5"),
    ("-5", "nb", "−5"), ("25%", "nb-NO", "25\u{A0}%"), ("-5", "nn", "−5"),
    ("1-5", "sv", "1-5"),
    ("A-5", "sv", "A-5"), ("1.5", "de", "1,5"), ("1.5", "ar-SA", "١٫٥"), ("v1.", "ar-SA", "v١."),
    ("12:30", "ar-SA", "١٢:٣٠"), ("1 2 3", "fa", "۱ ۲ ۳"), ("?", "ar", "؟"), ("?", "fa", "؟"),
    ("?", "he", "?"),
    ("?", "ckb", "؟"), ("٥", "fa", "٥"), ("007", "ar-SA", "٠٠٧"), ("", "ar", ""), ("-", "fa", "-"),
    ("A", "ar", "A"),
  ]) func signsHaveTheirShapeAndSide(text: String, locale: String, expected: String) throws {
    #expect(try written(text, locale) == expected)
  }

  /// Bidirectional marks stay beside the digits, where they decide on which side a sign appears.
  @Test func marksStayBesideNumbersAndNowhereElse() throws {
    let style = try #require(NumberStyle(of: try LanguageTag("ar-SA"), digits: nil))
    #expect(style.writing("5%") == "٥٪\u{61C}")
    #expect(style.writing("%") == "٪")
  }

}
