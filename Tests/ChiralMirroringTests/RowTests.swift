import ChiralMirroring
import ChiralSVG
import ChiralValues
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
    ("<path d=\"M4.5 8.5l2.5 3-2.5 5h2.5M16.5 8l3 2-3 2 3 3-3 1.5\"/>", 3),
    ("<path d=\"M7 7.5q-1.5 4.5 0 9M17 7.5q1.5 4.5 0 9\"/>", 1),
  ])
  func aCharacterInTheMiddleOfAWord(beside: String, moved: Int) throws {
    let three = "<path d=\"M10.1 9.2a1.9 1.9 0 1 1 1.9 2.7a2.1 2.1 0 1 1-2.1 2.8\"/>"
    let frame = "<circle cx=\"12\" cy=\"12\" r=\"11\"/><path d=\"M21 1h2\"/>"
    let result = try mirrored(frame + three + beside)
    let parts = result.notes.flatMap { $0.parts.map(\.subpaths.count) }
    #expect(result.notes.allSatisfy { $0.reason.contains("the digit 3") }, "\(result.notes)")
    #expect(parts.reduce(0) { $0 + max(1, $1) } == moved, "\(result.notes)")
  }

  /// The dot of an i stands above the line of small letters and a ring, and moves with its stem.
  @Test func theDotOfAnIMovesWithItsWord() throws {
    let word =
      "<path d=\"M5 11v5M8 16v-3a1.3 1.3 0 0 1 2.6 0v3M10.6 13a1.3 1.3 0 0 1 2.6 0v3\"/>"
      + "<path d=\"M15.5 12.5v2a1.3 1.3 0 0 0 2.6 0v-2a1.3 1.3 0 0 0-2.6 0z\"/>"
    let result = try mirrored("<path d=\"M2 3h15\"/><path d=\"M5 9v.01\" id=\"dot\"/>" + word)
    let written = String(decoding: result.document.serialized(), as: UTF8.self)
    #expect(written.contains("d=\"M5 9v.01\" id=\"dot\""), "\(written)")
  }

  /// The Z's of a sleeper rise in steps, each smaller than the one before, and are Z's together.
  @Test func aRisingRowOfZIsKept() throws {
    let three = "<path d=\"M4 14h6l-6 7h6\"/><path d=\"M12 9h5l-5 5.5h5\"/><path d=\"M18 4h3.5l-3.5 4h3.5\"/>"
    #expect(try mirrored(three).notes.count == 3)
  }

  /// A ring beside a question mark is a head or a lens, and no letter: in an icon about a question, the mark mirrors.
  @Test func aRingBesideAQuestionMarkIsNoLetter() throws {
    let person = "<circle cx=\"8\" cy=\"7\" r=\"4\"/><path d=\"M2 20a6 5 0 0 1 12 0z\"/>"
    let mark = "<path d=\"M16 5.5a2 2 0 1 1 3 1.8c-.7.5-1 1-1 2M18 11.5v.01\"/>"
    var mirror = Mirror()
    mirror.name = "user-question"
    let text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"black\">\(person)\(mark)</svg>"
    let result = try mirror.mirrored(try SVGDocument(parsing: Array(text.utf8), file: "icon.svg"))
    #expect(result.notes == [])
  }

  /// A bent pipe above a wheel looks like an r above an o, but nobody writes two letters in that way.
  @Test func aPipeAboveAWheelIsNoWord() throws {
    let body = "<path d=\"M3 17V8h9v9z\"/>"
    let pipe = "<path d=\"M19 3h-1a1 1 0 0 0-1 1v4\"/>"
    let wheel = "<circle cx=\"18\" cy=\"15.5\" r=\"2\"/>"
    #expect(try mirrored(body + pipe + wheel).notes == [])
  }

  /// The hole of a tag at half the height of its text stays with the tag.
  @Test func theHoleOfATagIsNoCharacter() throws {
    let tag =
      "<path fill=\"black\" stroke=\"none\" d=\"M1 5h15l7 7-7 7H1z"
      + "M18.5 13.1a1.1 1.1 0 1 0 0-2.2 1.1 1.1 0 0 0 0 2.2zM4 9v6h1.2v-2H9v-1.2H5.2v-1.6H9V9z"
      + "M11 9v6h4.600v-1.2h-3.400v-1.200H15v-1.200h-2.800v-1.200h3.400V9z\"/>"
    let result = try mirrored(tag)
    let subpaths = result.notes.flatMap { $0.parts.flatMap(\.subpaths) }.sorted()
    #expect(Array(subpaths) == [2, 3], "\(result.notes)")
  }

  /// A prompt stays as it is in a window, also in one with a bar of its own.
  @Test(arguments: [
    "<rect x=\"2\" y=\"4\" width=\"20\" height=\"16\"/><path d=\"M6 8l4 4-4 4M12 16h5\"/>",
    "<rect x=\"2\" y=\"4\" width=\"20\" height=\"16\"/><path d=\"M2 7h20M5 10l3 3-3 3M10 16h4\"/>",
  ])
  func aPromptStays(drawing: String) throws {
    let result = try mirrored(drawing)
    #expect(!result.notes.isEmpty)
    #expect(result.notes.allSatisfy { $0.reason.contains("the prompt of a terminal") }, "\(result.notes)")
  }
}
