import ChiralExporting
import ChiralManifest
import ChiralTestSupport
import Testing

/// The facts about the published package, in the files of package managers.
@Suite struct PackageTests {
  private func export(_ target: Target, package: String?) throws -> Export {
    let member = package.map { #""package": \#($0),"# } ?? ""
    let text = #"{"version": 1, \#(member) "locales": ["en"], "icons": {}}"#
    let reading = ManifestReader.read(Array(text.utf8), file: "manifest.json", probes: .trusting)
    var set = try ExportFixture.set(only: ["checkmark"])
    set.package = try #require(reading.manifest, "\(reading.diagnostics)").package
    return try #require(target.exporter).export(set)
  }

  private func json(_ export: Export, _ path: String) throws -> JSONNode {
    let file = try #require(export.files.first { $0.path == path })
    guard case .text(let text) = file.content else { throw NoText() }
    return try #require(JSONReader.read(SourceText(Array(text.utf8), file: path)).root)
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

  @Test func iconifyNamesTheOwnerAndTheLicence() throws {
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
