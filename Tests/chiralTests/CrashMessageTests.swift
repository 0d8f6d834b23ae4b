import ChiralTestSupport
import Foundation
import Testing

/// Messages about drawings that end the renderer say so, in every command.
@Suite struct CrashMessageTests {
  private func set(_ drawing: String) throws -> IconSet {
    let set = try IconSet()
    for name in try FileManager.default.contentsOfDirectory(atPath: set.folder.appending(path: "Assets").path)
    {
      try FileManager.default.removeItem(at: set.folder.appending(path: "Assets/" + name))
    }
    try set.write(drawing, to: "Assets/cup.svg")
    try set.writeManifest(["cup": "\"fixed\""])
    return set
  }

  /// At the size of the audit's own picture, librsvg draws nothing; at the size at which the icon is shown, it does not end.
  @Test func aDrawingThatCannotBeDrawnIsNotCalledEmpty() throws {
    let set = try set(
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><text font-size="2147483648">a</text></svg>"#
    )
    let audit = try Command.run(["audit"], in: set.folder)
    #expect(!audit.output.contains("shows nothing"), "\(audit.output)")
    #expect(
      audit.output.contains("drawing-not-rendered") && audit.output.contains("drawing it "), "\(audit.output)"
    )
  }

  /// A limit of librsvg is no mistake of ours, and an icon that several targets lack is one icon.
  @Test func aKnownLimitIsNotToBeReportedAndCountsOnce() throws {
    let fixture = Repository.root.appending(path: "Tests/Fixtures/hostile/convolve-order-33.svg")
    let set = try set(String(contentsOf: fixture, encoding: .utf8))
    let build = try Command.run(
      ["build", "--target", "files", "--target", "android", "--target", "xcassets"], in: set.folder)
    #expect(build.status == 1)
    #expect(build.errors.contains("signal 6: it is beyond what librsvg can draw"), "\(build.errors)")
    #expect(!build.errors.contains("report it"))
    #expect(build.errors.contains("1 of 1 icon failed: cup"), "\(build.errors)")
    let audit = try Command.run(["audit"], in: set.folder)
    #expect(
      audit.output.contains("beyond what librsvg can draw") && !audit.output.contains("report it"),
      "\(audit.output)")
  }
}
