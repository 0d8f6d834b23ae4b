import ChiralMirroring
import ChiralSVG
import ChiralValues
import Testing

@testable import ChiralInk
@testable import ChiralSigns

/// Recognition of numerals, letters and marks by their shapes.
@Suite struct GlyphRecognitionTests {
  private func drawing(_ content: String) throws -> SVGDocument {
    try SVGDocument(
      parsing: Array("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\(content)</svg>".utf8),
      file: "icon.svg")
  }

  private static let stroke = "fill=\"none\" stroke=\"black\" stroke-width=\"2\" stroke-linecap=\"round\""

  /// Glyphs drawn for this test as outlines and strokes, alone and beside others.
  static let shapes: [(content: String, glyphs: String)] = [
    ("<path d=\"m5 12 5 5L20 7\" \(stroke)/>", "✓"),
    ("<path d=\"m9 12 2 2 4-4\" \(stroke)/><circle cx=\"12\" cy=\"12\" r=\"9\" \(stroke)/>", "✓"),
    ("<path d=\"M9.5 17.5 4 12l2-2 3.5 3.5L18 5l2 2z\"/>", "✓"),
    ("<path d=\"M2 2h20v20H2zM10 17.5l-5.5-5.5 2-2 3.5 3.5L17.5 6l2 2z\" fill-rule=\"evenodd\"/>", "✓"),
    ("<path d=\"M8 9a4 4 0 1 1 6.5 3c-1.5 1.2-2.5 2-2.5 3.5M12 19h.01\" \(stroke)/>", "?"),
    (
      "<path d=\"M8 9a4 4 0 1 1 6.5 3c-1.5 1.2-2.5 2-2.5 3.5\" \(stroke)/><circle cx=\"12\" cy=\"19\" r=\"1.2\"/>",
      "?"
    ),
    ("<path d=\"M7 5h8v3h-5v2.5h5V19H7v-3h5v-2.5H7z\"/>", "5"),
    ("<path d=\"M7 5h8v8.5h-5V16h5v3H7v-8.5h5V8H7z\"/>", "2"),
  ]

  @Test(arguments: shapes)
  func drawnGlyphsAreRecognised(content: String, glyphs: String) throws {
    let found = GlyphRecognition.findings(in: try drawing(content))
    #expect(String(found.map(\.character)) == glyphs)
    #expect(found.allSatisfy { $0.isSure }, "\(found)")
  }

  /// Arrows, moons, corners, boxes, rings and gauges are not text.
  @Test(arguments: [
    "<path d=\"m9 6 6 6-6 6\" \(stroke)/>", "<path d=\"M5 12h14M12 5l7 7-7 7\" \(stroke)/>",
    "<path d=\"M21 12.8A9 9 0 1 1 11.2 3 7 7 0 0 0 21 12.8z\"/>", "<path d=\"M4 4v16h16\" \(stroke)/>",
    "<path d=\"M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z\"/>",
    "<circle cx=\"12\" cy=\"12\" r=\"8\" \(stroke)/>", "<path d=\"M8 5v14l11-7z\"/>",
    "<path d=\"M12 2a7 7 0 0 0-7 7c0 5 7 13 7 13s7-8 7-13a7 7 0 0 0-7-7zm0 9.5a2.5 2.5 0 1 1 0-5 2.5 2.5 0 0 1 0 5z\"/>",
    "<path d=\"M4 6h16M4 12h16M4 18h10\" \(stroke)/>",
  ])
  func otherShapesAreNot(content: String) throws {
    let found = GlyphRecognition.findings(in: try drawing(content))
    #expect(found.allSatisfy { $0.confidence < 0.6 }, "\(found)")
  }

  /// The name of an icon decides between two readings.
  @Test func namesMakeCommonShapesLetters() throws {
    let c = "<path d=\"M17 8V5H7v14h10v-3\" fill=\"none\" stroke=\"black\" stroke-width=\"2.5\"/>"
    let alone = try #require(try GlyphRecognition.findings(in: drawing(c)).first)
    #expect(!alone.isSure)
    let named = try #require(try GlyphRecognition.findings(in: drawing(c), name: "language-c").first)
    #expect(named.isSure)
  }

  /// A number in a name stands for all of its digits: a battery's level is not written on the icon.
  @Test func aPartOfANumberIsNotExpected() throws {
    let body =
      "M12.67 4H11V2H5v2H3.33C2.6 4 2 4.6 2 5.33v15.34C2 21.4 2.6 22 3.33 22h9.34c.74 0 1.33-.6 1.33-1.33V5.33"
      + "C14 4.6 13.4 4 12.67 4z"
    let battery = "<path d=\"\(body)M11 13H5V8h6z\"/><path d=\"M16 20V4h6z\"/>"
    #expect(try mirrored(battery, name: "battery-60").notes.isEmpty)
  }

  /// Letters that stand for a word in the name.
  @Test func aLoneLetterThatTheNameStandsFor() throws {
    let letter = "<path d=\"M9 17V7h4a3 3 0 0 1 0 6H9\" \(Self.stroke)/>"
    let sign = letter + "<circle cx=\"12\" cy=\"12\" r=\"10\" \(Self.stroke)/>"
    #expect(
      try mirrored(sign, name: "circle-parking").notes.map(\.reason) == ["R8: the letter P by its shape"])
  }

  @Test func partsSayWhatDrawsThem() throws {
    let icon = try drawing("<path d=\"M1 1h22v1H1zM9.5 17.5 4 12l2-2 3.5 3.5L18 5l2 2z\"/>")
    let check = try #require(GlyphRecognition.findings(in: icon).first)
    #expect(check.kind == .checkMark)
    #expect(check.parts == [InkPart(element: 1, subpaths: [2])])
    #expect(check.box.minX == 4 && check.box.maxX == 20)
  }

  // MARK: What becomes of them

  private func mirrored(_ content: String, name: String? = nil, infers: Inference = .all) throws
    -> MirrorResult
  {
    var mirror = Mirror()
    mirror.name = name
    mirror.infers = infers
    return try mirror.mirrored(try drawing(content))
  }

  private static let check = "M9.5 17.5 4 12l2-2 3.5 3.5L18 5l2 2z"

  /// The glyph goes to the mirrored place and keeps its shape, within a path that mirrors.
  @Test func aCheckMarkKeepsUpright() throws {
    let result = try mirrored("<path d=\"M1 1h10v1H1z\(Self.check)\"/>")
    #expect(result.notes.map(\.reason) == ["R10, R16: a check mark by its shape: subpath 2"])
    let svg = String(decoding: result.document.serialized(), as: UTF8.self)
    #expect(svg.contains("M23 1h-10v1H23zM9.5 17.5 4 12l2-2 3.5 3.5L18 5l2 2z"))
  }

  /// Each check mark goes to its own mirrored place: here they are one below the other, and the path itself
  /// mirrors.
  @Test func eachCheckMarkOfAPathKeepsUpright() throws {
    let checks = "m3 6 1.5 1.5 3.5-4M3 13l1.5 1.5 3.5-4M3 20l1.5 1.5 3.5-4"
    let result = try mirrored("<path d=\"\(checks)\" \(Self.stroke)/><path d=\"M11 5h12v2H11z\"/>")
    #expect(result.notes.count == 3)
    let svg = String(decoding: result.document.serialized(), as: UTF8.self)
    #expect(svg.contains("m16 6 1.5 1.5 3.5-4M16 13l1.5 1.5 3.5-4M16 20l1.5 1.5 3.5-4"), "\(svg)")
  }

  /// The strokes of one number move together, although each is an element.
  @Test func theDigitsOfANumberMoveAsOne() throws {
    let number =
      "<path d=\"m3 8.5 1.75-1.25v6.5\" \(Self.stroke)/>"
      + "<path d=\"M8 9a1.75 1.75 0 0 1 3.5 0c0 .85-.4 1.4-1 2.05l-2.5 2.7h3.65\" \(Self.stroke)/>"
    let svg = String(
      decoding: try mirrored(number + "<path d=\"M1 20h9\"/>", name: "timer-12").document.serialized(),
      as: UTF8.self)
    let shifts = svg.matches(of: /translate\(([0-9.]+)\)/).map { $0.output.1 }
    #expect(shifts.count == 2 && Set(shifts).count == 1, "\(svg)")
  }

  /// The ring of a degree and a plus sign, which are lower than a letter, move with it.
  @Test(arguments: [
    "M12 4v16h2.4v-6.6h5v-2.3h-5V6.3h6V4zM6.5 3.6a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6zm0 1.5a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6z",
    "M3 4v16h2.4v-6.6h5v-2.3h-5V6.3h6V4zM14.6 9.5h1.8v1.9h1.9v1.8h-1.9v1.9h-1.8v-1.9h-1.9v-1.8h1.9z",
  ])
  func whatIsLowerThanALetterStaysBesideIt(data: String) throws {
    let result = try mirrored("<path d=\"M1 22h9v1H1z\"/><path d=\"\(data)\"/>", name: "degree-f")
    let others = data.contains("a2.8") ? "2, 3" : "2"
    #expect(result.notes.map(\.reason) == ["R8: the letter F by its shape: subpath 1, \(others)"])
  }

  /// A question mark is mirrored, whatever the name, because the Arabic one is its mirror image (R21).
  @Test(arguments: ["help", "file-unknown", "faq", "quiz", "network-no-route"])
  func aQuestionMarkMirrors(name: String) throws {
    let question = "<path d=\"M8 9a4 4 0 1 1 6.5 3c-1.5 1.2-2.5 2-2.5 3.5M12 19h.01\" \(Self.stroke)/>"
    #expect(try mirrored(question, name: name).notes.isEmpty)
  }

  /// A question mark that does not turn around (in Hebrew) stays upright, and a drawing in which it is not found stays as it is.
  @Test func aQuestionMarkThatIsNotFoundIsNotReversed() throws {
    let tail = "<path d=\"M3 21v-5h4z\"/>"
    let question = tail + "<path d=\"M8 9a4 4 0 1 1 6.5 3c-1.5 1.2-2.5 2-2.5 3.5M12 19h.01\" \(Self.stroke)/>"
    let odd = tail + "<path d=\"M9 6h6v3h-4v4h3v2h-5z\"/>"
    var mirror = Mirror()
    (mirror.name, mirror.keepsQuestionMarks) = ("chat-question", true)
    let (found, missed) = (try drawing(question), try drawing(odd))
    let upright = try mirror.mirrored(found)
    #expect(
      upright.notes.map(\.rule) == ["R21"] && upright.notes.map(\.action) == [.moved], "\(upright.notes)")
    let result = try mirror.mirrored(missed)
    #expect(result.notes.map(\.rule) == ["R21"] && result.document.serialized() == missed.serialized())
    mirror.name = "chat"
    #expect(try mirror.mirrored(missed).notes.isEmpty)
    #expect(try mirror.mirrored(found).notes.map(\.rule) == ["R21"])
  }

  /// A glyph in a ring keeps its place in the ring, also in the middle of the drawing: a 1 is wider on one
  /// side.
  @Test func aGlyphInARingMovesWithIt() throws {
    let ring = "M11.5 8a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM11 9h1v5h-1v-3.5h-1V10c1 0 1-1 1-1z"
    let icon = "<path d=\"\(ring)\"/><path d=\"M1 1h9v3H1z\"/>"
    let svg = String(decoding: try mirrored(icon, name: "repeat-one").document.serialized(), as: UTF8.self)
    #expect(svg.contains("M12 9h1v5h-1v-3.5h-1V10c1 0 1-1 1-1z"), "\(svg)")
  }

  @Test func otherDecisionsComeFirst() throws {
    #expect(try mirrored("<path d=\"\(Self.check)\"/>", infers: false).notes.isEmpty)
    #expect(try mirrored("<path d=\"\(Self.check)\"/>", infers: Inference(kinds: [.slash])).notes.isEmpty)
    #expect(try mirrored("<path d=\"\(Self.check)\" data-direction=\"mirror\"/>").notes.isEmpty)
  }
}
