import ChiralTestSupport
import Foundation
import Testing

/// Drawings of the kinds that broke exports, through every target, read and drawn by Chromium and compared
/// with `files`.
///
/// `scripts/export-corpus` does the same with whole icon sets.
@Suite struct ExportCorpusTests {
  private static let python: String? = [
    "/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3",
  ].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  @Test(.enabled(if: Browser.executable != nil && python != nil)) func everyTargetShowsWhatFilesHold() throws
  {
    let outcome = try Command.start(
      try #require(Self.python),
      [
        Repository.root.appending(path: "scripts/export-corpus").path, "--chiral", BuiltProducts.command,
        Repository.root.appending(path: "Tests/Fixtures/export/drawings").path,
      ], in: Repository.root, environment: ["CHIRAL_BROWSER": Browser.executable ?? ""])
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    // Vectors of one colour without clips, masks and gradients become glyphs and symbols.
    let pictures = [
      "android": 40, "compose": 32, "flutter": 40, "font": 10, "gtk": 40, "iconify": 40, "react": 40,
      "svelte": 40, "symbols": 10, "vue": 40, "web": 40, "windows": 40, "xcassets": 40,
    ]
    for (target, count) in pictures {
      let isSkipped =
        ["font", "react", "vue"].contains(target) && outcome.output.contains("  \(target): SKIPPED")
      #expect(
        isSkipped || outcome.output.contains("  \(target): \(count) pictures compared, 0 wrong"),
        "\(outcome.output)")
    }
  }
}
