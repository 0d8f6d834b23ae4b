import ChiralSVG
import Testing

@testable import ChiralDrawing

/// Sprite sheets and SVG fonts, taken apart.
@Suite struct SheetTests {
  private func pieces(_ body: String, _ attributes: String = "") throws -> [IconSheet.Piece] {
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(body)</svg>"
    return try IconSheet(SVGDocument(parsing: Array(svg.utf8), file: "s.svg")).pieces
  }

  private func text(_ piece: IconSheet.Piece) -> String { String(decoding: piece.svg ?? [], as: UTF8.self) }

  /// A symbol inherits from the place that shows it, not from the sheet; its own attributes stay.
  @Test func aSymbolIsADrawing() throws {
    let found = try pieces(
      "<symbol id=\"back\" viewBox=\"0 0 9 9\" stroke=\"red\"><path d=\"M6 1L2 4\"/></symbol><symbol id=\"next\" viewBox=\"0 0 9 9\"/>",
      "fill=\"blue\" width=\"0\"")
    #expect(found.map(\.name) == ["back", "next"])
    #expect(
      text(found[0])
        == "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\" stroke=\"red\"><path d=\"M6 1L2 4\"/></svg>\n"
    )
    #expect(text(found[1]) == "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"/>\n")
  }

  @Test func whatIconsShareIsInEachThatNeedsIt() throws {
    let found = try pieces(
      """
      <style>.a{fill:url(#g)}</style><defs><linearGradient id="g" href="#h"/><linearGradient id="h"/><path id="dot"/></defs>
      <symbol id="one" viewBox="0 0 9 9"><use href="#two"/></symbol><symbol id="two" viewBox="0 0 9 9"><path class="a"/></symbol>
      """)
    let one = text(found[0])
    #expect(one.contains("<defs><style>.a{fill:url(#g)}</style>"))
    #expect(one.contains("id=\"g\"") && one.contains("id=\"h\"") && one.contains("<symbol id=\"two\""))
    #expect(!text(found[1]).contains("id=\"dot\"") && !text(found[1]).contains("id=\"one\""))
  }

  /// The icons of a stack lie one above the other.
  @Test func drawingsWithIDsAreIconsIfThereAreNoSymbols() throws {
    let found = try pieces("<svg id=\"back\" viewBox=\"0 0 4 4\"><path d=\"M1 1h2\"/></svg>")
    #expect(found.map(\.name) == ["back"])
    #expect(text(found[0]).contains("viewBox=\"0 0 4 4\"><path"))
  }

  @Test(
    arguments: [
      ("<symbol viewBox=\"0 0 9 9\"/>", "its <symbol> has no id; add one"),
      ("<symbol id=\"a\"/>", "the <symbol> a has no viewBox; add one"),
      (
        "<font><glyph glyph-name=\"a\" d=\"M1 1h\"/></font>", "the outline of the glyph a cannot be read"
      ),
    ])
  func aPartThatIsNoIconHasAReason(body: String, reason: String) throws {
    let piece = try #require(try pieces(body).first)
    #expect(piece.svg == nil && piece.problem == reason)
  }

  @Test func aDrawingIsNoSheet() {
    #expect(throws: SVGError.self) { try pieces("<path d=\"M1 1h2\"/>") }
  }

  /// The box is as high as the font, y leads down, and ink outside of it widens it on both sides.
  @Test(
    arguments: [
      ("d=\"M0 0h100v-200z\"", "viewBox=\"0 0 500 1000\"", "M0 800L100 800L100 1000Z"),
      ("d=\"M0 0h600v9z\"", "viewBox=\"-100 0 700 1000\"", "M0 800L600 800L600 791Z"),
      ("d=\"M0 0h9v9z\" horiz-adv-x=\"250\"", "viewBox=\"0 0 250 1000\"", "M0 800L9 800L9 791Z"),
    ])
  func aGlyphIsADrawing(glyph: String, box: String, path: String) throws {
    let found = try pieces(
      "<defs><font horiz-adv-x=\"500\"><font-face units-per-em=\"1000\" ascent=\"800\" descent=\"-200\"/>"
        + "<missing-glyph d=\"M0 0h9\"/><glyph unicode=\" \"/><glyph glyph-name=\"back\" \(glyph)/></font></defs>"
    )
    #expect(found.map(\.name) == ["back"])
    #expect(text(found[0]).contains(box) && text(found[0]).contains("d=\"\(path)\""), "\(text(found[0]))")
  }

  /// A ligature is the icon's name as people type it.
  @Test(
    arguments: [
      ("glyph-name=\"arrow-left\" unicode=\"&#xe001;\"", "arrow-left"),
      ("glyph-name=\"uniE001\" unicode=\"&#xe001;\"", "uE001"), ("unicode=\"arrow_back\"", "arrow_back"),
      ("glyph-name=\"back, left\"", "back"), ("unicode=\"&#x1F511;\"", "u1F511"),
    ])
  func aGlyphHasAName(attributes: String, name: String) throws {
    #expect(try pieces("<font><glyph \(attributes) d=\"M0 0h9v9z\"/></font>").map(\.name) == [name])
  }

  /// The icons of a small sheet could be as large as a disk together.
  @Test func iconsThatShareTooMuchAreRefused() {
    let style = "<style>/*" + String(repeating: "x", count: 1 << 20) + "*/</style>"
    let symbols = (0..<70).map { "<symbol id=\"s\($0)\" viewBox=\"0 0 9 9\"/>" }.joined()
    #expect {
      try pieces(style + symbols)
    } throws: { "\($0)".contains("its icons would have more than 64 MB together") }
  }
}
