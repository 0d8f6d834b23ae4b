import ChiralTestSupport
import Foundation
import Testing

/// What the GitHub action runs.
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
}
