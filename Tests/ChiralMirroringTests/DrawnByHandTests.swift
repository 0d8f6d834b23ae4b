import ChiralSVG
import Testing

@testable import ChiralMirroring

/// Check marks and clocks as sets of strokes draw them, recognised by their geometry alone (R10, R11, R16).
@Suite struct DrawnByHandTests {
  private func notes(_ content: String, name: String? = nil) throws -> [MirrorNote] {
    let text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"black\" "
      + "stroke-width=\"1.5\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\(content)</svg>"
    var mirror = Mirror()
    mirror.name = name
    return try mirror.mirrored(try SVGDocument(parsing: Array(text.utf8), file: "icon.svg")).notes
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
    #expect(ThingKind.check.isPromised(by: name) == isPromised)
  }

  /// A check mark that is smaller than others is one only if the name says so.
  @Test func aPromisedCheckMarkMayBeSmall() throws {
    let content =
      "<path d=\"M3 4h12\"/><path stroke-width=\".7\" d=\"M16.4 18.6q.8.2 1.1.8q.7-1.7 1.7-2.2\"/>"
    #expect(try notes(content, name: "inbox-check").contains { $0.reason.contains("a check mark") })
  }
}
