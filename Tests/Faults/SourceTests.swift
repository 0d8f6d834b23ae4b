import ChiralTestSupport
import Foundation
import Testing

/// Drawings that change, disappear or become something else before or while a build reads them.
@Suite struct SourceTests {
  private let set: IconSet

  init() throws {
    set = try IconSet()
    try set.write(IconSet.arrow.replacing("h14", with: "h13"), to: "Assets/b.svg")
    try set.writeManifest(["arrow.left": #""mirror""#, "b": #""mirror""#, "arrow.forward": #""mirror""#])
  }

  static let replacements = [
    "rm Assets/b.svg; mkfifo Assets/b.svg", "rm Assets/b.svg", "rm Assets/b.svg; mkdir Assets/b.svg",
    "rm Assets/b.svg; ln -s /dev/zero Assets/b.svg", "rm Assets/b.svg; ln -s b.svg Assets/b.svg",
    "rm Assets/b.svg; ln -s /proc/self/mem Assets/b.svg", ": > Assets/b.svg",
    "chmod 0 Assets/b.svg; : > Assets/b.svg",
  ]

  /// The manifest was checked; when the renderer starts for the first time, no drawing has been read.
  @Test(arguments: Faults.some(3, of: replacements)) func replacedWhileBuilding(line: String) throws {
    let renderer = try WatchedRenderer(in: set.folder, beforeStart: "test $start != 1 || { \(line); }")
    let outcome = try Command.run(
      ["build", "--jobs", "1"], in: set.folder, environment: renderer.environment)
    #expect(outcome.status == 1 && !outcome.isKilled, "\(outcome.errors)")
    #expect(outcome.errors.contains("Assets/b.svg"), "\(outcome.errors)")
    #expect(outcome.errors.contains("1 of 3 icons failed: b"), "\(outcome.errors)")
    let files = try set.contents()
    #expect(files["ar/b.svg"] == nil && files["ar/arrow.left.svg"] != nil)
    #expect(files["en/arrow.forward-24@2x.png"] != nil)
    try expectTheNextBuildIsRight()
  }

  /// The same for every command that reads drawings, if the drawing was never a file.
  @Test(arguments: Faults.some(1, of: replacements)) func theDrawingWasNeverAFile(line: String) throws {
    #expect(try Command.shell(line, in: set.folder).status == 0)
    for command in [
      ["build"], ["audit"], ["sheet"], ["explain", "--format", "class", "Assets"],
      ["mirror", "Assets", "-o", "mirrored"],
      ["explain", "b"], ["plan"],
    ] {
      let outcome = try Command.run(command, in: set.folder)
      #expect([0, 1, 2].contains(outcome.status) && !outcome.isKilled, "\(command): \(outcome.errors)")
    }
  }

  /// The first drawing has been read when the renderer starts to draw: it is built as it was, and the next
  /// build notices the change.
  @Test func changedWhileBuilding() throws {
    let change = "test $start != 2 || cp Assets/set/wide.svg Assets/arrow.forward.svg"
    let renderer = try WatchedRenderer(in: set.folder, beforeStart: change)
    let outcome = try Command.run(
      ["build", "--jobs", "1"], in: set.folder, environment: renderer.environment)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try set.contents()["en/arrow.forward.svg"] == Data(IconSet.arrow.utf8))
    #expect(try set.build().status == 0)
    #expect(try set.contents()["en/arrow.forward.svg"] == Data(IconSet.wide.utf8))
  }

  @Test func theManifestChangesWhileBuilding() throws {
    let renderer = try WatchedRenderer(
      in: set.folder, beforeStart: "sed -i s/arrow.forward/arrow.right/ manifest.json")
    let outcome = try Command.run(["build"], in: set.folder, environment: renderer.environment)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try set.contents()["en/arrow.forward.svg"] != nil)
    let next = try set.build()
    #expect(next.errors.contains("arrow.right"), "\(next.errors)")
  }

  @Test func aManifestThatComesThroughAPipe() throws {
    for _ in 0..<2 {
      let outcome = try Command.shell(
        "cat manifest.json | \"$CHIRAL\" build --manifest /dev/stdin --output out", in: set.folder)
      // Drawings are looked for in the folder of the pipe.
      #expect(outcome.status == 2 && !outcome.errors.contains("is empty"), "\(outcome.errors)")
      let fifo = "rm -f pipe; mkfifo pipe; cat manifest.json > pipe & exec \"$CHIRAL\" build --manifest pipe"
      let piped = try Command.shell(fifo, in: set.folder)
      #expect(piped.status == 0, "\(piped.errors)")
    }
  }

  private func expectTheNextBuildIsRight() throws {
    try? FileManager.default.removeItem(at: set.folder.appending(path: "Assets/b.svg"))
    try set.write(IconSet.arrow.replacing("h14", with: "h13"), to: "Assets/b.svg")
    #expect(try set.build().status == 0)
    #expect(try set.build("--output", "clean").status == 0)
    #expect(try set.contents() == set.contents(of: "clean"))
  }
}
