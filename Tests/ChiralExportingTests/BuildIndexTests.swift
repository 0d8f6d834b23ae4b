import ChiralExporting
import ChiralManifest
import ChiralRequests
import Testing

@Suite struct BuildIndexTests {
  private func entry(_ locale: String, _ resolutions: Resolution..., problem: String? = nil)
    -> BuildIndex.Entry
  {
    BuildIndex.Entry(
      picture: .init(source: "a.svg", transformation: "none"), outcome: "as-drawn", rule: "fixed",
      problem: problem,
      files: resolutions.map {
        .init(path: "\(locale)/a-\($0.size)@\($0.scale)x.png", sha256: "11", resolution: $0)
      } + [.init(path: "\(locale)/a.svg", sha256: "00", resolution: nil)])
  }

  private let small = Resolution(size: 16, scale: 1)
  private let large = Resolution(size: 24, scale: 2)

  @Test func readingUndoesPrinting() throws {
    var lettered = entry("ar", large, small)
    lettered.letters = "Arab"
    var index = BuildIndex(icons: [
      "a": .init(iconClass: "both", exceptions: ["he", "yi"], entries: ["ar": lettered, "en": entry("en")]),
      "b": .init(iconClass: "fixed", entries: ["en": entry("en", problem: "b.svg:1:2: error: \"x\"")]),
    ])
    index.targets["web"] = .init(
      icons: ["a": .init(name: "a-b", mirroring: .native)],
      files: [.init(path: "web/icons.css", sha256: "22", resolution: nil)])
    #expect(try reread(index) == index)
    #expect(try reread(BuildIndex()) == BuildIndex())
    var bare = BuildIndex(icons: ["\"\\": .init(iconClass: "fixed", entries: [:])])
    bare.targets["gtk"] = .init(icons: [:], files: [])
    #expect(try reread(bare) == bare)
  }

  private func reread(_ index: BuildIndex) throws -> BuildIndex {
    var printer = IndexPrinter()
    for (name, icon) in index.icons.sorted(by: { $0.key < $1.key }) { printer.add(name, icon) }
    printer.end(targets: index.targets)
    let reading = JSONReader.read(SourceText(printer.bytes, file: "index.json"))
    #expect(reading.isWhole)
    return try #require(reading.root.flatMap(BuildIndex.init))
  }

  @Test func aTextForAllLocalesGivesTheSameBytes() {
    var full = entry("", small, large, problem: "b.svg:1:2: error: \"x\"")
    full.shown = "fixed"
    full.isAccepted = true
    full.parts = [.init(action: "kept", element: "<g id=\"s\">", reason: "R14")]
    full.fonts = [.init(family: "Noto", style: "Bold", version: "1")]
    full.files[0].path = "/\"quoted\".png"
    for entry in [
      full, entry(""),
      BuildIndex.Entry(
        picture: .init(source: "a.svg", transformation: "none"), outcome: "failed", rule: "fixed", files: []),
    ] {
      let text = IndexPrinter.text(of: entry)
      #expect(text.fileCount == entry.files.count)
      var icon = BuildIndex.Icon(iconClass: "both", exceptions: ["he"], entries: [:])
      var (one, other) = (IndexPrinter(), IndexPrinter())
      one.begin("a", icon)
      for locale in ["ar", "en"] {
        one.add(locale, text)
        icon.entries[locale] = entry
        for index in entry.files.indices {
          icon.entries[locale]?.files[index].path = locale + entry.files[index].path
        }
      }
      one.endIcon()
      other.add("a", icon)
      #expect(one.bytes == other.bytes)
    }
  }

  @Test(arguments: ["{}", "[]", #"{"format":"chiral-index","version":999,"icons":{}}"#])
  func anotherFileIsNotAnIndex(text: String) throws {
    let root = try #require(JSONReader.read(SourceText(Array(text.utf8), file: "x")).root)
    #expect(BuildIndex(root) == nil)
  }

  @Test func aPartialBuildKeepsWhatItWasNotAskedToMake() {
    let former = BuildIndex.Icon(
      iconClass: "fixed", entries: ["ar": entry("ar", small, large), "en": entry("en", small, large)])
    var icon = BuildIndex.Icon(iconClass: "fixed", entries: ["en": entry("en", large)])
    icon.keep(
      former, of: .init(locales: ["en", "ar"], resolutions: [small, large]),
      besides: .init(locales: ["en"], resolutions: [large]))
    #expect(
      Set(icon.paths) == [
        "ar/a.svg", "ar/a-16@1x.png", "ar/a-24@2x.png", "en/a.svg", "en/a-16@1x.png", "en/a-24@2x.png",
      ])
  }

  @Test func entriesThatTheManifestNoLongerHasAreNotKept() {
    let former = BuildIndex.Icon(
      iconClass: "fixed", entries: ["ar": entry("ar"), "en": entry("en", small)])
    var icon = BuildIndex.Icon(iconClass: "fixed", entries: ["en": entry("en", large)])
    let scope = BuildIndex.Scope(locales: ["en"], resolutions: [large])
    icon.keep(former, of: scope, besides: scope)
    #expect(Set(icon.paths) == ["en/a.svg", "en/a-24@2x.png"])
  }
}
