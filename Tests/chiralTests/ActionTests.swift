import ChiralTestSupport
import Foundation
import Testing

/// The script that the GitHub action runs.
@Suite struct ActionTests {
  private let set: IconSet

  init() throws { set = try IconSet() }

  private func run(_ inputs: [String: String] = [:]) throws -> Command.Outcome {
    let script = Repository.root.appending(path: "scripts/action").path
    return try Command.start(
      "/bin/sh", [script], in: set.folder,
      environment: inputs.merging(["CHIRAL": BuiltProducts.command]) { $1 })
  }

  @Test func findingsAreAnnotationsAndErrorsFail() throws {
    try set.writeManifest(["arrow.left": "\"mirror\"", "gone": "\"fixed\""])
    let outcome = try run()
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("::error file=manifest.json,line="))
  }

  @Test func theSummaryHoldsEveryFinding() throws {
    try set.writeManifest(["arrow.left": "\"mirror\"", "gone": "\"fixed\""])
    let summary = set.folder.appending(path: "summary.md")
    let outcome = try run(["GITHUB_STEP_SUMMARY": summary.path])
    #expect(outcome.status == 1)
    let text = try String(contentsOf: summary, encoding: .utf8)
    #expect(text.contains("arrow.left") && text.contains("gone"))
  }

  /// The key of the cache depends on the sources wherever the action is: in a clone, and in an archive
  /// without git.
  @Test(arguments: [true, false]) func theCacheNoticesNewSources(isClone: Bool) throws {
    let action = try String(contentsOf: Repository.root.appending(path: "action.yml"), encoding: .utf8)
    let step = try #require(
      action.firstMatch(of: /id: sources\n.*?run: \|\n(.*?)\n {4}- name/.dotMatchesNewlines()))
    #expect(action.contains("steps.sources.outputs.version") && !action.contains("hashFiles("))
    try set.write("a", to: "action/Package.swift")
    try set.write("a", to: "action/Package.resolved")
    try set.write("a", to: "action/Sources/a b.swift".replacing(" ", with: "-"))
    func key() throws -> String {
      let folder = set.folder.appending(path: "action")
      let output = set.folder.appending(path: "output")
      try? FileManager.default.removeItem(at: output)
      let git = "git -c user.name=a -c user.email=a@b"
      let commit = isClone ? "git init -q . 2>/dev/null; git add . && \(git) commit -qm a; " : ""
      let outcome = try Command.start(
        "/bin/sh", ["-ec", commit + step.1], in: folder,
        environment: [
          "GITHUB_ACTION_PATH": folder.path, "GITHUB_OUTPUT": output.path,
          "GIT_CEILING_DIRECTORIES": set.folder.path,
        ])
      #expect(outcome.status == 0, "\(outcome)")
      return try String(contentsOf: output, encoding: .utf8)
    }
    let first = try key()
    #expect(first.wholeMatch(of: /version=[0-9a-f]{40}\n/) != nil, "\(first)")
    if !isClone { #expect(try key() == first) }
    try set.write("b", to: "action/Sources/a-b.swift")
    #expect(try key() != first)
  }

  @Test func warningsFailWhereStrict() throws {
    try set.writeManifest(["arrow.forward": "\"fixed\"", "arrow.left": "\"fixed\"", "set/wide": "\"fixed\""])
    #expect(try run().status == 0)
    #expect(try run(["CHIRAL_STRICT": "true"]).status == 1)
  }

  @Test func theReviewFailsUntilSomebodyApproved() throws {
    try set.writeManifest(["arrow.left": "\"fixed\""])
    #expect(try run(["CHIRAL_REVIEW": "true"]).status == 1)
    #expect(try Command.run("review", "approve", "--all", in: set.folder).status == 0)
    #expect(try run(["CHIRAL_REVIEW": "true"]).status == 0)
  }

  @Test func theSheetGoesWhereItIsAskedFor() throws {
    let outcome = try run(["CHIRAL_SHEET": "pages"])
    #expect(
      FileManager.default.fileExists(atPath: set.folder.appending(path: "pages/sheet.html").path),
      "\(outcome)")
  }

  @Test func aManifestThatIsNotThereEndsAtOnce() throws {
    #expect(try run(["CHIRAL_MANIFEST": "nothing.json", "CHIRAL_REVIEW": "true"]).status == 2)
  }

  /// The hook prefers the command in `CHIRAL` to the one on the path, and appends pre-commit's arguments to
  /// those of the hook.
  @Test func hooksRunTheCommandThatIsThere() throws {
    let script = Repository.root.appending(path: "scripts/hook").path
    let hooks = try String(
      contentsOf: Repository.root.appending(path: ".pre-commit-hooks.yaml"), encoding: .utf8)
    #expect(hooks.matches(of: #/entry: scripts/hook /#).count == 2)
    try set.writeManifest(["arrow.left": "\"mirror\""])
    let named = try Command.start(
      "/bin/sh", [script, "audit", "--manifest", "manifest.json"], in: set.folder,
      environment: ["CHIRAL": BuiltProducts.command])
    #expect(named.output.contains("arrow.left"))
    let folder = URL(filePath: BuiltProducts.command).deletingLastPathComponent().path
    let found = try Command.start(
      "/bin/sh", [script, "audit"], in: set.folder, environment: ["PATH": "\(folder):/usr/bin:/bin"])
    #expect(found.output == named.output)
  }
}
