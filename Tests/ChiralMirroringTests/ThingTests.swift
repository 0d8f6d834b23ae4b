import ChiralMirroring
import ChiralSVG
import ChiralValues
import Testing

/// Objects beside others that are recognised by their shape alone (R8, R10, R11, R15).
@Suite struct ThingTests {
  private func notes(_ content: String, name: String? = nil) throws -> [MirrorNote] {
    let text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"black\" "
      + "stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\(content)</svg>"
    var mirror = Mirror()
    mirror.name = name
    return try mirror.mirrored(try SVGDocument(parsing: Array(text.utf8), file: "icon.svg")).notes
  }

  /// The lines of a list, or the tab of a folder, which mirror beside the object.
  private static let lines = "<path d=\"M2 4h9\"/>"

  @Test(arguments: [
    ("<circle cx=\"15\" cy=\"14\" r=\"4\"/><path d=\"M21 20l-3.1-3.1\"/>", "a magnifier"),
    ("<path d=\"M15 10a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM21 20l-3.1-3.1\"/>", "a magnifier"),
    // The fill of a straight line shows nothing; its stroke does.
    (
      "<g fill=\"black\"><path d=\"M15 10a4 4 0 1 0 0 8a4 4 0 0 0 0-8zm0 1a3 3 0 1 1 0 6 3 3 0 0 1 0-6z\" stroke=\"none\"/>"
        + "<path d=\"M21 20l-3.3-3.3\"/></g>", "a magnifier"
    ),
    ("<path d=\"M12 15l3 3 6-6\"/>", "a check mark"),
    (
      "<path d=\"M13 14.5V13l2.7-2.2h1.8V20h-2v-6.9z\" fill=\"black\" stroke=\"none\"/>", "the digit 1"
    ),
    (
      "<circle cx=\"15\" cy=\"15\" r=\"7\"/><g fill=\"black\" stroke=\"none\"><rect x=\"14.4\" y=\"10.5\" width=\"1\" height=\"6\"/>"
        + "<rect x=\"14.4\" y=\"15.5\" width=\"5.2\" height=\"1\"/></g>", "the hands of a clock"
    ),
    ("<path d=\"M18.5 10.5a2.8 2.8 0 0 0-5 1.7V20h6.5M11.5 15.5h5\"/>", "the currency sign £"),
  ])
  func thingsKeepUpright(thing: String, noun: String) throws {
    let notes = try notes(Self.lines + thing)
    #expect(
      !notes.isEmpty && notes.allSatisfy { $0.action == .moved && $0.reason.contains(noun) }, "\(notes)")
  }

  /// A tool that is all of the drawing and runs down, as a shoe does, is not held like a pencil, unless the name says what it is.
  @Test(arguments: [("drawing", false), ("chisel", false), ("pencil", true)])
  func aToolThatRunsDownIsMirrored(name: String, isKept: Bool) throws {
    let tool =
      "<g stroke-width=\"1.5\"><path d=\"M3 7l4-4 8 8-4 4zM13 13l2 2\"/><path d=\"M14 16l2-2 5 5-2 2z\"/></g>"
    #expect(try notes(tool, name: name).isEmpty != isKept)
  }

  /// The network does not know a check mark with a very short arm, nor a magnifier of thin lines that fills its corner.
  @Test(arguments: [
    ("<path stroke-width=\".87\" d=\"M8 15.6l1.3 1.3 4.6-4.6\"/>", "a check mark"),
    (
      "<circle stroke-width=\".8\" cx=\"10\" cy=\"11\" r=\"7.5\"/><path stroke-width=\".8\" d=\"M15.5 16.5l6 6\"/>",
      "a magnifier"
    ),
  ])
  func thinThingsKeepUpright(thing: String, noun: String) throws {
    let notes = try notes("<path d=\"M4 6h16\"/>" + thing)
    #expect(!notes.isEmpty && notes.allSatisfy { $0.reason.contains(noun) }, "\(notes)")
  }

  /// The shoulder beside a pencil is an open curve, and so no pencil, although it runs aslant.
  @Test func aCurveIsNoPencil() throws {
    let shoulder = "<path d=\"M4 22v-3a5 5 0 0 1 5-5h5\"/>"
    #expect {
      try notes("<circle cx=\"11\" cy=\"6\" r=\"4\"/>" + shoulder, name: "user-edit")
    } throws: {
      "\($0)".contains("its name says that it shows a pencil")
    }
  }

  /// A person is like a lens with two handles, and is its own mirror image; no tool is.
  @Test func aPersonIsNoMagnifier() throws {
    let person =
      "M12 6a4 4 0 0 0-2.5 7.1C8 13.9 6.8 15.3 6.3 17h1.7a4.3 4.3 0 0 1 8 0h1.7c-.5-1.7-1.7-3.1-3.2-3.9A4 4 0 0 0 12 6z"
      + "M12 7.6a2.4 2.4 0 1 1 0 4.8a2.4 2.4 0 1 1 0-4.8z"
    let card = "<path d=\"\(person)\" fill=\"black\" stroke=\"none\"/><path d=\"M3 3h2M4 3v16M3 20h2\"/>"
    #expect(try notes(card).isEmpty)
  }

  /// A rectangle and a ring are nothing.
  @Test(arguments: [
    "<path d=\"M2 4h9\"/><rect x=\"12\" y=\"12\" width=\"8\" height=\"8\"/>",
    "<path d=\"M2 4h9\"/><circle cx=\"16\" cy=\"16\" r=\"4\"/>", "<path d=\"M2 4h9M2 10h12M2 16h6\"/>",
    "<path d=\"M2 4h9\"/><path d=\"M13 21l6-6\"/>",
  ])
  func otherDrawingsMirror(content: String) throws {
    #expect(try notes(content) == [])
  }

  /// A letter in the middle of a frame keeps upright, also one whose shape other things have. Beside other things, a C may be
  /// an arc.
  @Test(arguments: [
    ("<path d=\"M14.5 9.5a3.5 3.5 0 1 0 0 5\"/>", "the letter C"),
    ("<path d=\"M10 7.5v9M10 7.5h2.5a2.5 2.5 0 0 1 0 5H10\"/>", "the letter P"),
  ])
  func lettersInFramesKeepUpright(letter: String, noun: String) throws {
    for frame in ["<circle cx=\"12\" cy=\"12\" r=\"9\"/>", "<path d=\"M3 3h18v18H3z\"/>"] {
      let notes = try notes(frame + letter)
      #expect(!notes.isEmpty && notes.allSatisfy { $0.reason.contains(noun) }, "\(notes)")
    }
    let beside = try notes(Self.lines + letter)
    #expect(beside.contains { $0.reason.contains(noun) } == (noun == "the letter P"), "\(beside)")
  }

  /// Chevrons, arrows and triangles that point to the left in a frame mirror.
  @Test(arguments: [
    "<path d=\"M13.5 8.5L10 12l3.5 3.5\"/>", "<path d=\"M16 12H8M11.5 8.5L8 12l3.5 3.5\"/>",
    "<path d=\"M14 8l-5 4 5 4z\"/>",
  ])
  func pointersInFramesMirror(pointer: String) throws {
    #expect(try notes("<circle cx=\"12\" cy=\"12\" r=\"9\"/>" + pointer) == [])
  }

  /// An icon that shows a thing alone is kept upright, too.
  @Test func aThingByItselfKeepsUpright() throws {
    let notes = try notes(
      "<circle cx=\"11\" cy=\"11\" r=\"8\"/><path d=\"M21 21l-4.3-4.3\"/>", name: "search")
    #expect(notes.allSatisfy { $0.rule == "R15" } && notes.count == 2, "\(notes)")
  }

  /// The outline of a lens with its handle confirms a reading of which the network is less certain.
  @Test func theOutlineOfAMagnifierConfirmsIt() throws {
    let notes = try notes("<circle cx=\"10\" cy=\"10\" r=\"8\"/><path d=\"M15.76 15.76L20 20\"/>")
    #expect(notes.count == 2 && notes.allSatisfy { $0.rule == "R15" }, "\(notes)")
  }

  /// A pencil may fill most of an icon, with a small sign in the corner that it leaves.
  @Test func aPencilMayFillMostOfAnIcon() throws {
    let pencil = "<path d=\"M4 20v-4L15.5 4.5a2.8 2.8 0 0 1 4 4L8 20z\"/><path d=\"M13.5 6.5l4 4\"/>"
    #expect {
      try notes(pencil + "<path d=\"M18 15v8h4\"/>")
    } throws: {
      "\($0)".contains("R15: a pencil, pen or brush by its shape")
    }
  }

  /// A sign may stand where the second head of a note would be.
  @Test func aNoteMayLackItsSecondHead() throws {
    let note = "<circle cx=\"6\" cy=\"17\" r=\"3\"/><path d=\"M9 17V5l10-2v8\"/><path d=\"M9 9l10-2\"/>"
    #expect {
      try notes(note + "<path d=\"M17 15v8h4\"/>")
    } throws: {
      "\($0)".contains("R11: a musical note by its shape")
    }
  }

  /// The hole in a ring is paper, also where the ring is one outline with its handle.
  @Test func anOutlinedMagnifierKeepsUpright() throws {
    let notes = try notes(
      "<path fill=\"black\" stroke=\"none\" fill-rule=\"evenodd\" d=\"M10 2a8 8 0 1 0 4.9 14.3l5.4 5.4 "
        + "1.4-1.4-5.4-5.4A8 8 0 0 0 10 2zM10 4a6 6 0 1 1 0 12a6 6 0 0 1 0-12z\"/>", name: "search")
    #expect(!notes.isEmpty && notes.allSatisfy { $0.rule == "R15" }, "\(notes)")
  }

  /// The hands of a clock in a ring, in an arc with a gap, as two strokes, cut out of a disc, in a small badge.
  @Test(arguments: [
    "<circle cx=\"12\" cy=\"12\" r=\"10\"/><path d=\"M12 6v6l4 2\"/>",
    "<path d=\"M12 6v6l4 2\"/><path d=\"M21 14A9.3 9.3 0 1 0 14 21\"/><path d=\"M17 18h5\"/>",
    "<circle cx=\"12\" cy=\"12\" r=\"9\"/><path d=\"M12 5v7\"/><path d=\"M12 12l-3 4\"/>",
    "<path d=\"M12 2a10 10 0 1 0 0 20a10 10 0 0 0 0-20zM11 6h2v5.4l4.2 2.5-1 1.7L11 12.6z\" fill=\"black\" "
      + "stroke=\"none\"/>",
    "<path d=\"M2 4h9\"/><circle cx=\"16\" cy=\"16\" r=\"6\"/><path d=\"M16 14v2.2l1.6 1\"/>",
    // An outline with arms too thick for the middle to be between them, centred as a whole.
    "<path d=\"M2 4h9\"/><circle cx=\"16\" cy=\"16\" r=\"6\"/><path d=\"M14 13h2.4v3.6H20V19h-6z\" fill=\"black\" "
      + "stroke=\"none\"/>",
    // The outline of an arc with an arrow has two arcs of different radii.
    "<path d=\"M12 2A10 10 0 1 1 3.34 17L5.07 16A8 8 0 1 0 12 4V6L8 3L12 0zM11 7h2v4.4l3.2 1.9-1 1.7L11 12.6z\" "
      + "fill=\"black\" stroke=\"none\"/>",
  ])
  func handsOfAClockKeepUpright(content: String) throws {
    let notes = try notes(content)
    #expect(!notes.isEmpty && notes.allSatisfy { $0.rule == "R11" && $0.action == .moved }, "\(notes)")
  }

  /// The face goes the way of the rest, its hands keep upright in its middle.
  @Test func handsStayInTheMiddleOfTheirFace() throws {
    let text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"black\">"
      + "<circle cx=\"16\" cy=\"16\" r=\"6\"/><path d=\"M16 13v3l2 1M2 4h9\"/></svg>"
    let result = try Mirror().mirrored(try SVGDocument(parsing: Array(text.utf8), file: "icon.svg"))
    let written = String(decoding: result.document.serialized(), as: UTF8.self)
    #expect(written.contains("cx=\"8\"") && written.contains("M8 13v3l2 1M22 4h-9"), "\(written)")
  }

  /// Drawings that resemble a clock and are none: a check mark, a chevron or a triangle in a ring, hands in a square, a bar through the middle.
  @Test(arguments: [
    "<circle cx=\"12\" cy=\"12\" r=\"10\"/><path d=\"M14 16l-4-4 4-4\"/>",
    "<circle cx=\"12\" cy=\"12\" r=\"10\"/><path d=\"M10 8l6 4-6 4z\"/>",
    "<rect x=\"3\" y=\"3\" width=\"18\" height=\"18\"/><path d=\"M12 7v5l3 2\"/>",
    "<circle cx=\"12\" cy=\"12\" r=\"10\"/><path d=\"M7.6 12.7l1-1 2.4 2.4 5.4-5.4 1 1-6.4 6.4z\" fill=\"black\" stroke=\"none\"/>",
    "<circle cx=\"12\" cy=\"12\" r=\"10\"/><path d=\"M8 12h8\"/>",
    "<circle cx=\"12\" cy=\"12\" r=\"10\"/><path d=\"M8 12l4 4 4-4M12 16V8\"/>",
  ])
  func whatIsNoClockMirrors(content: String) throws {
    #expect(try notes(content).filter { $0.reason.contains("clock") } == [])
  }

  /// A prohibition sign beside other things moves as one and keeps its bar's direction; by itself it stays as it is.
  @Test(arguments: [
    "<circle cx=\"17\" cy=\"17\" r=\"5\"/><path d=\"M13.5 20.5l7-7\"/>",
    "<path fill=\"black\" stroke=\"none\" fill-rule=\"evenodd\" d=\"M17 11a6 6 0 1 0 0 12a6 6 0 0 0 0-12z"
      + "M13.2 19.4A4.5 4.5 0 0 1 19.4 13.2zM20.8 14.6A4.5 4.5 0 0 1 14.6 20.8z\"/>",
    "<path fill=\"black\" stroke=\"none\" fill-rule=\"evenodd\" d=\"M17 11a6 6 0 1 0 0 12a6 6 0 0 0 0-12z"
      + "M14 19l5-5 1 1-5 5z\"/>",
    "<rect x=\"12\" y=\"12\" width=\"10\" height=\"10\"/><path d=\"M14.5 19.5l5-5\"/>",
  ])
  func prohibitionSignsKeepUpright(sign: String) throws {
    for content in [sign, Self.lines + sign] {
      let notes = try notes(content)
      #expect(!notes.isEmpty && notes.allSatisfy { $0.reason.contains("a prohibition sign") }, "\(notes)")
    }
  }

  /// A needle, an arrow, a level bar, two bars and a bar beside the middle are no prohibition sign.
  @Test(arguments: [
    "<path d=\"M8 16l3-6 5-2-3 6z\" fill=\"black\" stroke=\"none\"/>", "<path d=\"M9 15l6-6M10 9h5v5\"/>",
    "<path d=\"M8 12h8\"/>", "<path d=\"M8 12l4-4M12 16l4-4\"/>", "<path d=\"M6 12l6-6\"/>",
    "<path d=\"M8 8l8 8\"/><path d=\"M16 8L2 22\"/>",
  ])
  func otherThingsInRingsAreNoProhibition(content: String) throws {
    let notes = try notes("<circle cx=\"12\" cy=\"12\" r=\"10\"/>" + content)
    #expect(notes.filter { $0.reason.contains("prohibition") } == [])
  }

  /// The slash of `</>` keeps its direction between brackets that point away from it or towards it.
  @Test(arguments: [
    "<path d=\"M7 7l-5 5 5 5M17 7l5 5-5 5M14 4l-4 16\"/>",
    "<path d=\"M7 7l-5 5 5 5\"/><path d=\"M17 7l5 5-5 5\"/><path d=\"M14 4l-4 16\"/>",
  ])
  func codeKeepsItsSlash(content: String) throws {
    let notes = try notes(content)
    #expect(notes.map(\.rule) == ["R8"] && notes[0].reason.contains("a code sign"), "\(notes)")
  }

  /// Brackets that point the same way, or a bar by itself, are no code.
  @Test(arguments: [
    "<path d=\"M7 7l-5 5 5 5M22 7l-5 5 5 5M14 4l-4 16\"/>",
    "<path d=\"M7 7l-5 5 5 5M17 7l5 5-5 5M12 4v16\"/>",
    "<path d=\"M14 4l-4 16\"/>",
  ])
  func otherBarsMirror(content: String) throws {
    #expect(try notes(content).filter { $0.reason.contains("code") } == [])
  }

  /// A lens keeps its handle on its side; an arrow in it goes the other way, in place.
  @Test func anArrowInALensMirrorsInPlace() throws {
    let text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"black\" "
      + "stroke-width=\"2\"><circle cx=\"10\" cy=\"10\" r=\"8\"/><path d=\"M22 22l-6-6\"/>"
      + "<path d=\"M7 10h6M11 8l2 2-2 2\"/></svg>"
    var mirror = Mirror()
    mirror.name = "search-forward"
    let result = try mirror.mirrored(try SVGDocument(parsing: Array(text.utf8), file: "icon.svg"))
    let written = String(decoding: result.document.serialized(), as: UTF8.self)
    #expect(
      written.contains("cx=\"10\"") && written.contains("M22 22l-6-6")
        && written.contains("M13 10h-6M9 8l-2 2 2 2"), "\(written)")
  }

  /// `number-symbol` stands for the sign #, not for numerals.
  @Test func aNumberSymbolIsASign() throws {
    let sign = "<path d=\"M10 4L7 20M17 4l-3 16M5 9h15M4 15h15\"/>"
    _ = try notes(sign, name: "number-symbol")
    #expect(throws: MirrorError.self) { try notes("<path d=\"M4 4h9v6\"/>", name: "list-numbers") }
    #expect(throws: Never.self) { try notes("<path d=\"M4 4h9v6\"/>", name: "number_sign") }
  }

  /// The content of a turned lens cannot be mirrored in place, and is not mirrored elsewhere.
  @Test func aTurnedLensIsDeclined() throws {
    let content =
      "<g transform=\"rotate(8 12 12)\"><circle cx=\"10\" cy=\"10\" r=\"8\"/><path d=\"M22 22l-6-6\"/>"
      + "<path d=\"M7 10h6M11 8l2 2-2 2\"/></g>"
    #expect {
      try notes(content, name: "search-forward")
    } throws: {
      "\($0)".contains("because it is turned")
    }
  }
}
