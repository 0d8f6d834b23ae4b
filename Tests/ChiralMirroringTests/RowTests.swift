import ChiralMirroring
import ChiralSVG
import Testing

/// The parts of a row of characters keep their order, and nothing else moves with them (R8).
@Suite struct RowTests {
  private func mirrored(_ content: String) throws -> MirrorResult {
    let text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"black\" "
      + "stroke-width=\"1.2\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\(content)</svg>"
    return try Mirror().mirrored(try SVGDocument(parsing: Array(text.utf8), file: "icon.svg"))
  }

  /// A character in the middle of a ring is a part of a word if different characters stand on both sides; brackets are alike.
  @Test(arguments: [
    ("<path d=\"M6 9.5l2.4 2-2.4 1.6 1.2 1.7M18 9.5l-2.6 3.8 2.6 1.5\"/>", 3),
    ("<path d=\"M7.6 9.5q-1.6 2.6 0 5.3M16.4 9.5q1.6 2.6 0 5.3\"/>", 1),
  ])
  func aCharacterInTheMiddleOfAWord(beside: String, moved: Int) throws {
    let three = "<path d=\"M10.2 10.4a1.9 1.5 0 1 1 1.9 2a2.1 1.5 0 1 1-2.1 1.7\"/>"
    let frame = "<circle cx=\"12\" cy=\"12\" r=\"10.5\"/><path d=\"M20 2h3\"/>"
    let result = try mirrored(frame + three + beside)
    let parts = result.notes.compactMap(\.part?.subpaths.count)
    #expect(result.notes.allSatisfy { $0.reason.contains("the digit 3") }, "\(result.notes)")
    #expect(parts.reduce(0) { $0 + max(1, $1) } == moved, "\(result.notes)")
  }

  /// The hole of a tag at half the height of its text stays with the tag.
  @Test func theHoleOfATagIsNoCharacter() throws {
    let tag =
      "<path fill=\"black\" stroke=\"none\" d=\"M1 5h15l7 7-7 7H1z"
      + "M18.5 13.1a1.1 1.1 0 1 0 0-2.2 1.1 1.1 0 0 0 0 2.2zM4 9v6h1.2v-2H9v-1.2H5.2v-1.6H9V9z"
      + "M11 9v6h4.600v-1.2h-3.400v-1.200H15v-1.200h-2.800v-1.200h3.400V9z\"/>"
    let result = try mirrored(tag)
    let subpaths = result.notes.compactMap(\.part?.subpaths).joined().sorted()
    #expect(Array(subpaths) == [2, 3], "\(result.notes)")
  }

  /// A prompt stays as it is in a window, also one that is cut out of a filled window, and a window with a bar of its own.
  @Test(arguments: [
    "<rect x=\"2\" y=\"4\" width=\"20\" height=\"16\"/><path d=\"M6 8l4 4-4 4M12 16h5\"/>",
    "<rect x=\"2\" y=\"4\" width=\"20\" height=\"16\"/><path d=\"M2 7h20M5 10l3 3-3 3M10 16h4\"/>",
    "<path fill=\"black\" stroke=\"none\" fill-rule=\"evenodd\" d=\"M2 4h20v16H2zM6 8l1-1 5 5-5 5-1-1 4-4zM13 15h5v1.500h-5z\"/>",
  ])
  func aPromptStays(drawing: String) throws {
    let result = try mirrored(drawing)
    #expect(!result.notes.isEmpty)
    #expect(result.notes.allSatisfy { $0.reason.contains("the prompt of a terminal") }, "\(result.notes)")
  }
}
