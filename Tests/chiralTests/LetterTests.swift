import ChiralRequests
import ChiralSVG
import ChiralTestSupport
import Foundation
import Testing

/// `chiral build` with letters and digits, in fonts whose glyphs are boxes.
@Suite struct LetterTests {
  private let icons: IconSet

  private static let fonts = #""Latn": "latin.ttf", "Arab": "arabic.ttf""#

  init() throws {
    icons = try IconSet()
    for (name, file) in [("latin", "boxes-latin"), ("arabic", "boxes-arabic")] {
      let font = Repository.root.appending(path: "Tests/Fixtures/fonts/\(file).ttf")
      try FileManager.default.copyItem(at: font, to: icons.folder.appending(path: "\(name).ttf"))
    }
  }

  private func write(
    _ manifestIcons: String, locales: String = #""en", "ar", "ar-SA", "he", "ar-XB""#,
    fonts: String = Self.fonts
  ) throws {
    try icons.write(
      """
      {"version": 1, "assets": "Assets", "locales": [\(locales)], "sizes": [24], "scales": [1],
       "fonts": {\(fonts)}, "icons": {\(manifestIcons)}}
      """, to: "manifest.json")
  }

  private func draw(_ name: String, _ content: String) throws {
    try icons.write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\" font-size=\"10\">\(content)</svg>\n",
      to: "Assets/\(name).svg")
  }

  private func texts(_ locale: String, _ icon: String) throws -> [(text: String, box: Rect)] {
    let file = icons.folder.appending(path: "chiral-out/\(locale)/\(icon).svg")
    let drawing = try SVGDocument(parsing: Array(try Data(contentsOf: file)), file: file.path)
    let index = ElementIndex(drawing)
    #expect(!index.elements.contains { $0.name == "text" })
    return index.elements.filter { $0["data-text"] != nil && $0.name == "path" }.compactMap { element in
      let map = element["transform"].flatMap(TransformList.init)?.affine ?? .identity
      return PathData(element["d"] ?? "").segments.bounds(under: map).map { (element["data-text"] ?? "", $0) }
    }
  }

  @Test func oneDrawingServesEveryLocaleAndEqualTextsShareAPicture() throws {
    try write(#""a": {"class": "localized", "text": {"text": {"Arab": "ب"}}}, "n": "localized""#)
    try draw("a", "<text y=\"20\">A</text>")
    try draw("n", "<text y=\"20\">12%</text>")
    let outcome = try icons.build()
    #expect(outcome.status == 0, "\(outcome.errors)")
    for (locale, letter, number) in [
      ("en", "A", "12%"), ("ar-SA", "ب", "١٢٪"), ("he", "A", "12%"), ("ar-XB", "A", "12%"),
    ] {
      #expect(try texts(locale, "a").map(\.text) == [letter])
      #expect(try texts(locale, "n").map(\.text) == [number])
    }
    let files = try icons.contents()
    #expect(files["ar/a.svg"] == files["ar-SA/a.svg"] && files["en/a.svg"] == files["he/a.svg"])
    #expect(outcome.errors.contains("5 distinct pictures"), "\(outcome.errors)")
  }

  @Test func pngsShowTheSVGThatIsWritten() throws {
    try write(#""a": {"class": "both", "text": {"text": {"Arab": "ب"}}}"#)
    try draw("a", "<path d=\"M2 2h5v20z\"/><text x=\"9\" y=\"20\">A</text>")
    #expect(try icons.build().status == 0)
    let helper = RenderHelper(RenderHelper.Options(executable: BuiltProducts.renderer))
    for locale in ["en", "ar"] {
      let folder = icons.folder.appending(path: "chiral-out/\(locale)")
      let svg = Array(try Data(contentsOf: folder.appending(path: "a.svg")))
      let request = RenderRequest(svg: svg, outputs: [RenderOutput(height: 24)])
      let png = Array(try Data(contentsOf: folder.appending(path: "a-24@1x.png")))
      #expect(try helper.render(request)[0].get().bytes == png)
    }
  }

  /// A column changes sides as one, a row is reordered, and no digit is mirrored (R18, R19).
  @Test func numeralsInMirroredDrawingsAreUprightAtTheMirroredPlace() throws {
    try write(
      """
      "column": {"class": "both", "components": {"#n": "move"}},
      "row": {"class": "both", "components": {"#n": "reorder"}}, "alone": "both"
      """)
    let column = [1, 2, 3].map { "<text x=\"2\" y=\"\($0 * 8)\">\($0)</text>" }.joined()
    try draw("column", "<path d=\"M9 4h13\"/><g id=\"n\">\(column)</g>")
    let row = [1, 2, 3].map { "<text x=\"\($0 * 6)\" y=\"20\">\($0)</text>" }.joined()
    try draw("row", "<path d=\"M9 4h13\"/><g id=\"n\">\(row)</g>")
    try draw("alone", "<path d=\"M9 4h13\"/><text x=\"2\" y=\"20\">12</text>")
    #expect(try icons.build().status == 0)
    let moved = try texts("ar-SA", "column")
    #expect(moved.map(\.text) == ["١", "٢", "٣"])
    #expect(moved[0].box.maxY < moved[1].box.minY && moved[1].box.maxY < moved[2].box.minY)
    let groupShift = try shift("ar-SA", "column")
    #expect(moved.allSatisfy { $0.box.minX + groupShift > 12 })
    let reordered = try texts("ar-SA", "row")
    #expect(reordered.map(\.text) == ["١", "٢", "٣"])
    #expect(reordered[0].box.minX > reordered[1].box.maxX && reordered[1].box.minX > reordered[2].box.maxX)
    let alone = try texts("ar-SA", "alone")
    #expect(alone.map(\.text) == ["١٢"] && alone[0].box.minX > 12)
  }

  /// Returns the distance by which a group of numerals was moved.
  private func shift(_ locale: String, _ icon: String) throws -> Double {
    let file = icons.folder.appending(path: "chiral-out/\(locale)/\(icon).svg")
    let drawing = try SVGDocument(parsing: Array(try Data(contentsOf: file)), file: file.path)
    let group = ElementIndex(drawing).elements.first { $0["id"] == "n" }
    return group?["transform"].flatMap(TransformList.init)?.affine.e ?? 0
  }

  @Test func aMissingGlyphOrFontNamesIconLocaleCharacterAndFamily() throws {
    try write(
      #""a": {"class": "localized", "text": {"text": {"Arab": "ض"}}}, "b": {"class": "localized", "fonts": {"Latn": "Chiral Nowhere"}}, "c": "fixed""#
    )
    for name in ["a", "b", "c"] { try draw(name, "<text y=\"20\">A</text>") }
    let outcome = try icons.build()
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains("(a for ar, ar-SA)")
        && outcome.errors.contains("\"arabic.ttf\" has no \"ض\" (U+0636)"),
      "\(outcome.errors)")
    #expect(
      outcome.errors.contains("(b for ar, ar-SA, ar-XB, en, he)")
        && outcome.errors.contains("\"Chiral Nowhere\""), "\(outcome.errors)")
    let files = try icons.contents()
    #expect(
      files["en/a.svg"] != nil && files["ar/a.svg"] == nil && files["en/b.svg"] == nil
        && files["ar/c.svg"] != nil)
  }

  /// A platform needs more pictures than the locales of the manifest; the message names the locale whose letter is missing.
  @Test(arguments: ["android", "web", "files"]) func aMissingGlyphNamesItsLocaleOnEveryTarget(
    target: String
  ) throws {
    try write(
      #""a": {"class": "localized", "text": {"text": {"fr": "1", "pt": "2", "Arab": "ب", "ko": "ض"}}}"#,
      locales: #""ko", "ar", "en", "pt-BR""#)
    try draw("a", "<text y=\"20\">A</text>")
    let outcome = try icons.build("--target", target)
    #expect(outcome.status == 1 && outcome.errors.contains("(a for ko)"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("pt-BR") && !outcome.errors.contains("for fr"), "\(outcome.errors)")
  }

  /// The letters become outlines before the drawing is mirrored, but nobody sees that text.
  @Test func messagesNamePlacesInTheFile() throws {
    try write(#""a": {"class": "both", "text": {"text": {"Arab": "ب"}}}"#)
    let text = "<text y=\"20\">AAAA</text>\n"
    try draw("a", text + "<path d=\"M2 2h5v9z\" style=\"transform: rotateY(3deg)\"/>")
    let outcome = try icons.build()
    #expect(outcome.status == 1 && outcome.errors.hasPrefix("Assets/a.svg:2:1: error: "), "\(outcome.errors)")
    let audit = try Command.run("audit", "--rule", "icon-declined", in: icons.folder)
    #expect(audit.output.contains("  Assets/a.svg:2:1: error: "), "\(audit)")
  }

  @Test func theIndexNamesFontsWithTheirVersions() throws {
    try write(#""a": {"class": "localized", "text": {"text": {"Arab": "ب"}}}"#)
    try draw("a", "<text y=\"20\">A</text>")
    #expect(try icons.build().status == 0)
    let data = try #require(try icons.contents()["index.json"])
    let index = String(decoding: data, as: UTF8.self).filter { !$0.isWhitespace }
    #expect(index.contains(#"{"family":"ChiralBoxes","style":"Regular","version":"1.250"}"#))
    #expect(index.contains(#"{"family":"ChiralBoxesArabic","style":"Regular","version":"1.250"}"#))
    // Entries of the index are reused: a second build changes nothing.
    let dates = try icons.dates()
    #expect(try icons.build().status == 0)
    #expect(try icons.dates() == dates)
  }

  @Test func textOfOtherClassesStaysText() throws {
    try write(#""f": "fixed", "m": "mirror""#, fonts: "")
    for name in ["f", "m"] { try draw(name, "<text y=\"20\" font-family=\"sans-serif\">1</text>") }
    #expect(try icons.build().status == 0)
    let files = try icons.contents()
    for path in ["ar-SA/f.svg", "ar-SA/m.svg"] {
      #expect(String(decoding: files[path] ?? Data(), as: UTF8.self).contains("<text"), "\(path)")
    }
  }
}
