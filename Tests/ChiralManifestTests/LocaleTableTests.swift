import ChiralManifest
import Foundation
import Testing

/// The table of locales, compared with the data of CLDR in the Foundation of this toolchain. After a new toolchain, write it again with
/// `scripts/locale-table.swift`.
@Suite struct LocaleTableTests {
  /// The locales that CLDR knows, but for the one of POSIX.
  private static let identifiers = Set(
    Locale.availableIdentifiers.filter { !$0.hasSuffix("POSIX") }.map { $0.replacing("_", with: "-") }
  ).sorted()

  private static let english = Locale(identifier: "en")

  private func script(_ tag: String) -> String? {
    let parts = tag.split(separator: "-").map(String.init)
    let isWritten = parts.count > 1 && parts[1].utf8.count == 4
    let language = Locale.Language(
      components: .init(
        languageCode: .init(parts[0]), script: isWritten ? .init(parts[1]) : nil,
        region: parts.dropFirst(isWritten ? 2 : 1).first.map { .init($0) }))
    let script = language.maximalIdentifier.split(separator: "-").dropFirst().first { $0.utf8.count == 4 }
    return script == "Aran" ? "Arab" : script.map(String.init)
  }

  @Test func languagesAndScriptsAreThoseOfFoundation() throws {
    #expect(Self.identifiers.count > 1_000)
    for identifier in Self.identifiers {
      let tag = try LanguageTag(identifier)
      #expect(tag.script == script(identifier), "\(identifier)")
      #expect(tag.isKnown == Locale.LanguageCode(tag.language).isISOLanguage, "\(identifier)")
      #expect(
        tag.languageName == Self.english.localizedString(forLanguageCode: tag.language), "\(identifier)")
      #expect(
        tag.scriptName == tag.script.flatMap { Self.english.localizedString(forScriptCode: $0) },
        "\(identifier)")
      #expect(tag.digits == Locale(identifier: identifier).numberingSystem.identifier, "\(identifier)")
    }
  }

  /// The script of every language, with and without a region that may decide it.
  @Test(arguments: ["", "-IR", "-CN", "-PK", "-RU"])
  func regionsDecideAboutScriptsAsInFoundation(region: String) throws {
    let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    for code in letters.flatMap({ first in letters.map { first + $0 } }) + [
      "und", "ckb", "yue", "unr", "man",
    ] {
      #expect(try LanguageTag(code + region).script == script(code + region), "\(code + region)")
    }
  }

  @Test func numbersAreThoseOfFoundation() throws {
    let systems: [String?] = [nil, "native", "latn", "arab", "arabext", "deva"]
    for identifier in Self.identifiers {
      let tag = try LanguageTag(identifier)
      let isUsual = try LanguageTag(tag.language).script == tag.script
      // The numbers of a region with a script of its own are those of the script.
      let base = [tag.language, isUsual ? tag.region : tag.script].compactMap(\.self).joined(separator: "-")
      for system in systems {
        // CLDR has words in the place of these digits.
        if tag.language == "az", system?.hasPrefix("arab") == true { continue }
        let style = try #require(NumberStyle(of: tag, digits: system.flatMap(DigitChoice.init)))
        let locale = Locale(identifier: base + (system.map { "-u-nu-" + $0 } ?? ""))
        let plain = { (text: String) in NumberStyle.withoutControls(text) }
        #expect(
          plain(style.writing("1024567389"))
            == plain(1_024_567_389.formatted(IntegerFormatStyle<Int>(locale: locale).grouping(.never))),
          "\(identifier) \(system ?? "")")
        #expect(
          style.writing("-1") == (-1).formatted(IntegerFormatStyle<Int>(locale: locale)),
          "\(identifier) \(system ?? "")")
        #expect(
          style.writing("5%") == 5.formatted(IntegerFormatStyle<Int>.Percent(locale: locale)),
          "\(identifier) \(system ?? "")")
        #expect(
          plain(style.writing("1.5"))
            == plain(1.5.formatted(FloatingPointFormatStyle<Double>(locale: locale))),
          "\(identifier) \(system ?? "")")
      }
    }
  }

  @Test func numberingSystemsAreThoseOfFoundation() {
    #expect(DigitChoice.systems.count > 70)
    for system in DigitChoice.systems {
      let locale = Locale(identifier: "en-u-nu-" + system)
      let digits = (0...9).map { $0.formatted(IntegerFormatStyle<Int>(locale: locale)) }
      let style = (try? LanguageTag("en")).flatMap { NumberStyle(of: $0, digits: DigitChoice(system)) }
      #expect(style?.writing("0123456789") == digits.joined(), "\(system)")
    }
  }

  /// Foundation's parents with the script of the child. Of a locale whose region decides its script, such as `zh-TW`, Foundation
  /// takes the parent of another script; here it is `zh-Hant`, the parent of `zh-Hant-TW`.
  @Test func parentsAreThoseOfFoundation() throws {
    for identifier in Self.identifiers {
      let tag = try LanguageTag(identifier)
      let parts = identifier.split(separator: "-")
      let usual = try LanguageTag(tag.language).script
      let isWritten = parts.count > 1 && parts[1].utf8.count == 4
      // The spelling of a tag does not matter here, where it does for Foundation.
      if isWritten == (usual == tag.script) { continue }
      var expected: [String] = []
      var last = tag
      var known = Locale.Language(identifier: identifier)
      _ = Locale(identifier: identifier).numberingSystem
      for _ in 0..<8 {
        guard let parent = known.parent, parent != known else { break }
        known = parent
        guard let code = parent.languageCode?.identifier, code != "root" else { break }
        let own = [code, parent.script?.identifier, parent.region?.identifier].compactMap(\.self)
        let next = try LanguageTag(own.joined(separator: "-"))
        let narrows = next.language == last.language && next.region != nil && last.region == nil
        if next.script == tag.script, !narrows, !expected.contains(key(next)) {
          expected.append(key(next))
          last = next
        }
      }
      let found = try tag.lineage.dropFirst().map { identity in
        let own = [identity.language, identity.script, identity.region].compactMap(\.self)
        return key(try LanguageTag(own.joined(separator: "-")))
      }
      #expect(found == expected.filter { $0 != key(tag) }, "\(identifier)")
    }
  }

  private func key(_ tag: LanguageTag) -> String {
    [tag.language, tag.script, tag.region].compactMap(\.self).joined(separator: "-")
  }

  @Test(arguments: [
    ("zh-TW", "zh-Hant"), ("az-IR", "az-Arab"), ("uz-AF", "uz-Arab"), ("en-NO", "en-150"), ("nb", "no"),
    ("pt-AO", "pt-PT"), ("es-MX", "es-419"), ("en-Latn-GB", "en-001"),
  ]) func parentsKeepTheScript(tag: String, parent: String) throws {
    #expect(try LanguageTag(tag).lineage[1] == LanguageTag(parent).identity)
  }
}
