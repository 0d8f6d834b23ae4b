import ChiralManifest
import ChiralTestSupport
import ChiralValues
import Testing

/// Returns the manifest of some icons, which must be valid.
func manifest(locales: [String], icons: [String]) throws -> Manifest {
  let text = """
    {"version": 1, "locales": [\(locales.map { "\"\($0)\"" }.joined(separator: ", "))],
    "icons": {\(icons.joined(separator: ",\n"))}}
    """
  let reading = ManifestReader.read(Array(text.utf8), file: "manifest.json", probes: .trusting)
  return try #require(reading.manifest, "\(reading.diagnostics)")
}

@Suite struct PlanTests {
  static let locales = ["en", "ar", "ar-SA", "fa", "he", "ur", "hi", "ar-XB"]
  static let icons = [
    #""play": "fixed""#, #""arrow.forward": "mirror""#,
    #""book.rtl-first": {"class": "mirror", "drawn": "rtl"}"#,
    #""questionmark": {"class": "mirror", "except": ["he", "yi"]}"#,
    #""questionmark.drawn-rtl": {"class": "mirror", "drawn": "rtl", "except": ["Hebr"]}"#,
    #""signature": {"class": "localized", "variants": {"Hebr": "s.he.svg", "Arab": "s.ar.svg", "ar-SA": "s.sa.svg"}}"#,
    #""list.number": {"class": "both", "variants": {"fa": "l.fa.svg"}, "components": {"g": "move"}}"#,
    #""sidebar": {"class": "both", "variants": {"rtl": "sidebar.rtl.svg"}, "except": ["ur"]}"#,
    #""alias": {"class": "fixed", "file": "play.svg"}"#,
    #""no-size": {"class": "mirror", "viewBox": "0 0 24 24"}"#,
  ]

  @Test(arguments: [
    ("play", ["en": "as-drawn", "ar": "as-drawn", "ar-XB": "as-drawn"]),
    (
      "arrow.forward",
      ["en": "as-drawn", "ar": "mirrored", "ur": "mirrored", "hi": "as-drawn", "ar-XB": "mirrored"]
    ),
    ("book.rtl-first", ["en": "mirrored", "ar": "as-drawn", "ar-XB": "as-drawn"]),
    ("questionmark", ["en": "as-drawn", "ar": "mirrored", "he": "as-drawn", "ar-XB": "mirrored"]),
    ("questionmark.drawn-rtl", ["en": "mirrored", "ar": "as-drawn", "he": "mirrored", "ar-XB": "as-drawn"]),
    (
      "signature",
      [
        "en": "as-drawn", "ar": "drawn-for Arab", "ar-SA": "drawn-for ar-SA", "fa": "drawn-for Arab",
        "ur": "drawn-for Arab", "he": "drawn-for Hebr", "hi": "as-drawn", "ar-XB": "as-drawn",
      ]
    ),
    ("list.number", ["en": "as-drawn", "ar": "mirrored", "fa": "drawn-for fa", "ar-XB": "mirrored"]),
    ("sidebar", ["en": "as-drawn", "ar": "drawn-for rtl", "ur": "as-drawn", "ar-XB": "drawn-for rtl"]),
  ]) func classesMeanWhatTheGuidelinesSay(name: String, outcomes: [String: String]) throws {
    let plan = Plan(try manifest(locales: Self.locales, icons: Self.icons))
    let planned = try #require(plan.icons.first { $0.icon.name == name })
    for decision in planned.decisions {
      guard let expected = outcomes[decision.locale.text] else { continue }
      #expect("\(decision.outcome)" == expected, "\(decision.locale)")
    }
  }

  /// The question mark of a mirrored icon stays as drawn where it is written so; it has no part in icons about other things.
  @Test(arguments: [
    ("chat-question", "he", true), ("chat-question", "ar", false), ("chat-question", "ar-XB", false),
    ("chat-question", "en", false), ("chat", "he", false), ("question", "he", false),
    ("help-rtl", "en", false), ("help-plain", "he", false),
  ])
  func hebrewKeepsQuestionMarks(name: String, locale: String, isKept: Bool) throws {
    let icons = [
      #""chat-question": "mirror""#, #""chat": "mirror""#,
      #""question": {"class": "mirror", "except": ["he"]}"#,
      #""help-rtl": {"class": "mirror", "drawn": "rtl"}"#,
      #""help-plain": {"class": "mirror", "infer": false}"#,
    ]
    let plan = Plan(try manifest(locales: Self.locales, icons: icons))
    let planned = try #require(plan.icons.first { $0.icon.name == name })
    let decision = try #require(planned.decisions.first { $0.locale.text == locale })
    #expect(decision.artwork.keepsQuestionMarks == isKept)
  }

  @Test func theOrderOfTheManifestDoesNotMatter() throws {
    let plan = Plan(try manifest(locales: Self.locales, icons: Self.icons))
    let other = Plan(try manifest(locales: Self.locales.reversed(), icons: Self.icons.reversed()))
    #expect(plan.artworks == other.artworks)
    #expect(plan.locales == other.locales)
    #expect(outcomes(plan) == outcomes(other))
  }

  private func outcomes(_ plan: Plan) -> [[String]] {
    plan.icons.map { planned in
      [planned.icon.name]
        + planned.decisions.map { "\($0.locale) \($0.outcome) \($0.artwork.source) \($0.reason.id)" }
    }
  }

  @Test func everyPictureIsThereOnce() throws {
    let plan = Plan(try manifest(locales: Self.locales, icons: Self.icons))
    #expect(Set(plan.artworks).count == plan.artworks.count)
    #expect(Set(plan.artworks) == Set(plan.icons.flatMap(\.decisions).map(\.artwork)))
    #expect(plan.artworks.count { $0.source == "play.svg" } == 1)
  }

  @Test func variantsAreNeverMirrored() throws {
    let plan = Plan(try manifest(locales: Self.locales, icons: Self.icons))
    for decision in plan.icons.flatMap(\.decisions) {
      if case .drawnFor = decision.outcome { #expect(decision.artwork.transformation == .none) }
      if decision.artwork.transformation == .none { #expect(decision.artwork.parts.isEmpty) }
    }
  }

  /// If both an exception and a variant fit, the nearer one decides.
  @Test(arguments: [
    (#"{"class": "both", "variants": {"rtl": "v.svg"}, "except": ["he"]}"#, "he", "as-drawn"),
    (#"{"class": "both", "variants": {"he": "v.svg"}, "except": ["Hebr"]}"#, "he", "drawn-for he"),
    (#"{"class": "both", "variants": {"he": "v.svg"}, "except": ["he-IL"]}"#, "he-IL", "as-drawn"),
    (#"{"class": "both", "variants": {"Hebr": "v.svg"}, "except": ["he"]}"#, "yi", "drawn-for Hebr"),
    (#"{"class": "mirror", "except": ["ar"]}"#, "ar-XB", "mirrored"),
  ]) func theNearerOneDecides(icon: String, locale: String, outcome: String) throws {
    let plan = Plan(try manifest(locales: [locale], icons: ["\"a\": \(icon)"]))
    #expect("\(plan.icons[0].decisions[0].outcome)" == outcome)
  }

  @Test func decisionsNameTheLineThatDecided() throws {
    let icons = [
      "\"a\": {\"class\": \"both\",\n\"variants\": {\n\"fa\": \"a.fa.svg\"},\n\"except\": [\"he\"]}"
    ]
    let plan = Plan(try manifest(locales: ["ar", "fa", "he"], icons: icons))
    #expect(plan.icons[0].decisions.map(\.location.line) == [2, 4, 5])
  }

  @Test func reportsReadAsRecorded() throws {
    let plan = Plan(try manifest(locales: Self.locales, icons: Self.icons))
    expectGolden(plan.text() + "\n" + plan.summary + "\n", "Tests/Fixtures/plan/plan.txt")
    expectGolden(plan.json(manifest: "manifest.json").printed() + "\n", "Tests/Fixtures/plan/plan.json")
  }
}
