import ChiralTestSupport
import Foundation
import Testing

@Suite struct BuildFailureTests {
  private let set: IconSet

  init() throws { set = try IconSet() }

  private func hostile(_ name: String) throws -> String {
    try String(
      contentsOf: Repository.root.appending(path: "Tests/Fixtures/hostile/\(name).svg"), encoding: .utf8)
  }

  @Test(arguments: [
    ("<svg", "Assets/arrow.left.svg:1:"), ("", "Assets/arrow.left.svg:1:1: error: "),
    (#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 0 0"/>"#, "viewBox"),
  ]) func aBrokenDrawingCostsItsIcon(drawing: String, message: String) throws {
    _ = try set.build()
    try set.write(drawing, to: "Assets/arrow.left.svg")
    let outcome = try set.build()
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(outcome.errors.contains("1 of 3 icons failed: arrow.left"))
    let paths = try Set(set.contents().keys)
    #expect(!paths.contains("ar/arrow.left.svg"))
    #expect(paths.contains("ar/arrow.forward-24@2x.png"))
  }

  @Test func aDrawingThatEndsTheRendererCostsItsIcon() throws {
    try set.write(try hostile("convolve-order-33"), to: "Assets/arrow.left.svg")
    let outcome = try set.build()
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("Assets/arrow.left.svg: error: drawing it ended the renderer"))
    #expect(try set.contents().keys.contains("he/set/wide-16@1x.png"))
  }

  @Test func aMissingDrawingCostsItsIcon() throws {
    try FileManager.default.removeItem(at: set.folder.appending(path: "Assets/set/wide.svg"))
    let outcome = try set.build()
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("1 of 3 icons failed: set/wide"))
    let paths = try Set(set.contents().keys)
    #expect(paths.contains("he/set/wide.svg"), "the variant is there")
    #expect(!paths.contains("en/set/wide.svg") && paths.contains("en/arrow.left.svg"))
  }

  @Test func aBadManifestIsStatus2AndNothingIsWritten() throws {
    try set.write(#"{ "version": 1, "icons": { "a": "mirorr", "b": 3 } }"#, to: "manifest.json")
    let outcome = try set.build()
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("manifest.json:1:"))
    #expect(outcome.errors.contains("manifest.json:1:48: error: "), "every problem at once")
    #expect(!FileManager.default.fileExists(atPath: set.folder.path + "/chiral-out"))
  }

  @Test func aMissingManifestIsStatus2() throws {
    let outcome = try set.build("--manifest", "nowhere.json")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("cannot read nowhere.json: No such file or directory"))
  }

  @Test func anOutputThatIsAFileIsStatus2() throws {
    try set.write("mine", to: "chiral-out")
    let outcome = try set.build()
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("chiral-out: it is a file"))
    #expect(try Data(contentsOf: set.folder.appending(path: "chiral-out")) == Data("mine".utf8))
  }

  @Test func aMissingRendererIsStatus2() throws {
    let outcome = try Command.run(
      ["build"], in: set.folder, environment: ["CHIRAL_RENDER": "/nowhere/chiral-render"])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("/nowhere/chiral-render"))
  }

  @Test(arguments: [
    ["--size", "0"], ["--scale", "99"], ["--jobs", "0"], ["--locale", "not a tag"], ["--nonsense"],
    ["--quiet", "--verbose"],
  ]) func aBadCommandLineIsStatus64(arguments: [String]) throws {
    let outcome = try Command.run(["build"] + arguments, in: set.folder)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(arguments[0].trimmingPrefix("--")))
  }

  @Test func interruptedItEndsWith130AndLeavesNothingHalfWritten() throws {
    try set.write(try hostile("turbulence-octaves"), to: "Assets/arrow.left.svg")
    let outcome = try Command.run(
      ["build"], in: set.folder, stop: Command.Stop(SIGINT, after: .milliseconds(700)))
    // A build that waited for the drawing would end with status 1.
    #expect(outcome.status == 130)
    let paths = try set.contents().keys
    #expect(!paths.contains { $0.contains("chiral-tmp") })
  }
}
