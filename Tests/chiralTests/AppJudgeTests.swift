import ChiralTestSupport
import Foundation
import Testing

/// From an app to an app without faults: what `apply` writes is the smallest change, the audit of the result is clean, and a second run
/// changes nothing.
@Suite struct AppJudgeTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try write(
      "<manifest><application android:supportsRtl=\"true\"/></manifest>", to: "app/AndroidManifest.xml")
    for language in ["ar", "iw"] { try write("<resources/>", to: "app/res/values-\(language)/strings.xml") }
  }

  private func write(_ text: String, to path: String) throws {
    let file = scratch.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: scratch.url.appending(path: path), encoding: .utf8)
  }

  private func run(_ arguments: String...) throws -> Command.Outcome {
    try Command.run(arguments, in: scratch.url)
  }

  /// Returns the files below a folder.
  private func files(_ folder: String) throws -> Set<String> {
    let root = scratch.url.appending(path: folder)
    return Set(try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.contains(".") })
  }

  private func decide(_ old: String, _ new: String) throws {
    let manifest = try text("decisions.json")
    #expect(manifest.contains(old), "\(manifest)")
    try write(manifest.replacing(old, with: new), to: "decisions.json")
  }

  private static let flag = " android:autoMirrored=\"true\""
  private static let arrow = "M20,11H8l5,-5l-1,-2l-8,8l8,8l1,-2l-5,-5H20z"
  private static let speaker = "M3,9v6h4l5,5v-16l-5,5z"
  private static let slash = "M3,4l1,-1l17,17l-1,1z"
  private static let question =
    "M12,2a10,10 0,1 0,0.01 0zM12,4a8,8 0,1 1,-0.01 0zM11,16h2v2h-2zM12,6a4,4 0,0 0,-4 4h2a2,2 0,1 1,3.4 1.4c-1.4,1.2 -2.4,1.8 -2.4,3.6h2c0,-1.2 0.8,-1.6 1.9,-2.6a4,4 0,0 0,-2.9 -6.4z"

  private func vector(_ root: String, colour: String = "#FF000000", _ paths: String...) -> String {
    let body = paths.map { "    <path android:fillColor=\"\(colour)\" android:pathData=\"\($0)\"/>\n" }
      .joined()
    return """
      <vector xmlns:android="http://schemas.android.com/apk/res/android"
          android:width="24dp" android:height="24dp" android:viewportWidth="24" android:viewportHeight="24"\(root)>
      \(body)</vector>

      """
  }

  /// The state that every test ends with: the audit of the app as it ships says nothing, and nothing is left to write.
  private func expectRight(_ app: String = "app") throws {
    let audit = try run("audit", app)
    #expect(audit.output.isEmpty && audit.status == 0, "\(audit)")
    let again = try run("apply", "-m", "decisions.json")
    #expect(
      again.status == 0 && again.errors == "nothing to write: the app has the decisions already\n", "\(again)"
    )
  }

  /// In Arabic the app shows the drawing of Back for Forward, too: without the flag, it would point the wrong way there.
  @Test func whatWouldShowSomethingWorseIsRefused() throws {
    try write(vector(Self.flag, Self.arrow), to: "app/res/drawable/ic_cup.xml")
    try write(vector("", Self.arrow), to: "app/res/drawable/ic_turn.xml")
    try write(
      "<resources><item name=\"ic_turn\" type=\"drawable\">@drawable/ic_cup</item></resources>",
      to: "app/res/values-ar/drawables.xml")
    try write(
      """
      {"version": 1, "assets": ".", "locales": ["en", "ar", "he"], "policy": "material", "icons": {
        "ic_cup": {"class": "fixed", "file": "app/res/drawable/ic_cup.xml"},
        "ic_turn": {"class": "mirror", "file": "app/res/drawable/ic_turn.xml", "infer": false}}}
      """, to: "decisions.json")
    let change = try run("apply", "-m", "decisions.json")
    #expect(
      (change.output + change.errors).contains(
        "ic_turn shows its drawing, too, and ar would see it wrong there"), "\(change)")
    #expect(try text("app/res/drawable/ic_cup.xml") == vector(Self.flag, Self.arrow))
    // Hebrew sees its own drawing, which gets the flag.
    #expect(try text("app/res/drawable/ic_turn.xml").contains("autoMirrored=\"true\""))
  }

  /// Code flips the drawing, so that nothing is reported about it and no flag is written; with a flag, too, both are named.
  @Test func aDrawingThatCodeFlipsNeedsNoFlag() throws {
    try write(vector("", Self.arrow), to: "app/res/drawable/ic_arrow_back.xml")
    let code = "fun Back() = Icon(painterResource(R.drawable.ic_arrow_back), null, Modifier.mirrorIfRtl())\n"
    try write(code, to: "app/Back.kt")
    let audit = try run("audit", "app")
    #expect(audit.output.isEmpty && audit.status == 0, "\(audit)")
    _ = try run("import", "android", "app/res", "-m", "decisions.json")
    #expect(try text("decisions.json").contains("\"class\": \"mirror\""))
    let apply = try run("apply", "-m", "decisions.json")
    #expect(apply.errors == "nothing to write: the app has the decisions already\n", "\(apply)")
    try write(vector(Self.flag, Self.arrow), to: "app/res/drawable/ic_arrow_back.xml")
    let twice = try run("audit", "app")
    #expect(twice.errors.contains("android:autoMirrored flips it, and so does Back.kt:1"), "\(twice)")
  }

  /// In Hebrew a question mark is that of Latin script: one copy in the folder of the language, and the flag stays.
  @Test func aQuestionMarkInHebrewIsOneFile() throws {
    try write(vector(Self.flag, Self.question), to: "app/res/drawable/ic_help.xml")
    let before = try files("app")
    _ = try run("import", "android", "app/res", "-m", "decisions.json")
    #expect(try text("decisions.json").contains("\"locales\": [\"en\", \"ar\", \"he\"]"))
    // Yiddish writes it so, too, but the app has no Yiddish.
    try decide("\"class\": \"mirror\"", "\"class\": \"mirror\", \"except\": [\"he\", \"yi\"]")
    let change = try run("apply", "-m", "decisions.json")
    #expect(change.errors == "changed 0 files and added 1\n", "\(change)")
    #expect(try files("app").subtracting(before) == ["res/drawable-iw/ic_help.xml"])
    #expect(try text("app/res/drawable-iw/ic_help.xml") == vector("", Self.question))
    try expectRight()
    // What was written is read as it was decided.
    _ = try run("import", "android", "app/res", "-m", "again.json")
    #expect(
      try text("again.json").contains(
        "\"class\": \"mirror\", \"file\": \"app/res/drawable/ic_help.xml\", \"except\": [\"he\"]"))
  }

  /// Without an exception in the manifest, a build keeps the question mark upright in Hebrew: neither audit asks for more.
  @Test func aQuestionMarkThatStaysUprightNeedsNoException() throws {
    try write(vector(Self.flag, Self.question), to: "app/res/drawable/ic_help.xml")
    #expect(try run("audit", "app").output.contains("exception-missing"))
    _ = try run("import", "android", "app/res", "-m", "decisions.json")
    #expect(try run("apply", "-m", "decisions.json").errors == "changed 0 files and added 1\n")
    #expect(try text("app/res/drawable-iw/ic_help.xml") == vector("", Self.question))
    try expectRight()
    #expect(try run("audit", "-m", "decisions.json").output.isEmpty)
  }

  /// A copy is one by its picture, however it is written.
  @Test func aDrawingForALanguageThatShowsTheBaseIsAnException() throws {
    try write(vector(Self.flag, Self.question), to: "app/res/drawable/ic_help.xml")
    try write(
      vector("", Self.question.replacing(",", with: " ")), to: "app/res/drawable-iw/ic_help.xml")
    let audit = try run("audit", "app")
    #expect(audit.output.isEmpty, "\(audit)")
    _ = try run("import", "android", "app/res", "-m", "decisions.json")
    #expect(try text("decisions.json").contains("\"class\": \"mirror\""))
    #expect(try text("decisions.json").contains("\"except\": [\"he\"]"))
    try expectRight()
  }

  /// A pair of which only one half turned would point the same way twice.
  @Test func bothHalvesOfAPairAreCorrected() throws {
    try write(vector("", "M4,5l9,7l-9,7zM14,5h3v14h-3z"), to: "app/res/drawable/ic_chapter_next.xml")
    try write(vector("", "M20,5l-9,7l9,7zM10,5h-3v14h3z"), to: "app/res/drawable/ic_chapter_prev.xml")
    _ = try run("import", "android", "app/res", "-m", "decisions.json")
    _ = try run("audit", "--rule", "sure-class-differs", "--fix", "-m", "decisions.json")
    #expect(try text("decisions.json").components(separatedBy: "\"class\": \"mirror\"").count == 3)
    #expect(try run("apply", "-m", "decisions.json").errors == "changed 2 files and added 0\n")
    try expectRight()
  }

  /// The class of the app, accepted against the judgement of the name, stays accepted.
  @Test func anAcceptedClassIsNotObjectedTo() throws {
    try write(vector("", Self.arrow), to: "app/res/drawable/ic_arrow_back.xml")
    _ = try run("import", "android", "app/res", "-m", "decisions.json")
    let accepted = try run("review", "accept", "ic_arrow_back", "-m", "decisions.json")
    #expect(accepted.errors == "1 icon kept as imported\n", "\(accepted)")
    #expect(try text("decisions.json").contains("\"note\": \"accepted as fixed; mirror (sure): "))
    let audit = try run("audit", "-m", "decisions.json")
    #expect(!audit.output.contains("ic_arrow_back"), "\(audit)")
    let open = try run("todo", "--kind", "note", "-m", "decisions.json")
    #expect(!open.output.contains("ic_arrow_back"), "\(open)")
  }

  /// The cut around a moved check mark is a mask, which no file of the app can have.
  @Test func aFormThatNoVectorDrawableHoldsIsNamed() throws {
    let check = "M21,12l-5,5l-3,-3l-1,1l4,4l6,-6z"
    let drawing = vector("", "M3,6h11v2h-11z", "M3,10h11v2h-11z", "M3,14h7v2h-7z", check)
    try write(drawing, to: "app/res/drawable/ic_playlist_add_check.xml")
    _ = try run("import", "android", "app/res", "-m", "decisions.json")
    _ = try run("review", "class", "mirror", "ic_playlist_add_check", "-m", "decisions.json")
    let change = try run("apply", "-m", "decisions.json")
    #expect(
      change.status == 1
        && change.errors.contains("ic_playlist_add_check is not written: a VectorDrawable does not support"),
      "\(change)")
    #expect(try text("app/res/drawable/ic_playlist_add_check.xml") == drawing)
  }

  /// The proportions of a file are seen by nobody.
  @Test func hygieneOfDrawingsIsAskedFor() throws {
    let box = vector("", "M4,5h16v4h-16z").replacing("height=\"24dp\"", with: "height=\"30dp\"")
    try write(box, to: "app/res/drawable/ic_box.xml")
    let audit = try run("audit", "app")
    #expect(audit.output.isEmpty && audit.errors.contains("--rule drawing-faults:box"), "\(audit)")
    #expect(try run("audit", "--rule", "drawing-faults", "app").output.contains("box-contradicts-size"))
  }

  /// Direction outranks night: each mode has its drawing, in the colours of its base.
  @Test func aSlashIsWrittenForDarkScreensToo() throws {
    for (folder, colour) in [("drawable", "?attr/colorOnSurface"), ("drawable-night", "#FFFFFFFF")] {
      let root = folder == "drawable" ? " android:tint=\"?attr/iconTint\"" + Self.flag : Self.flag
      try write(
        vector(root, colour: colour, Self.speaker, Self.slash), to: "app/res/\(folder)/ic_volume_off.xml")
      try write(vector(Self.flag, colour: colour, Self.speaker), to: "app/res/\(folder)/ic_volume_up.xml")
    }
    _ = try run("import", "android", "app/res", "-m", "decisions.json")
    let change = try run("apply", "-m", "decisions.json")
    #expect(change.errors == "changed 2 files and added 2\n", "\(change)")
    let day = try text("app/res/drawable-ldrtl/ic_volume_off.xml")
    #expect(
      day.contains("android:tint=\"?attr/iconTint\"") && day.contains("\"?attr/colorOnSurface\""), "\(day)")
    #expect(!day.contains("autoMirrored") && !day.contains("colorControlNormal"))
    #expect(try text("app/res/drawable-ldrtl-night/ic_volume_off.xml").contains("#FFFFFFFF"))
    #expect(try !text("app/res/drawable-night/ic_volume_off.xml").contains("autoMirrored"))
    try expectRight()
  }

  /// A plain flip is one attribute in every mode, and the audit names the mode that lacks it.
  @Test func aFlipIsOneAttributeInEveryMode() throws {
    try write(vector(Self.flag, Self.arrow), to: "app/res/drawable/ic_arrow_back.xml")
    try write(vector("", colour: "#FFFFFFFF", Self.arrow), to: "app/res/drawable-night/ic_arrow_back.xml")
    let audit = try run("audit", "app")
    #expect(audit.output.contains("app/res/drawable-night/ic_arrow_back.xml:1:1: warning: make "), "\(audit)")
    _ = try run("import", "android", "app/res", "-m", "decisions.json")
    let change = try run("apply", "-m", "decisions.json")
    #expect(change.errors == "changed 1 file and added 0\n", "\(change)")
    #expect(
      change.output
        == "ic_arrow_back: mirror, as in the app, but ar (night) and he (night) see something else\n")
    #expect(
      try text("app/res/drawable-night/ic_arrow_back.xml")
        == vector(Self.flag, colour: "#FFFFFFFF", Self.arrow))
    try expectRight()
  }

  /// A picture of which nothing turns needs no drawing: the flag goes, and no copy of the base comes.
  @Test func nothingIsWrittenThatLooksLikeTheBase() throws {
    let check = "M9,16.2l-3.5,-3.5l-1.4,1.4l4.9,4.9l10.5,-10.5l-1.4,-1.4z"
    try write(vector(Self.flag, check), to: "app/res/drawable/ic_check.xml")
    let before = try files("app")
    _ = try run("import", "android", "app/res", "-m", "decisions.json")
    let change = try run("apply", "-m", "decisions.json")
    #expect(change.errors == "changed 1 file and added 0\n", "\(change)")
    #expect(try files("app") == before && text("app/res/drawable/ic_check.xml") == vector("", check))
    try expectRight()
  }

  /// The app's own drawing that shows the right picture stays, however it was made.
  @Test func aDrawingThatIsRightIsLeftAlone() throws {
    try write(vector("", Self.arrow), to: "app/res/drawable/ic_arrow_back.xml")
    let flipped = "M4,11H16l-5,-5l1,-2l8,8l-8,8l-1,-2l5,-5H4z"
    try write(vector("", flipped), to: "app/res/drawable-ldrtl/ic_arrow_back.xml")
    _ = try run("import", "android", "app/res", "-m", "decisions.json")
    #expect(try text("decisions.json").contains("\"ic_arrow_back\": { \"class\": \"mirror\""))
    try expectRight()
  }

  /// Folders that are called like those of drawables, and lie in no res, are no resources.
  @Test func aWholeCloneIsRead() throws {
    try write(vector(Self.flag, Self.arrow), to: "app/res/drawable/ic_arrow_back.xml")
    try write(vector("", Self.arrow), to: "images/drawable-src/ic_back.xml")
    try write("<svg xmlns=\"http://www.w3.org/2000/svg\"/>", to: "images/drawable-src/ic_widget.svg")
    let audit = try run("audit", ".")
    #expect(audit.status == 0 && audit.output.isEmpty, "\(audit)")
  }

  /// A list of layers flips its drawings as a whole; a flag in them would flip them back.
  @Test func aListOfLayersMirrorsWhatItShows() throws {
    try write(vector("", Self.arrow), to: "app/res/drawable/ic_arrow_back.xml")
    try write(
      "<layer-list xmlns:android=\"x\" android:autoMirrored=\"true\"><item android:drawable=\"@drawable/ic_arrow_back\"/></layer-list>",
      to: "app/res/drawable/ic_action_back.xml")
    _ = try run("import", "android", "app/res", "-m", "decisions.json")
    #expect(try text("decisions.json").contains("\"ic_arrow_back\": { \"class\": \"mirror\""))
    try expectRight()
  }

  // MARK: Asset catalogs

  private func svg(_ colour: String, _ paths: String...) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">"
      + paths.map { "<path fill=\"\(colour)\" d=\"\($0)\"/>" }.joined() + "</svg>"
  }

  private static let dark = "\"appearances\":[{\"appearance\":\"luminosity\",\"value\":\"dark\"}]"

  private func writeSet(_ name: String, _ paths: String...) throws {
    let direction = "\"language-direction\":\"left-to-right\""
    let set = "A.xcassets/\(name).imageset/"
    try write(
      "{\"images\":[{\"filename\":\"light.svg\",\"idiom\":\"universal\",\(direction)},"
        + "{\(Self.dark),\"filename\":\"dark.svg\",\"idiom\":\"universal\",\(direction)}]}",
      to: set + "Contents.json")
    for (file, colour) in [("light", "#111"), ("dark", "#eee")] {
      let body = paths.map { "<path fill=\"\(colour)\" d=\"\($0)\"/>" }.joined()
      try write(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\(body)</svg>",
        to: set + file + ".svg")
    }
  }

  @Test func darkRowsOfACatalogGetTheirDrawings() throws {
    try writeSet("volume_off", Self.speaker, Self.slash)
    _ = try run("import", "xcassets", "A.xcassets", "-m", "decisions.json")
    let change = try run("apply", "-m", "decisions.json")
    #expect(change.errors == "changed 1 file and added 2\n", "\(change)")
    let rows = try text("A.xcassets/volume_off.imageset/Contents.json")
    #expect(
      rows.contains(
        "{\(Self.dark),\"filename\":\"dark-rtl.svg\",\"idiom\":\"universal\",\"language-direction\":\"right-to-left\"}"
      ),
      "\(rows)")
    #expect(try text("A.xcassets/volume_off.imageset/dark-rtl.svg").contains("#eee"))
    try expectRight("A.xcassets")
    // With the manifest, nothing asks for the dark drawing, which the image set names.
    let audit = try run("audit", "-m", "decisions.json")
    #expect(!audit.output.contains("file-unclassified"), "\(audit)")
  }

  @Test func aQuestionMarkOfACatalogIsOneRow() throws {
    try writeSet("help", Self.question)
    let before = try files("A.xcassets")
    _ = try run("import", "xcassets", "A.xcassets", "-m", "decisions.json")
    try decide("\"class\": \"mirror\"", "\"class\": \"mirror\", \"except\": [\"he\"]")
    #expect(try run("apply", "-m", "decisions.json").errors == "changed 1 file and added 0\n")
    #expect(try files("A.xcassets") == before)
    let rows = try text("A.xcassets/help.imageset/Contents.json")
    #expect(
      rows.contains("{\(Self.dark),\"filename\":\"dark.svg\",\"idiom\":\"universal\",\"locale\":\"he\"}"),
      "\(rows)")
    try expectRight("A.xcassets")
  }

  /// A flag needs no drawing: bitmaps and PDFs have one, too, in each of their rows.
  @Test func aBitmapOfACatalogGetsItsDirection() throws {
    let rows = ["1x", "2x"].map { "{\"filename\":\"\($0).png\",\"idiom\":\"universal\",\"scale\":\"\($0)\"}" }
    for name in ["arrow_back", "help"] {
      try write(
        "{\"images\":[\(rows.joined(separator: ","))]}", to: "A.xcassets/\(name).imageset/Contents.json")
      for scale in ["1x", "2x"] { try write("x", to: "A.xcassets/\(name).imageset/\(scale).png") }
    }
    let read = try run("import", "xcassets", "A.xcassets", "-m", "decisions.json")
    #expect(
      read.errors.contains("2 pictures without a drawing, judged by their names alone: 2 bitmap"), "\(read)")
    for name in ["arrow_back", "help"] {
      _ = try run("review", "class", "mirror", name, "-m", "decisions.json")
    }
    let change = try run("apply", "-m", "decisions.json")
    #expect(change.status == 0 && change.errors == "changed 2 files and added 0\n", "\(change)")
    let back = try text("A.xcassets/arrow_back.imageset/Contents.json")
    #expect(back.components(separatedBy: "\"language-direction\":\"left-to-right\"").count == 3, "\(back)")
    // Readers of Hebrew see the question mark as it is drawn.
    let help = try text("A.xcassets/help.imageset/Contents.json")
    #expect(
      help.contains("{\"filename\":\"2x.png\",\"idiom\":\"universal\",\"locale\":\"he\",\"scale\":\"2x\"}"),
      "\(help)")
    try expectRight("A.xcassets")
    #expect(try run("audit", "-m", "decisions.json").output.isEmpty)
    // The rest of Chiral draws what has a drawing.
    let build = try run("build", "-m", "decisions.json", "--output", "out")
    #expect(build.status == 0 && build.errors.hasPrefix("0 icons"), "\(build)")
    _ = try run("review", "class", "fixed", "arrow_back", "-m", "decisions.json")
    _ = try run("apply", "-m", "decisions.json")
    #expect(try !text("A.xcassets/arrow_back.imageset/Contents.json").contains("language-direction"))
  }

  // MARK: Themes

  @Test func aFlipOfAThemeIsNoDrawingOfItsOwn() throws {
    let flipped = "M4,11H16l-5,-5l1,-2l8,8l-8,8l-1,-2l5,-5H4z"
    try write("[Icon Theme]\nName=T\n", to: "theme/index.theme")
    try write(svg("#000", Self.arrow), to: "theme/actions/go-previous-symbolic.svg")
    try write(svg("#000", flipped), to: "theme/actions/go-previous-symbolic-rtl.svg")
    // Two buttons of their own, as the naming specification has them.
    for direction in ["ltr", "rtl"] {
      try write(
        svg("#000", direction == "ltr" ? Self.speaker : flipped),
        to: "theme/actions/format-text-direction-\(direction)-symbolic.svg")
    }
    _ = try run("import", "gtk", "theme", "-m", "decisions.json")
    #expect(
      try text("decisions.json").contains("\"theme/actions/go-previous-symbolic\": { \"class\": \"mirror\"")
        || text("decisions.json").contains("go-previous-symbolic\": \"mirror\"")
        || text("decisions.json").contains("go-previous-symbolic\": { \"class\": \"mirror\""))
    for audit in [try run("audit", "theme"), try run("audit", "-m", "decisions.json")] {
      #expect(!audit.output.contains("drop the drawing") && !audit.output.contains("rtl-suffix"), "\(audit)")
      #expect(!audit.output.contains("remove this drawing"), "\(audit)")
    }
    #expect(try run("apply", "-m", "decisions.json").errors.hasPrefix("nothing to write"))
  }
}
