import ChiralTestSupport
import Foundation
import Testing

/// A drawing that traps costs its icon, in whatever question about it that happens and for whatever target.
@Suite struct TrapTests {
  private static let targets = [
    "files", "xcassets", "android", "web", "gtk", "flutter", "windows", "iconify", "react", "vue", "svelte",
    "symbols", "compose",
  ]
  private static let commands = [
    ["mirror", "Assets", "-o", "mirrored"], ["audit"], ["sheet", "-o", "sheet"],
    ["explain", "--format", "class", "Assets"],
    ["init", "Assets", "--manifest", "other.json"], ["plan"], ["review", "status"],
  ]
  /// A drawing whose name for itself is what makes the worker trap.
  private static let trap =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><path id=\"bear-trap\" d=\"M4 4h9v6z\"/></svg>"

  private func set() throws -> IconSet {
    let set = try IconSet()
    try set.write(Self.trap, to: "Assets/trap.svg")
    try set.writeManifest(["arrow.forward": #""mirror""#, "trap": #""mirror""#, "zebra": #""mirror""#])
    try set.write(IconSet.arrow, to: "Assets/zebra.svg")
    return set
  }

  /// The first question is about the pictures, the second one about what the drawing shows, all others about forms.
  @Test(arguments: targets.dropFirst(), [1, 2]) func aTargetGoesWithoutTheDrawing(
    target: String, answers: Int
  )
    throws
  {
    let set = try set()
    let renderer = try TrappingRenderer(in: set.folder, marker: "bear-trap", answers: answers)
    let build = try Command.run(
      ["build", "--jobs", "1", "--target", target], in: set.folder, environment: renderer.environment)
    let names = try set.contents().keys.joined(separator: "\n").lowercased()
    let index = try String(contentsOf: set.folder.appending(path: "chiral-out/index.json"), encoding: .utf8)
    #expect(index.contains("arrow.forward") && index.contains("zebra"), "\(build.errors)\(names)")
    // Neither needs more than the first two answers where all that it writes are pictures.
    guard answers == 1 || build.status != 0 else {
      #expect(["flutter"].contains(target), "nothing was asked about the drawing")
      return
    }
    #expect(build.status == 1, "\(build.errors)")
    #expect(build.errors.contains("signal 4"), "\(build.errors)")
    #expect(build.errors.contains("trap"), "\(build.errors)")
  }

  @Test(arguments: commands) func aCommandGoesOn(command: [String]) throws {
    let set = try set()
    let renderer = try TrappingRenderer(in: set.folder, marker: "bear-trap", answers: 0)
    let run = try Command.run(command, in: set.folder, environment: renderer.environment)
    #expect([0, 1].contains(run.status), "\(run.errors)")
    if command[0] == "mirror" { #expect(try set.contents(of: "mirrored")["zebra.svg"] != nil) }
  }
}
