import ChiralTestSupport
import Foundation
import Testing

/// The manifests that the plugins find in a target, and their names.
@Suite struct FoundManifestTests {
  private let scratch: ScratchFolder
  private var target: URL { scratch.url }

  init() throws { scratch = try ScratchFolder() }

  private func write(_ paths: String...) throws {
    for path in paths {
      let file = target.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let text = path.hasSuffix("manifest.json") ? #"{ "version": 1, "locales": ["en"], "icons": {} }"# : ""
      try Data(text.utf8).write(to: file)
    }
  }

  private func paths(_ urls: [URL]) -> [String] {
    let root = target.resolvingSymlinksInPath().path + "/"
    return urls.map { $0.resolvingSymlinksInPath().path.replacing(root, with: "") }
  }

  @Test(arguments: [
    ("", "Icons"), ("Icons", "Icons"), ("Toolbar", "Toolbar"), ("Resources/Toolbar", "Toolbar"),
    ("a.b", "a.b"),
  ]) func theFolderOfTheManifestGivesTheName(folder: String, name: String) throws {
    try write((folder.isEmpty ? "" : folder + "/") + "manifest.json")
    #expect(FoundManifest.all(in: target).map(\.outputName) == [name])
  }

  @Test func drawingsAndFontsBelowTheManifestAreItsInputs() throws {
    try write(
      "Code.swift", "Other/x.svg", "Icons/manifest.json", "Icons/b.svg", "Icons/Assets/a.SVG",
      "Icons/fonts/f.ttf",
      "Icons/notes.txt", "Icons/.hidden.svg", "Icons/chiral-out/ar/a.svg", "Icons/p.svgz")
    let found = FoundManifest.all(in: target)
    #expect(found.count == 1)
    #expect(
      paths(found[0].inputs) == [
        "Icons/Assets/a.SVG", "Icons/b.svg", "Icons/fonts/f.ttf", "Icons/p.svgz", "Icons/manifest.json",
      ])
  }

  /// The neighbours of a VectorDrawable or of a picture of a catalog may decide about it, as those of an SVG do.
  @Test func theFilesOfAnAppAreItsInputs() throws {
    try write(
      "App/manifest.json", "App/res/drawable/ic_bell.xml", "App/res/drawable-ldrtl/ic_bell.xml",
      "App/res/values/strings.xml", "App/I.xcassets/bell.imageset/bell.svg",
      "App/I.xcassets/bell.imageset/Contents.json")
    #expect(
      paths(FoundManifest.all(in: target)[0].inputs) == [
        "App/I.xcassets/bell.imageset/bell.svg", "App/res/drawable-ldrtl/ic_bell.xml",
        "App/res/drawable/ic_bell.xml", "App/manifest.json",
      ])
  }

  /// SwiftPM runs the build again only if an input changed, so that a file that is not declared would ship as it was.
  @Test func everyFileThatDecidesIsAnInput() throws {
    try write(
      "Icons/a.txt", "Icons/.hid/b.svg", "Icons/.hid/c", "Icons/.hid/c.slash.svg", "Icons/d", "Icons/e.woff")
    let manifest = """
      { "version": 1, "assets": ".hid", "locales": ["en"], "fonts": { "Arab": "e.woff" }, "icons": {
      "a": { "class": "both", "file": "../a.txt", "variants": { "ar": "c" } }, "b": "mirror", "link": "mirror" } }
      """
    try Data(manifest.utf8).write(to: target.appending(path: "Icons/manifest.json"))
    try FileManager.default.createSymbolicLink(
      atPath: target.appending(path: "Icons/.hid/link.svg").path, withDestinationPath: "../d")
    let inputs = try #require(FoundManifest.all(in: target).first).inputs
    let names = Set(inputs.map(\.lastPathComponent))
    #expect(names == ["a.txt", "b.svg", "c", "c.slash.svg", "link.svg", "e.woff", "manifest.json"])
  }

  /// The plugin for asset catalogs declares the folder that the command really writes.
  @Test(arguments: ["", #""name": "tool-bar","#]) func theDeclaredCatalogIsWritten(name: String) throws {
    let drawing =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"><path d=\"M1 1h5v7z\"/></svg>"
    try write("Icons/go.svg", "Icons/manifest.json")
    try Data(drawing.utf8).write(to: target.appending(path: "Icons/go.svg"))
    try Data(
      #"{ "version": 1, \#(name) "assets": ".", "locales": ["en", "ar"], "icons": { "go": "mirror" } }"#.utf8
    ).write(to: target.appending(path: "Icons/manifest.json"))
    let manifest = try #require(FoundManifest.all(in: target).first)
    let catalog = manifest.catalog(in: target.appending(path: "work"))
    let run = try Command.run(catalog.arguments)
    #expect(run.status == 0, "\(run)")
    #expect(catalog.folder.lastPathComponent == (name.isEmpty ? "Icons.xcassets" : "ToolBar.xcassets"))
    let contents = catalog.folder.appending(path: "go.imageset/Contents.json")
    #expect(try String(contentsOf: contents, encoding: .utf8).contains("left-to-right"))
    // Nothing is written beside the declared folder but the list of files.
    let beside = try FileManager.default.contentsOfDirectory(
      atPath: catalog.folder.deletingLastPathComponent().path)
    #expect(beside == [catalog.folder.lastPathComponent])
  }

  /// Manifests of web apps, extensions and packages have the same file name.
  @Test(arguments: [
    (#"{"name":"pwa","icons":[{"src":"a.png"}]}"#, false),
    (#"{"icons":{"16":"a.png"},"manifest_version":3}"#, false),
    ("[]", false), ("", false), (#"{"icons":{"a":"fixed"},"locales":["en"]}"#, true),
    (#"{"$schema":"./manifest.schema.json","icons":{}}"#, true),
    (#"{"icons":{"a":"fixed"},"locales":["en"]"#, true),
  ]) func onlyManifestsOfIconsAreTaken(text: String, isOurs: Bool) throws {
    try Data(text.utf8).write(to: target.appending(path: "manifest.json"))
    #expect(FoundManifest.all(in: target).isEmpty != isOurs)
  }

  @Test func manifestsOfOneNameAreRefused() throws {
    try write("A/Icons/manifest.json", "manifest.json", "Toolbar/manifest.json")
    let collision = try #require(FoundManifest.collision(in: FoundManifest.all(in: target)))
    #expect(collision.contains("A/Icons/manifest.json") && collision.contains("rename one of their folders"))
    #expect(!collision.contains("Toolbar"))
  }

  @Test func aTargetWithoutAManifestHasNone() throws {
    try write("Code.swift", "a.svg")
    #expect(FoundManifest.all(in: target).isEmpty)
    #expect(FoundManifest.all(in: target.appending(path: "missing")).isEmpty)
  }
}
