import ChiralExporting
import ChiralManifest
import ChiralTestSupport
import Testing

/// The facts about the published package, in the files of package managers.
@Suite struct PackageTests {
  private func export(_ target: Target, package: String?, license: String? = nil) throws -> Export {
    let member = package.map { #""package": \#($0),"# } ?? ""
    let text = #"{"version": 1, \#(member) "locales": ["en"], "icons": {}}"#
    let reading = ManifestReader.read(Array(text.utf8), file: "manifest.json", probes: .trusting)
    var set = try ExportFixture.set(only: ["checkmark"])
    set.package = try #require(reading.manifest, "\(reading.diagnostics)").package
    set.licenseText = license
    return try #require(target.exporter).export(set)
  }

  private func json(_ export: Export, _ path: String) throws -> JSONNode {
    let file = try #require(export.files.first { $0.path == path })
    guard case .text(let text) = file.content else { throw NoText() }
    return try #require(JSONReader.read(SourceText(Array(text.utf8), file: path)).root)
  }

  private func text(_ export: Export, _ path: String) throws -> String {
    guard case .text(let text)? = export.files.first(where: { $0.path == path })?.content else {
      throw NoText()
    }
    return text
  }

  private struct NoText: Error {}

  private static let whole = """
    {"name": "@acme/icons", "version": "1.2.0", "license": "MIT", "author": "Acme", "repository": "https://example.com/i"}
    """

  @Test(arguments: [Target.react, .vue, .svelte]) func componentsCanBePublished(target: Target) throws {
    let package = try json(export(target, package: Self.whole), "package.json")
    #expect(package["name"]?.string == "@acme/icons-\(target.rawValue)")
    #expect(package["version"]?.string == "1.2.0" && package["private"] == nil)
    #expect(package["license"]?.string == "MIT" && package["author"]?.string == "Acme")
    #expect(package["repository"]?.string == "https://example.com/i")
    #expect(package["publishConfig"]?["access"]?.string == "public")
    #expect(package["exports"]?["."] != nil && package["sideEffects"]?.elements?.count == 1)
  }

  @Test func withoutTheFactsNothingIsPublishedByMistake() throws {
    let package = try json(export(.react, package: nil), "package.json")
    #expect(package["private"].map(JSONValue.init) == .bool(true))
    #expect(package["name"]?.string == "icons-react" && package["license"] == nil)
    let plain = try json(export(.react, package: #"{"name": "icons", "version": "0.1.0"}"#), "package.json")
    #expect(plain["name"]?.string == "icons-react")
    #expect(plain["publishConfig"] == nil && plain["private"] == nil)
  }

  @Test func aPackageTellsItsVisitorsWhatItIs() throws {
    let export = try export(.react, package: Self.whole, license: "MIT License\n")
    #expect(export.warnings.isEmpty)
    #expect(try text(export, "LICENSE") == "MIT License\n")
    let readme = try text(export, "README.md")
    for line in [
      "# @acme/icons-react\n", "1 icon for React", "import { Checkmark } from \"@acme/icons-react\";",
      "- Licence: MIT\n",
      "- Author: Acme\n", "- Sources: <https://example.com/i>\n",
    ] { #expect(readme.contains(line), "\(readme)") }
    #expect(try text(self.export(.svelte, package: nil), "README.md").contains("# icons-svelte\n"))
    let git = #"{"name": "i", "version": "1.0.0", "repository": "https://github.com/acme/icons"}"#
    let bare = try self.export(.vue, package: git)
    let repository = try json(bare, "package.json")["repository"]
    #expect(repository?["url"]?.string == "git+https://github.com/acme/icons.git")
    #expect(
      bare.warnings.map(\.message) == [
        #""package" in the manifest lacks "license" and "author""#,
        "no file LICENSE lies beside the manifest, so that the package contains none",
      ])
    #expect(!bare.files.contains { $0.path == "LICENSE" })
  }

  @Test func aFontTellsItsVersionAndItsOwner() throws {
    func source(_ package: String?) throws -> JSONNode {
      let file = try #require(export(.font, package: package).files.first { $0.path == "icons.ttf" })
      guard case .font(let source, _) = file.content else { throw NoText() }
      return try #require(JSONReader.read(SourceText(Array(source.json.utf8), file: "font")).root)
    }
    let font = try source(Self.whole)
    #expect(font["version"]?.string == "1.2.0" && font["license"]?.string == "MIT")
    #expect(font["author"]?.string == "Acme" && font["address"]?.string == "https://example.com/i")
    #expect(try source(nil)["version"] == nil)
  }

  @Test func iconifyNamesTheOwnerAndTheLicence() throws {
    #expect(try json(export(.iconify, package: Self.whole), "icons.json")["prefix"]?.string == "acme-icons")
    #expect(try json(export(.iconify, package: nil), "icons.json")["prefix"]?.string == "icons")
    let info = try json(export(.iconify, package: Self.whole), "icons.json")["info"]
    #expect(info?["author"]?["name"]?.string == "Acme" && info?["license"]?["spdx"]?.string == "MIT")
    #expect(info?["version"]?.string == "1.2.0" && info?["author"]?["url"]?.string == "https://example.com/i")
    let other = #"{"name": "i", "version": "1.0.0", "license": "MIT OR Apache-2.0"}"#
    let either = try json(export(.iconify, package: other), "icons.json")["info"]?["license"]
    #expect(either?["title"]?.string == "MIT OR Apache-2.0" && either?["spdx"] == nil)
    let none = try json(export(.iconify, package: nil), "icons.json")["info"]
    #expect(none?["license"]?["title"]?.string == "Not specified" && none?["version"] == nil)
  }
}
