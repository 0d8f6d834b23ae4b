import ChiralExporting
import ChiralManifest
import ChiralTestSupport
import Testing

@Suite struct ExporterTests {
  static let targets = Target.allCases.filter { $0.exporter != nil }

  /// Every target, byte by byte: `Tests/Fixtures/export/<target>.txt`.
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

  @Test(arguments: targets) func collisionsNameBothIcons(target: Target) throws {
    var set = try ExportFixture.set(only: ["checkmark", "book"])
    set.icons[0].name = "go.Next"
    set.icons[1].name = "go.next"
    let exporter = try #require(target.exporter)
    let error = #expect(throws: ExportError.self) { try exporter.export(set) }
    #expect(error?.description.contains("\"go.Next\"") == true)
    #expect(error?.description.contains("\"go.next\"") == true)
  }

  @Test func aLocaleHasARowWhereNeitherDirectionNorAGeneralRowTells() throws {
    let icons = try ExportFixture.set().icons
    func rows(_ name: String) -> [String]? { icons.first { $0.name == name }?.rows.map(\.locale.text) }
    #expect(rows("question") == ["he"])
    #expect(rows("percent") == ["ar", "ar-SA"])
    #expect(rows("letter") == ["ar", "fa", "sr", "sr-Latn"])
    #expect(rows("sidebar") == [])
  }
}
