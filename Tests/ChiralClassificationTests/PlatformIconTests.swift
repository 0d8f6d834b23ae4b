import ChiralManifest
import ChiralValues
import Testing

@testable import ChiralClassification
@testable import ChiralDrawing

/// The file that a platform shows, as Android's table of qualifiers and asset catalogs choose it.
@Suite struct PlatformIconTests {
  private static let android = [
    "drawable/i.xml", "drawable-night/i.xml", "drawable-ldrtl/i.xml", "drawable-iw/i.xml",
    "drawable-ar-rSA-night/i.xml",
  ]

  /// Reads an app, with code that may flip its drawings.
  private func read(_ kind: ImportKind, _ texts: [String: String], code: [String: String] = [:])
    -> ImportedSet
  {
    let facts = texts.compactMap { file, text in
      kind.language(of: file).map { (file, SourceFacts(Array(text.utf8), $0)) }
    }
    var source = ImportSource(
      files: Array(texts.keys), facts: Dictionary(facts) { first, _ in first }
    ) { texts[$0].map { Array($0.utf8) } }
    source.flips = CodeFlips(
      code.sorted { $0.key < $1.key }.compactMap { file, text in
        kind.language(ofCode: file).map { (file, SourceFacts(Array(text.utf8), $0)) }
      })
    return kind.read(source)
  }

  private func android(_ texts: [String: String]) -> PlatformIcon? { read(.android, texts).shown["i"] }

  @Test(arguments: [
    ("en", [String](), "drawable/i.xml"), ("en", ["night"], "drawable-night/i.xml"),
    ("fa", [], "drawable-ldrtl/i.xml"),
    // Direction outranks night, and language outranks both.
    ("fa", ["night"], "drawable-ldrtl/i.xml"), ("he", ["night"], "drawable-iw/i.xml"),
    ("ar-SA", ["night"], "drawable-ar-rSA-night/i.xml"), ("ar-SA", [], "drawable-ldrtl/i.xml"),
    ("ar-EG", ["night"], "drawable-ldrtl/i.xml"),
  ])
  func androidTakesTheMostSpecificFolder(locale: String, mode: [String], file: String) throws {
    let texts = Dictionary(Self.android.map { ($0, "<vector/>") }) { first, _ in first }
    let icon = try #require(android(texts))
    #expect(icon.shown(in: try LanguageTag(locale), mode: mode)?.file == file)
  }

  @Test func aFlagIsThatOfItsFile() throws {
    let icon = try #require(
      android([
        "drawable/i.xml": "<vector android:autoMirrored=\"true\"/>", "drawable-night/i.xml": "<vector/>",
      ]))
    #expect(icon.bases.map { $0.flipped != nil } == [true, false])
  }

  @Test(arguments: [
    ("drawable", true), ("drawable-src", false), ("values-b+ckb", true),
    ("drawable-ar-rEG-ldrtl-sw600dp-night-v24", true),
    ("drawable-nightly", false), ("drawable-xxhdpi", true), ("mipmap-anydpi-v26", true), ("drawable-", false),
  ])
  func onlyRealQualifiersCount(folder: String, isRead: Bool) {
    // "src" could be a language, but the folder is no folder of resources.
    #expect((AndroidQualifiers(ofFile: "images/\(folder)/a.xml") != nil) == false)
    if folder != "drawable-src" {
      #expect((AndroidQualifiers(ofFile: "res/\(folder)/a.xml") != nil) == isRead)
    }
  }

  @Test func aFolderForALanguageKeepsTheOtherQualifiers() throws {
    let folder = try #require(AndroidQualifiers("drawable-night-v24"))
    #expect(folder.folder(for: "ldrtl") == "drawable-ldrtl-night-v24" && folder.isBase)
    #expect(
      AndroidQualifiers("values-iw")?.locale == "he" && AndroidQualifiers("values-ar-rSA")?.locale == "ar-SA")
  }

  @Test func aCopyForALanguageExceptsItFromMirroring() {
    let flagged = "<vector\n  android:width=\"1dp\"\n  android:autoMirrored=\"true\">\n</vector>"
    let texts = [
      "drawable/i.xml": flagged, "drawable-iw/i.xml": "<vector\n  android:width=\"1dp\">\n</vector>",
    ]
    let set = read(.android, texts)
    #expect(set.icons.map(\.iconClass) == [.mirror] && set.icons.map(\.except) == [["he"]])
  }

  private static let kotlin = """
    fun Modifier.turned() = if (LocalLayoutDirection.current == LayoutDirection.Rtl) scale(-1f, 1f) else this
    """

  @Test(arguments: [
    ("Icon(painterResource(R.drawable.i), null, Modifier.turned())", true),
    ("Icon(painterResource(R.drawable.i), null, Modifier.mirrorIfRtl())", true),
    (
      "Icon(painterResource(R.drawable.i), modifier = Modifier.graphicsLayer(scaleX = if (isRtl) -1f else 1f))",
      true
    ),
    (
      "val flip = if (isRtl) Modifier.scale(-1f, 1f) else Modifier\nIcon(painterResource(R.drawable.i), null, flip)",
      true
    ),
    ("val p = painterResource(R.drawable.i)\nIcon(p, null, modifier = Modifier.autoMirror())", true),
    ("Drawable d = getDrawable(R.drawable.i);\nd.setAutoMirrored(true);", true),
    ("row.icon.setImageResource(R.drawable.i)\nrow.icon.scaleX = if (isRtl) -1f else 1f", true),
    ("AutoMirroredIcon(R.drawable.i)", true),
    (
      "val p = painterResource(R.drawable.i)\nval q = painterResource(R.drawable.other)\nq.autoMirror()",
      false
    ),
    ("val p = painterResource(R.drawable.i)\nfun f(p: Painter) = Icon(p, null, Modifier.turned())", false),
    ("Icon(painterResource(R.drawable.i), null, Modifier.scale(.5f))", false),
    ("Icon(painterResource(R.drawable.other), null, Modifier.turned())", false),
  ])
  func codeFlipsTheDrawingThatItShows(code: String, isFlipped: Bool) throws {
    let set = read(
      .android, ["drawable/i.xml": "<vector/>"], code: ["A.kt": Self.kotlin, "B.kt": "// Bar\n" + code])
    #expect(try #require(set.shown["i"]).bases.map { $0.flipped != nil } == [isFlipped])
    #expect(set.icons.map(\.iconClass) == [isFlipped ? .mirror : .fixed] && set.remarks.isEmpty)
  }

  /// A view whose scale is a value of the configuration: -1 in `values-ldrtl`.
  @Test(arguments: [
    ("android:scaleX=\"@integer/direction\"", true), ("android:rotationY=\"@integer/turn\"", true),
    ("android:scaleX=\"0.5\"", false),
  ])
  func aLayoutFlipsTheDrawingThatItShows(attribute: String, isFlipped: Bool) throws {
    let view = "<ImageView\n  android:src=\"@drawable/i\"\n  \(attribute)/>"
    let facts = SourceFacts(Array(view.utf8), .resources)
    let flips = CodeFlips([("layout/a.xml", facts)])
    #expect((flips.places["i"] == "layout/a.xml:3") == isFlipped, "\(flips.places)")
    #expect(ImportKind.android.language(of: "res/layout/a.xml") == .resources)
  }

  @Test func twoFlipsAreNamed() {
    let set = read(
      .android, ["drawable/i.xml": "<vector android:autoMirrored=\"true\"/>"],
      code: ["A.kt": "\n\nIcon(painterResource(R.drawable.i), null, Modifier.flipInRtl())"])
    #expect(set.remarks.map(\.file) == ["drawable/i.xml"])
    #expect(set.remarks.first?.message.contains("A.kt:3") == true)
  }

  @Test(arguments: [
    ("Image(\"i\").renderingMode(.template)\n  .flipsForRightToLeftLayoutDirection(true)", true),
    ("Image(\"i\").flipsForRightToLeftLayoutDirection(false)", false),
    ("UIImage(named: \"i\")?.imageFlippedForRightToLeftLayoutDirection()", true),
    ("Image(.i).scaleEffect(x: layoutDirection == .rightToLeft ? -1 : 1)", true),
    ("Image(\"i\").resizable()\nImage(\"other\").flipsForRightToLeftLayoutDirection(true)", false),
  ])
  func swiftFlipsTheImageThatItShows(code: String, isFlipped: Bool) throws {
    let contents = "{\"images\":[{\"filename\":\"a.svg\"}]}"
    let set = read(.xcassets, ["i.imageset/Contents.json": contents], code: ["A.swift": code])
    #expect(try #require(set.shown["i"]).bases.map { $0.flipped != nil } == [isFlipped])
  }

  /// Xcode and generators of code name `arrow-back` as `arrowBack`.
  @Test(arguments: [
    "Image(.arrowBack).flipsForRightToLeftLayoutDirection(true)",
    "Image(uiImage: Asset.Arrows.arrowBack.image).flipsForRightToLeftLayoutDirection(true)",
    "Image(R.image.arrowBack).mirroredForRTL()",
    "let icon = UIImage(named: \"arrow-back\")\nview.image = icon?.imageFlippedForRightToLeftLayoutDirection()",
  ])
  func swiftNamesImagesInSeveralWays(code: String) throws {
    let contents = "{\"images\":[{\"filename\":\"a.svg\"}]}"
    let set = read(.xcassets, ["arrow-back.imageset/Contents.json": contents], code: ["A.swift": code])
    #expect(set.icons.map(\.iconClass) == [.mirror])
  }

  /// A symbol with forward or backward in its name turns by itself.
  @Test(arguments: [
    ("Image(systemName: \"chevron.forward\").flipsForRightToLeftLayoutDirection(true)", ["A.swift"]),
    ("UIImage(systemName: \"arrow.backward\")?.imageFlippedForRightToLeftLayoutDirection()", ["A.swift"]),
    ("Image(systemName: \"chevron.right\").flipsForRightToLeftLayoutDirection(true)", []),
    ("Image(systemName: \"chevron.forward\")", []),
    ("Image(\"chevron.forward\").flipsForRightToLeftLayoutDirection(true)", []),
  ])
  func aSymbolThatIsFlippedTwiceIsNamed(code: String, files: [String]) throws {
    let contents = "{\"images\":[{\"filename\":\"a.svg\"}]}"
    let set = read(.xcassets, ["i.imageset/Contents.json": contents], code: ["A.swift": "\n" + code])
    #expect(set.remarks.map(\.file) == files && set.remarks.allSatisfy(\.isAboutUsers))
    #expect(set.remarks.allSatisfy { $0.message.hasPrefix("line 2 flips ") })
  }

  private func catalog(_ rows: String) -> ImportedSet {
    XcodeCatalog.read(
      ImportSource(files: ["i.imageset/Contents.json"]) { _ in Array("{\"images\":[\(rows)]}".utf8) })
  }

  @Test func aSetOfTooManyRowsIsLeftOut() {
    let row = "{\"filename\":\"a.svg\"}"
    #expect(catalog(Array(repeating: row, count: 500).joined(separator: ",")).icons.count == 1)
    let many = catalog(Array(repeating: row, count: 501).joined(separator: ","))
    #expect(many.icons.isEmpty)
    #expect(many.remarks.map(\.message) == ["left out: it lists 501 images, more than 500"])
  }

  @Test func aNameHasOneValueInAFile() {
    let item = "<item name=\"i\" type=\"drawable\">@drawable/a</item>"
    let shown = android(["drawable/i.xml": "<vector/>", "values-ldrtl/d.xml": item + item])
    #expect(shown?.drawings.count == 2)
  }

  @Test(arguments: [
    ("en", [String](), "a.svg", false), ("fa", [], "a.svg", true), ("fa", ["dark"], "d.svg", true),
    ("he", [], "a.svg", false), ("he-IL", [], "a.svg", true),
  ])
  func catalogsTakeALocaleExactly(locale: String, mode: [String], file: String, isFlipped: Bool) throws {
    let direction = "\"language-direction\":\"left-to-right\""
    let set = catalog(
      "{\"filename\":\"a.svg\",\(direction)},"
        + "{\"filename\":\"d.svg\",\(direction),\"appearances\":[{\"appearance\":\"luminosity\",\"value\":\"dark\"}]},"
        + "{\"filename\":\"a.svg\",\"locale\":\"he\"}")
    let tag = try LanguageTag(locale)
    let shown = try #require(set.shown["i"]?.shown(in: tag, mode: mode))
    #expect(shown.file == "i.imageset/" + file && (shown.flipped == tag.direction) == isFlipped)
    #expect(set.icons.map(\.except) == [["he"]])
  }

  @Test func aRowForTheOtherDirectionEndsTheFlip() throws {
    let set = catalog(
      "{\"filename\":\"a.svg\",\"language-direction\":\"left-to-right\"},"
        + "{\"filename\":\"r.svg\",\"language-direction\":\"right-to-left\"}")
    let shown = try #require(set.shown["i"]?.shown(in: try LanguageTag("ar"), mode: []))
    #expect(shown.file == "i.imageset/r.svg" && shown.flipped == nil)
  }
}
