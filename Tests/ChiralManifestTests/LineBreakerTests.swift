import Testing

@testable import ChiralManifest

@Suite struct LineBreakerTests {
  @Test func longLinesBreakBetweenWordsAndHang() {
    let text = "  Icons/a.svg:1:2: error: move the badge to the other side\nshort"
    #expect(
      LineBreaker(width: 30).broken(text) == """
          Icons/a.svg:1:2: error: move
              the badge to the other
              side
        short
        """)
  }

  /// At every width of a terminal each line fits, unless a single word is wider, and no word is lost.
  @Test(arguments: [20, 27, 40, 66, 72, 80, 100, 120, 132, 200]) func linesFit(width: Int) {
    let words = (1...60).map { String(repeating: "x", count: $0 % 19 + 1) }
    let text = "    " + words.joined(separator: " ")
    let broken = LineBreaker(width: width).broken(text)
    #expect(broken.split(separator: "\n").allSatisfy { $0.count <= max(width, 19 + width / 2) })
    #expect(broken.split { $0 == "\n" || $0 == " " }.map(String.init) == words)
  }

  @Test func coloursTakeNoColumnsAndWideCharactersTwo() {
    #expect(LineBreaker.columns(of: "\u{1B}[31;1merror\u{1B}[0m") == 5)
    #expect(LineBreaker.columns(of: "图标") == 4)
    #expect(LineBreaker.columns(of: "e\u{301}\u{200E}") == 1)
  }
}
