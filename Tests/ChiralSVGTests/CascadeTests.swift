import ChiralSVG
import Testing

@Suite struct CascadeTests {
  private func cascade(_ content: String) throws -> Cascade {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>\(content)</svg>"
    return Cascade(try SVGDocument(parsing: Array(text.utf8), file: "x.svg"))
  }

  private func number(_ id: String, in cascade: Cascade) throws -> Int {
    try #require(cascade.index.byID[id])
  }

  @Test func inheritTakesTheValueOfTheParentAlone() throws {
    let cascade = try cascade(
      "<g opacity='0.5'><g id='a' opacity='inherit'/><g><g id='b' opacity='inherit'/></g></g>")
    #expect(cascade.own("opacity", try number("a", in: cascade)) == "0.5")
    #expect(cascade.own("opacity", try number("b", in: cascade)) == nil)
  }

  @Test func inheritedValuesNameTheElementThatDeclaresThem() throws {
    let cascade = try cascade(
      "<style>.b { fill: red }</style><g id='g' class='b'><path id='p' fill='inherit'/></g>")
    let origin = try #require(cascade.origin(of: "fill", try number("p", in: cascade)))
    #expect(origin == ("red", try number("g", in: cascade)))
    #expect(cascade.inherited("stroke", try number("p", in: cascade)) == nil)
  }

  /// The sizes with which librsvg draws text.
  @Test(arguments: [
    ("<text id='t'/>", 12), ("<text id='t' font-size='medium'/>", 16),
    ("<g font-size='20'><text id='t'/></g>", 20),
    ("<g font-size='20'><text id='t' font-size='0.5em'/></g>", 10),
    ("<g font-size='20'><text id='t' font-size='50%'/></g>", 10),
    ("<g font-size='20'><text id='t' style='font-size: inherit'/></g>", 20),
    ("<g font-size='10'><text id='t' font-size='larger'/></g>", 12), ("<text id='t' font-size='none'/>", 12),
  ]) func fontSizesAreThoseOfTheRenderer(content: String, size: Double) throws {
    let cascade = try cascade(content)
    #expect(cascade.fontSize(try number("t", in: cascade)).value == size)
  }
}
