import ChiralRequests
import ChiralTestSupport
import Foundation
import Testing

@Suite struct BuildTests {
  private let set: IconSet

  init() throws { set = try IconSet() }

  @Test func everyLocaleGetsADrawingAndItsPNGs() throws {
    let outcome = try set.build()
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
    let paths = try set.contents().keys.filter { $0.hasPrefix("ar/") }.sorted()
    #expect(paths.count == 15)
    #expect(paths.contains("ar/set/wide-24@2x.png") && paths.contains("ar/arrow.left.svg"))
  }

  @Test func classesDecideWhatALocaleShows() throws {
    _ = try set.build()
    let files = try set.contents()
    #expect(files["en/arrow.forward.svg"] == Data(IconSet.arrow.utf8))
    #expect(files["ar/arrow.forward.svg"] != files["en/arrow.forward.svg"])
    #expect(files["ar/arrow.forward.svg"] == files["he/arrow.forward.svg"])
    #expect(files["ar/arrow.left.svg"] == files["en/arrow.left.svg"])
    #expect(files["he/set/wide.svg"] == Data(IconSet.arrow.utf8))
  }

  /// The numerals in the name of a file promise nothing if the icon has another name (R18).
  @Test func theNameOfTheIconCountsAndNotThatOfItsFile() throws {
    try set.write(IconSet.arrow, to: "Assets/numbers.svg")
    try set.writeManifest(["back": #"{ "class": "mirror", "file": "numbers.svg" }"#])
    #expect(try set.build().status == 0)
    try set.writeManifest(["numbers": #""mirror""#])
    #expect(try set.build().status == 1)
  }

  /// A picture with a fault is named by every build, until the manifest says that it is meant so.
  @Test func aPictureWithAFaultIsNamed() throws {
    let touching =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><path id=\"play\" d=\"M15 2l7 5-7 5z\"/>"
      + "<path d=\"M21 1h2v2h-2zM21 11h2v2h-2zM2 16h14v2H2z\"/></svg>"
    try set.write(touching, to: "Assets/play.svg")
    let warning =
      "warning: right-to-left: play: look at its picture: some of its parts run into each other there"
    try set.writeManifest(["play": ##"{ "class": "mirror", "components": { "#play": "move" } }"##])
    for _ in 1...2 {
      let outcome = try set.build()
      #expect(outcome.status == 0 && outcome.errors.contains(warning), "\(outcome.errors)")
    }
    try set.writeManifest([
      "play":
        ##"{ "class": "mirror", "components": { "#play": "move" }, "allow": { "parts-differ": "they are to touch" } }"##
    ])
    #expect(try !set.build().errors.contains("warning"))
  }

  /// An icon whose class says that it mirrors does so, also if its name is that of a letter.
  @Test func theClassWinsOverAName() throws {
    let names = ["a", "letter_b", "7", "text-italic"]
    for name in names { try set.write(IconSet.arrow, to: "Assets/\(name).svg") }
    try set.writeManifest(Dictionary(uniqueKeysWithValues: names.map { ($0, #""mirror""#) }))
    #expect(try set.build().status == 0)
    let files = try set.contents()
    for name in names { #expect(files["ar/\(name).svg"] != files["en/\(name).svg"], "\(name)") }
  }

  @Test func thePNGOfAPlainMirrorIsTheFlipOfItsBase() throws {
    _ = try set.build()
    let files = try set.contents()
    for name in ["arrow.forward-16@1x.png", "arrow.forward-24@2x.png", "set/wide-16@1x.png"] {
      let base = try PNG.decode(Array(try #require(files["en/\(name)"])))
      let mirrored = try PNG.decode(Array(try #require(files["ar/\(name)"])))
      #expect(base.flippedHorizontally() == mirrored)
      #expect(base != mirrored)
    }
  }

  @Test func theSizeIsTheHeightAndTheWidthFollows() throws {
    _ = try set.build()
    let file = try #require(try set.contents()["en/set/wide-16@2x.png"])
    let picture = try PNG.decode(Array(file))
    #expect(picture.height == 32 && picture.width == 48)
  }

  @Test func theIndexNamesEveryFileWithItsDigest() throws {
    _ = try set.build()
    let files = try set.contents()
    let index = String(decoding: try #require(files["index.json"]), as: UTF8.self)
    for path in files.keys where path != "index.json" { #expect(index.contains("\"\(path)\"")) }
    #expect(!index.contains(set.folder.path))
    #expect(index.contains("\"outcome\": \"drawn-for he\""))
  }

  @Test func aSecondBuildChangesNothing() throws {
    _ = try set.build()
    let dates = try set.dates()
    let second = try set.build()
    #expect(second.errors.contains("nothing to change"))
    #expect(try set.dates() == dates)
  }

  @Test(arguments: [["--jobs", "1"], ["--jobs", "7"], ["--no-links"]])
  func theBytesDoNotDependOnHowTheyAreMade(options: [String]) throws {
    _ = try set.build()
    let other = try Command.run(["build", "--output", "other"] + options, in: set.folder)
    #expect(other.status == 0, "\(other.errors)")
    #expect(try set.contents(of: "other") == set.contents())
  }

  @Test func theBytesDoNotDependOnTheFolderLanguageAndTimeZone() throws {
    _ = try set.build()
    let elsewhere = try Command.run(
      [
        "build", "--manifest", set.folder.appending(path: "manifest.json").path,
        "--output", set.folder.appending(path: "away").path,
      ],
      in: Repository.root, environment: ["LC_ALL": "tr_TR.UTF-8", "LANGUAGE": "tr", "TZ": "Asia/Tokyo"])
    #expect(elsewhere.status == 0, "\(elsewhere.errors)")
    #expect(try set.contents(of: "away") == set.contents())
  }

  @Test func equalFilesAreOneFileUnlessCopiesAreWanted() throws {
    func inode(_ path: String) throws -> Int? {
      let file = set.folder.appending(path: "chiral-out/" + path).path
      return try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int
    }
    _ = try set.build()
    #expect(try inode("ar/arrow.left.svg") == inode("en/arrow.left.svg"))
    _ = try set.build("--no-links")
    #expect(try inode("ar/arrow.left.svg") != inode("en/arrow.left.svg"))
  }

  @Test func filesOfIconsThatAreGoneAreRemovedAndNoOthers() throws {
    _ = try set.build()
    try set.write("mine", to: "chiral-out/en/notes.txt")
    try set.writeManifest(IconSet.icons.filter { $0.key == "arrow.left" })
    let outcome = try set.build("--verbose")
    #expect(outcome.errors.contains("removed ar/set/wide.svg"))
    let paths = try Set(set.contents().keys)
    #expect(paths.filter { $0.contains("wide") || $0.contains("forward") }.isEmpty)
    #expect(paths.contains("en/notes.txt"))
    #expect(!FileManager.default.fileExists(atPath: set.folder.path + "/chiral-out/ar/set"))
  }

  @Test func aPartialBuildLeavesTheRest() throws {
    _ = try set.build()
    let all = try set.contents()
    let outcome = try set.build("--locale", "ar", "--size", "16", "--scale", "2")
    #expect(outcome.status == 0)
    #expect(try set.contents() == all)
  }

  @Test func aDryRunTellsAndWritesNothing() throws {
    let outcome = try set.build("--dry-run")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("would be created ar/set/wide.svg"))
    #expect(!FileManager.default.fileExists(atPath: set.folder.path + "/chiral-out"))
  }

  @Test func quietSaysNothing() throws {
    let outcome = try set.build("--quiet")
    #expect(outcome.status == 0 && outcome.output.isEmpty && outcome.errors.isEmpty)
  }
}
