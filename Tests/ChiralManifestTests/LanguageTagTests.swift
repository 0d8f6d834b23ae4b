import ChiralManifest
import ChiralValues
import Foundation
import Testing

@Suite struct LanguageTagTests {
  /// Facts that are easy to get wrong: the script decides, whatever the language or Foundation says.
  @Test(arguments: [
    ("en", "Latn", Direction.leftToRight), ("ar", "Arab", .rightToLeft), ("ar-SA", "Arab", .rightToLeft),
    ("fa", "Arab", .rightToLeft), ("he", "Hebr", .rightToLeft), ("hi", "Deva", .leftToRight),
    ("ku", "Latn", .leftToRight), ("ku-Arab", "Arab", .rightToLeft),
    ("az", "Latn", .leftToRight), ("az-Arab", "Arab", .rightToLeft), ("az-IR", "Arab", .rightToLeft),
    ("ur", "Arab", .rightToLeft), ("ks", "Arab", .rightToLeft), ("ks-Deva", "Deva", .leftToRight),
    ("pa", "Guru", .leftToRight), ("pa-PK", "Arab", .rightToLeft), ("uz", "Latn", .leftToRight),
    ("uz-AF", "Arab", .rightToLeft), ("iw", "Hebr", .rightToLeft), ("ji", "Hebr", .rightToLeft),
    ("yi", "Hebr", .rightToLeft), ("in", "Latn", .leftToRight), ("sd", "Arab", .rightToLeft),
    ("sd-Deva", "Deva", .leftToRight), ("ckb", "Arab", .rightToLeft), ("ug", "Arab", .rightToLeft),
    ("dv", "Thaa", .rightToLeft), ("syr", "Syrc", .rightToLeft), ("nqo", "Nkoo", .rightToLeft),
    ("ff-Adlm", "Adlm", .rightToLeft), ("rhg", "Rohg", .rightToLeft), ("mid", "Mand", .rightToLeft),
    ("men-Mend", "Mend", .rightToLeft), ("kmr-Yezi", "Yezi", .rightToLeft), ("smp", "Samr", .rightToLeft),
    ("ar-Latn", "Latn", .leftToRight), ("he-Latn", "Latn", .leftToRight), ("und-Arab", "Arab", .rightToLeft),
    ("ar-u-nu-latn", "Arab", .rightToLeft), ("ur-Aran-PK", "Arab", .rightToLeft),
    ("sr-Cyrl", "Cyrl", .leftToRight),
  ]) func directionFollowsTheScript(tag: String, script: String, direction: Direction) throws {
    let tag = try LanguageTag(tag)
    #expect(tag.script == script)
    #expect(tag.direction == direction)
  }

  @Test(arguments: ["ar-XB", "en-XB", "he-XB", "qps-plocm", "qps-Plocm", "QPS-PLOCM"])
  func pseudoLocalesAreRightToLeft(tag: String) throws {
    let tag = try LanguageTag(tag)
    #expect(tag.isPseudo)
    #expect(tag.direction == .rightToLeft)
    #expect(tag.isKnown)
  }

  @Test(arguments: ["en-XA", "qps-ploc", "ar", "ar-XA"]) func othersAreNotPseudo(tag: String) throws {
    #expect(try !LanguageTag(tag).isPseudo)
  }

  @Test(arguments: [
    ("iw", "he"), ("ji", "yi"), ("in", "id"), ("iw-IL", "he-IL"), ("AR-sa", "ar-SA"),
    ("SR-cyrl-rs", "sr-Cyrl-RS"),
    ("eng", "en"), ("es-419", "es-419"), ("ar-SA-U-NU-LATN", "ar-SA-u-nu-latn"), ("en-xb", "en-XB"),
    ("sl-Rozaj", "sl-rozaj"),
  ]) func tagsAreCanonical(written: String, canonical: String) throws {
    #expect(try LanguageTag(written).text == canonical)
  }

  /// Foundation's parents of `no-NO` form a circle.
  @Test(.timeLimit(.minutes(1))) func parentsEnd() throws {
    #expect(try LanguageTag("no-NO").lineage.map(\.region) == ["NO", nil])
  }

  @Test(arguments: [
    "", "a", "arabic", "ar_SA", "ar-", "-ar", "ar--SA", "ar-SA-Arab", "zh-cmn", "ar-u", "ar-x", "i-klingon",
    "x-private", "ar-verylongsub", "ar-SA-a-b-cd", "sl-rozaj-rozaj", "ar SA", "ar\u{0}",
  ]) func malformedTagsAreRefused(text: String) {
    #expect(throws: LanguageTag.Malformed.self) { try LanguageTag(text) }
  }

  @Test func severalTagsAreToBeGivenOneByOne() {
    #expect(throws: LanguageTag.Malformed.several(["ar", "en-GB"])) { try LanguageTag("ar, en-GB") }
    #expect("\(LanguageTag.Malformed.several(["ar", "en"]))" == "give each language tag by itself: ar, en")
  }

  /// The regions that decide about the script are those of CLDR, for the languages that it writes in several scripts.
  @Test func regionsWithAnotherScriptAreListed() {
    func script(_ tag: String) -> String? {
      Locale.Language(identifier: tag).maximalIdentifier.split(separator: "-").dropFirst()
        .first { $0.utf8.count == 4 }.map(String.init)
    }
    let identifiers = Locale.availableIdentifiers.map { $0.split { $0 == "_" || $0 == "-" }.map(String.init) }
    let languages = Set(identifiers.filter { $0.count > 1 && $0[1].utf8.count == 4 }.map { $0[0] })
      .union(LanguageTag.regional.map(\.language))
    let regions = Locale.Region.isoRegions.map(\.identifier).filter { $0.utf8.count == 2 }
    let found = languages.flatMap { language in
      regions.filter { region in
        script(language + "-" + region).map { $0 != script(language) } ?? false
      }.map { language + "-" + $0 }
    }
    #expect(Set(LanguageTag.regional.map(\.text)) == Set(found))
    #expect(LanguageTag.languages(writtenIn: "Arab").map(\.text).contains("az-IR"))
  }
}
