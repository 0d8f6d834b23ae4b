import ChiralSVG
import Testing

@testable import ChiralInk
@testable import ChiralMirroring
@testable import ChiralSigns

/// The geometry of objects, which confirms readings of which the network is not certain.
@Suite struct ThingOutlineTests {
  private func candidate(_ content: String) throws -> ThingCandidate {
    let text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"black\" "
      + "stroke-width=\"2\">\(content)</svg>"
    let drawing = try SVGDocument(parsing: Array(text.utf8), file: "q1.svg")
    let scene = Scene(drawing, viewBox: try drawing.viewBox())
    return try #require(ThingCandidate(InkReader(scene).units))
  }

  private static let lens = "<circle cx=\"10\" cy=\"10\" r=\"7\"/>"

  /// The handle runs from the lens to one corner; it does not hang straight down, and a Q has a short one.
  @Test(arguments: [
    ("<path d=\"M15 15l6 6\"/>", true), ("<path d=\"M14.7 15.3L4 22\"/>", false), ("", false),
    ("<path d=\"M10 17v6\"/>", false), ("<path d=\"M15 15l1.5 1.5\"/>", false),
    ("<path d=\"M15 15l6 6M5 15l-3 3\"/>", false),
  ])
  func aLensHasAHandle(handle: String, isShown: Bool) throws {
    #expect(try LensOutline.isShown(by: candidate(Self.lens + handle)) == isShown)
  }

  /// A ring and its handle are a magnifier without the network's reading. A handle that something touches may be a blade or the bit
  /// of a key, one to the left or upward a tail or an arrow.
  @Test(arguments: [
    ("<path d=\"M15 15l6 6\"/>", true), ("<path d=\"M5 15l-4 4\"/>", false),
    ("<path d=\"M15 5l5-5\"/>", false), ("<path d=\"M10 17v6\"/>", false),
    ("<path d=\"M15 15l6 6\"/><path d=\"M16 20l4-4\"/>", false),
    ("<path d=\"M15 15c3 0 6 3 6 6\"/>", false),
  ])
  func aLensIsKnownByItsGeometry(handle: String, isShown: Bool) throws {
    let units = try candidate(Self.lens + handle + "<path d=\"M1 23h8\"/>").units
    #expect(LensOutline.all(among: units, side: 24, isPromised: false).isEmpty != isShown)
  }

  /// A magnifier may be one outline; a key has a smaller hole.
  @Test(arguments: [(5, true), (2, false)])
  func aLensIsMostlyAHole(radius: Int, isShown: Bool) throws {
    let units = try candidate(Self.outlined(hole: radius) + "<path d=\"M1 23h8\"/>").units
    #expect(LensOutline.all(among: units, side: 24, isPromised: false).isEmpty != isShown)
  }

  /// An outline of a magnifier with a round hole of a radius.
  private static func outlined(hole radius: Int) -> String {
    let outer = "M15.6 14.2A7 7 0 1 0 14.2 15.6L20 21.4l1.4-1.4z"
    let hole =
      "M10 \(10 - radius)a\(radius) \(radius) 0 1 1 0 \(2 * radius)a\(radius) \(radius) 0 1 1 0-\(2 * radius)z"
    return "<path d=\"\(outer)\(hole)\" fill=\"black\" stroke=\"none\" fill-rule=\"evenodd\"/>"
  }

  /// A name that promises a magnifier allows a touched handle.
  @Test func aPromisedLensMayBeTouched() throws {
    let units = try candidate(Self.lens + "<path d=\"M15 15l6 6\"/><path d=\"M16 20l4-4\"/>").units
    #expect(LensOutline.all(among: units, side: 24, isPromised: true).count == 1)
  }

  /// A check mark has one bar that turns once, with a short arm at the left; equal arms are a chevron, a curve is a swoosh, a long arm
  /// at the left is the mirror image, and an L has a level arm.
  @Test(arguments: [
    ("<path d=\"M5 13l4 4 9-9\"/>", true), ("<path d=\"M5 14l4 4 9-14\"/>", true),
    ("<path d=\"M5 14l4 3.5 9-9-.5-.5-8.5 8.5-3.5-3z\" fill=\"black\" stroke=\"none\"/>", true),
    ("<path d=\"M5 9l6 6 6-6\"/>", false), ("<path d=\"M5 8l9 9 4-4\"/>", false),
    ("<path d=\"M5 10v7h12\"/>", false), ("<path d=\"M4 13c2 5 6 5 15-6\"/>", false),
    ("<path d=\"M3 13l3 3 5-5 3 3 7-7\"/>", false),
  ])
  func aCheckMarkTurnsOnce(mark: String, isShown: Bool) throws {
    let units = try candidate(mark + "<path d=\"M1 23h8\"/>").units
    #expect(CheckOutline.all(among: units, side: 24).isEmpty != isShown)
  }

  private static let head = "<circle cx=\"6\" cy=\"18\" r=\"3\"/>"

  /// The stem stands at the right side of the head and carries a flag or a beam to the right; a stem without one makes a d, one
  /// in the middle a pin, one to the left a 6.
  @Test(arguments: [
    ("<path d=\"M9 18V5l9-2v7\"/>", true), ("<path d=\"M9 18V4c0 3 4 3 4 6\"/>", true),
    ("<path d=\"M9 18V4\"/>", false), ("<path d=\"M6 15V4h9\"/>", false), ("<path d=\"M3 18V4h9\"/>", false),
    ("<path d=\"M9 18V5H2\"/>", false), ("<path d=\"M9 18v-5h9\"/>", false),
  ])
  func aNoteHasAStem(stem: String, isShown: Bool) throws {
    #expect(try NoteOutline.isShown(by: candidate(Self.head + stem)) == isShown)
  }

  /// A head that is no ellipse makes a flag on a box.
  @Test func theHeadOfANoteIsRound() throws {
    #expect(
      try !NoteOutline.isShown(by: candidate("<path d=\"M3 15h6v6H3z\"/><path d=\"M9 18V5l9-2v7\"/>")))
  }

  /// The body of a pencil is straight and has one width; an eraser may stand apart.
  @Test(arguments: [
    ("<path d=\"M4 20v-4L15.5 4.5l4 4L8 20z\"/>", true),
    ("<path d=\"M4 20v-4L13 7l4 4L8 20zM15 5l1.5-1.5 4 4L19 9z\"/>", true),
    ("<path d=\"M4 20v-4L15.5 4.5l6 6L8 20z\"/>", false), ("<path d=\"M4 4v-4L15.5 15.5l-4 4z\"/>", false),
    ("<path d=\"M3 21c8 0 10-2 10-9s2-9 8-9\"/>", false),
  ])
  func aPencilHasABody(content: String, isBody: Bool) throws {
    #expect(try PencilOutline.isBody(candidate(content)) == isBody)
  }
}
