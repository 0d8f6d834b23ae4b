import ChiralTestSupport
import Foundation
import Testing

/// Apps and themes as they are, from the folder to the files that are written back. The apps are in `Tests/Fixtures/apps`.
@Suite struct AppCommandTests {
  private func copy() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    try FileManager.default.copyItem(
      at: Repository.root.appending(path: "Tests/Fixtures/apps"), to: scratch.url.appending(path: "apps"))
    return scratch
  }

  /// Returns the contents of the files below a folder by their paths.
  private func files(_ scratch: ScratchFolder, _ folder: String) throws -> [String: Data] {
    let root = scratch.url.appending(path: folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    return try paths.reduce(into: [:]) { files, path in
      var isFolder: ObjCBool = false
      let place = root.appending(path: path)
      guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder), !isFolder.boolValue
      else { return }
      files[path] = try Data(contentsOf: place)
    }
  }

  private func text(_ scratch: ScratchFolder, _ path: String) throws -> String {
    String(decoding: try Data(contentsOf: scratch.url.appending(path: path)), as: UTF8.self)
  }

  private static let main = "apps/android/app/src/main"

  @Test func drawablesAreReadAndOthersCounted() throws {
    let scratch = try copy()
    let run = try Command.run(["import", "android", Self.main + "/res"], in: scratch.url)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("ic_arrow_back: mirror (sure, R1)"))
    #expect(run.errors.contains("2 pictures left out, which no manifest can name: 1 selector, 1 shape\n"))
    #expect(run.errors.contains("5 icons (2 fixed, 3 mirror)"))
    let audit = try Command.run(["audit", Self.main], in: scratch.url)
    #expect(!audit.output.contains("file-missing"))
    #expect(!audit.output.contains("drawing-unreadable"))
  }

  @Test func anAndroidAppGetsTheDecisionsBack() throws {
    let scratch = try copy()
    let before = try files(scratch, Self.main + "/res")
    _ = try Command.run(["import", "android", Self.main + "/res"], in: scratch.url)
    let manifest = Self.main + "/manifest.json"
    let decided = try text(scratch, manifest).replacing(
      #""ic_arrow_back": { "class": "fixed""#, with: #""ic_arrow_back": { "class": "mirror""#)
    try Data(decided.utf8).write(to: scratch.url.appending(path: manifest))
    let trial = try Command.run(["apply", Self.main, "--dry-run"], in: scratch.url)
    #expect(trial.status == 0)
    #expect(trial.output.contains("+    android:autoMirrored=\"true\">"))
    #expect(trial.output.contains("--- /dev/null\n+++ \(Self.main)/res/drawable-ldrtl/ic_volume_off.xml\n"))
    #expect(try files(scratch, Self.main + "/res") == before)

    #expect(
      try Command.run(["apply", Self.main], in: scratch.url).errors.hasSuffix("changed 2 files and added 1\n")
    )
    var after = try files(scratch, Self.main + "/res")
    let added = after.removeValue(forKey: "drawable-ldrtl/ic_volume_off.xml")
    let drawn = String(decoding: try #require(added), as: UTF8.self)
    #expect(drawn.contains("<!-- The speaker of ic_volume_up, with a slash. -->"))
    #expect(drawn.contains("android:pathData=\"M3,3l18,18\""))
    #expect(drawn.contains("android:pathData=\"M21,9h-4l-5,-5v16l5,-5h4z\""))
    #expect(!drawn.contains("autoMirrored"))
    let changed = before.filter { after[$0.key] != $0.value }.keys.sorted()
    #expect(changed == ["drawable/ic_arrow_back.xml", "drawable/ic_volume_off.xml"])
    let again = try Command.run(["apply", Self.main], in: scratch.url)
    #expect(again.errors == "nothing to write: the app has the decisions already\n")
  }

  @Test func aBuildHasTheNamesOfTheApp() throws {
    let scratch = try copy()
    _ = try Command.run(["import", "android", Self.main + "/res"], in: scratch.url)
    _ = try Command.run(["build", Self.main, "--target", "android", "-o", "out"], in: scratch.url)
    let built = try files(scratch, "out/android/res")
    #expect(
      built.keys.filter { $0.hasPrefix("drawable/") }.sorted() == [
        "drawable/ic_arrow_back.xml", "drawable/ic_cup.xml", "drawable/ic_send.xml",
        "drawable/ic_volume_off.xml",
        "drawable/ic_volume_up.xml",
      ])
    let send = try files(scratch, Self.main + "/res")["drawable/ic_send.xml"]
    #expect(built["drawable/ic_send.xml"] == send)
  }

  @Test func aCatalogGetsTheDecisionsBack() throws {
    let scratch = try copy()
    let catalog = "apps/ios/Assets.xcassets"
    let before = try files(scratch, catalog)
    _ = try Command.run(["import", "xcassets", catalog], in: scratch.url)
    let decided = try text(scratch, catalog + "/manifest.json")
      .replacing(#""arrow_back": { "class": "fixed""#, with: #""arrow_back": { "class": "mirror""#)
      .replacing(#""send": { "class": "mirror""#, with: #""send": { "class": "fixed""#)
    try Data(decided.utf8).write(to: scratch.url.appending(path: catalog + "/manifest.json"))
    #expect(try Command.run(["apply", catalog], in: scratch.url).status == 0)
    let after = try files(scratch, catalog)
    let direction = ",\n      \"language-direction\" : \"left-to-right\""
    func contents(_ name: String, _ files: [String: Data]) -> String {
      String(decoding: files[name + ".imageset/Contents.json"] ?? Data(), as: UTF8.self)
    }
    #expect(
      contents("arrow_back", after)
        == contents("arrow_back", before).replacing("\"universal\"", with: "\"universal\"" + direction))
    #expect(contents("send", after) == contents("send", before).replacing(direction, with: ""))
    #expect(contents("cup", after) == contents("cup", before))
    #expect(contents("volume_off", after).contains("\"filename\" : \"volume_off-rtl.svg\""))
    #expect(after["volume_off.imageset/volume_off-rtl.svg"] != nil)
    #expect(try Command.run(["apply", catalog], in: scratch.url).errors.hasPrefix("nothing to write"))
  }

  @Test func theLinksOfAThemeArePairs() throws {
    let scratch = try copy()
    let run = try Command.run(["import", "gtk", "apps/theme"], in: scratch.url)
    #expect(run.errors.contains("3 icons (1 fixed, 2 mirror)"))
    let manifest = try text(scratch, "apps/theme/manifest.json")
    try Data(
      manifest.replacing(
        #"send-symbolic": { "class": "fixed""#, with: #"send-symbolic": { "class": "mirror""#
      ).utf8
    )
    .write(to: scratch.url.appending(path: "apps/theme/manifest.json"))
    #expect(
      try Command.run(["apply", "apps/theme"], in: scratch.url).errors.hasSuffix(
        "changed 0 files and added 1\n"))
    #expect(
      try text(scratch, "apps/theme/scalable/actions/mail-send-symbolic-rtl.svg").contains("M21 4l-18 8"))
    #expect(try Command.run(["apply", "apps/theme"], in: scratch.url).errors.hasPrefix("nothing to write"))
  }

  /// An alias of a theme is a link, and so is its right-to-left drawing.
  @Test func anAliasOfAThemeStaysAnAlias() throws {
    let scratch = try copy()
    let folder = "apps/theme/scalable/actions/"
    try FileManager.default.createSymbolicLink(
      atPath: scratch.url.appending(path: folder + "document-send-symbolic.svg").path,
      withDestinationPath: "mail-send-symbolic.svg")
    _ = try Command.run(["import", "gtk", "apps/theme"], in: scratch.url)
    let manifest = try text(scratch, "apps/theme/manifest.json")
    try Data(
      manifest.replacing(
        #"send-symbolic": { "class": "fixed""#, with: #"send-symbolic": { "class": "mirror""#
      ).utf8
    ).write(to: scratch.url.appending(path: "apps/theme/manifest.json"))
    let trial = try Command.run(["apply", "apps/theme", "--dry-run"], in: scratch.url)
    #expect(
      trial.output.hasPrefix(
        "scalable/actions/document-send-symbolic: mirror in the manifest, fixed in the app\n"
          + "diff --git a/\(folder)document-send-symbolic-rtl.svg b/\(folder)document-send-symbolic-rtl.svg\n"
          + "new file mode 120000\n"), "\(trial.output)")
    let run = try Command.run(["apply", "apps/theme"], in: scratch.url)
    #expect(run.errors.hasSuffix("changed 0 files and added 2\n"), "\(run.errors)")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(
        atPath: scratch.url.appending(path: folder + "document-send-symbolic-rtl.svg").path)
        == "mail-send-symbolic-rtl.svg")
    #expect(try Command.run(["apply", "apps/theme"], in: scratch.url).errors.hasPrefix("nothing to write"))
    #expect(
      try Command.run(["import", "gtk", "apps/theme", "-m", "apps/second.json"], in: scratch.url).errors
        .contains("4 icons (4 mirror)"))
  }

  @Test(arguments: [
    (
      "android", "the app supports right-to-left (android:supportsRtl); it is translated into ar",
      "app/src/main/res/drawable/ic_arrow_back.xml:1:1", "app/src/main/res/drawable/ic_volume_off.xml:13:3"
    ),
    (
      "ios", "it is translated into ar", "Assets.xcassets/arrow_back.imageset/Contents.json:1:1",
      "Assets.xcassets/volume_off.imageset/volume_off.svg:1:"
    ),
  ])
  func appsAreAuditedAsTheyShip(app: String, support: String, name: String, slash: String) throws {
    let scratch = try copy()
    let before = try files(scratch, "apps")
    let run = try Command.run(["audit", "apps/" + app], in: scratch.url)
    #expect(run.status == 0)
    #expect(run.errors.contains(support))
    #expect(run.output.contains("apps/\(app)/\(name): warning: make "))
    #expect(run.output.contains("apps/\(app)/\(slash)"))
    #expect(run.output.contains("slash-flips (R14)"))
    #expect(try Command.run(["audit", "--strict", "apps/" + app], in: scratch.url).status == 1)
    #expect(try files(scratch, "apps") == before)
  }

  /// The folder of several apps is judged as a whole, and each says first whether it supports right-to-left.
  @Test func everyAppOfAFolderIsAudited() throws {
    let scratch = try copy()
    let run = try Command.run(["audit", "apps"], in: scratch.url)
    #expect(run.errors.contains("android, as it ships: the app supports right-to-left"))
    #expect(
      run.errors.contains("xcassets, as it ships: ")
        && run.errors.contains("gtk in apps/theme, as it ships: "))
    for place in [
      "android/app/src/main/res/drawable/ic_volume_off.xml", "ios/Assets.xcassets/volume_off.imageset",
    ] {
      #expect(run.output.contains("apps/" + place), "\(run.output)")
    }
    #expect(!run.output.contains("apps/theme/"))
    let one = try Command.run(["audit", "apps", "--icon", "ic_arrow_back"], in: scratch.url)
    #expect(one.output.contains("ic_arrow_back") && !one.output.contains("ic_volume_off"))
    let unknown = try Command.run(
      ["audit", "apps", "--icon", "ic_arrow_back", "--icon", "nothing"], in: scratch.url)
    #expect(unknown.status == 64 && unknown.errors.contains(#"no icon "nothing""#))
  }

  /// `16@2x` is a link to `16` in many themes, and shows the same drawings.
  @Test func linkedFoldersOfAThemeAreLeftOut() throws {
    let scratch = try copy()
    let theme = scratch.url.appending(path: "apps/theme/scalable")
    try FileManager.default.createSymbolicLink(
      atPath: theme.appending(path: "actions@2x").path, withDestinationPath: "actions")
    let run = try Command.run(["import", "gtk", "apps/theme"], in: scratch.url)
    #expect(run.errors.contains("3 icons (1 fixed, 2 mirror)"))
    #expect(run.errors.contains("scalable/actions@2x:1:1: warning: left out: it is a link to another folder"))
  }

  @Test func aThemeWithoutFaultsHasNoFindings() throws {
    let scratch = try copy()
    let run = try Command.run(["audit", "apps/theme"], in: scratch.url)
    #expect(run.errors.hasSuffix("no findings\n"))
  }

  @Test func aMissingSupportIsSaidFirst() throws {
    let scratch = try copy()
    let manifest = "\(Self.main)/AndroidManifest.xml"
    let text = try text(scratch, manifest).replacing(" android:supportsRtl=\"true\"", with: "")
    try Data(text.utf8).write(to: scratch.url.appending(path: manifest))
    let run = try Command.run(["audit", "apps/android"], in: scratch.url)
    #expect(run.errors.hasPrefix("android, as it ships: the app does not support right-to-left"))
  }

  /// Bitmaps and PDFs keep their decisions in the app; their names are judged.
  @Test(arguments: ["back.png", "back.pdf"]) func picturesWithoutADrawingAreJudgedByName(file: String) throws
  {
    let scratch = try ScratchFolder()
    let set = scratch.url.appending(path: "I.xcassets/arrow_back.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data("{\"images\":[{\"filename\":\"\(file)\",\"idiom\":\"universal\"}]}".utf8)
      .write(to: set.appending(path: "Contents.json"))
    try Data("x".utf8).write(to: set.appending(path: file))
    let run = try Command.run(["import", "xcassets", "I.xcassets"], in: scratch.url)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("arrow_back: mirror (sure, R1)"))
    #expect(run.errors.contains("1 picture without a drawing, judged by its name alone"))
    #expect(run.errors.contains("wrote I.xcassets/manifest.json: 1 icon (1 fixed)"))
    try FileManager.default.removeItem(at: scratch.url.appending(path: "I.xcassets/manifest.json"))
    let audit = try Command.run(["audit", "I.xcassets"], in: scratch.url)
    #expect(audit.output.contains("relative-name-fixed (R1)"))
    #expect(!audit.output.contains("drawing-unreadable"))
  }

  private static let converter = [
    "/usr/bin/pdftocairo", "/usr/local/bin/pdftocairo", "/opt/homebrew/bin/pdftocairo",
  ]
  .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// A page with an arrow as tall as the page, of 24 points.
  private static let page = """
    %PDF-1.4
    1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
    2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
    3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 24 24]/Contents 4 0 R>>endobj
    4 0 obj<</Length 32>>stream
    16 4 m 6 12 l 16 20 l 16 17 l f
    endstream endobj
    trailer<</Root 1 0 R>>
    """

  @Test(.enabled(if: converter != nil, "pdftocairo is not installed: no PDF is converted"))
  func aPDFBecomesADrawingWhoseDecisionGoesBack() throws {
    let scratch = try ScratchFolder()
    let set = scratch.url.appending(path: "I.xcassets/arrow_back.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let contents = #"{"images":[{"filename":"back.pdf","idiom":"universal"}]}"#
    try Data(contents.utf8).write(to: set.appending(path: "Contents.json"))
    try Data(Self.page.utf8).write(to: set.appending(path: "back.pdf"))
    let run = try Command.run(["import", "xcassets", "I.xcassets", "--convert"], in: scratch.url)
    #expect(run.status == 0 && run.errors.contains("1 icon (1 fixed)"), "\(run.errors)")
    let drawing = try text(scratch, "I.xcassets/arrow_back.imageset/back.svg")
    #expect(drawing.contains("<path"))
    let manifest = try text(scratch, "I.xcassets/manifest.json")
    try Data(manifest.replacing("\"fixed\"", with: "\"mirror\"").utf8)
      .write(to: scratch.url.appending(path: "I.xcassets/manifest.json"))
    #expect(try Command.run(["apply", "I.xcassets"], in: scratch.url).status == 0)
    #expect(
      try text(scratch, "I.xcassets/arrow_back.imageset/Contents.json")
        == contents.replacing(#""universal""#, with: #""universal","language-direction":"left-to-right""#))
  }

  /// Without a manifest, the PDFs of an app are judged by their drawings, and nothing is written into it.
  @Test(.enabled(if: converter != nil, "pdftocairo is not installed: no PDF is converted"))
  func aPDFIsAuditedAsItShips() throws {
    let scratch = try ScratchFolder()
    let set = scratch.url.appending(path: "I.xcassets/arrow_back.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(#"{"images":[{"filename":"back.pdf","language-direction":"left-to-right"}]}"#.utf8).write(
      to: set.appending(path: "Contents.json"))
    try Data(
      Self.page.replacing("16 4 m 6 12 l 16 20 l 16 17 l f", with: "4 4 m 20 4 l 20 20 l 4 20 l f").utf8
    ).write(to: set.appending(path: "back.pdf"))
    let before = try files(scratch, "I.xcassets")
    let all = try Command.run(["audit", "I.xcassets"], in: scratch.url)
    #expect(all.errors.contains("1 finding about files (--rule mirror-changes-nothing)"), "\(all)")
    let run = try Command.run(["audit", "I.xcassets", "--rule", "mirror-changes-nothing"], in: scratch.url)
    #expect(
      run.output.contains("I.xcassets/arrow_back.imageset/Contents.json:1:1: ")
        && run.output.contains("it is its own mirror image"),
      "\(run.output)\(run.errors)")
    #expect(try files(scratch, "I.xcassets") == before)
  }

  /// A catalog from elsewhere may name any file; nothing is read or written outside of it.
  @Test(.enabled(if: converter != nil, "pdftocairo is not installed: no PDF is converted"))
  func aPDFOutsideOfTheCatalogIsNotConverted() throws {
    let scratch = try ScratchFolder()
    let set = scratch.url.appending(path: "I.xcassets/back.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(#"{"images":[{"filename":"../../secret.pdf"}]}"#.utf8).write(
      to: set.appending(path: "Contents.json"))
    try Data(Self.page.utf8).write(to: scratch.url.appending(path: "secret.pdf"))
    let run = try Command.run(["import", "xcassets", "I.xcassets", "--convert"], in: scratch.url)
    #expect(run.errors.contains("no manifest was written"), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: scratch.url.appending(path: "secret.svg").path))
  }

  @Test(.enabled(if: converter != nil, "pdftocairo is not installed: no PDF is converted"))
  func aBrokenPDFCostsItselfOnly() throws {
    let scratch = try ScratchFolder()
    for name in ["good", "bad"] {
      let set = scratch.url.appending(path: "I.xcassets/\(name).imageset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try Data("{\"images\":[{\"filename\":\"\(name).pdf\"}]}".utf8).write(
        to: set.appending(path: "Contents.json"))
      try Data((name == "good" ? Self.page : "%PDF-1.4 nothing").utf8).write(
        to: set.appending(path: "\(name).pdf"))
    }
    let run = try Command.run(["import", "xcassets", "I.xcassets", "--convert"], in: scratch.url)
    #expect(run.status == 0 && run.errors.contains("1 icon (1 fixed)"), "\(run.errors)")
    #expect(
      run.errors.contains(
        "I.xcassets/bad.imageset/bad.pdf:1:1: warning: left out: pdftocairo cannot convert it"))
    #expect(run.errors.contains("1 picture without a drawing, judged by its name alone: 1 PDF; --convert"))
  }

  @Test(arguments: [
    (
      "<symbol id=\"a\"/><symbol id=\"b\"/>",
      "holds 2 symbols and no drawing: chiral import sprite makes an SVG of each"
    ),
    (
      "<defs><font><glyph/></font></defs>",
      "holds a font of 1 glyph and no drawing: chiral import sprite makes an SVG of each"
    ),
  ])
  func sheetsAreNoIcons(body: String, message: String) throws {
    let scratch = try ScratchFolder()
    try Data("<svg xmlns=\"http://www.w3.org/2000/svg\">\(body)</svg>".utf8)
      .write(to: scratch.url.appending(path: "sheet.svg"))
    let run = try Command.run(["init", "."], in: scratch.url)
    #expect(run.errors.contains(message))
  }

  @Test func aSetInNoAppCannotBeWrittenBack() throws {
    let scratch = try ScratchFolder()
    try Data("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"><path d=\"M1 1h4z\"/></svg>".utf8)
      .write(to: scratch.url.appending(path: "back.svg"))
    _ = try Command.run(["init", "."], in: scratch.url)
    let run = try Command.run(["apply", "."], in: scratch.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("has its drawing in an app or a theme; chiral import reads one"))
  }
}
