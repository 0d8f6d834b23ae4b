import ChiralExporting
import ChiralManifest
import ChiralTestSupport
import Testing

@Suite struct ExporterTests {
  static let targets = Target.allCases.filter { $0.exporter != nil }

  /// The output of every target, byte by byte: `Tests/Fixtures/export/<target>.txt`.
  @Test(arguments: targets) func writesWhatItsGoldenFileShows(target: Target) throws {
    let export = try #require(target.exporter).export(try ExportFixture.set())
    expectGolden(ExportFixture.text(of: export), "Tests/Fixtures/export/\(target.rawValue).txt")
  }

  @Test(arguments: targets) func everyIconIsServed(target: Target) throws {
    let set = try ExportFixture.set()
    let export = try #require(target.exporter).export(set)
    #expect(Set(export.icons.keys) == Set(set.icons.map(\.name)))
    #expect(Set(export.files.map(\.path)).count == export.files.count)
  }

  @Test(arguments: targets) func theOrderOfIconsDoesNotMatter(target: Target) throws {
    var set = try ExportFixture.set()
    let export = try #require(target.exporter).export(set)
    set.icons.reverse()
    let other = try #require(target.exporter).export(set)
    #expect(export.icons == other.icons)
    #expect(Set(export.files) == Set(other.files))
  }

  @Test(arguments: targets) func plainMirrorsAreNativeUnlessBaked(target: Target) throws {
    let exporter = try #require(target.exporter)
    let native = try exporter.export(try ExportFixture.set()).icons
    let baked = try exporter.export(try ExportFixture.set(bakes: true)).icons
    #expect(native["checkmark"]?.mirroring == Export.Mirroring.none)
    for icon in ["question", "letter", "sidebar", "percent"] {
      #expect(native[icon]?.mirroring == .baked, "\(icon)")
    }
    #expect(baked.values.allSatisfy { $0.mirroring != .native })
  }

  @Test(arguments: targets) func collidingNamesAreToldApart(target: Target) throws {
    var set = try ExportFixture.set(only: ["checkmark", "book"])
    set.icons[0].name = "go.Next"
    set.icons[1].name = "go.next"
    let exporter = try #require(target.exporter)
    let export = try exporter.export(set)
    #expect(Set(export.icons.values.map { $0.name.lowercased() }).count == 2, "\(export.icons)")
    #expect(export.warnings.contains { $0.message.contains(", because ") }, "\(export.warnings)")
  }

  @Test func aLocaleHasARowWhereNeitherDirectionNorAGeneralRowTells() throws {
    let icons = try ExportFixture.set().icons
    func rows(_ name: String) -> [String]? { icons.first { $0.name == name }?.rows.map(\.locale.text) }
    #expect(rows("question") == ["he"])
    #expect(rows("percent") == ["ar", "ar-SA"])
    #expect(rows("letter") == ["ar", "fa", "sr", "sr-Latn"])
    #expect(rows("sidebar") == [])
    func prefixes(_ name: String) -> [String]? {
      icons.first { $0.name == name }?.prefixRows.map(\.locale.text)
    }
    #expect(prefixes("question") == ["he"])
    #expect(prefixes("percent") == ["ar-SA"])
    #expect(prefixes("letter") == ["ar", "fa", "sr-Latn"])
  }

  /// CoreUI asks for one localization of the whole catalog, and never falls back from `ar-SA` to `ar`.
  @Test func everyIconOfACatalogHasARowForEachOfItsLocales() throws {
    let export = try #require(Target.xcassets.exporter).export(try ExportFixture.set())
    let locales = export.files.compactMap { file -> Set<String>? in
      guard case .text(let text) = file.content, file.path.hasSuffix(".imageset/Contents.json") else {
        return nil
      }
      let found = text.matches(of: /"locale" : "([^"]*)"/).map { String($0.1) }
      #expect(Set(found).count == found.count, "\(file.path)")
      return found.isEmpty ? nil : Set(found)
    }
    #expect(locales.count == 3)
    #expect(Set(locales) == [["ar", "ar-SA", "fa", "he", "sr", "sr-Latn"]])
  }

  /// The resource loader of Windows prefers a file for the second language of a user to one without a language. In the
  /// directions in which an icon has files for languages, it has one for each language of the set.
  @Test func onWindowsTheFirstLanguageWins() throws {
    let paths = try #require(Target.windows.exporter).export(try ExportFixture.set()).files.map(\.path)
    func has(_ name: String) -> Bool { paths.contains("Assets/\(name)_scale-100.png") }
    #expect(has("letter.language-en") && has("letter.language-sr-latn"))
    #expect(has("letter.language-ar_layoutdir-rtl") && has("letter.language-he_layoutdir-rtl"))
    // A file for Arabic serves all of Arabic, and a file for right to left is no file for English.
    #expect(!has("letter.language-ar-sa_layoutdir-rtl") && !has("percent.language-en"))
    #expect(has("percent.language-fa_layoutdir-rtl"))
  }

  @Test func theNameOfTheSetIsThatOfItsCatalogPrefixAndClass() throws {
    var set = try ExportFixture.set(only: ["checkmark"])
    set.name = SetName("tool-Bar")
    func paths(_ target: Target) throws -> [String] {
      try #require(target.exporter).export(set).files.map(\.path)
    }
    func text(_ target: Target, _ path: String) throws -> String {
      let file = try #require(target.exporter).export(set).files.first { $0.path.hasSuffix(path) }
      guard case .text(let text)? = file?.content else { return "" }
      return text
    }
    #expect(try paths(.xcassets).contains("ToolBar.xcassets/Contents.json"))
    #expect(try paths(.android) == ["res/drawable/tool_bar_checkmark.xml"])
    #expect(try paths(.windows).contains("Assets/ToolBar/checkmark.scale-100.png"))
    #expect(try paths(.flutter).contains("assets/tool_bar/checkmark.png"))
    #expect(try text(.flutter, ".dart").contains("abstract final class ToolBarIcons {"))
    #expect(try text(.iconify, ".json").contains(#""prefix": "tool-bar""#))
    #expect(try text(.web, ".css").contains(".tool-bar {"))
  }

  @Test(arguments: ["", "1a", "a b", "ä", "a--b", "-a", "a/b", "a\"b", "Con", "lpt1"])
  func otherTextsAreNoNames(
    text: String
  ) {
    #expect(SetName(text) == nil)
  }
}
