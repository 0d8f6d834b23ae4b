import ChiralTestSupport
import Foundation
import Testing

/// Changes of a drawing that leave what it shows as it is, and with it what becomes of it: `scripts/stability.py` makes them, and
/// mirrors our own icons and fixtures before and after.
@Suite struct StabilityTests {
  /// The drawings that may change, by folder and perturbation, each with the reason.
  private static let exceptions: [String: [String: String]] = [
    "Tests/Fixtures/composed/slash merge": [
      "stroke-round-no-gap-off":
        "the slash is kept in both; only one of its own is told to run from corner to corner"
    ]
  ]

  private static let folders = ["Assets", "Tests/Fixtures/composed/own", "Tests/Fixtures/composed/slash"]

  @Test(arguments: folders)
  func verdictsDependOnWhatADrawingShows(folder: String) throws {
    let scratch = try ScratchFolder()
    let details = scratch.url.appending(path: "details.tsv")
    let run = try Command.start(
      "/usr/bin/env",
      [
        "python3", "scripts/stability.py", folder, "--chiral", BuiltProducts.command, "--cache",
        scratch.url.path,
        "--details", details.path,
      ], in: Repository.root)
    #expect(run.status == 0, "\(run.errors)")
    let lines = run.output.split(separator: "\n").dropFirst()
    #expect(lines.count == 8)
    let changed = try String(contentsOf: details, encoding: .utf8).split(separator: "\n")
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    let unexpected = changed.filter { Self.exceptions["\($0[0]) \($0[1])"]?[$0[2]] == nil }
    #expect(unexpected.isEmpty, "\(unexpected.map { $0.joined(separator: ", ") }.joined(separator: "\n"))")
  }
}
