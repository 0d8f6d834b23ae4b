import ChiralRequests
import ChiralTestSupport
import Foundation
import Testing

@Suite struct ReviewCommandTests {
  /// Runs the command on a set, with a cache of its own.
  private func chiral(_ arguments: String..., in set: IconSet, input: String = "") throws -> Command.Outcome {
    try Command.run(
      arguments, in: set.folder, environment: ["XDG_CACHE_HOME": set.folder.appending(path: "cache").path],
      input: input)
  }

  private func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }

  @Test func approvingAndChanging() throws {
    let set = try IconSet()
    let first = try chiral("review", "status", "--strict", in: set)
    #expect(first.status == 1)
    #expect(lines(first.output).first == "new       arrow.forward as-drawn")
    let approved = try chiral("review", "approve", "--all", in: set)
    #expect(approved.status == 0, "\(approved.errors)")
    #expect(approved.errors == "6 pictures approved\n")
    let clean = try chiral("review", "status", "--strict", in: set)
    #expect((clean.status, clean.output) == (0, ""))
    try set.write(IconSet.wide, to: "Assets/arrow.left.svg")
    try set.writeManifest(IconSet.icons.merging(["arrow.forward": "\"fixed\""]) { $1 })
    let changed = try chiral("review", "status", in: set)
    #expect(changed.status == 0)
    #expect(
      lines(changed.output) == [
        "changed   arrow.forward mirrored → as-drawn (mirror → fixed)",
        "changed   arrow.left as-drawn (picture)",
      ])
    #expect(changed.errors == "5 pictures: 2 changed, 3 approved\n")
    let json = try chiral("review", "status", "--format", "json", in: set).output.filter { !$0.isWhitespace }
    #expect(json.contains(#""variant":"as-drawn","replaces":"mirrored","state":"changed""#), "\(json)")
    let todo = try chiral("todo", "--kind", "changed", in: set)
    #expect(todo.errors.hasPrefix("2 questions, for 1 reason\n"), "\(todo)")
    #expect(todo.output.contains("2: arrow.forward#mirrored → as-drawn, arrow.left#as-drawn\n"), "\(todo)")
    let sheet = try chiral("sheet", "--changed", "--format", "markdown", in: set)
    #expect(sheet.status == 0)
    let table = try String(
      contentsOf: set.folder.appending(path: "chiral-out/sheet/sheet.md"), encoding: .utf8)
    #expect(table.contains("2 pictures to look at, compared with the approvals"), "\(table)")
  }

  /// A drawing that nobody can have seen is not reviewed, even if no present picture needs it.
  @Test(arguments: [
    #"{ "class": "mirror", "sibling": "lost" }"#,
    #"{ "class": "localized", "variants": { "Deva": "lost.svg" } }"#,
  ]) func aMissingDrawingIsNotReviewed(icon: String) throws {
    let set = try IconSet()
    try set.writeManifest(["arrow.forward": icon])
    #expect(try chiral("review", "approve", "--all", in: set).status == 0)
    let run = try chiral("review", "status", "--strict", in: set)
    #expect(run.status == 1 && run.output == "missing   arrow.forward Assets/lost.svg\n", "\(run)")
    #expect(run.errors.hasSuffix("; 1 drawing missing\n"), "\(run.errors)")
    let json = try chiral("review", "status", "--format", "json", in: set).output.filter { !$0.isWhitespace }
    #expect(json.contains(#""missing":[{"icon":"arrow.forward","file":"Assets/lost.svg"}]"#), "\(json)")
    try set.write(IconSet.arrow, to: "Assets/lost.svg")
    #expect(try chiral("review", "status", "--strict", in: set).status == 0)
  }

  /// The pictures of a new set are one line, but what changed is listed.
  @Test func manyNewPicturesAreOneLine() throws {
    let set = try IconSet()
    _ = try chiral("review", "approve", "--all", in: set)
    let many = (10...34).map { "cup\($0)" }
    for name in many { try set.write(IconSet.arrow, to: "Assets/\(name).svg") }
    try set.write(IconSet.wide, to: "Assets/arrow.left.svg")
    try set.writeManifest(IconSet.icons.merging(many.map { ($0, "\"fixed\"") }) { $1 })
    let run = try chiral("review", "status", in: set)
    #expect(
      lines(run.output) == [
        "changed   arrow.left as-drawn (picture)",
        "new       25 pictures: cup10 as-drawn, cup11 as-drawn, cup12 as-drawn, cup13 as-drawn, "
          + "cup14 as-drawn and 20 more",
      ])
    #expect(lines(try chiral("review", "status", "--verbose", in: set).output).count == 26)
  }

  @Test func oneIconIsApprovedByNameWithWhoAndWhen() throws {
    let set = try IconSet()
    let run = try chiral("review", "approve", "arrow.left", "--by", "Ann", "--on", "2026-11-21", in: set)
    #expect(run.status == 0, "\(run.errors)")
    let text = try String(contentsOf: set.folder.appending(path: "manifest.approved.json"), encoding: .utf8)
    #expect(lines(text).count == 5)
    #expect(text.contains(#""by": "Ann", "on": "2026-11-21" }"#))
    #expect(try chiral("review", "status", in: set).errors == "6 pictures: 5 new, 1 approved\n")
  }

  @Test(arguments: [
    ["approve"], ["approve", "--all", "arrow.left"], ["approve", "nobody"], ["status", "-f"],
  ])
  func aBadCommandLineIsRefused(arguments: [String]) throws {
    let set = try IconSet()
    let run = try Command.run(["review"] + arguments, in: set.folder)
    #expect(run.status == 64)
  }

  @Test func aBrokenFileOfApprovalsStopsEverything() throws {
    let set = try IconSet()
    try set.write("{", to: "manifest.approved.json")
    for arguments in [["review", "status"], ["review", "approve", "--all"], ["sheet"]] {
      let run = try Command.run(arguments, in: set.folder)
      #expect(run.status == 2)
      #expect(run.errors.hasPrefix("manifest.approved.json:1:2: error:"), "\(run.errors)")
    }
    #expect(try Data(contentsOf: set.folder.appending(path: "manifest.approved.json")) == Data("{".utf8))
  }

  @Test func aBrokenPictureCannotBeApproved() throws {
    let set = try IconSet()
    try set.write("<svg", to: "Assets/arrow.left.svg")
    let run = try chiral("review", "approve", "--all", in: set)
    #expect(run.status == 1)
    #expect(run.errors == "error: arrow.left as-drawn has no picture to approve\n5 pictures approved\n")
  }

  @Test func decisionsAreTakenOverFromStandardInput() throws {
    let set = try IconSet()
    _ = try chiral("review", "approve", "arrow.left", in: set)
    let file = set.folder.appending(path: "manifest.approved.json")
    let line = try #require(
      lines(try String(contentsOf: file, encoding: .utf8)).first { $0.contains("arrow.left") })
    let mark = try #require(line.split(separator: "{").last).dropLast(3)
    let decisions = """
      {"format": "chiral-decisions", "version": 1, "decisions": [
      {"icon": "arrow.left", "variant": "as-drawn", "verdict": "rejected", "note": "thin", \(mark)},
      {"icon": "arrow.forward", "variant": "as-drawn", "verdict": "approved", \(mark)}
      ]}
      """
    let run = try chiral("review", "apply", "-", "--by", "Ann", in: set, input: decisions)
    #expect(run.status == 1)
    #expect(
      lines(run.errors) == [
        "standard input:3:1: error: \"arrow.forward#as-drawn\" is another picture than in the sheet; make a new sheet "
          + "and look again", "1 decision taken over, 1 refused",
      ])
    #expect(try chiral("review", "status", in: set).output.contains("rejected  arrow.left as-drawn: thin\n"))
  }

  /// A value that the manifest refuses is told at its place in the file of decisions, and a missing file in one line.
  @Test func decisionsAreToldAtTheirPlaces() throws {
    let set = try IconSet()
    let page = try chiral("sheet", "--format", "html", in: set)
    #expect(page.status == 0)
    let html = try String(
      contentsOf: set.folder.appending(path: "chiral-out/sheet/sheet.html"), encoding: .utf8)
    let digest = try #require(html.firstMatch(of: /"n": ?"arrow.left".*?"m": ?"([0-9a-f]+)"/)).1
    let decisions = """
      {"format": "chiral-decisions", "version": 2, "decisions": [], "answers": [
      {"icon": "arrow.left", "entry": "\(digest)", "changes": [{"path": ["class"], "value": "mirored"}]}
      ]}
      """
    try set.write(decisions, to: "d.json")
    let run = try chiral("review", "apply", "d.json", in: set)
    let column = lines(decisions)[1].components(separatedBy: "\"mirored")[0].count + 1
    #expect(run.status == 2)
    #expect(
      run.errors
        == "d.json:2:\(column): error: \"mirored\" is not a class; write \"fixed\", \"mirror\", \"localized\" or \"both\"\n",
      "\(run.errors)")
    let missing = try chiral("review", "apply", "none.json", in: set)
    #expect(
      missing.status == 2 && missing.errors == "error: cannot read none.json: No such file or directory\n")
  }

  @Test func statusForProgramsNamesEveryPicture() throws {
    let set = try IconSet()
    let run = try chiral("review", "status", "--format", "json", in: set)
    let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(json["format"] as? String == "chiral-review")
    #expect((json["pictures"] as? [[String: Any]])?.count == 6)
  }

  private func git(_ arguments: String, in set: IconSet) throws {
    let run = try Command.shell(
      "git -c user.name=a -c user.email=a@b -c init.defaultBranch=main -c commit.gpgsign=false \(arguments)",
      in: set.folder)
    try #require(run.status == 0, "\(run.errors)")
  }

  /// Returns the table of changes, as lines.
  private func table(_ arguments: [String], in set: IconSet, cache: String = "cache") throws -> [String] {
    let run = try Command.run(
      ["sheet", "--changed", "--format", "markdown"] + arguments, in: set.folder,
      environment: ["XDG_CACHE_HOME": set.folder.appending(path: cache).path])
    #expect(run.status == 0, "\(run.errors)")
    let file = set.folder.appending(path: "chiral-out/sheet/sheet.md")
    return lines(try String(contentsOf: file, encoding: .utf8)).filter { $0.hasPrefix("| <code>") }
  }

  /// The former picture comes from the cache, or else from the commit at which it was approved.
  @Test(arguments: ["cache", "empty"]) func aChangedPictureIsShownBesideWhatItWas(cache: String) throws {
    let set = try IconSet()
    _ = try chiral("review", "approve", "--all", in: set)
    try git("init -q .", in: set)
    try git("add -A . ':!cache'", in: set)
    try git("commit -qm approved", in: set)
    try set.write(IconSet.wide, to: "Assets/arrow.left.svg")
    let rows = try table([], in: set, cache: cache)
    #expect(rows.count == 1)
    #expect(rows[0].contains("changed: picture"))
    #expect(rows[0].components(separatedBy: "<img").count == 4)
    let pictures = try set.contents(of: "chiral-out/sheet/changes")
    #expect(pictures.count == 3)
    for png in pictures.values { #expect(try !PNG.decode(Array(png)).isBlank) }
    // The output of an earlier table is removed.
    try set.write(IconSet.arrow, to: "Assets/arrow.left.svg")
    #expect(try table([], in: set, cache: cache) == [])
    #expect(try set.contents(of: "chiral-out/sheet/changes").isEmpty)
  }

  /// Without a repository, the former picture can only be the one that was saved.
  @Test(arguments: [["approve", "--all"], ["approve", "arrow.left"]])
  func anApprovedPictureIsSaved(arguments: [String]) throws {
    let set = try IconSet()
    _ = try chiral("review", arguments[0], arguments[1], in: set)
    try set.write(IconSet.wide, to: "Assets/arrow.left.svg")
    let rows = try table([], in: set, cache: "cache").filter { $0.contains("changed: picture") }
    #expect(rows.count == 1 && rows[0].components(separatedBy: "<img").count == 4, "\(rows)")
  }

  @Test func aRevisionIsComparedWithWithoutApprovals() throws {
    let set = try IconSet()
    try git("init -q .", in: set)
    try git("add -A .", in: set)
    try git("commit -qm one", in: set)
    #expect(try table(["--since", "HEAD"], in: set) == [])
    try set.write(IconSet.wide, to: "Assets/arrow.forward.svg")
    let rows = try table(["--since", "HEAD"], in: set)
    #expect(rows.map { $0.contains("changed: picture") } == [true, true])
    let run = try Command.run(["sheet", "--since", "nowhere"], in: set.folder)
    #expect((run.status, run.errors) == (2, "error: git does not know the revision nowhere\n"))
  }

  @Test func withoutARepositoryThereIsNoRevision() throws {
    let set = try IconSet()
    let run = try Command.run(
      ["sheet", "--since", "HEAD"], in: set.folder, environment: ["GIT_CEILING_DIRECTORIES": "/"])
    #expect(run.status == 2)
    #expect(run.errors.contains("not in a git repository"))
  }
}
