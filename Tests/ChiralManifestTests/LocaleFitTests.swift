import ChiralManifest
import Testing

@Suite struct LocaleFitTests {
  private func best(_ locale: String, of keys: [String]) throws -> String? {
    try LanguageTag(locale).best(of: keys.map { try VariantKey($0) })?.key.text
  }

  @Test(
    arguments: [
      ("ar-SA", ["rtl", "Arab", "ar", "ar-SA"], "ar-SA"), ("ar-SA", ["rtl", "Arab", "ar"], "ar"),
      ("ar-SA", ["rtl", "Arab"], "Arab"), ("ar-SA", ["rtl", "ltr"], "rtl"),
      ("ar-SA", ["Hebr", "ltr", "ar-EG"], nil),
      ("ar", ["ar-EG"], nil), ("ar-EG", ["ar"], "ar"), ("ur", ["Arab"], "Arab"), ("ur", ["Aran"], "Arab"),
      ("pa-PK", ["pa", "Arab"], "Arab"), ("pa-PK", ["pa-Arab", "Arab"], "pa-Arab"), ("pa-PK", ["pa"], nil),
      ("uz-AF", ["uz"], nil), ("uz-AF", ["uz-Arab", "uz"], "uz-Arab"),
      ("uz-AF", ["uz-Arab-AF", "uz-Arab"], "uz-Arab-AF"),
      ("sr", ["sr-Cyrl"], "sr-Cyrl"), ("sr-Cyrl", ["sr"], "sr"), ("sr-Latn", ["sr", "sr-Cyrl"], nil),
      ("sr-RS", ["sr-Cyrl"], "sr-Cyrl"), ("sr-ME", ["sr-Cyrl", "sr-Latn"], "sr-Latn"),
      ("iw", ["he"], "he"), ("he-IL", ["iw"], "he"), ("ji", ["yi"], "yi"), ("in", ["id"], "id"),
      ("ku-Arab", ["ku", "rtl"], "rtl"), ("az-Arab", ["az", "Arab"], "Arab"),
      ("men-Mend", ["men", "rtl"], "rtl"),
      ("en-GB", ["en-001", "en"], "en-001"), ("zh-HK", ["zh-TW", "zh-Hant"], "zh-Hant"),
      ("zh-HK", ["zh-TW", "zh"], nil),
      ("zh-Hant", ["zh-TW"], nil), ("zh-TW", ["zh-Hant-TW"], "zh-Hant-TW"), ("en", ["ltr", "Latn"], "Latn"),
      ("ar-SA-u-nu-latn", ["ar-SA"], "ar-SA"), ("de-DE-1996", ["de-DE"], "de-DE"), ("xx", ["ltr"], "ltr"),
      ("ar-XB", ["ar", "Arab", "rtl", "ar-EG"], "rtl"), ("ar-XB", ["ar", "Arab", "ltr"], nil),
      ("en-XB", ["en", "Latn", "ltr"], nil), ("en-XB", ["en", "rtl"], "rtl"), ("qps-plocm", ["rtl"], "rtl"),
    ] as [(String, [String], String?)]) func theBestKeyWins(locale: String, keys: [String], expected: String?)
    throws
  {
    #expect(try best(locale, of: keys) == expected)
    #expect(try best(locale, of: keys.reversed()) == expected)
  }

  @Test(arguments: ["arabic", "Arbc", "RTL", "Ltr", "", "r", "ar_SA"]) func malformedKeysAreRefused(
    text: String
  ) {
    #expect(throws: VariantKey.Malformed.self) { try VariantKey(text) }
  }
}
