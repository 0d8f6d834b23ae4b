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
    #expect(first.wholeMatch(of: /version=\S*-[0-9a-f]{40}\n/) != nil, "\(first)")
    if !isClone { #expect(try key() == first) }
    try set.write("b", to: "action/Sources/a-b.swift")
    #expect(try key() != first)
  }

  @Test func warningsFailWhereStrict() throws {
    try set.writeManifest(["arrow.forward": "\"fixed\"", "arrow.left": "\"fixed\"", "set/wide": "\"fixed\""])
    #expect(try run().status == 0)
    #expect(try run(["CHIRAL_STRICT": "true"]).status == 1)
  }

  @Test func knownFindingsDoNotCount() throws {
    try set.writeManifest(["arrow.left": "\"mirror\"", "gone": "\"fixed\""])
    let written = try Command.run("audit", "--write-baseline", "--baseline", "known.json", in: set.folder)
    #expect(written.status == 0)
    #expect(try run().status == 1)
    #expect(try run(["CHIRAL_BASELINE": "known.json", "CHIRAL_STRICT": "true"]).status == 0)
    try FileManager.default.moveItem(
      at: set.folder.appending(path: "known.json"), to: set.folder.appending(path: "chiral-baseline.json"))
    #expect(try run(["CHIRAL_STRICT": "true"]).status == 0)
    #expect(try run(["CHIRAL_ARGS": "--no-baseline --quiet"]).status == 1)
  }

  /// The archive of a release is taken only with the right checksum, of the input or of the release's list.
  @Test func theReleaseIsTakenByItsChecksum() throws {
    let script = Repository.root.appending(path: "scripts/action-install").path
    let make = """
      system=$(uname -s | tr '[:upper:]' '[:lower:]'); name=chiral-9.9.9-$system-$(uname -m)
      mkdir -p $name/bin releases/v9.9.9 && echo 'echo 9.9.9' >$name/bin/chiral && chmod +x $name/bin/chiral
      tar -cJf releases/v9.9.9/$name.tar.xz $name && cd releases/v9.9.9 && sha256sum $name.tar.xz >SHA256SUMS
      """
    #expect(try Command.start("/bin/sh", ["-ec", make], in: set.folder).status == 0)
    func install(_ checksum: String) throws -> (Command.Outcome, String) {
      let output = set.folder.appending(path: "output")
      try? FileManager.default.removeItem(at: output)
      let outcome = try Command.start(
        "/bin/sh", [script], in: set.folder,
        environment: [
          "CHIRAL_VERSION": "9.9.9", "CHIRAL_CHECKSUM": checksum, "RUNNER_TEMP": set.folder.path,
          "CHIRAL_RELEASES": "file://" + set.folder.appending(path: "releases").path,
          "GITHUB_OUTPUT": output.path,
        ])
      return (outcome, (try? String(contentsOf: output, encoding: .utf8)) ?? "")
    }
    let (wrong, nothing) = try install("0123")
    #expect(wrong.status == 2 && wrong.output.contains("::error::") && nothing == "", "\(wrong)")
    let (right, path) = try install("")
    #expect(right.status == 0 && path.hasSuffix("/bin/chiral\n"), "\(right)")
    let command = path.dropFirst("chiral=".count).trimmingCharacters(in: .newlines)
    #expect(try Command.start("/bin/sh", [command], in: set.folder).output == "9.9.9\n")
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
