import ChiralAudit
import ChiralTestSupport
import Foundation
import Testing

@Suite struct UnifiedDiffTests {
  @Test func nothingChanged() { #expect(UnifiedDiff.text(from: "a\n", to: "a\n", file: "f") == "") }

  @Test func aMissingLineFeedIsSaid() {
    #expect(
      UnifiedDiff.text(from: "a\nb", to: "a\nc\n", file: "f")
        == "--- f\n+++ f\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+c\n")
  }

  /// `patch` turns the old text into the new one, whatever the changes.
  @Test(arguments: 0..<20) func patchTakesIt(seed: UInt64) throws {
    var generator = Generator(state: seed)
    let old = (0..<60).map { _ in "line \(Int.random(in: 0..<12, using: &generator))\n" }
    let new = old.flatMap { line -> [String] in
      switch Int.random(in: 0..<9, using: &generator) {
      case 0: []
      case 1: [line, "new\n"]
      case 2: ["other\n"]
      default: [line]
      }
    }
    let scratch = try ScratchFolder()
    let texts = (old: old.joined(), new: new.joined() + (seed % 2 == 0 ? "" : "end"))
    let diff = UnifiedDiff.text(from: texts.old, to: texts.new, file: "f")
    try Data(texts.old.utf8).write(to: scratch.url.appending(path: "f"))
    try Data(diff.utf8).write(to: scratch.url.appending(path: "diff"))
    let run = try Command.shell("patch -s f < diff", in: scratch.url)
    #expect(run.status == 0, "\(run.output)")
    #expect(try String(contentsOf: scratch.url.appending(path: "f"), encoding: .utf8) == texts.new)
  }

  /// A generator with the same numbers for the same seed on every machine.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }
}
