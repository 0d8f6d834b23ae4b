import ChiralExporting
import ChiralManifest
import Testing

@Suite struct BuildIndexTests {
  private func entry(_ locale: String, _ resolutions: Resolution..., problem: String? = nil)
    -> BuildIndex.Entry
  {
    BuildIndex.Entry(
      picture: .init(source: "a.svg", transformation: "none"), outcome: "as-drawn", rule: "fixed",
      problem: problem,
      files: [.init(path: "\(locale)/a.svg", sha256: "00", resolution: nil)]
        + resolutions.map {
          .init(path: "\(locale)/a-\($0.size)@\($0.scale)x.png", sha256: "11", resolution: $0)
        })
  }

  private let small = Resolution(size: 16, scale: 1)
  private let large = Resolution(size: 24, scale: 2)

  @Test func readingUndoesPrinting() throws {
    var index = BuildIndex(icons: [
      "a": .init(iconClass: "both", entries: ["ar": entry("ar", large, small), "en": entry("en")]),
      "b": .init(iconClass: "fixed", entries: ["en": entry("en", problem: "b.svg:1:2: error: \"x\"")]),
    ])
    index.targets["web"] = .init(
      icons: ["a": .init(name: "a-b", mirroring: .native)],
      files: [.init(path: "web/icons.css", sha256: "22", resolution: nil)])
    index.pending = ["web/sprite.svg"]
    let text = index.json.printed()
    let reading = JSONReader.read(SourceText(Array(text.utf8), file: "index.json"))
    let read = try #require(reading.root.flatMap(BuildIndex.init))
    #expect(read.json == index.json)
    #expect(read.paths == index.paths)
    #expect(read.paths.isSuperset(of: ["web/icons.css", "web/sprite.svg"]))
  }

  @Test(arguments: ["{}", "[]", #"{"format":"chiral-index","version":999,"icons":{}}"#])
  func anotherFileIsNoIndex(text: String) throws {
    let root = try #require(JSONReader.read(SourceText(Array(text.utf8), file: "x")).root)
    #expect(BuildIndex(root) == nil)
  }

  @Test func aPartialBuildKeepsWhatItWasNotAskedToMake() {
    let former = BuildIndex(icons: [
      "a": .init(
        iconClass: "fixed", entries: ["ar": entry("ar", small, large), "en": entry("en", small, large)]),
      "gone": .init(iconClass: "fixed", entries: ["ar": entry("ar")]),
    ])
    var index = BuildIndex(icons: ["a": .init(iconClass: "fixed", entries: ["en": entry("en", large)])])
    index.keep(
      former, of: .init(locales: ["en", "ar"], resolutions: [small, large]),
      besides: .init(locales: ["en"], resolutions: [large]))
    #expect(
      index.paths == [
        "ar/a.svg", "ar/a-16@1x.png", "ar/a-24@2x.png", "en/a.svg", "en/a-16@1x.png", "en/a-24@2x.png",
      ])
    #expect(index.icons["gone"] == nil)
  }

  @Test func whatTheManifestNoLongerWantsIsNotKept() {
    let former = BuildIndex(icons: [
      "a": .init(iconClass: "fixed", entries: ["ar": entry("ar"), "en": entry("en", small)])
    ])
    var index = BuildIndex(icons: ["a": .init(iconClass: "fixed", entries: ["en": entry("en", large)])])
    let scope = BuildIndex.Scope(locales: ["en"], resolutions: [large])
    index.keep(former, of: scope, besides: scope)
    #expect(index.paths == ["en/a.svg", "en/a-24@2x.png"])
  }
}
