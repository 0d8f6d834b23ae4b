import ChiralManifest
import ChiralTestSupport
import Foundation
import Testing

@Suite struct PlanCommandTests {
  @Test func theOwnIconsHaveAPlan() throws {
    let run = try Command.run(["plan"], in: Repository.root)
    #expect(run.status == 0)
    #expect(
      run.output.contains(/\narrow\.forward +mirror +mirrored: ar ar-SA ar-XB fa he ur; as-drawn: en hi\n/))
    #expect(run.errors.hasSuffix(" distinct pictures\n"))
    let whole = try Command.run(["plan", "--icon", "arrow.forward"], in: Repository.root)
    #expect(
      whole.output.hasPrefix("arrow.forward (mirror)\n  mirrored: ar ar-SA ar-XB fa he ur\n    Assets/"))
  }

  @Test func theJSONIsWholeAndVersioned() throws {
    let run = try Command.run(
      ["plan", "--format", "json", "--icon", "arrow.forward", "--locale", "AR-sa"], in: Repository.root)
    let root = try #require(JSONReader.read(SourceText(Array(run.output.utf8), file: "")).root)
    #expect(root["format"]?.string == "chiral-plan")
    #expect(root["version"]?.integer == 1)
    #expect(root["icons"]?.elements?.count == 1)
    #expect(root["locales"]?.elements?.map { $0["locale"]?.string } == ["ar-SA"])
  }

  @Test func aBadManifestIsStatus2AndNoResult() throws {
    let run = try Command.run(
      ["plan", "--manifest", "Tests/Fixtures/manifest/bad/many-at-once.json"], in: Repository.root)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.split(separator: "\n").count == 8)
  }

  @Test func aMissingManifestIsStatus2() throws {
    let run = try Command.run(["plan", "--manifest", "nowhere/manifest.json"], in: Repository.root)
    #expect(run.status == 2)
    #expect(
      run.errors
        == "error: cannot read nowhere/manifest.json: No such file or directory; chiral init FOLDER writes a manifest\n"
    )
  }

  /// The folder of a manifest stands for the manifest; if no folder is named, the message suggests the one
  /// below.
  @Test func theFolderOfAManifestStandsForIt() throws {
    let scratch = try ScratchFolder()
    let folder = scratch.url.appending(path: "Icons")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(#"{ "version": 1, "locales": ["ar"], "icons": {} }"#.utf8)
      .write(to: folder.appending(path: "manifest.json"))
    #expect(try Command.run("plan", "--manifest", "Icons", in: scratch.url).status == 0)
    #expect(try Command.run("build", "--manifest", "Icons/", in: scratch.url).status == 0)
    let none = try Command.run("plan", in: scratch.url)
    #expect(
      none.status == 2 && none.errors.hasSuffix("; there is one in Icons: write Icons after the command\n"),
      "\(none.errors)")
  }

  @Test(arguments: [
    (["plan", "--icon", "arrow.forwrd"], "did you mean \"arrow.forward\"?"),
    (["plan", "--locale", "de"], "the manifest has no locale \"de\"; add it with chiral update --locale de"),
    (["audit", "--rule", "name-mirrors"], "there is no rule \"name-mirrors\"; did you mean \""),
    (["plan", "--format", "xml"], "'xml'"), (["plam"], "there is no command \"plam\"; did you mean plan?"),
    (["xyzzy"], "there is no command \"xyzzy\""),
    (["explain", "R99"], "there is no guideline R99; they are R1 to R25"),
  ]) func aBadCommandLineIsStatus64(arguments: [String], message: String) throws {
    let run = try Command.run(arguments, in: Repository.root)
    #expect(run.status == 64)
    #expect(run.errors.contains(message))
    #expect(run.output == "")
  }

  /// Names are checked against the real folder, with links and neighbours.
  @Test func theFolderIsLookedAt() throws {
    let scratch = try ScratchFolder()
    let assets = scratch.url.appending(path: "Assets")
    try FileManager.default.createDirectory(at: assets, withIntermediateDirectories: true)
    try Data("<svg/>".utf8).write(to: assets.appending(path: "arrow.svg"))
    try FileManager.default.createSymbolicLink(
      at: assets.appending(path: "link.svg"), withDestinationURL: URL(filePath: "/etc/hostname"))
    let manifest = """
      {"version": 1, "assets": "Assets", "locales": ["ar"], "icons": {
      "arrow": "fixed",
      "arow": "fixed",
      "link": {"class": "mirror", "components": {"#": "keep"}}}}
      """
    try Data(manifest.utf8).write(to: scratch.url.appending(path: "manifest.json"))
    let run = try Command.run("plan", in: scratch.url)
    #expect(run.status == 2)
    let lines = run.errors.split(separator: "\n")
    #expect(
      lines[0]
        == "manifest.json:3:1: warning: there is no drawing \"Assets/arow.svg\"; did you mean \"Assets/arrow.svg\"?"
    )
    #expect(lines[1].hasPrefix("manifest.json:4:1: error: \"Assets/link.svg\" leads outside"))
    #expect(lines[2].hasPrefix("manifest.json:4:44: error: \"#\" is not a selector; "))
  }
}
