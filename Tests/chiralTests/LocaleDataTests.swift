import ChiralManifest
import ChiralTestSupport
import ChiralValues
import Foundation
import Testing

/// The command of `make` contains only a part of the data of ICU (`scripts/locale-data`), these tests the whole.
@Suite struct LocaleDataTests {
  private static let texts = ["0123456789", "-1.5 25% ?"]

  /// All locales of ICU that are distinct and have a language that ISO 639 lists.
  private static let locales: [LanguageTag] = {
    let tags = Locale.availableIdentifiers.compactMap { identifier in
      try? LanguageTag(identifier.replacing("_", with: "-"))
    }
    var seen: Set<LanguageTag.Identity> = []
    return tags.sorted().filter { $0.isKnown && seen.insert($0.identity).inserted }
  }()

  /// Returns the decisions of `chiral plan` for each icon, and the artworks. The locales are in ascending order, as in the plan.
  private func plan(
    locales: [LanguageTag], icons: [String: String]
  ) throws -> (locales: [JSONNode], icons: [String: [JSONNode]], artworks: [JSONNode]) {
    let set = try IconSet()
    let lines = Self.texts.enumerated().map {
      "<text x=\"2\" y=\"\($0.offset * 8 + 8)\">\($0.element)</text>"
    }
    try set.write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\(lines.joined())</svg>",
      to: "Assets/number.svg")
    let tags = locales.map { "\"\($0)\"" }.joined(separator: ", ")
    let rows = icons.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ")
    try set.write(
      #"{"version": 1, "assets": "Assets", "locales": [\#(tags)], "icons": {\#(rows)}}"#,
      to: "manifest.json")
    let run = try Command.run(["plan", "--format", "json"], in: set.folder)
    #expect(run.status == 0, "\(run.errors.prefix(1000))")
    let root = try #require(JSONReader.read(SourceText(Array(run.output.utf8), file: "")).root)
    let planned = try #require(root["icons"]?.elements).map { icon in
      (icon["name"]?.string ?? "", icon["decisions"]?.elements ?? [])
    }
    return (
      try #require(root["locales"]?.elements), Dictionary(uniqueKeysWithValues: planned),
      try #require(root["artworks"]?.elements)
    )
  }

  /// Directions, numbers, and the parents by which a variant is chosen.
  @Test func allLocalesAreAsInTheWholeData() throws {
    let locales = Self.locales
    #expect(locales.count > 700)
    // Every third locale has a variant, so that the others fall back to it or to none.
    let keys = locales.enumerated().filter { $0.offset % 3 == 0 }.map { VariantKey.tag($0.element) }
    let variants = keys.map { "\"\($0.text)\": \"other.svg\"" }.joined(separator: ", ")
    let plan = try plan(
      locales: locales,
      icons: [
        "number": #""localized""#,
        "arrow.left": #"{"class": "both", "variants": {\#(variants)}}"#,
      ])
    let numbers = try #require(plan.icons["number"])
    let arrows = try #require(plan.icons["arrow.left"])
    for (index, locale) in locales.enumerated() {
      #expect(plan.locales[index]["direction"]?.string == locale.direction.rawValue, "\(locale)")
      let style = try #require(NumberStyle(of: locale, digits: nil))
      try check(numbers[index], of: plan.artworks, style, "\(locale)")
      let base = locale.direction == .rightToLeft ? "mirrored" : "as-drawn"
      let outcome = locale.best(of: keys).map { "drawn-for \($0.key.text)" } ?? base
      #expect(arrows[index]["outcome"]?.string == outcome, "\(locale)")
    }
  }

  @Test func allNumberingSystemsAreAsInTheWholeData() throws {
    let locales = try ["ar", "en", "fa", "hi", "my", "sv"].map { try LanguageTag($0) }
    let systems = DigitChoice.systems + ["native"]
    #expect(systems.count > 60)
    let plan = try plan(
      locales: locales,
      icons: Dictionary(
        uniqueKeysWithValues: systems.map {
          ("n.\($0)", #"{"class": "localized", "file": "number.svg", "digits": "\#($0)"}"#)
        }))
    for system in systems {
      let decisions = try #require(plan.icons["n.\(system)"])
      for (index, locale) in locales.enumerated() {
        let style = try #require(NumberStyle(of: locale, digits: DigitChoice(system)))
        try check(decisions[index], of: plan.artworks, style, "\(locale) \(system)")
      }
    }
  }

  /// The list of all locales of ICU, from which a picture for a script gets its languages.
  @Test func theLanguagesOfAScriptAreAsInTheWholeData() throws {
    let set = try IconSet()
    try set.writeManifest(["arrow.left": #"{"class": "both", "variants": {"Arab": "other.svg"}}"#])
    let run = try Command.run(["build", "--target", "web", "--output", "out"], in: set.folder)
    #expect(run.status == 0, "\(run.errors)")
    let sheet = String(decoding: try set.contents(of: "out")["web/icons.css"] ?? Data(), as: UTF8.self)
    // Of the languages with several scripts, the sheet names the script in another form.
    let languages = LanguageTag.languages(writtenIn: "Arab").filter { $0.text == $0.language }
    #expect(languages.count >= 9)
    for tag in languages { #expect(sheet.contains(":lang(\(tag))"), "\(tag)") }
  }

  private func check(
    _ decision: JSONNode, of artworks: [JSONNode], _ style: NumberStyle, _ name: String
  ) throws {
    let artwork = artworks[try #require(decision["artwork"]?.integer)]
    let rewritten = artwork["letters"]?["rewritten"]
    for text in Self.texts {
      #expect((rewritten?[text]?.string ?? text) == style.writing(text), "\(name)")
    }
  }
}
