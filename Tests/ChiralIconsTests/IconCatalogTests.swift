import ChiralIcons
import ChiralTestSupport
import Foundation
import Testing

/// The catalogue of icons built by the tool.
@Suite struct IconCatalogTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func folder(_ name: String) -> URL { scratch.url.appending(path: name) }

  /// Builds our own icons for some locales.
  private func built(_ name: String, _ options: [String]) throws -> IconCatalog {
    let outcome = try Command.run(
      ["build", "--no-cache", "--output", folder(name).path] + options, in: Repository.root)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return try IconCatalog(directory: folder(name))
  }

  @Test func everyLocaleThatWasBuiltHasItsOwnFiles() throws {
    let options = ["en", "ar", "he"].flatMap { ["--locale", $0] } + ["--scale", "1", "--scale", "2"]
    let icons = try built("own", options)
    #expect(icons.names.count > 100)
    #expect(icons.locales == ["ar", "en", "he"])
    for name in icons.names {
      for locale in icons.locales {
        let shown = try #require(icons.resolve(name, language: locale))
        #expect(shown.locale == locale)
        let files = ["\(locale)/\(name).svg", "\(locale)/\(name)-24@1x.png", "\(locale)/\(name)-24@2x.png"]
        #expect(
          ([shown.drawing] + shown.pictures.map(\.url)) == files.map { folder("own").appending(path: $0) })
        for url in shown.pictures.map(\.url) { #expect(FileManager.default.fileExists(atPath: url.path)) }
      }
    }
    let picture = try #require(
      icons.picture("arrow.forward", locale: Locale(identifier: "ar_EG"), size: 24, scale: 2))
    #expect(picture.url == folder("own").appending(path: "ar/arrow.forward-24@2x.png"))
    #expect(
      icons.drawing("arrow.forward", locale: Locale(identifier: "iw"))?.path.hasSuffix(
        "/he/arrow.forward.svg") == true)
    #expect(icons.resolve("no.such.icon", language: "en") == nil)
  }

  /// The catalogue's choice for a locale that was not built is the picture that the tool builds for that
  /// locale.
  @Test func otherLocalesGetWhatTheToolWouldHaveBuilt() throws {
    let set = try SmallSet(scratch)
    let some = try set.build("some", ["en", "ar", "he"])
    let asked = [
      "fr", "de-CH", "ar-EG", "ar-SA", "fa", "ur", "pa-PK", "ku-Arab", "uz-AF", "dv", "syr", "hi",
      "yi", "ps", "ckb",
    ]
    let all = try set.build("all", ["en", "ar", "he"] + asked)
    for name in all.names {
      for locale in asked {
        let shown = try #require(some.drawing(name, locale: Locale(identifier: locale)))
        let right = try #require(all.drawing(name, locale: Locale(identifier: locale)))
        let isRight = try Data(contentsOf: shown) == Data(contentsOf: right)
        #expect(isRight, "\(name) in \(locale): \(shown.path)")
      }
    }
  }

  /// A language that was not built gets the picture of a built one with the same digits, although its name or its direction
  /// is nearer to another.
  @Test func numbersHaveTheDigitsOfTheLanguage() throws {
    let icons = try SmallSet(scratch).build("digits", ["en", "ar", "ar-SA", "fa"], more: SmallSet.day)
    let served = ["ps", "ks", "pa-PK", "uz-AF", "sd", "ckb", "ar-EG", "ur", "az-IR", "hi", "ne"].map {
      icons.resolve("day", language: $0)?.locale
    }
    #expect(served == ["fa", "fa", "fa", "fa", "ar-SA", "ar-SA", "ar", "ar", "ar", "en", "en"])
    #expect(icons.resolve("signature", language: "sd")?.locale == "ar")
  }

  /// A part of an interface that is read against its language shows what is drawn for its direction; letters go by the
  /// language.
  @Test func theDirectionOfThePlaceCounts() throws {
    let icons = try SmallSet(scratch).build("directions", ["en", "ar", "he"])
    func served(_ name: String, _ language: String, _ direction: Locale.LanguageDirection) -> String? {
      icons.resolve(name, language: language, direction: direction)?.locale
    }
    #expect(served("arrow", "ar", .leftToRight) == "en" && served("arrow", "ar", .rightToLeft) == "ar")
    #expect(served("arrow", "en", .rightToLeft) == "ar" && served("arrow", "en", .unknown) == "en")
    #expect(served("ask", "he", .leftToRight) == "en" && served("ask", "he", .rightToLeft) == "he")
    #expect(served("door", "fr", .rightToLeft) == "ar" && served("page", "he", .leftToRight) == "en")
    for direction in [Locale.LanguageDirection.leftToRight, .rightToLeft] {
      #expect(served("signature", "ar", direction) == "ar" && served("bold", "he", direction) == "he")
      #expect(served("bold", "en", direction) == "en")
    }
  }

  @Test func aPseudoLocaleServesOnlyItself() throws {
    let icons = try SmallSet(scratch).build("pseudo", ["en", "ar-XB", "ar"])
    #expect(icons.resolve("signature", language: "ar-XB")?.outcome == "as-drawn")
    #expect(icons.resolve("signature", language: "fa")?.outcome == "drawn-for Arab")
    #expect(icons.resolve("arrow", language: "dv")?.locale == "ar")
    for name in icons.names { #expect(icons.resolve(name, language: "en-XB")?.locale == "ar-XB", "\(name)") }
  }

  @Test(arguments: [
    (24, 2, 24, 2), (24, 1, 24, 1), (17, 1, 24, 1), (16, 3, 16, 2), (8, 1, 16, 1), (48, 9, 24, 2),
  ]) func theNextLargerPictureServes(size: Int, scale: Int, foundSize: Int, foundScale: Int) throws {
    let icons = try SmallSet(scratch).build("sizes", ["en"])
    let picture = try #require(
      icons.picture("arrow", locale: Locale(identifier: "en"), size: size, scale: scale))
    #expect(picture.size == foundSize && picture.scale == foundScale)
    #expect(picture.url.lastPathComponent == "arrow-\(foundSize)@\(foundScale)x.png")
  }

  @Test func anInvalidLocaleIsServedAsOneOfUnknownLanguage() throws {
    let icons = try SmallSet(scratch).build("odd", ["en", "ar"])
    for text in ["", "C", "POSIX", "en_US_POSIX", "???", "zz", "en_US.UTF-8"] {
      #expect(icons.resolve("arrow", language: text)?.locale == "en")
    }
    #expect(icons.resolve("arrow", language: "ar_SA.UTF-8@latin")?.locale == "ar")
  }

  /// A declined icon is shown as it is drawn, and says so.
  @Test func declinedIconsAreShownAsDrawn() throws {
    let set = try SmallSet(scratch)
    try set.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><filter id="f"><feDiffuseLighting><feSpotLight x="2" y="2" z="9"/></feDiffuseLighting></filter>
      <path filter="url(#f)" d="M5 12h14"/></svg>
      """, to: "arrow.svg")
    let icons = try set.build("declined", ["en", "ar"], status: 1)
    let shown = try #require(icons.resolve("arrow", language: "ar"))
    #expect(shown.outcome == "declined" && shown.problem?.isEmpty == false)
    let drawn = try #require(icons.drawing("arrow", locale: Locale(identifier: "en")))
    let shownDrawing = try #require(shown.drawing)
    #expect(try Data(contentsOf: shownDrawing) == Data(contentsOf: drawn))
    #expect(shown.picture(size: 24) != nil)
  }

  @Test func aFolderWithoutAnIndexSaysWhatToDo() throws {
    let error = #expect(throws: IconCatalogError.self) { try IconCatalog(directory: scratch.url) }
    #expect(error == .missing(file: scratch.url.path + "/index.json"))
    #expect(error?.description.contains("build the icons") == true)
  }

  @Test(arguments: [
    (#"{ "format": "chiral-index", "version": 2, "icons": {} }"#, "chiral-index 2"),
    (#"{ "format": "chiral-plan", "version": 1, "icons": {} }"#, "chiral-plan 1"),
    (#"{ "version": 1 }"#, "build the icons again"), ("", "build the icons again"),
  ]) func invalidIndexesAreRefused(text: String, words: String) throws {
    try Data(text.utf8).write(to: folder("index.json"))
    let error = #expect(throws: IconCatalogError.self) { try IconCatalog(directory: scratch.url) }
    #expect(error?.description.contains(words) == true)
  }
}
