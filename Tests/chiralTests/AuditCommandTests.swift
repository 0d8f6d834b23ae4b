import ChiralManifest
import ChiralTestSupport
import Foundation
import Testing

@Suite struct AuditCommandTests {
  /// `init` knows from the drawings that next and previous are keys of a player here, and the audit asks the same witnesses.
  @Test func anAuditDoesNotContradictInit() throws {
    let scratch = try ScratchFolder()
    let drawings = [
      "play": "M7 4l12 8-12 8z", "pause": "M6 4h4v16H6zM14 4h4v16h-4z",
      "next": "M5 4l10 8-10 8zM16 4h3v16h-3z",
      "previous": "M19 4 9 12l10 8zM5 4h3v16H5z",
      "options": "M3 6h8v2H3zM15 6h6v2h-6zM11 4h4v6h-4zM3 16h2v2H3zM9 16h12v2H9zM5 14h4v6H5z",
    ]
    for (name, path) in drawings {
      let svg = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="\#(path)"/></svg>"#
      try Data(svg.utf8).write(to: scratch.url.appending(path: "\(name).svg"))
    }
    try #require(try Command.run(["init", "."], in: scratch.url).status == 0)
    let manifest = try String(contentsOf: scratch.url.appending(path: "manifest.json"), encoding: .utf8)
    #expect(manifest.contains(#""next": { "class": "fixed" }"#))
    let audit = try Command.run(["audit", "."], in: scratch.url)
    #expect(!audit.output.contains("relative-name-fixed") && !audit.output.contains("sure-class-differs"))
  }

  /// Creates a set with a finding of every rule except one.
  private func set() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    for name in ["arrow.forward", "arrow.left", "cup", "cup.hot"] {
      try Data(Self.drawing.utf8).write(to: scratch.url.appending(path: "\(name).svg"))
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

  private static let drawing =
    #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 4h12v16z"/></svg>"#

  @Test func theOwnIconsAreClean() throws {
    let run = try Command.run("audit", "--strict", in: Repository.root)
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("no findings"))
  }

  /// Services find files by their paths from the top of the checkout, wherever the command runs.
  @Test(arguments: ["..", "../../elsewhere", "/"])
  func codeScanningGetsPathsFromTheTopOfTheCheckout(place: String) throws {
    let scratch = try set()
    let folder = scratch.url.appending(path: "repository/icons")
    try FileManager.default.createDirectory(
      at: scratch.url.appending(path: "elsewhere"), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      at: scratch.url.appending(path: "repository/.git"), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["arrow.forward.svg", "arrow.left.svg", "cup.svg", "cup.hot.svg", "manifest.json"] {
      try FileManager.default.moveItem(
        at: scratch.url.appending(path: name), to: folder.appending(path: name))
    }
    let start = place == "/" ? scratch.url : folder.appending(path: place)
    let manifest =
      place == "/"
      ? folder.appending(path: "manifest.json").path
      : place == ".." ? "icons/manifest.json" : "../repository/icons/manifest.json"
    let sarif = try Command.run("audit", "--manifest", manifest, "--format", "sarif", in: start)
    #expect(sarif.output.contains("\"uri\": \"icons/cup.hot.svg\""))
    #expect(sarif.output.contains("\"uriBaseId\": \"%SRCROOT%\"") && !sarif.output.contains("file://"))
    let gitHub = try Command.run("audit", "--manifest", manifest, "--format", "github", in: start)
    #expect(gitHub.output.contains("file=icons/manifest.json,line="))
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

  private func manifest(_ scratch: ScratchFolder) throws -> String {
    try String(contentsOf: scratch.url.appending(path: "manifest.json"), encoding: .utf8)
  }

  @Test func fixesAreShownThenMadeAndThenThereIsNothingToMend() throws {
    let scratch = try set()
    let before = try manifest(scratch)
    let trial = try Command.run("audit", "--fix", "--dry-run", in: scratch.url)
    #expect(trial.output.contains("+\"cup.hot\": { \"class\": \"fixed\" },\n"))
    #expect(try manifest(scratch) == before)
    let first = try Command.run("audit", "--fix", in: scratch.url)
    #expect(trial.status == first.status)
    #expect(!first.output.contains("file-unclassified"))
    let after = try manifest(scratch)
    #expect(after.contains("\"arrow.left\": \"mirror\",\n"))
    let second = try Command.run("audit", "--fix", in: scratch.url)
    #expect(second.output == first.output)
    #expect(try manifest(scratch) == after)
    let named = try Command.run("audit", "--fix", "--rule", "absolute-name-mirrors", in: scratch.url)
    #expect(named.status == 0 && named.output == "")
    #expect(try manifest(scratch) == after.replacing("\"mirror\"", with: "\"fixed\""))
  }

  @Test func aBaselineSilencesWhatWasThere() throws {
    let scratch = try set()
    #expect(try Command.run("audit", "--baseline", "known.json", in: scratch.url).status == 2)
    #expect(try Command.run("audit", "--write-baseline", in: scratch.url).status == 0)
    let run = try Command.run("audit", "--strict", "--baseline", "chiral-baseline.json", in: scratch.url)
    #expect(run.status == 0)
    #expect(run.errors == "no findings (4 in the baseline)\n")
    try Data(Self.drawing.utf8).write(to: scratch.url.appending(path: "new.svg"))
    let later = try Command.run("audit", "--strict", in: scratch.url)
    #expect(later.status == 1)
    #expect(later.errors == "1 finding: 1 warning (4 in the baseline)\n")
    let whole = try Command.run("audit", "--no-baseline", in: scratch.url)
    #expect(whole.errors.contains("5 findings") && !whole.errors.contains("in the baseline"), "\(whole)")
  }

  @Test(arguments: [
    ["--dry-run"], ["--write-baseline", "--icon", "cup"], ["--fix", "--dry-run", "--write-baseline"],
  ])
  func invalidArgumentsAreABadCommandLine(arguments: [String]) throws {
    let scratch = try set()
    #expect(try Command.run(["audit"] + arguments, in: scratch.url).status == 64)
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
