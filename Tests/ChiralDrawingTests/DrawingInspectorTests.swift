import ChiralRequests
import ChiralSVG
import ChiralValues
import Testing

@testable import ChiralDrawing

@Suite struct DrawingInspectorTests {
  private func facts(_ content: String, attributes: String = "viewBox=\"0 0 24 24\"") throws -> DrawingFacts {
    let text = "<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\n\(content)\n</svg>"
    return DrawingInspector.facts(
      of: try SVGDocument(parsing: Array(text.utf8), file: "a.svg"), probe: nil)
  }

  @Test(arguments: [
    (DrawingMark.Kind.brokenPath, "<path d='M1 1L2 x 3'/>", "2:17 x 3"),
    (.brokenPath, "<polygon points='1,1 2,2 3'/>", "2:27 "),
    (.brokenPath, "<path d='M1 1\n2 2 é'/>", "3:5 é"),
    (.barePoint, "<path d='M1 1h2. 1.v4z'/>", "2:15 2."),
    (.transformOrigin, "<g transform='rotate(9)' transform-origin='12 12'/>", "2:44 12 12"),
    (.transformOrigin, "<g style='transform:scale(-1,1);transform-origin:center'/>", "2:11 center"),
    (.brokenLength, "<rect width='8,5'/>", "2:14 width=\"8,5\""),
    (.brokenLength, "<circle r='-1'/>", "2:12 r=\"-1\""),
    (.nonFinite, "<path d='M1 1h9e99'/>", "2:15 9e99"),
    (.nonFinite, "<line x1='inf'/>", "2:11 x1=\"inf\""),
    (.brokenColour, "<g fill='#12'/>", "2:10 fill=\"#12\""),
    (.brokenColour, "<g style='stroke: blak'/>", "2:11 stroke=\"blak\""),
    (
      .brokenColour,
      "<linearGradient id='a'><stop stop-color='#12345'/></linearGradient><path fill='url(#a)' d='M1 1h2v2z'/>",
      "2:42 stop-color=\"#12345\""
    ),
    (.duplicateID, "<g id='a'/><g id='a'/><use href='#a'/>", "2:19 a"),
    (.duplicateID, "<style>#a{fill:red}</style><g id='a'/><g id='a'/>", "2:46 a"),
    (.duplicateID, "<g aria-labelledby='a'/><title id='a'/><g id='a'/>", "2:47 a"),
    (.duplicateID, "<g id='a'/><g id='a'/>", ""),
    (.repeatedID, "<g id='a'/><g id='a'/>", "2:19 a"),
    (.repeatedID, "<g id='a'/><g id='a'/><g id='ab'/><use href='#ab'/>", "2:19 a"),
    (.duplicateID, "<g id='a.b'/><g id='a.b'/><rect fill='url(#a.b)'/>", "2:21 a.b"),
    (.duplicateID, "<style>#a:hover>g{fill:red}</style><g id='a'/><g id='a'/>", "2:54 a"),
    (.duplicateID, "<g id='a'/><g id='a'/><animate begin='a.click+1s'/>", "2:19 a"),
    (.missingTarget, "<use href='#b'/>", "2:12 b"),
    (.missingTarget, "<g style='clip-path: url(\"#b\")'/>", "2:11 b"),
    (.circle, "<g id='a'><use href='#a'/></g>", "2:1 <g id=\"a\">"),
    (.external, "<image href='a.png'/>", "2:14 a.png"),
    (.external, "<g fill='url(other.svg#a)'/>", "2:10 other.svg#a"),
    (.script, "<g onclick='a()'/>", "2:13 onclick"),
    (.script, "<a href='javascript:a()'/>", "2:10 href"),
    (.undrawn, "<flowRoot/>", "2:1 flowRoot"),
    (.animation, "<g><animateTransform/></g>", "2:4 animateTransform"),
    (.text, "<text>  ab\n c</text>", "2:1 ab c"),
    (.raster, "<image href='data:image/png;base64,AA'/>", "2:1 png"),
    (.literalColour, "<g fill='#123'><path d='M1 1h2v2z'/></g>", "2:10 #123"),
    (.leftOutOfPages, "<image href='data:image/svg+xml,a'/>", "2:14 href=\"data:image/svg+xml,a\""),
    (.leftOutOfPages, "<style>path{fill:url(a.svg)}</style>", ""),
    (.leftOutOfPages, "<path style='fill:\\72 ed'/>", "2:14 style"),
    (.slash, "<path stroke='red' d='M2 2l20 20'/>", "2:1 down"),
    (.slash, "<line stroke='red' x1='22' y1='2' x2='2' y2='22'/>", "2:1 up"),
  ]) func marksPointToTheirCause(kind: DrawingMark.Kind, content: String, expected: String) throws {
    let marks = try facts(content).marks(kind).map { "\($0.line):\($0.column) \($0.detail)" }
    #expect(marks == [expected].filter { !$0.isEmpty })
  }

  @Test(arguments: [
    "<path d=''/><path d='M1 1a1 1 0 011 1z'/>", "<rect width='50%' height='1e1mm' rx='auto'/>",
    "<g fill='url(#x) red' stroke='none'/>", "<a href='https://example.org'/>",
    "<defs><use href='#gone'/><g fill='url(#gone)'/></defs>",
    "<g id='a'/><use href='#a'/><use href='#a'/>", "<path d='M2 2h20' stroke='rgb(1 2 3 / 4%)'/>",
    "<g transform='rotate(30) translate(4)'/>", "<g transform='translate(4)' transform-origin='center'/>",
    "<g transform='scale(2)' transform-origin='left 0'/>", "<g transform-origin='12 12'/>",
    "<g display='none'><text>a</text></g>",
  ]) func aSoundDrawingHasNoMarks(content: String) throws {
    #expect(try facts(content).marks.filter { $0.kind != .literalColour } == [])
  }

  /// Only horizontal and vertical edges between the lines of the grid (0.5 units) are marked.
  @Test(arguments: [
    ("<path stroke='red' stroke-width='1.5' d='M3.75 4.3v9'/>", []),
    ("<path stroke='red' stroke-width='1.5' d='M3.7 4.3v9'/>", ["2:1 x = 2.95", "2:1 x = 4.45"]),
    (
      "<g stroke='red' fill='none'><rect x='3.3' y='4.5' width='9.2' height='9' rx='2'/></g>",
      ["2:29 x = 2.8", "2:29 x = 3.8"]
    ),
    ("<rect x='3.5' y='4.25' width='9' height='9'/>", ["2:1 y = 4.25", "2:1 y = 13.25"]),
    (
      "<line stroke='red' stroke-width='2' x1='1' x2='9' y1='3.1' y2='3.1'/>", ["2:1 y = 2.1", "2:1 y = 4.1"]
    ),
    ("<polygon points='3.2,4 3.2,9 8,4'/>", ["2:1 x = 3.2"]),
    ("<path d='M3.2 4v.9M3.2 4l9 9'/>", []), ("<path fill='none' d='M3.2 4v9'/>", []),
    ("<g transform='rotate(9)'><path d='M3.2 4v9'/></g>", []),
    ("<clipPath id='c'><path d='M3.2 4v9'/></clipPath><g clip-path='url(#c)'/>", []),
  ]) func edgesBetweenGridLinesAreMarked(content: String, expected: [String]) throws {
    let text = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\n\(content)\n</svg>"
    let facts = DrawingInspector.facts(
      of: try SVGDocument(parsing: Array(text.utf8), file: "a.svg"), grid: 0.5, probe: nil)
    #expect(facts.marks(.offGrid).map { "\($0.line):\($0.column) \($0.detail)" } == expected)
  }

  @Test func onlyInkCountsAsColour() throws {
    #expect(try facts("<path fill='currentColor' d='M1 1h2v2z'/>").usesCurrentColor)
    #expect(
      try facts("<mask id='m'><path d='M1 1h2v2z'/></mask><path fill='none' d='M1 1h2v2z'/>").marks == [])
    #expect(try facts("<path fill-opacity='0' d='M1 1h2v2z'/>").marks == [])
  }

  @Test func theBoxAndTheSizeAreKnown() throws {
    #expect(try facts("").box == DrawingFacts.Box(minX: 0, minY: 0, width: 24, height: 24))
    #expect(try facts("", attributes: "").boxless?.line == 1)
    #expect(try facts("", attributes: "viewBox='0 0 24 24' width='2em' height='2em'").otherSize == nil)
    #expect(try facts("", attributes: "viewBox='0 0 24 24' width='24' height='12'").otherSize?.height == 12)
  }

  /// Ink beyond the box counts if it continues from inside, but not if it is a background.
  @Test func overflowIsInkThatIsCutOff() throws {
    let white = [UInt8](repeating: 0, count: 4)
    func overflow(_ isInked: @escaping (Int, Int) -> Bool) throws -> [String] {
      let document = try SVGDocument(
        parsing: Array("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'/>".utf8), file: "a.svg")
      return DrawingInspector.facts(of: document) { _, height in
        let pixels = (0..<height * height).map { isInked($0 % height, $0 / height) ? [0, 0, 0, 255] : white }
        return .success(Bitmap(width: height, height: height, pixels: pixels.flatMap(\.self)))
      }.overflow.sides
    }
    #expect(try overflow { x, y in x < 20 && y == 30 } == ["left"])
    #expect(try overflow { x, y in x < 5 && y == 30 } == [])
    #expect(try overflow { x, y in (30..<40).contains(x) && y > 60 } == ["bottom"])
    #expect(try overflow { _, _ in true } == [])
  }
}
