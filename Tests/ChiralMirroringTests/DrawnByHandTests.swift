import ChiralSVG
import ChiralValues
import Testing

@testable import ChiralInk
@testable import ChiralMirroring
@testable import ChiralSigns

/// Check marks and clocks as sets of strokes draw them, recognised by their geometry alone (R10, R11, R16).
@Suite struct DrawnByHandTests {
  private func document(_ content: String) throws -> SVGDocument {
    let text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"black\" "
      + "stroke-width=\"1.5\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\(content)</svg>"
    return try SVGDocument(parsing: Array(text.utf8), file: "icon.svg")
  }

  private func notes(_ content: String, name: String? = nil) throws -> [MirrorNote] {
    var mirror = Mirror()
    mirror.name = name
    return try mirror.mirrored(document(content)).notes
  }

  private func units(_ content: String) throws -> [InkUnit] {
    let document = try document(content)
    return Scene(document, viewBox: try document.viewBox()).units
  }

  @Test(arguments: [
    // Arms that bend away from the turn, beside lines and in a ring.
    "<path d=\"M3 5h12M3 9h6\"/><path d=\"M12 17.5q2.2.2 3.4 2.8q2.4-5.4 6.1-6.9\"/>",
    "<circle cx=\"12\" cy=\"12\" r=\"10\"/><path d=\"M7.6 12.6q2 .6 3 2.8q2.4-5.6 6-7.2\"/>",
    // All of the icon, as a line and as a contour.
    "<path d=\"M4.5 13.5l4.2 4.2L19.6 6.2\"/>",
    "<path d=\"M3.5 13.5a2 2 0 0 1 3-2.7l2.3 2.5 8.6-8.8a2 2 0 0 1 3 2.8L8.8 18.6z\"/>",
  ])
  func checkMarksKeepUpright(content: String) throws {
    let notes = try notes(content)
    #expect(notes.contains { $0.reason.contains("a check mark") }, "\(notes)")
  }

  /// An arm that is cut across its direction ends on the other side of the bracket's edge.
  @Test func aPromptWithBluntEndsKeepsUpright() throws {
    let prompt =
      "<path fill=\"black\" stroke=\"none\" d=\"M8.2 7.8L6.8 9.2l2.6 2.5-2.6 2.5 1.4 1.4 4.2-3.9zM12 14.5v2h4.5v-2z\"/>"
    let notes = try notes("<rect x=\"2\" y=\"3\" width=\"20\" height=\"18\"/>" + prompt)
    #expect(notes.contains { $0.reason.contains("the prompt of a terminal") }, "\(notes)")
  }

  @Test(arguments: [
    // A chevron, a smile, the head of an arrow, a falling and rising line with three turns.
    "<path d=\"M5 9l7 7 7-7\"/><path d=\"M3 4h8\"/>",
    "<circle cx=\"12\" cy=\"12\" r=\"10\"/><path d=\"M7 13q1.6 4 4 4q4 0 6-5.6\"/><path d=\"M8 8h1\"/>",
    "<path d=\"M4 20L19 5\"/><path d=\"M19 5v8l-4-3.4\"/>",
    "<path d=\"M3 8l4 6 3-4 4 5 7-9\"/><path d=\"M3 3v18h18\"/>",
  ])
  func whatIsNoCheckMarkMirrors(content: String) throws {
    let notes = try notes(content)
    #expect(!notes.contains { $0.reason.contains("a check mark") }, "\(notes)")
  }

  @Test(arguments: [
    // Hands that begin at a hub, in a ring and in a rounded square.
    "<circle cx=\"12\" cy=\"12\" r=\"10\"/><circle cx=\"12\" cy=\"12\" r=\"1.6\"/><path d=\"M12 10.4V6.5\"/><path d=\"M13.2 13.2l2.2 2.2\"/>",
    "<rect x=\"2\" y=\"2\" width=\"20\" height=\"20\" rx=\"6\"/><circle cx=\"12\" cy=\"12\" r=\"1.6\"/><path d=\"M12 10.4V6.5\"/>"
      + "<path d=\"M13.2 13.2l2.2 2.2\"/>",
  ])
  func handsAtAHubKeepUpright(content: String) throws {
    let notes = try notes("<path d=\"M1 23h7\"/>" + content)
    #expect(notes.contains { $0.reason.contains("the hands of a clock") }, "\(notes)")
  }

  /// The only hand of a stopwatch is known by the name alone: other dials show a value.
  @Test func aStopwatchMayHaveOneHand() throws {
    let content =
      "<circle cx=\"12\" cy=\"14\" r=\"8\"/><path d=\"M12 14l3.5-3.5\"/><path d=\"M9 2h6\"/>"
    #expect(try notes(content, name: "timer").contains { $0.reason.contains("the hands of a clock") })
    #expect(try !notes(content, name: "pressure").contains { $0.reason.contains("the hands of a clock") })
  }

  /// A ring that turns as time does keeps its sense with the hands; one that is open for a badge, and one without a gap, are faces.
  @Test(arguments: [
    ("<path d=\"M4 12a8.5 8.5 0 1 1 2.5 6\"/><path d=\"M4 7v5h5\"/><path d=\"M12.5 8v4.5l3.5 2\"/>", true),
    ("<path d=\"M20 12a8.5 8.5 0 1 0-2.5 6M20 7v5h-5M11.5 8v4.5l3.5 2\"/>", true),
    ("<path d=\"M12.5 20.5a8.5 8.5 0 1 1 8.5-8.5M18 16v6M15 19h6\"/><path d=\"M12.5 8v4.5l3.5 2\"/>", false),
    (
      "<path d=\"M12.5 21.5a9.5 9.5 0 1 1 9-9M18 14v7M14.5 18l3.5 3.5 3.5-3.5\"/><path d=\"M12.5 7v5l3.5 2\"/>",
      false
    ),
    ("<circle cx=\"12\" cy=\"13\" r=\"8.5\"/><path d=\"M12 8v5l3.5 2M8 4h8\"/>", false),
    // Outlines: a bold ring with a gap for a badge, and one with an arrowhead at its end.
    (
      "<path fill=\"currentColor\" stroke=\"none\" d=\"M12 2a9 9 0 1 0 4 17l-2-3a5.5 5.5 0 1 1 3.5-5h3.5a9 9 0 0 0-9-9z\"/>"
        + "<path d=\"M18 16v6M15 19h6\"/><path d=\"M12 8v3.5l2 1\"/>",
      false
    ),
    (
      "<path fill=\"currentColor\" stroke=\"none\" d=\"M3 11a9 9 0 1 1 3 7l1.4-1.4a7 7 0 1 0-2.4-5.6h3l-4 4.5-4-4.5z\"/>"
        + "<path d=\"M12 7v4.5l3 2\"/>",
      true
    ),
  ])
  func aTurningRingKeepsItsSense(content: String, isTurning: Bool) throws {
    let notes = try notes("<path d=\"M1 23h7\"/>" + content)
    #expect(notes.contains { $0.reason.contains("the hands of a clock") }, "\(notes)")
    #expect(notes.contains { $0.reason.contains("its turning ring") } == isTurning, "\(notes)")
  }

  /// A bend in a frame may be a corner of anything; the name tells that it shows the time.
  @Test func aClockMayBeNoCircle() throws {
    let content = "<rect x=\"3\" y=\"3\" width=\"18\" height=\"18\" rx=\"5\"/><path d=\"M12 7v5l3 2\"/>"
    #expect(try notes(content, name: "desk-clock").contains { $0.reason.contains("the hands of a clock") })
    #expect(try !notes(content, name: "frame").contains { $0.reason.contains("the hands of a clock") })
  }

  @Test(arguments: [
    // Three spokes of a wheel.
    "<circle cx=\"12\" cy=\"12\" r=\"10\"/><circle cx=\"12\" cy=\"12\" r=\"1.6\"/><path d=\"M12 10.4V5\"/><path d=\"M13.4 12.8l4.6 2.7\"/>"
      + "<path d=\"M10.6 12.8L6 15.5\"/>",
    // The hub of a fan with a straight bar through it.
    "<circle cx=\"12\" cy=\"12\" r=\"10\"/><circle cx=\"12\" cy=\"12\" r=\"1.6\"/><path d=\"M13.2 10.8l3-3\"/><path d=\"M10.8 13.2l-3 3\"/>",
  ])
  func spokesOfAWheelAreNoHands(content: String) throws {
    let notes = try notes("<path d=\"M1 23h7\"/>" + content)
    #expect(!notes.contains { $0.reason.contains("the hands of a clock") }, "\(notes)")
  }

  /// A name that says who checks in or out promises no check mark.
  @Test(arguments: [
    ("inbox-check", true), ("hotel-check-in", false), ("checkOut", false), ("check-in-done", true),
  ])
  func checkingInPromisesNoCheckMark(name: String, isPromised: Bool) {
    #expect(Promises(name).promises(.check) == isPromised)
  }

  /// A check mark that is smaller than others is one only if the name says so.
  @Test func aPromisedCheckMarkMayBeSmall() throws {
    let content =
      "<path d=\"M3 4h12\"/><path stroke-width=\".7\" d=\"M16.4 18.6q.8.2 1.1.8q.7-1.7 1.7-2.2\"/>"
    #expect(try notes(content, name: "inbox-check").contains { $0.reason.contains("a check mark") })
  }

  /// A B between ticks is a Bitcoin sign, however its bowls bend and wherever its stem ends.
  @Test(arguments: [
    "<path d=\"M2 20h20\"/><path d=\"M8 15V5M10.5 5V3M10.5 17v-2M8 10h5.5a2.5 2.5 0 0 1 0 5H6.5M13 10a2.5 2.5 0 0 0 0-5H6.5\"/>",
    "<path d=\"M2 21.5h20\"/><path d=\"M8 16V5h4a2.7 2.7 0 0 1 0 5.4H8M12 10.4h1a2.8 2.8 0 0 1 0 5.6H8M9.5 5V3M12 5V3M9.5 16v2M12 16v2\"/>",
  ])
  func bitcoinSignsKeepUpright(content: String) throws {
    let notes = try notes(content)
    #expect(notes.contains { $0.reason.contains("the currency sign ₿") }, "\(notes)")
  }

  @Test(arguments: [
    // An 8 between ticks, and two bars in a ring.
    "<path d=\"M2 21.5h20\"/><circle cx=\"11\" cy=\"7.8\" r=\"2.7\"/><circle cx=\"11\" cy=\"13.2\" r=\"2.7\"/><path d=\"M11 5V3M11 16v2\"/>",
    "<path d=\"M2 23h20\"/><path fill=\"black\" stroke=\"none\" fill-rule=\"evenodd\" d=\"M12 1c4 0 7 4.5 7 10s-3 10-7 10-7-4.5-7-10 3-10 7-10m0 2c-3 "
      + "0-5 3.6-5 8s2 8 5 8 5-3.6 5-8-2-8-5-8m-3 7.3l3.3-3.3 1 1-3.3 3.3zm.4 4.3L15 9l.7 1L10 15.7z\"/>",
  ])
  func whatIsNoBitcoinSignMirrors(content: String) throws {
    let notes = try notes(content)
    #expect(!notes.contains { $0.reason.contains("₿") }, "\(notes)")
  }

  /// A sign that is its own mirror image is found, too, where the name promises money; nothing is asked.
  @Test func aYenInAnIconAboutMoneyIsFound() throws {
    let content =
      "<path d=\"M4 3l5 7 5-7M9 10v10M5 13h8M5 16.5h8\"/><path d=\"M22 10h-5m2-2.2L16.8 10 19 12.2\"/>"
    #expect(try notes(content, name: "yen-receive").contains { $0.reason.contains("the currency sign ¥") })
  }

  /// A small head with a short flag that falls.
  @Test func aNoteWithARingAsHeadKeepsUpright() throws {
    let notes = try notes(
      "<rect x=\"2\" y=\"7\" width=\"20\" height=\"15\" rx=\"4\"/>"
        + "<path d=\"M13 17a1.6 1.6 0 1 1-3.2 0 1.6 1.6 0 0 1 3.2 0zM13 17v-5.4s.5 1.9 2.2 2.2\"/>")
    #expect(notes.contains { $0.reason.contains("a musical note") }, "\(notes)")
  }

  /// A note beside other things that the network does not know is one if the name says so.
  @Test func aPromisedNoteIsKnownByItsGeometry() throws {
    let content =
      "<rect x=\"2\" y=\"2\" width=\"16\" height=\"16\" rx=\"4\"/><path d=\"M21 8v10q0 3-3 3H8\"/>"
      + "<path d=\"M11 12V6s.3 1.8 2 2\"/><circle cx=\"9\" cy=\"12\" r=\"2\"/>"
    #expect(try notes(content, name: "playlist").contains { $0.reason.contains("a musical note") })
  }

  /// A large head has a short stem; a stem on the left belongs to a b.
  @Test func theStemOfANoteMayBeShort() throws {
    let flag = "<path d=\"M11 17V7c0-2 2-3.2 4-2.5 2.3.8 4.2.3 6-.5\"/>"
    let note = try ThingCandidate(units("<circle cx=\"7\" cy=\"17\" r=\"4\"/>" + flag))
    #expect(note.map(NoteOutline.isShown) == true)
    let letter = try ThingCandidate(units("<circle cx=\"15\" cy=\"17\" r=\"4\"/>" + flag))
    #expect(letter.map(NoteOutline.isShown) == false)
  }

  /// A note that is nearly as high as the drawing, beside a list.
  @Test func aHighNoteBesideAListKeepsUpright() throws {
    let content =
      "<g fill=\"black\" stroke=\"none\"><ellipse cx=\"14.2\" cy=\"19.5\" rx=\"3.7\" ry=\"3\"/><path d=\"M16.5 5h1.500v14.500h-1.500z\"/>"
      + "<path d=\"M16.5 4.400q0-1.3 1.2-1.500l5-1v4.400l-6.2 1.300z\"/></g><path d=\"M1 4h7M1 10h7M1 16h5\"/>"
    #expect(try notes(content, name: "music-list").contains { $0.reason.contains("a musical note") })
  }

  /// A magnifier whose lens gives way to a spark is one if the name says so.
  @Test func aPromisedLensMayBeOpen() throws {
    let units = try units(
      "<path fill=\"black\" stroke=\"none\" d=\"M11 2v2a7 7 0 1 0 7 7h2a9 9 0 0 1-2 5.6l4.3 4.3-1.4 1.4-4.3-4.3A9 9 0 1 1 11 2z\"/>"
        + "<path fill=\"black\" stroke=\"none\" d=\"M17 1l1 3 3 1-3 1-1 3-1-3-3-1 3-1z\"/>")
    #expect(LensOutline.all(among: units, side: 24, isPromised: true).count == 1)
    #expect(LensOutline.all(among: units, side: 24, isPromised: false).isEmpty)
  }

  /// An upright pencil beside a ruler has its place, although it is its own mirror image.
  @Test func anUprightPencilIsNoQuestion() throws {
    let content =
      "<path d=\"M3 7l3.5-5L10 7v15H3z\"/><path d=\"M14 3h6v19h-6z\"/><path d=\"M20 8h-2M20 12h-3M20 16h-2\"/>"
    #expect(try notes(content, name: "pencil-ruler").contains { $0.reason.contains("a pencil") })
    // A bar without a tip is none.
    let bars = "<path d=\"M3 2h7v20H3z\"/><path d=\"M14 3h6v19h-6z\"/><path d=\"M20 8h-2\"/>"
    #expect(throws: MirrorError.self) { try notes(bars, name: "pencil-ruler") }
  }

  /// A smaller digit on the line of an H belongs to it.
  @Test(arguments: [
    ("H2", "M16.5 13.4c0-3 4.5-3 4.5 0 0 1.8-4.5 3.6-4.5 5.6H21"),
    ("H4", "M19.5 19v-8l-3.5 5.5H21"),
  ])
  func aHeadingKeepsItsOrder(text: String, digit: String) throws {
    let notes = try notes("<path d=\"M3 5v14M13 5v14M3 12h10\"/><path d=\"\(digit)\"/>")
    #expect(notes.contains { $0.reason.contains("\"\(text)\"") }, "\(notes)")
  }

  /// Several digits that the name promises support each other.
  @Test func promisedDigitsInAColumnAreANumber() throws {
    let content =
      "<g fill=\"black\" stroke=\"none\"><path d=\"M9 11V3H7.300L5 3.600V6l2-.6V11z\"/><path fill-rule=\"evenodd\" d=\"M10.6 17a3 3 0 1 0-3.1 1.400L6 21h2.300z"
      + "M8 16.500a1 1 0 1 1 0-2 1 1 0 0 1 0 2z\"/></g><path d=\"M18 21V4M14.5 7.500L18 4l3.5 3.5\"/>"
    #expect(try notes(content, name: "sort-number-desc").contains { $0.reason.contains("\"19\"") })
  }

  /// The name of an alphabet promises its letters and nothing else; that of a brand promises nothing.
  @Test func alphabetsStayAndBrandsAreAskedNothing() throws {
    #expect(
      try notes("<path d=\"M7 4v9h9m-3-5v12\"/>", name: "number-four").contains {
        $0.reason.contains("a character")
      })
    let strokes = "<path d=\"M5 4q8 6 14 16M18 4q0 6-5 8M5 20q0-6 4-10\"/>"
    #expect(
      try notes(strokes, name: "alphabet-hebrew").contains { $0.reason.contains("letters and nothing") })
    #expect(try notes(strokes, name: "brand-cloud-music").allSatisfy { $0.action != .moved })
    #expect(throws: MirrorError.self) { try notes(strokes, name: "cloud-music") }
  }

  /// A slash from corner to corner that is one outline with its base, under a name that says nothing.
  private static let struckOut =
    "M5 3.2a.75.75 0 0 0-1.3.7C3.3 4.2 3 4.6 3 5.200v5.300c0 5 2.4 8 4.4 9.6 2.2 1.8 4.3 2.4 4.4 2.400a.75.75 0 0 0 .4 0c.1 0 2.9-.8 "
    + "5.4-3.200l1.4 1.500a.75.75 0 1 0 1.1-1zM12 21a12 12 0 0 1-3.7-2C5.8 16.8 4.5 14 4.5 10.500V5.200h.4l11.7 12.900A12 12 0 0 1 12 21z"
    + "M21 5.200v5.300c0 1.9-.4 3.7-1.1 5.300a.75.75 0 1 1-1.4-.6c.6-1.4 1-3 1-4.700V5.200H9.200a.75.75 0 1 1 0-1.500h10.300c.8 0 1.5.7 1.5 1.500z"

  @Test func aFusedSlashIsSeenWithoutAName() throws {
    let path = "<path fill=\"black\" stroke=\"none\" d=\"\(Self.struckOut)\"/>"
    let error = #expect(throws: MirrorError.self) { try notes(path) }
    #expect("\(error as Any)".contains("there may be a slash"))
  }

  @Test(arguments: [
    // The shaft of an arrow from corner to corner is no slash.
    "M3.5 2.400l15.5 15.500V9h1.600v11.600H9V19h8.900L2.4 3.500z",
    // An arrow that turns back is no pencil, although the network takes it for one.
    "M8.8 2.2L3.3 8.4V9.4L8.8 15.7L9.9 14.6L5.6 9.6H8.3Q13.5 9.6 16.4 14.9Q18.1 17.1 18.1 20.1H19.5Q19.5 15.5 17.1 13.5Q14.5 8.2 8.3 8.2H5.7L9.9 3.3z",
  ])
  func arrowsMirror(path: String) throws {
    #expect(
      try notes("<path fill=\"black\" stroke=\"none\" d=\"\(path)\"/>").allSatisfy { $0.action == .wrapped })
  }

  /// The cap of a pen and its clip belong to the pen.
  @Test func aPenKeepsItsCap() throws {
    let path =
      "M20.700 7q-.100.100-.300.400-.400.400-.400.600t.600 1l.700.800q.500.600-.200 1.400l-4.700 4.800-1.400-1.300 4.200-4.200-1-1-1.400 1.400-3.800-3.800 4-3.800q.700-.600 1.400 0"
      + "l2.300 2.300q.600.700 0 1.400zM3 17.200l9.600-9.600 3.700 3.800L6.800 21H3z"
    let units = try units("<path fill=\"black\" stroke=\"none\" d=\"\(path)M2 4h7v2H2z\"/>")
    let body = try #require(ThingCandidate(units.filter { $0.box.minX == 3 }))
    // The body and the cap, without the bar.
    #expect(PencilOutline.completed(body, among: units).units.count == 2)
    let promise = try #require(Promises("pen-lock").tool)
    #expect(ToolShape(promise, among: units, height: 24)?.candidate.units.count == 2)
  }

  /// The hole of an outlined handle is no tool; a pencil that is cut out of a disc is one.
  @Test func aHoleWithARimIsAPartOfAnObject() throws {
    let promise = try #require(Promises("brush-turned").tool)
    func isFound(_ path: String) throws -> Bool {
      let units = try units("<path fill=\"black\" stroke=\"none\" fill-rule=\"evenodd\" d=\"\(path)\"/>")
      return ToolShape(promise, among: units, height: 24) != nil
    }
    let handle =
      "M3.4 21.1a2 2 0 0 1-1.1-3.500l3-3L10 19.300l-3 3a2 2 0 0 1-3.600-1.200zm1.200-1.100l.6.6 3-3-1.100-1.100-3 3z"
    #expect(try !isFound(handle + "M7 6l6-4 9 9-6 6zm2 1l7 7 4-4-6-6z"))
    let disc = "M12 1a11 11 0 1 0 0 22a11 11 0 1 0 0-22z"
    #expect(try isFound(disc + "M8 16l.5-3 5.500-5.500 2.500 2.500-5.500 5.500z"))
  }

  /// The longest diagonal is the tree; the pencil is what runs up to the right.
  @Test func aPromisedPencilRunsUp() throws {
    let notes = try notes(
      "<rect x=\"2\" y=\"2\" width=\"7\" height=\"5\" rx=\"1.5\"/><path d=\"M5.5 7v9q0 3 3 3H13M5.5 11H11\"/>"
        + "<rect x=\"13\" y=\"16\" width=\"6\" height=\"5\" rx=\"1.5\"/><path d=\"M15.5 10.5l.6-2 4-4a1.2 1.2 0 0 1 1.700 1.700l-4 4z\"/>",
      name: "node-edit")
    let moved = notes.filter { $0.action == .moved }
    #expect(moved.count == 1 && moved[0].reason.contains("a pencil"), "\(notes)")
  }

  /// A hook in the middle of a frame is a J, and a ring with a stroke from its inside to the lower right a Q.
  @Test(arguments: [
    (
      "<rect x=\"3\" y=\"3\" width=\"18\" height=\"18\" rx=\"2\"/><path d=\"M10 8h4v6a2 2 0 0 1-4 0\"/>",
      "the letter J"
    ),
    (
      "<circle cx=\"12\" cy=\"12\" r=\"9\"/><path d=\"M12 8a2 2 0 0 1 2 2v4a2 2 0 1 1-4 0v-4a2 2 0 0 1 2-2zM13 15l1 1\"/>",
      "the letter Q"
    ),
  ])
  func lettersInFramesKeepUpright(content: String, letter: String) throws {
    let notes = try notes(content)
    #expect(notes.contains { $0.reason.contains(letter) }, "\(notes)")
  }

  @Test(arguments: [
    // The hook of an umbrella, a magnifier in a frame, and a cell with a ring of strokes.
    "<path d=\"M3 12a9 9 0 0 1 18 0zM12 12v7a2 2 0 0 1-4 0\"/>",
    "<circle cx=\"12\" cy=\"12\" r=\"10\"/><circle cx=\"11\" cy=\"11\" r=\"3\"/><path d=\"M13.200 13.200l3 3\"/>",
    "<circle cx=\"12\" cy=\"12\" r=\"6\"/><path d=\"M15 15l1.500 1.500M12 6V3M12 18v3M6 12H3M18 12h3\"/>",
  ])
  func hooksAndHandlesAreNoLetters(content: String) throws {
    let said = try notes(content).map(\.reason)
    #expect(!said.contains { $0.contains("the letter") }, "\(said)")
  }

  /// A word of which only the capital is recognised is one unit, although a letter reaches below the line.
  @Test func aDescenderDoesNotEndAWord() throws {
    let capital =
      "<path fill=\"black\" stroke=\"none\" fill-rule=\"evenodd\" d=\"M3 9v6h1.400v-2.100h1.300c1.300 0 2.100-.800 2.100-1.950S7 9 5.700 9z"
      + "M4.400 10.150h1.150c.550 0 .900.300.900.800s-.350.800-.900.800H4.400z\"/>"
    let small =
      "<path fill=\"black\" stroke=\"none\" d=\"M9 11h1.200v4H9zM11.500 11h1.200v5.800h-1.200zM14.500 11h1.200v4h-1.200zM17 11h1.200v4H17z\"/>"
    let notes = try notes(capital + small + "<path d=\"M5 4h14\"/><path d=\"M2 21h9\"/>")
    let parts = notes.filter { $0.action == .moved }.flatMap(\.parts)
    #expect(parts.contains { $0.number == 2 && [0, 4].contains($0.subpaths.count) }, "\(parts)")
  }

  /// A digit that the name promises, and that the network reads, is sure.
  @Test func aPromisedDigitIsConfirmedByTheNetwork() throws {
    let content =
      "<path fill=\"black\" stroke=\"none\" d=\"M1.5 4.5a.75.75 0 0 1 1.5 0V11h9V4.500a.75.75 0 0 1 1.5 0v15a.75.75 0 0 1-1.5 0v-7H3v7a.75.75 0 0 1-1.5 0z"
      + "M16.1 12.0V10.3Q19.3 8.6 22.5 10.0Q24.1 11.0 24.1 13.6Q24.1 16.0 20.5 17.2Q18.2 18.2 17.8 18.6H24.1V20.3H16.1V18.6Q16.1 17.0 20.1 15.8Q22.4 15.0 22.4 13.4Q22.4 10.8 20.1 11.0Q18.5 11.0 16.1 12.0z\"/>"
    #expect(try notes(content, name: "h2").contains { $0.reason.contains("\"H2\"") })
  }

  /// A stroke that was written as several outlines moves as a whole.
  @Test func outlinesOfOneStrokeStayTogether() throws {
    let pencil =
      "M14.500 9.500l4-4 1 1-4 4zM13.200 8.300l4-4 1 1-4 4zM13.200 8.300l1-.300.600 3h-2zM17 4.300q2-2 3.500 0l-1 1q-.800-.600-1.500.200z"
      + "M18.500 6.500l1.200-1.200 1 1-1.200 1.200zM19.500 4.600l1-.600q1.300 1.300 0 2.800l-1-1zM12.500 9.500l1.500.100 1.500-.400-.300 1.800h-3z"
    let path = "M2 2h7v7H2zM2 14h7v7H2zM14 14h7v7h-7z" + pencil
    let units = try units("<path fill=\"black\" stroke=\"none\" d=\"\(path)\"/>")
    let promise = try #require(Promises("grid-edit").tool)
    let tool = try #require(ToolShape(promise, among: units, height: 24))
    #expect(tool.candidate.units.count == 7, "\(tool.candidate.units.map(\.subpaths))")
  }

  /// The name says that there is a logo; what is recognised beside it is not.
  @Test func aPromisedLogoIsAskedForBesideATool() throws {
    let sign = "<path d=\"M3 6l8 7-4 5V3l4 4-8 9\"/>"
    let lens = "<circle cx=\"16\" cy=\"16\" r=\"3.500\"/><path d=\"M18.500 18.500L22 22\"/>"
    let bent = "<path d=\"M3 6l9 6M7 20V4q3-1 3 2t-7 8\"/>"
    #expect(throws: MirrorError.self) { try notes(bent + lens, name: "bluetooth-search") }
    #expect(try notes(sign + lens, name: "cloud-search").contains { $0.reason.contains("a magnifier") })
  }
}
