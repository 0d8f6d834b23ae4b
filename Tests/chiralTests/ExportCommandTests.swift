import ChiralManifest
import ChiralTestSupport
import Foundation
import Testing

@Suite struct ExportCommandTests {
  private let set: IconSet

  init() throws { set = try IconSet() }

  @Test func targetsStandSideBySideBelowTheFiles() throws {
    let outcome = try set.build("--target", "files", "--target", "xcassets", "--target", "iconify")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let paths = try set.contents().keys
    #expect(paths.contains("ar/arrow.forward.svg"))
    #expect(paths.contains("xcassets/Icons.xcassets/arrow.forward.imageset/Contents.json"))
    #expect(paths.contains("iconify/icons.json"))
  }

  @Test func bakingGivesPlatformsTheirOwnDrawings() throws {
    _ = try set.build("--target", "android")
    #expect(try set.contents().keys.contains("android/res/drawable/ic_arrow_forward_16.xml"))
    #expect(try !set.contents().keys.contains("android/res/drawable-ldrtl/ic_arrow_forward_16.xml"))
    let outcome = try set.build("--target", "android", "--bake")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try set.contents().keys.contains("android/res/drawable-ldrtl/ic_arrow_forward_16.xml"))
    #expect(try set.build("--bake").status == 64)
  }

  /// Arabic in Latin letters begins with `ar`, but is not written in Arabic letters.
  @Test func lettersOfAScriptAreNotShownToTheSameLanguageInAnother() throws {
    try set.write(IconSet.wide, to: "Assets/letter.svg")
    try set.writeManifest([
      "letter": #"{ "class": "localized", "variants": { "Arab": "other.svg" } }"#
    ])
    let outcome = try set.build("--target", "web", "--target", "iconify", "--target", "android")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let facts = try JSONNode(file: set.folder.appending(path: "chiral-out/web/icons.json"))["icons"]
    let locales = facts?["letter"]?["locales"]
    #expect(locales?["ar"]?.string == "letter-ar")
    #expect(locales?["ar-Latn"]?.string == "letter")
    let style = try String(
      contentsOf: set.folder.appending(path: "chiral-out/web/icons.css"), encoding: .utf8)
    let (general, latin) = (style.range(of: ":lang(ar)"), style.range(of: ":lang(ar-Latn)"))
    #expect(try #require(general).lowerBound < #require(latin).lowerBound)
    let icons = try JSONNode(file: set.folder.appending(path: "chiral-out/iconify/icons.json"))
    #expect(icons["icons"]?["letter-ar-latn"] != nil || icons["aliases"]?["letter-ar-latn"] != nil)
    // Android compares scripts itself.
    #expect(try !set.contents().keys.contains { $0.contains("Latn") })
  }

  @Test func namesThatBecomeOneAreToldApart() throws {
    try set.write(IconSet.arrow, to: "Assets/arrow-left.svg")
    try set.writeManifest(IconSet.icons.merging(["arrow-left": "\"fixed\""]) { $1 })
    let outcome = try set.build("--target", "web")
    #expect(outcome.status == 0)
    #expect(
      outcome.errors.contains(
        "web: arrow.left: is named arrow-u002e-left, because arrow-left is arrow-left"), "\(outcome.errors)")
    #expect(try set.contents().keys.contains("web/icons.css"))
  }

  @Test func aTargetThatIsNotNamedStays() throws {
    _ = try set.build("--target", "iconify")
    _ = try set.build()
    #expect(try set.contents().keys.contains("iconify/icons.json"))
    let outcome = try set.build("--target", "xcassets")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let paths = try set.contents().keys
    #expect(paths.contains("iconify/icons.json") && paths.contains("ar/arrow.left.svg"))
  }

  @Test func onlyStaleFilesAreRemoved() throws {
    _ = try set.build("--target", "xcassets")
    try set.write("mine", to: "chiral-out/xcassets/Icons.xcassets/mine.txt")
    try set.writeManifest(IconSet.icons.filter { $0.key == "arrow.left" })
    _ = try set.build("--target", "xcassets")
    let paths = try set.contents().keys
    #expect(paths.filter { $0.contains("arrow.forward") }.isEmpty)
    #expect(paths.contains("xcassets/Icons.xcassets/mine.txt"))
  }

  @Test func foreignFilesAreNotOverwritten() throws {
    let path = "chiral-out/xcassets/Icons.xcassets/arrow.left.imageset/Contents.json"
    try set.write("mine", to: path)
    let outcome = try set.build("--target", "xcassets", "--target", "iconify")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("arrow.left.imageset/Contents.json: it was not written by chiral build"))
    #expect(try set.contents()[String(path.dropFirst(11))] == Data("mine".utf8))
    #expect(try !set.contents().keys.contains("iconify/icons.json"))
  }

  @Test func aSecondBuildChangesNothing() throws {
    let options = ["--target", "xcassets", "--target", "iconify", "--target", "files"]
    _ = try Command.run(["build"] + options, in: set.folder)
    let dates = try set.dates()
    let second = try Command.run(["build"] + options, in: set.folder)
    #expect(second.errors.contains("nothing to change"))
    #expect(try set.dates() == dates)
  }

  @Test func aDryRunWritesNothing() throws {
    let outcome = try set.build("--target", "iconify", "--dry-run")
    #expect(outcome.output.contains("would be created iconify/icons.json"))
    #expect(!FileManager.default.fileExists(atPath: set.folder.path + "/chiral-out"))
  }

  @Test(arguments: [["--locale", "ar"], ["--size", "16"], ["--scale", "2"]])
  func aPlatformGetsTheWholeSet(options: [String]) throws {
    let outcome = try Command.run(["build", "--target", "iconify"] + options, in: set.folder)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("a platform's folder holds the whole set"))
  }

  /// A platform would show the left-to-right drawing instead of a missing one.
  @Test func anIconThatLacksAPictureIsLeftOut() throws {
    try set.write("<svg", to: "Assets/other.svg")
    let outcome = try set.build("--target", "xcassets")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("Assets/other.svg:1:"))
    #expect(try set.contents().keys.filter { $0.contains("wide") }.isEmpty)
  }
}
