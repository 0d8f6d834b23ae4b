import ChiralInk
import ChiralSVG
import Testing

/// The texts of a drawing of 24 units that show nothing.
@Suite struct UnseenTextTests {
  /// Returns why the first `<text>` of a drawing shows nothing.
  private func reason(_ content: String) throws -> UnseenTexts.Reason? {
    let text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\" font-size=\"4\">\(content)</svg>"
    let scene = Scene(try SVGDocument(parsing: Array(text.utf8), file: "icon.svg"), viewBox: try box())
    let number = try #require(scene.index.elements.firstIndex { $0.name == "text" })
    return scene.unseen(number)
  }

  private func box() throws -> ViewBox { try #require(ViewBox("0 0 24 24")) }

  @Test(arguments: [
    "<text x=\"4\" y=\"9\"/>", "<text x=\"4\" y=\"9\"><tspan> </tspan></text>",
    "<text x=\"4\" y=\"9\" display=\"none\">Ab</text>",
    "<g style=\"display:none\"><text x=\"4\" y=\"9\">Ab</text></g>",
    "<defs><text x=\"4\" y=\"9\" display=\"none\">Ab</text></defs>",
  ])
  func aTextWithoutLettersIsEmpty(_ content: String) throws {
    #expect(try reason(content) == .empty)
  }

  @Test(arguments: [
    "<text x=\"40\" y=\"9\">Shadow</text>", "<text x=\"4\" y=\"40\">Shadow</text>",
    "<text x=\"-4\" y=\"9\" text-anchor=\"end\">Shadow</text>",
    "<g transform=\"translate(40)\"><text x=\"4\" y=\"9\">Shadow</text></g>",
    "<text x=\"4\" y=\"9\"><tspan x=\"40\" y=\"9\">Shadow</tspan></text>",
    "<text style=\"letter-spacing:0px;writing-mode:lr-tb\" x=\"40\" y=\"9\">"
      + "<tspan x=\"40\" y=\"9\"><tspan>Shadow</tspan></tspan></text>",
  ])
  func aTextBesideTheDrawingIsOutside(_ content: String) throws {
    #expect(try reason(content) == .outside)
  }

  @Test(arguments: [
    "<text x=\"4\" y=\"9\">Ab</text>",
    "<text x=\"40\" y=\"9\"><tspan>A<tspan x=\"4\" y=\"9\">b</tspan></tspan></text>",
    "<text x=\"-8\" y=\"9\" letter-spacing=\"9\">Ab</text>",
    "<text x=\"-8\" y=\"9\" textLength=\"30\">Ab</text>",
    "<text x=\"-2\" y=\"9\">A<tspan font-size=\"12\">b</tspan></text>",
    "<text x=\"4\" y=\"-2\" dominant-baseline=\"hanging\">Ab</text>",
    "<text x=\"40\" y=\"9\" dx=\"-30\">Ab</text>", "<text x=\"40 4\" y=\"9\">Ab</text>",
    "<text x=\"40\" y=\"9\">Ab<tspan x=\"4\">c</tspan></text>",
    "<text x=\"30\" y=\"9\" direction=\"rtl\">Ab</text>",
    "<text x=\"4\" y=\"9\"><tspan x=\"40\" y=\"40\"/>Ab</text>",
    "<text x=\"4\" y=\"9\"><tspan x=\"40\" y=\"40\" display=\"none\">note</tspan>Ab</text>",
    "<text x=\"4\" y=\"9\"><a x=\"40\" y=\"40\">Ab</a></text>",
    "<text x=\"4\" y=\"9\"><title x=\"40\" y=\"40\">T</title>Ab</text>",
    "<text x=\"-30\" y=\"9\" style=\"font: 40px serif\"><tspan x=\"-30\" y=\"9\">W</tspan></text>",
    "<defs><text id=\"t\" x=\"40\" y=\"9\">Ab</text></defs><use href=\"#t\" x=\"-36\"/>",
    "<g display=\"none\"><text id=\"t\" x=\"4\" y=\"9\">Ab</text></g><use href=\"#t\"/>",
    "<g id=\"g\"><text x=\"40\" y=\"9\">Ab</text></g><use href=\"#g\" x=\"-36\"/>",
  ])
  func aTextThatMayShowIsSeen(_ content: String) throws {
    #expect(try reason(content) == nil)
  }

  /// A drawing with thousands of lines of text is read at once.
  @Test func manyLinesAreReadOnce() throws {
    let lines = (0..<4000).map { "<tspan x=\"40\" y=\"\($0)\">line</tspan>" }.joined()
    #expect(try reason("<text>\(lines)</text>") == .outside)
    let nested = String(repeating: "<text x=\"40\">", count: 200)
    #expect(try reason(nested + lines + String(repeating: "</text>", count: 200)) == nil)
  }
}
