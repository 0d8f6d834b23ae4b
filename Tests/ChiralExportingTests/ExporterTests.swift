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

  /// ktlint's rules no-unused-imports, import-ordering, indent, max-line-length (140, but for lines with one text),
  /// argument-list-wrapping, trailing-comma-on-call-site and multiline-expression-wrapping.
  @Test func kotlinKeepsTheRulesOfItsLinter() throws {
    var set = try ExportFixture.set()
    let red =
      "<path d=\"M1 1h9v9z\" fill=\"url(#g)\" stroke=\"red\" stroke-linecap=\"round\" fill-rule=\"evenodd\"/>"
    let stops = "<stop stop-color=\"#102030\"/><stop offset=\"1\" stop-color=\"#fff\" stop-opacity=\".5\"/>"
    let gradient =
      "<linearGradient id=\"g\" gradientUnits=\"userSpaceOnUse\" x2=\"9\">\(stops)</linearGradient>"
    let clip = "<clipPath id=\"c\"><path d=\"M0 0h12v24H0z\"/></clipPath><g clip-path=\"url(#c)\">\(red)</g>"
    let drawing = try SinglePicture.picture(SinglePicture.svg(gradient + red + clip))
    set.icons.append(SinglePicture.icon("colour", drawing))
    let export = try #require(Target.compose.exporter).export(set)
    #expect(export.icons.count == set.icons.count)
    for file in export.files {
      guard case .text(let text) = file.content else { continue }
      let imports = text.matches(of: /\nimport ([\w.]+\.(\w+))/)
      let body = text.replacing(/import .*\n|".*?"|\/\/.*|\/\*\*.*?\*\//, with: "")
      let words = Set(body.split { !$0.isLetter }.map(String.init))
      for name in imports { #expect(words.contains(String(name.2)), "\(file.path): \(name.1)") }
      #expect(imports.map(\.1) == imports.map(\.1).sorted(), "\(file.path)")
      for name in ["Brush", "Color", "SolidColor", "StrokeCap", "TileMode", "ImageVector", "Offset"] {
        #expect(!words.contains(name) || imports.contains { $0.2 == name }, "\(file.path) lacks \(name)")
      }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (line, next) in zip(lines, lines.dropFirst()) {
        let indent = line.prefix { $0 == " " }.count
        #expect(indent % 4 == 0 && line.last != " ", "\(file.path): \(line)")
        #expect(line.count <= 140 || line.contains(/^ *"[^"]*",$/), "\(file.path): \(line)")
        let closes = next.trimmingPrefix(while: { $0 == " " }).first == ")"
        #expect(!closes || line.last == "," || line.last == "(", "\(file.path): \(line)")
        #expect(!line.contains(/=\ (?:Brush|listOf|mapOf)\b/), "\(file.path): \(line)")
      }
      #expect(!text.contains("\n\n\n") && text.hasSuffix("\n") && !text.hasSuffix("\n\n"), "\(file.path)")
    }
  }

  /// A page with one icon loads that icon and one function.
  @Test func oneIconOfThePageIsSmall() throws {
    let export = try #require(Target.web.exporter).export(ExportFixture.set())
    let file = try #require(export.files.first { $0.path == "icons.js" })
    guard case .text(let text) = file.content else { return }
    let function = try #require(text.firstMatch(of: /export function svg\((?:.|\n)*?\n\}\n/)).output
    for name in ["actionsGoNext", "letter", "percent", "book"] {
      let constant = try #require(
        text.firstMatch(of: try Regex("export const \(name) = \\{(?:.|\\n)*?\\};\\n"))?.output[0].substring)
      #expect(function.utf8.count + constant.utf8.count <= 2_000, "\(name)")
      #expect(!function.contains("icons"))
    }
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
