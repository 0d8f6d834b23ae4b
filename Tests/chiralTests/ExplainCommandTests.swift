import ChiralManifest
import ChiralTestSupport
import Foundation
import Testing

@Suite struct ExplainCommandTests {
  private func explain(_ thing: String) throws -> Command.Outcome {
    try Command.run("explain", thing, in: Repository.root)
  }

  @Test func aRuleIsExplained() throws {
    let run = try explain("absolute-name-mirrors")
    #expect(run.status == 0)
    #expect(run.output.contains("Left is left in every language"))
    #expect(run.output.contains("Who disagrees: Google's list"))
  }

  @Test func aGuidelineIsExplainedWithItsRules() throws {
    let run = try explain("r2")
    #expect(run.output.hasPrefix("R2: Left and right are absolute"))
    #expect(run.output.contains("  absolute-name-mirrors: "))
  }

  @Test func anIconIsExplained() throws {
    let run = try explain("list.number")
    #expect(run.status == 0)
    for text in [
      "list.number: both, ", "R19, R20: the column of numerals moves as one",
      "sources that agree on such icons: SF Symbols, Wikimedia Codex, GNOME",
      "  #numerals=move: takes the mirrored place",
      "  mirrored: ar-SA\n", "1 is written ١",
    ] {
      #expect(run.output.contains(text), "\(text)")
    }
  }

  @Test func allowedFindingsAndOthersAreListed() throws {
    let scratch = try ScratchFolder()
    let drawing = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2 2h9v4z"/></svg>"#
    try Data(drawing.utf8).write(to: scratch.url.appending(path: "arrow.left.svg"))
    let manifest = """
      {"version": 1, "locales": ["ar"], "icons": {"arrow.left": {"class": "mirror", "allow":
      {"absolute-name-mirrors": "it points at text", "clock-mirrors": "gone"}}}}
      """
    try Data(manifest.utf8).write(to: scratch.url.appending(path: "manifest.json"))
    let run = try Command.run("explain", "arrow.left", in: scratch.url)
    #expect(run.output.contains("the manifest decides otherwise: mirror\n"))
    #expect(run.output.contains("  allowed: absolute-name-mirrors: it points at text\n"))
    #expect(run.output.contains("  manifest.json:2:48: warning: allow-unused: remove \"clock-mirrors\""))
  }

  /// The drawing may decide what the name does not say.
  @Test func theDrawingIsExplained() throws {
    let scratch = try ScratchFolder()
    let bubble =
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 4h16v12H10l-5 5v-5H4z"/></svg>"#
    try Data(bubble.utf8).write(to: scratch.url.appending(path: "a3f9c2d1e0.svg"))
    #expect(try Command.run(["init"], in: scratch.url).status == 0)
    let run = try Command.run("explain", "a3f9c2d1e0", in: scratch.url)
    #expect(run.output.contains("  looks like a speech bubble with its tail on one side ("))
    #expect(run.output.contains("  so: a3f9c2d1e0: mirror (unsure, R5): the drawing looks like"), "\(run)")
    #expect(!run.output.contains("the manifest decides otherwise"))
  }

  /// The other icons of the set count as they do for `init`.
  @Test func theSetIsExplained() throws {
    let scratch = try ScratchFolder()
    for name in ["play", "rewind", "forward"] {
      let path = name == "rewind" ? "M12 4 2 12l10 8zM22 4 12 12l10 8z" : "M2 4l10 8-10 8zM12 4l10 8-10 8z"
      let svg = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="\#(path)"/></svg>"#
      try Data(svg.utf8).write(to: scratch.url.appending(path: "\(name).svg"))
    }
    #expect(try Command.run(["init"], in: scratch.url).status == 0)
    let run = try Command.run("explain", "forward", in: scratch.url)
    #expect(run.output.hasPrefix("forward: fixed, "), "\(run)")
    #expect(run.output.contains("what its set says\n  forward: fixed ("), "\(run)")
    #expect(!run.output.contains("the manifest decides otherwise"), "\(run)")
  }

  @Test func aMisspeltNameIsABadCommandLine() throws {
    let run = try explain("absolut-name-mirrors")
    #expect(run.status == 64)
    #expect(run.errors.contains("did you mean \"absolute-name-mirrors\"?"))
    #expect(try Command.run("explain", "arrow.left", "--manifest", "none.json").status == 2)
  }

  /// People copy paths from their shell; the path of a drawing stands for its icon.
  @Test(arguments: ["arrow.left.svg", "Assets/arrow.left.svg", "./Assets/arrow.left.svg"])
  func aDrawingStandsForItsIcon(path: String) throws {
    let set = try IconSet()
    let run = try Command.run("explain", path, in: set.folder)
    #expect(run.status == 0 && run.output.hasPrefix("arrow.left: "), "\(run)")
    let plan = try Command.run("plan", "--icon", path, in: set.folder)
    #expect(plan.status == 0 && plan.output.hasPrefix("arrow.left"), "\(plan)")
    let outside = try Command.run(
      "explain", "\(set.folder.lastPathComponent)/\(path)", set.folder.path,
      in: set.folder.deletingLastPathComponent())
    #expect(path.contains("/") == (outside.status == 0), "\(outside)")
  }

  @Test(arguments: [
    ("icons/arrow.left.svg", #""arrow.left"?"#), ("icons/arrow.left", #""arrow.left"?"#),
    ("arow.left.svg", #""arrow.left"?"#), ("arrow", #""arrow.left" or "arrow.forward"?"#),
  ]) func otherNamesGetSuggestions(name: String, advice: String) throws {
    let set = try IconSet()
    for command in [["explain"], ["audit", "--icon"], ["review", "approve"]] {
      let run = try Command.run(command + [name], in: set.folder)
      #expect(run.status == 64 && run.errors.contains("; did you mean \(advice)"), "\(run)")
    }
  }

  @Test(arguments: [[], ["--format", "markdown"], ["--format", "json"]]) func rulesAreListed(
    options: [String]
  )
    throws
  {
    let run = try Command.run(["rules"] + options, in: Repository.root)
    #expect(run.status == 0)
    #expect(run.output.contains("absolute-name-mirrors"))
    if options.last == "json" {
      #expect(JSONReader.read(SourceText(Array(run.output.utf8), file: "")).problems.count == 0)
    }
  }
}
