import ChiralManifest
import Testing

@testable import ChiralClassification

/// The file that a platform shows, as Android's table of qualifiers and asset catalogs choose it.
@Suite struct PlatformIconTests {
  private static let android = [
    "drawable/i.xml", "drawable-night/i.xml", "drawable-ldrtl/i.xml", "drawable-iw/i.xml",
    "drawable-ar-rSA-night/i.xml",
  ]

  private func android(_ texts: [String: String]) -> PlatformIcon? {
    AndroidResources.read(
      ImportSource(files: Array(texts.keys)) { texts[$0].map { Array($0.utf8) } }
    ).shown["i"]
  }

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
    let set = AndroidResources.read(
      ImportSource(files: Array(texts.keys)) { texts[$0].map { Array($0.utf8) } })
    #expect(set.icons.map(\.iconClass) == [.mirror] && set.icons.map(\.except) == [["he"]])
  }

  private func catalog(_ rows: String) -> ImportedSet {
    XcodeCatalog.read(
      ImportSource(files: ["i.imageset/Contents.json"]) { _ in Array("{\"images\":[\(rows)]}".utf8) })
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
