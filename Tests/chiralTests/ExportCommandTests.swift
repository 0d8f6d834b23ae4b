import ChiralManifest
import ChiralRequests
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
    #expect(try set.build("--only-listed-locales").status == 64)
  }

  /// A drawing for Arabic script serves Pashto, unless only the locales of the manifest count. Folders of Android and files
  /// of Windows and Xcode would make Pashto a language of the app.
  @Test func languagesOfTheSameScriptCanBeLeftOut() throws {
    try set.writeManifest([
      "letter": #"{ "class": "localized", "file": "arrow.left.svg", "variants": { "Arab": "set/wide.svg" } }"#
    ])
    func build(_ more: String...) throws -> Int32 {
      let targets = ["web", "android", "windows", "xcassets"].flatMap { ["--target", $0] }
      return try Command.run(["build"] + targets + more, in: set.folder).status
    }
    func mentions(_ path: String) throws -> Bool {
      let contents = try set.contents()
      return contents.contains { file, bytes in
        file.hasPrefix(path) && String(decoding: bytes, as: UTF8.self).contains(/:lang\(ps\)|"ps"/)
      }
    }
    #expect(try build() == 0)
    let paths = try set.contents().keys
    #expect(!paths.contains { $0.contains("drawable-ps") || $0.contains("language-ps") })
    #expect(paths.contains { $0.hasPrefix("android/res/drawable-ar") }, "\(paths)")
    #expect(try mentions("web/icons.css") && !mentions("xcassets/"))
    #expect(try build("--only-listed-locales") == 0)
    #expect(try !mentions("web/icons.css"))
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

  /// A set with two names that meet is written without one of the icons, so that nobody imports the wrong one.
  @Test func namesThatMeetFail() throws {
    try set.write(IconSet.arrow, to: "Assets/ArrowLeft.svg")
    try set.writeManifest(IconSet.icons.merging(["ArrowLeft": "\"fixed\""]) { $1 })
    let outcome = try set.build("--target", "web", "--target", "symbols")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains(
        "the icons \"arrow.left\" and \"ArrowLeft\" would both be called arrow-left here; rename one"),
      "\(outcome.errors)")
    let contents = try set.contents()
    #expect(String(decoding: contents["web/icons.json"] ?? Data(), as: UTF8.self).contains("\"ArrowLeft\""))
    #expect(contents.keys.contains { $0.hasSuffix("/arrow.left.svg") && $0.hasPrefix("symbols/") })
  }

  /// Languages of the same script share a drawing, which has the name of the first one in the manifest: Haryanvi, Marathi and
  /// many more show the letter of Hindi. A locale that is added at the end renames nothing.
  @Test func aSharedDrawingIsNamedAfterALocaleOfTheManifest() throws {
    for (name, path) in [("hi", "M4 5h16M15 5v15"), ("ar", "M20 6v8h-16")] {
      try set.write(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><path d=\"\(path)v3z\"/></svg>",
        to: "Assets/letter.\(name).svg")
    }
    func names(_ locales: [String]) throws -> Set<String> {
      try set.write(
        """
        { "version": 1, "assets": "Assets", "locales": \(locales), "sizes": [24], "scales": [1], "icons": { "letter": {
          "class": "localized", "file": "arrow.left.svg",
          "variants": { "Arab": "letter.ar.svg", "Deva": "letter.hi.svg" } } } }
        """, to: "manifest.json")
      let targets = ["web", "flutter", "symbols", "iconify", "xcassets", "react"].flatMap {
        ["--target", $0]
      }
      let outcome = try Command.run(["build"] + targets, in: set.folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
      let contents = try set.contents()
      func text(_ path: String) -> String { String(decoding: contents[path] ?? Data(), as: UTF8.self) }
      let ids = text("web/sprite.svg").matches(of: /<symbol id="([^"]*)"/).map { "web " + $0.1 }
      let keys = text("react/icons/Letter.js").matches(of: #/\["([a-z-]+)", /#).map { "react " + $0.1 }
      let icons = try JSONNode(file: set.folder.appending(path: "chiral-out/iconify/icons.json"))["icons"]
      let drawn = icons?.members?.map { "iconify " + $0.key } ?? []
      return Set(ids + keys + drawn + contents.keys.filter { $0.contains(/svg$|png$/) })
    }
    let first = try names(["en", "ar-SA", "hi"])
    for name in ["web letter-hi", "web letter-ar", "react hi", "react ar", "iconify letter-hi"] {
      #expect(first.contains(name), "\(name): \(first.sorted())")
    }
    for path in [
      "flutter/assets/icons/hi/letter.png", "symbols/Symbols.xcassets/letter.hi.symbolset/letter.hi.svg",
      "xcassets/Icons.xcassets/letter.imageset/letter-hi.svg",
    ] { #expect(first.contains(path), "\(path): \(first.sorted())") }
    #expect(first.allSatisfy { !$0.contains(/bgc|ckb/) }, "\(first.sorted())")
    for added in ["bho", "mr", "fa", "az-Arab", "ckb", "ar"] {
      let names = try names(["en", "ar-SA", "hi", added])
      // The keys of React are not seen by those who use its icons.
      let gone = first.subtracting(names).filter { !$0.hasPrefix("react ") }
      #expect(gone.isEmpty, "\(added)")
    }
  }

  /// A set in colours has no symbols; a line per icon would hide everything else.
  @Test func manyEqualWarningsAreOneLine() throws {
    let names = (10...21).map { "i\($0)" }
    for name in names {
      try set.write(
        #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="red" d="M2 2h9v9z"/></svg>"#,
        to: "Assets/\(name).svg")
    }
    try set.writeManifest(Dictionary(uniqueKeysWithValues: names.map { ($0, "\"fixed\"") }))
    let reason = #"left out: it has a colour that "template" does not name, which a symbol does not support"#
    let outcome = try set.build("--target", "symbols")
    #expect(
      outcome.errors.contains(
        "warning: symbols: i10, i11, i12 and 9 more: \(reason) (--verbose lists all)\n"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("i13"))
    let verbose = try set.build("--target", "symbols", "--verbose")
    for name in names { #expect(verbose.errors.contains("warning: symbols: \(name): \(reason)\n")) }
  }

  /// GTK would show the grey of a symbolic PNG as a mixture of the colours for success, warnings and errors.
  @Test func symbolicPNGsAreBlack() throws {
    try set.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><mask id="m"><path fill="#fff" d="M0 0h20v24H0z"/></mask>
      <path mask="url(#m)" fill="#bebebe" d="M2 2h20v20z"/></svg>
      """, to: "Assets/grey-symbolic.svg")
    try set.writeManifest(["grey-symbolic": #""mirror""#])
    let outcome = try set.build("--target", "gtk")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let pictures = try set.contents().filter { $0.key.hasSuffix(".symbolic.png") }
    #expect(pictures.keys.contains { $0.hasSuffix("grey-symbolic-rtl.symbolic.png") })
    for (path, data) in pictures {
      let pixels = try PNG.decode(Array(data)).pixels
      #expect(pixels.contains { $0 > 0 }, "\(path)")
      #expect(pixels.indices.allSatisfy { $0 % 4 == 3 || pixels[$0] == 0 }, "\(path)")
    }
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
