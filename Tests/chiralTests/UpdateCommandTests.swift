import ChiralTestSupport
import Foundation
import Testing

/// A manifest that follows its drawings.
@Suite struct UpdateCommandTests {
  private func text(_ path: String, in set: IconSet) throws -> String {
    try String(contentsOf: set.folder.appending(path: path), encoding: .utf8)
  }

  private func update(_ arguments: String..., in set: IconSet) throws -> Command.Outcome {
    try Command.run(["update"] + arguments, in: set.folder)
  }

  /// Runs a command with a cache that the set keeps from one run to the next.
  private func start(_ arguments: String..., remembering set: IconSet) throws -> Command.Outcome {
    try Command.run(
      arguments, in: set.folder, environment: ["XDG_CACHE_HOME": set.folder.appending(path: "cache").path])
  }

  private func move(_ old: String, to new: String?, in set: IconSet) throws {
    let file = set.folder.appending(path: "Assets/\(old)")
    guard let new else { return try FileManager.default.removeItem(at: file) }
    try FileManager.default.moveItem(at: file, to: set.folder.appending(path: "Assets/\(new)"))
  }

  @Test func aRenamedDrawingKeepsItsDecisionsAndApprovals() throws {
    let set = try IconSet()
    try set.write(IconSet.arrow.replacing("M5 12", with: "M6 12"), to: "Assets/go.svg")
    try set.writeManifest(["arrow.left": #""fixed""#, "go": #"{ "class": "mirror", "except": ["he"] }"#])
    #expect(try Command.run("review", "approve", "--all", in: set.folder).status == 0)
    try move("go.svg", to: "proceed.svg", in: set)
    try set.write(IconSet.arrow, to: "Assets/cup.svg")
    let trial = try update("--dry-run", in: set)
    #expect(trial.output.contains(#"+    "proceed": { "class": "mirror", "except": ["he"] }"#), "\(trial)")
    #expect(try text("manifest.json", in: set).contains("\"go\""))
    let run = try update(in: set)
    #expect(run.status == 0 && run.errors.contains("1 renamed: go to proceed\n"), "\(run.errors)")
    #expect(run.errors.hasSuffix("updated manifest.json\n"))
    let manifest = try text("manifest.json", in: set)
    #expect(
      manifest.contains(#""proceed": { "class": "mirror", "except": ["he"] }"#)
        && manifest.contains("\"cup\""))
    let status = try Command.run("review", "status", in: set.folder)
    #expect(!status.output.contains("proceed") && status.output.contains("cup"), "\(status.output)")
    #expect(try update(in: set).errors.hasSuffix("manifest.json is up to date\n"))
  }

  /// An earlier build also knows the drawing; an icon that never had a drawing waits for it.
  @Test func aDeletedDrawingTakesItsIconAlong() throws {
    let set = try IconSet()
    try set.writeManifest(["arrow.left": #""fixed""#, "arrow.forward": #""mirror""#, "later": #""fixed""#])
    #expect(try set.build().status == 1)
    try move("arrow.left.svg", to: nil, in: set)
    try move("other.svg", to: nil, in: set)
    let run = try update(in: set)
    #expect(run.errors.contains("1 removed: arrow.left\n"), "\(run.errors)")
    #expect(run.errors.contains("later.svg"))
    #expect(
      run.errors.contains(
        "1 icon with a missing drawing kept: later; add the drawing, or remove it from the manifest: update removes only "
          + "icons whose drawing it has seen\n"), "\(run.errors)")
    let manifest = try text("manifest.json", in: set)
    #expect(!manifest.contains("arrow.left") && manifest.contains("later"))
  }

  /// `init` alone has seen the drawings, and so has a build whose output lies elsewhere.
  @Test(arguments: ["init", "build"]) func whatWasSeenIsRecognised(by command: String) throws {
    let set = try IconSet()
    let drawings = ["cart.svg", "send.svg", "wallet.svg"]
    for (number, file) in drawings.enumerated() {
      try set.write(IconSet.arrow.replacing("M5 12", with: "M\(number + 6) 12"), to: "Own/\(file)")
    }
    #expect(try start("init", "Own", remembering: set).status == 0)
    if command == "build" {
      try set.write(IconSet.arrow.replacing("M5 12", with: "M9 13"), to: "Own/cart.svg")
      let built = try start("build", "Own", "--target", "web", "--output", "elsewhere", remembering: set)
      #expect(built.status == 0, "\(built.errors)")
    }
    let file = set.folder.appending(path: "Own/manifest.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    try text.replacing(/"cart": [^\n]*/, with: #""cart": { "class": "mirror", "except": ["he"] },"#)
      .write(to: file, atomically: true, encoding: .utf8)
    try FileManager.default.moveItem(
      at: set.folder.appending(path: "Own/cart.svg"), to: set.folder.appending(path: "Own/trolley.svg"))
    try FileManager.default.removeItem(at: set.folder.appending(path: "Own/send.svg"))
    let run = try start("update", "Own", remembering: set)
    #expect(run.status == 0 && run.errors.contains("1 renamed: cart to trolley\n"), "\(run.errors)")
    #expect(run.errors.contains("1 removed: send\n"), "\(run.errors)")
    #expect(
      try self.text("Own/manifest.json", in: set).contains(
        #""trolley": { "class": "mirror", "except": ["he"] }"#))
  }

  /// Every drawing of an icon may be renamed: its sizes, its styles and its variants.
  @Test func allDrawingsOfAnIconAreFollowed() throws {
    let set = try IconSet()
    for (number, file) in ["go-16.svg", "go-24.svg", "go-fill.svg", "go.he.svg"].enumerated() {
      try set.write(IconSet.arrow.replacing("M5 12", with: "M\(number + 6) 12"), to: "Assets/\(file)")
    }
    try set.writeManifest([
      "arrow.left": #""fixed""#, "other": #""fixed""#,
      "go": ##"""
      { "class": "both", "drawings": { "16": "go-16.svg", "24": "go-24.svg" },
        "styles": { "go-fill": "go-fill.svg" }, "variants": { "he": "go.he.svg" } }
      """##,
    ])
    _ = try set.build()
    try move("go-16.svg", to: "walk-16.svg", in: set)
    try move("go-24.svg", to: "walk-24.svg", in: set)
    try move("go-fill.svg", to: "walk-fill.svg", in: set)
    try move("go.he.svg", to: "walk.he.svg", in: set)
    let run = try update(in: set)
    #expect(run.status == 0, "\(run.errors)")
    let manifest = try text("manifest.json", in: set)
    for member in [
      #""16": "walk-16.svg""#, #""24": "walk-24.svg""#, #""walk-fill": "walk-fill.svg""#,
      #""he": "walk.he.svg""#,
    ] { #expect(manifest.contains(member), "\(member) in \(manifest)") }
  }

  /// A drawing for one size may be renamed, deleted or added without those for other sizes.
  @Test func sizesChangeAlone() throws {
    let set = try IconSet()
    let names = ["go-16", "go-24", "run-16", "run-24", "sit-16", "sit-24", "lie-24"]
    for (number, name) in names.enumerated() {
      try set.write(IconSet.arrow.replacing("M5 12", with: "M\(number + 6) 12"), to: "Assets/\(name).svg")
    }
    func sizes(_ name: String) -> String {
      #"{ "class": "mirror", "drawings": { "16": "\#(name)-16.svg", "24": "\#(name)-24.svg" } }"#
    }
    try set.writeManifest([
      "arrow.left": #""fixed""#, "other": #""fixed""#, "go": sizes("go"), "run": sizes("run"),
      "sit": sizes("sit"), "lie": #"{ "class": "mirror", "file": "lie-24.svg" }"#,
    ])
    #expect(try Command.run("review", "approve", "--all", in: set.folder).status == 0)
    try move("go-16.svg", to: "tiny-go.svg", in: set)
    try move("run-16.svg", to: nil, in: set)
    try move("sit-16.svg", to: nil, in: set)
    try move("sit-24.svg", to: nil, in: set)
    try set.write(IconSet.arrow, to: "Assets/lie-16.svg")
    let run = try update(in: set)
    #expect(run.status == 0, "\(run.errors)")
    for line in [
      "1 renamed: go (file)\n", "1 removed: sit\n", "1 without the drawing for a size: run\n",
      "1 drawn for more sizes: lie\n",
    ] { #expect(run.errors.contains(line), "\(line) in \(run.errors)") }
    let manifest = try text("manifest.json", in: set)
    for member in [
      #""16": "tiny-go.svg""#, #""drawings": { "24": "run-24.svg" }"#,
      #""lie": { "class": "mirror", "drawings": { "16": "lie-16.svg", "24": "lie-24.svg" } }"#,
    ] { #expect(manifest.contains(member), "\(member) in \(manifest)") }
    #expect(!manifest.contains("sit"))
    #expect(try update(in: set).errors.hasSuffix("manifest.json is up to date\n"))
    #expect(try set.build().status == 0)
  }

  @Test func settingsAreAdded() throws {
    let set = try IconSet()
    let run = try update("--locale", "fa", "--locale", "ar", "--size", "32", "--scale", "3", in: set)
    #expect(run.status == 0, "\(run.errors)")
    let manifest = try text("manifest.json", in: set)
    #expect(
      manifest.contains(#""locales": ["en", "ar", "he", "fa"], "sizes": [16, 24, 32], "scales": [1, 2, 3]"#))
    #expect(try update("--locale", "xx-", in: set).status == 64)
    let ignored = try Command.run("init", "Assets", "--locale", "ur", in: set.folder)
    #expect(ignored.errors.contains("chiral update --locale ur"), "\(ignored.errors)")
  }

  /// A question is closed when the class has changed, or when the name no longer raises it.
  @Test func aNoteGoesWithItsReason() throws {
    let set = try IconSet()
    try set.writeManifest([
      "arrow.forward": #"{ "class": "mirror", "note": "unsure: the name means nothing to this program" }"#,
      "arrow.left": #"{ "class": "fixed", "note": "asked Ann" }"#,
    ])
    let run = try update(in: set)
    #expect(run.errors.contains("1 with an obsolete note removed: arrow.forward\n"), "\(run.errors)")
    let manifest = try text("manifest.json", in: set)
    #expect(!manifest.contains("unsure") || manifest.contains("set/wide"))
    #expect(manifest.contains("asked Ann"))
  }
}
