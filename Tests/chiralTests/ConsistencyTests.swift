import ChiralManifest
import ChiralRequests
import ChiralTestSupport
import ChiralValues
import Foundation
import Testing

/// Every icon in every locale shows the same picture through every target: that of `files`.
///
/// Chromium is asked directly if it is installed, GTK by `make verify`; the lookups of the other platforms
/// are simulated according to their documentation.
@Suite struct ConsistencyTests {
  private static let simulations: [String: any PlatformSimulation.Type] = [
    "xcassets": XcodeSimulation.self, "android": AndroidSimulation.self, "windows": WindowsSimulation.self,
    "flutter": FlutterSimulation.self, "iconify": IconifySimulation.self, "gtk": GTKSimulation.self,
  ]

  @Test(arguments: simulations.keys.sorted()) func platformsShowWhatFilesHold(target: String) throws {
    let exports = try OwnExports.shared.get()
    let simulation = try #require(Self.simulations[target]).init(exports)
    let helper = RenderHelper(.init(executable: BuiltProducts.renderer))
    for icon in exports.icons {
      var compared: Set<Pair> = []
      for locale in exports.locales {
        let shown = try simulation.picture(icon, locale)
        let expected = try exports.expectedData(icon, locale)
        guard compared.insert(Pair(shown: shown, expected: expected)).inserted else { continue }
        expectSamePicture(
          try shown.bitmap(helper), try exports.decoded(expected), "\(target)-\(icon)-\(locale.text)")
      }
    }
  }

  /// The pairs that were compared already, for another locale.
  private struct Pair: Hashable {
    let shown: ShownPicture
    let expected: Data
  }

  /// One page with a part for each locale, in the real browser.
  @Test(.enabled(if: Browser.executable != nil)) func aPageShowsWhatFilesHold() throws {
    let exports = try OwnExports.shared.get()
    let page = try WebPageOfLocales(exports)
    let shown = try #require(
      try Browser.picture(of: page.file, width: page.width, height: page.height))
    for (column, icon) in exports.icons.enumerated() {
      let pictures = try exports.pictures(icon)
      for (row, locale) in exports.locales.enumerated() {
        let expected = try exports.expected(icon, locale)
        page.expectSame(
          shown, column: column, row: row, expected, "\(icon)-\(locale.text)", others: pictures)
      }
    }
  }

  /// Code, or the controls of a player, in an Arabic page: icons with a direction are those for left to right
  /// there, and letters, which have no direction, stay Arabic.
  @Test(.enabled(if: Browser.executable != nil)) func aPartInTheOtherDirectionFollowsItsOwn() throws {
    let exports = try OwnExports.shared.get()
    let page = try WebPageOfLocales(exports, lang: "ar", dir: "ltr")
    let shown = try #require(
      try Browser.picture(of: page.file, width: page.width, height: page.height))
    let (english, arabic, pseudo) = (try LanguageTag("en"), try LanguageTag("ar"), try LanguageTag("ar-XB"))
    for (column, icon) in exports.icons.enumerated() {
      let leftToRight = try exports.expected(icon, english)
      let hasDirection = try exports.expected(icon, pseudo) != leftToRight
      let expected = hasDirection ? leftToRight : try exports.expected(icon, arabic)
      page.expectSame(
        shown, column: column, row: 0, expected, "\(icon)-ar-ltr", others: try exports.pictures(icon))
    }
  }

  /// Handwritten markup may name one symbol of several; it is shown whatever the direction.
  @Test(.enabled(if: Browser.executable != nil)) func aSymbolThatStandsAloneIsShown() throws {
    let exports = try OwnExports.shared.get()
    let page = try WebPageOfLocales(exports, lang: "ar", dir: "rtl", isAlone: true)
    let shown = try #require(
      try Browser.picture(of: page.file, width: page.width, height: page.height))
    for (column, icon) in exports.icons.enumerated() {
      #expect(page.hasInk(shown, column: column), "\(icon) is blank")
    }
  }

  /// Whole pages in one direction and language, as users see them, if `CHIRAL_FULL=1`.
  @Test(
    .enabled(if: Browser.executable != nil && ProcessInfo.processInfo.environment["CHIRAL_FULL"] == "1"),
    // The language, the direction, and the locale of the files; a pseudo-locale has no language.
    arguments: [("en", "ltr", "en"), ("en", "rtl", "ar-XB"), ("ar", "rtl", "ar"), ("he", "rtl", "he")])
  func wholePagesShowWhatFilesHold(lang: String, dir: String, locale: String) throws {
    let exports = try OwnExports.shared.get()
    let tag = try LanguageTag(locale)
    let page = try WebPageOfLocales(exports, lang: lang, dir: dir)
    let shown = try #require(
      try Browser.picture(of: page.file, width: page.width, height: page.height))
    for (column, icon) in exports.icons.enumerated() {
      let expected = try exports.expected(icon, tag)
      let pictures = try exports.pictures(icon)
      page.expectSame(shown, column: column, row: 0, expected, "\(icon)-\(lang)-\(dir)", others: pictures)
    }
  }
}

/// A page that shows icons in a row for each locale, with the sprite and the style sheet of the target `web`.
struct WebPageOfLocales {
  private static let columns = 32
  private let scratch: ScratchFolder
  private let rows: Int
  private let lines: Int
  let file: URL

  var width: Int { Self.columns * OwnExports.size }
  var height: Int { rows * lines * OwnExports.size }

  /// Creates a page with a part for each locale, or with one part for the whole page, which then has the
  /// root's own language and direction. With `isAlone`, an icon has only the first of its symbols. Components
  /// supply the markup of each icon as a server wrote it, and the corresponding style sheet.
  init(
    _ exports: OwnExports, lang: String? = nil, dir: String = "ltr", isAlone: Bool = false,
    components: (css: String, markup: [String: String])? = nil
  ) throws {
    scratch = try ScratchFolder()
    file = scratch.url.appending(path: "page.html")
    lines = (exports.icons.count + Self.columns - 1) / Self.columns
    rows = lang == nil ? exports.locales.count : 1
    let parts =
      lang == nil
      ? exports.locales.map { "<div class=part lang=\"\($0.text)\" dir=\"\($0.direction.rawValue)\"></div>" }
      : ["<div class=part></div>"]
    if let components {
      let parts = exports.locales.map { locale in
        "<div class=part lang=\"\(locale.text)\" dir=\"\(locale.direction.rawValue)\">"
          + exports.icons.enumerated().map { index, name in
            let place =
              "left:\(index % Self.columns * OwnExports.size)px;top:\(index / Self.columns * OwnExports.size)px"
            return "<span style=\"position:absolute;font-size:\(OwnExports.size)px;line-height:0;\(place)\">"
              + "\(components.markup[name] ?? "")</span>"
          }.joined() + "</div>"
      }
      let page = """
        <!doctype html><html lang="en"><meta charset="utf-8"><style>\(components.css)</style>
        <style>body { margin: 0; direction: ltr } .chiral-icon { vertical-align: top }
        div.part { position: relative; height: \(lines * OwnExports.size)px }</style>\(parts.joined())
        """
      try Data(page.utf8).write(to: file)
      return
    }
    let names = JSONValue.array(exports.icons.map(JSONValue.string)).printed(.compact)
    // A module cannot be imported from a file, so that it stands in the page.
    let module = try exports.text("web", "icons.js").replacing("\nexport ", with: "\n")
    let function = "const markup = (() => {\n\(module)\nreturn markup;\n})();"
    let page = """
      <!doctype html><html lang="\(lang ?? "en")" dir="\(dir)"><meta charset="utf-8">
      <style>\(try exports.text("web", "icons.css"))</style>
      <style>body { margin: 0; direction: ltr } .icon { font-size: \(OwnExports.size)px }
      div.part { position: relative; height: \(lines * OwnExports.size)px }</style>
      <div style="position:absolute;width:0;height:0">\(try exports.text("web", "sprite.svg"))</div>
      \(parts.joined())
      <script>
      \(function)
      const line = \(names).map((name, index) => {
        const left = index % \(Self.columns) * \(OwnExports.size);
        const top = Math.floor(index / \(Self.columns)) * \(OwnExports.size);
        return markup(name, { sprite: "" })
          .replace("<svg ", `<svg style="position:absolute;left:${left}px;top:${top}px" `)
          .replace(\(isAlone ? "/(<use [^>]*>)(<use [^>]*>)+/" : "/$^/"), "$1");
      }).join("");
      for (const part of document.querySelectorAll(".part")) part.innerHTML = line;
      </script>
      """
    try Data(page.utf8).write(to: file)
  }

  /// Returns true if a place of the page's only part shows anything.
  func hasInk(_ shown: Bitmap, column: Int) -> Bool {
    let left = column % Self.columns * OwnExports.size
    let top = column / Self.columns * OwnExports.size
    return (top..<top + OwnExports.size).contains { y in
      (left..<left + OwnExports.size).contains { shown.pixels[(y * shown.width + $0) * 4] < 128 }
    }
  }

  /// Expects a place of the page to show a picture on white, apart from the antialiasing of another renderer,
  /// and none of the icon's other pictures.
  func expectSame(
    _ shown: Bitmap, column: Int, row: Int, _ expected: Bitmap, _ name: String, others: Set<Bitmap>
  ) {
    let left = column % Self.columns * OwnExports.size
    let top = (row * lines + column / Self.columns) * OwnExports.size
    let differing = Self.differingPixels(shown, left, top, expected)
    #expect(differing * 100 <= OwnExports.size * OwnExports.size, "\(name): \(differing) pixels differ")
    for other in others where !other.looksLike(expected) && Self.areToldApart(other, expected) {
      #expect(Self.differingPixels(shown, left, top, other) > differing, "\(name) shows another picture")
    }
  }

  /// Returns true if pixels of two pictures differ by more than antialiasing: ٢ and ۲ are two characters of
  /// the same shape.
  private static func areToldApart(_ one: Bitmap, _ other: Bitmap) -> Bool {
    one.pixels.count != other.pixels.count
      || zip(one.pixels, other.pixels).contains { abs(Int($0) - Int($1)) > 128 }
  }

  private static func differingPixels(_ shown: Bitmap, _ left: Int, _ top: Int, _ expected: Bitmap) -> Int {
    let size = OwnExports.size
    var count = 0
    for y in 0..<size {
      for x in 0..<size {
        let one = ((top + y) * shown.width + left + x) * 4
        let other = (y * size + x) * 4
        let alpha = Int(expected.pixels[other + 3])
        var distance = 0
        for channel in 0..<3 {
          let wanted = (255 * (255 - alpha) + Int(expected.pixels[other + channel]) * alpha) / 255
          distance = max(distance, abs(Int(shown.pixels[one + channel]) - wanted))
        }
        count += distance > 64 ? 1 : 0
      }
    }
    return count
  }
}
