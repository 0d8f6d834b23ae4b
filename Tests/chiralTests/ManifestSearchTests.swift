import ChiralTestSupport
import Foundation
import Testing

/// The set as people name it: by its folder, by a folder above or below its manifest, or not at all.
@Suite struct ManifestSearchTests {
  /// Creates `app/manifest.json` with drawings in `app/Icons`, and a folder `web` with the manifest of a web
  /// page.
  private func layout() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    for folder in ["app/Icons/actions", "web"] {
      try FileManager.default.createDirectory(
        at: scratch.url.appending(path: folder), withIntermediateDirectories: true)
    }
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 4h9v16z"/></svg>"#
    try write(svg, "app/Icons/actions/cup.svg", scratch)
    try write(
      #"{ "version": 1, "assets": "Icons", "locales": ["en", "ar"], "icons": { "actions/cup": "fixed" } }"#,
      "app/manifest.json", scratch)
    try write(#"{ "name": "A page", "icons": [{ "src": "icon.png" }] }"#, "manifest.json", scratch)
    return scratch
  }

  private func write(_ text: String, _ path: String, _ scratch: ScratchFolder) throws {
    try Data(text.utf8).write(to: scratch.url.appending(path: path))
  }

  @Test(arguments: [
    ("app/Icons/actions", ["plan"]), ("app/Icons", ["plan"]), ("app", ["plan"]), ("app", ["plan", "Icons"]),
    ("app", ["plan", "Icons/actions/"]), (".", ["plan", "app"]), (".", ["plan", "app/manifest.json"]),
    (".", ["plan", "app/Icons"]), (".", ["plan", "-m", "app"]), ("web", ["plan", "../app"]),
    ("app/Icons", ["explain", "actions/cup"]), (".", ["explain", "actions/cup", "app"]),
    (".", ["audit", "app"]), (".", ["review", "app"]), (".", ["review", "status", "app"]),
    (".", ["review", "approve", "actions/cup", "app"]), (".", ["review", "approve", "--all", "app"]),
    (".", ["review", "approve", "--all", "app/Icons"]),
    (".", ["build", "app"]), (".", ["sheet", "app", "--format", "html"]),
  ])
  func aSetIsFound(folder: String, arguments: [String]) throws {
    let scratch = try layout()
    let run = try Command.run(arguments, in: scratch.url.appending(path: folder))
    #expect(run.status == 0, "\(run.errors)")
  }

  /// The manifest above belongs to other drawings or to a web page.
  @Test(arguments: [
    (".", ["plan", "web"], "it is empty: name the folder of the drawings"), ("web", ["plan"], "chiral init "),
  ])
  func aManifestOfOthersIsNot(folder: String, arguments: [String], advice: String) throws {
    let scratch = try layout()
    let run = try Command.run(arguments, in: scratch.url.appending(path: folder))
    #expect(run.status == 2)
    #expect(run.errors.contains("No such file or directory; \(advice)"), "\(run.errors)")
  }

  /// The way to a manifest depends on what a folder holds.
  @Test(arguments: [
    ("android", "chiral import android apps/android/app/src/main/res reads the icons there"),
    ("ios", "chiral import xcassets apps/ios/Assets.xcassets reads the icons there"),
    ("theme", "chiral import gtk apps/theme reads the icons there"),
    ("flutter", "it has 1 .dart file: chiral import flutter reads lists of icons in Dart"),
    ("web", "chiral init apps/web writes a manifest"),
  ])
  func theWayToAManifestIsNamed(app: String, advice: String) throws {
    let scratch = try ScratchFolder()
    try FileManager.default.copyItem(
      at: Repository.root.appending(path: "Tests/Fixtures/apps"), to: scratch.url.appending(path: "apps"))
    let run = try Command.run(["build", "apps/" + app], in: scratch.url)
    #expect(run.status == 2 && run.errors.hasSuffix("; \(advice)\n"), "\(run.errors)")
  }

  /// A second manifest above a set is written only if the folder is named; the manifest of a web page is no set.
  @Test func aSetBelowIsPointedOut() throws {
    let scratch = try layout()
    try FileManager.default.removeItem(at: scratch.url.appending(path: "manifest.json"))
    let run = try Command.run("init", in: scratch.url)
    #expect(run.status == 2)
    #expect(
      run.errors == """
        error: no manifest here; there is one in app: write app after the command; chiral init . writes a manifest \
        for this folder as a whole

        """)
    #expect(try Command.run("init", ".", in: scratch.url).status == 0)
    let other = try ScratchFolder()
    for folder in ["public", "Icons"] {
      try FileManager.default.createDirectory(
        at: other.url.appending(path: folder), withIntermediateDirectories: true)
    }
    try write(#"{ "name": "A page", "icons": [{ "src": "icon.png" }] }"#, "public/manifest.json", other)
    try write(
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 4h9v16z"/></svg>"#,
      "Icons/cup.svg", other)
    #expect(try Command.run("init", in: other.url).status == 0)
  }

  @Test func aDrawingIsNoSet() throws {
    let scratch = try layout()
    let run = try Command.run("build", "app/Icons/actions/cup.svg", in: scratch.url)
    #expect(run.status == 2)
    #expect(
      run.errors
        == "error: app/Icons/actions/cup.svg is a drawing; name the folder of the set, or its manifest\n")
  }

  @Test func messagesNameFilesAsSeenFromHere() throws {
    let scratch = try layout()
    let explanation = try Command.run("explain", "actions/cup", in: scratch.url.appending(path: "app/Icons"))
    #expect(explanation.output.contains("(../manifest.json:1:"), "\(explanation.output)")
    let build = try Command.run("build", in: scratch.url.appending(path: "app/Icons/actions"))
    #expect(build.status == 0)
    #expect(
      FileManager.default.fileExists(atPath: scratch.url.appending(path: "app/chiral-out/index.json").path))
  }

  @Test func theSetIsNamedOnce() throws {
    let scratch = try layout()
    let run = try Command.run("plan", "app", "--manifest", "app", in: scratch.url)
    #expect(run.status == 64)
    #expect(run.errors.contains("leave out one of \"app\" and --manifest"))
  }

  @Test func initAddsToTheManifestThatHasTheDrawings() throws {
    let scratch = try layout()
    let cup = try Data(contentsOf: scratch.url.appending(path: "app/Icons/actions/cup.svg"))
    try cup.write(to: scratch.url.appending(path: "app/Icons/jug.svg"))
    for (folder, arguments) in [("app", ["init"]), ("app/Icons", ["init"]), (".", ["init", "app/Icons"])] {
      let run = try Command.run(arguments, in: scratch.url.appending(path: folder))
      #expect(run.status == 0, "\(run.errors)")
      #expect(
        !FileManager.default.fileExists(atPath: scratch.url.appending(path: "app/Icons/manifest.json").path))
    }
    #expect(
      try String(contentsOf: scratch.url.appending(path: "app/manifest.json"), encoding: .utf8)
        .contains("\"jug\""))
  }

  @Test func initTakesTheFolderWhereItIsCalled() throws {
    let scratch = try layout()
    try FileManager.default.removeItem(at: scratch.url.appending(path: "app/manifest.json"))
    let run = try Command.run("init", in: scratch.url.appending(path: "app/Icons"))
    #expect(run.status == 0)
    #expect(run.errors.hasPrefix("wrote manifest.json: 1 icon"), "\(run.errors)")
    #expect(try Command.run("init", in: scratch.url.appending(path: "web")).status == 2)
  }

  /// A command that fails before it has read anything answers with the command to use instead.
  @Test(arguments: [
    ("app", "chiral build app"), ("app/Icons", "chiral init app/Icons"),
    ("app/Icons/actions/cup.svg", "chiral mirror app/Icons/actions/cup.svg"), ("bild", "did you mean build?"),
    ("nothing-like-it", "chiral help"),
  ])
  func aFirstTryIsAnswered(word: String, advice: String) throws {
    let scratch = try layout()
    let run = try Command.run(word, in: scratch.url)
    #expect(run.status == 64)
    #expect(run.errors.contains(advice), "\(run.errors)")
  }
}
