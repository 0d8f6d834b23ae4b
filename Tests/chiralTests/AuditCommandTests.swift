import ChiralManifest
import ChiralTestSupport
import Foundation
import Testing

@Suite struct AuditCommandTests {
  /// A set with a finding of every rule but one.
  private func set() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    for name in ["arrow.forward", "arrow.left", "cup", "cup.hot"] {
      try Data("<svg/>".utf8).write(to: scratch.url.appending(path: "\(name).svg"))
    }
    let manifest = """
      {"version": 1, "locales": ["ar"], "icons": {
      "arrow.forward": "fixed",
      "arrow.left": "mirror",
      "cup": "fixed",
      "gone": "fixed"}}
      """
    try Data(manifest.utf8).write(to: scratch.url.appending(path: "manifest.json"))
    return scratch
  }

  @Test func theOwnIconsAreClean() throws {
    let run = try Command.run("audit", "--strict", in: Repository.root)
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(run.errors == "no findings\n")
  }

  @Test func findingsAreGroupedByRule() throws {
    let scratch = try set()
    let run = try Command.run("audit", in: scratch.url)
    #expect(run.status == 1)
    #expect(
      run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }.map {
        $0.prefix { $0 != " " && $0 != ":" }
      }
        == ["relative-name-fixed", "absolute-name-mirrors", "file-missing", "file-unclassified"])
    #expect(run.output.contains("  cup.hot.svg:1:1: warning: "))
    #expect(!run.output.contains("\u{1B}"))
    #expect(run.errors == "4 findings: 1 error, 3 warnings\n")
  }

  @Test(
    arguments: [
      (["--rule", "arrow-name"], 64), (["--rule", "absolute-name-mirrors"], 0),
      (["--rule", "absolute-name-mirrors", "--strict"], 1), (["--icon", "cup", "--strict"], 0),
      (["--icon", "gone"], 1), (["--icon", "gon"], 64), (["--class", "mirror"], 0),
      (["--class", "fixed"], 1),
      (["--class", "mirrored"], 64), (["--quiet", "--icon", "gone"], 1),
    ] as [([String], Int32)]) func theStatusFollowsWhatIsAsked(arguments: [String], status: Int32) throws
  {
    let scratch = try set()
    let run = try Command.run(["audit"] + arguments, in: scratch.url)
    #expect(run.status == status, "\(run.errors)")
  }

  @Test func theJSONIsWholeAndVersioned() throws {
    let scratch = try set()
    let run = try Command.run("audit", "--format", "json", "--manifest", scratch.url.path + "/manifest.json")
    let root = try #require(JSONReader.read(SourceText(Array(run.output.utf8), file: "")).root)
    #expect(root["format"]?.string == "chiral-audit")
    #expect(root["version"]?.integer == 1)
    #expect(root["errors"]?.integer == 1)
    let files = root["findings"]?.elements?.compactMap { $0["file"]?.string }
    #expect(files?.contains(scratch.url.path + "/cup.hot.svg") == true)
  }
}
