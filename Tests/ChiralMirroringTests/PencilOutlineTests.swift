import ChiralSVG
import ChiralValues
import Foundation
import Testing

@testable import ChiralInk
@testable import ChiralMirroring
@testable import ChiralSigns

/// Pencils that are drawn as one contour without details (R15).
@Suite struct PencilOutlineTests {
  private func drawing(_ content: String) throws -> SVGDocument {
    let text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"black\" "
      + "stroke-width=\"1.5\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\(content)</svg>"
    return try SVGDocument(parsing: Array(text.utf8), file: "icon.svg")
  }

  /// The head and one shoulder of a person, which have no mirror symmetry.
  private static let person = "<circle cx=\"9\" cy=\"6\" r=\"3\"/><path d=\"M3 20v-2a4 4 0 0 1 4-4h3\"/>"
  /// A body whose sides are parallel, with a point at the lower left.
  private static let pencil = "<path d=\"M13.5 21v-2.6l5.2-5.2a1.8 1.8 0 0 1 2.6 2.6L16.1 21z\"/>"

  @Test func aPlainPencilKeepsUpright() throws {
    let notes = try Mirror().mirrored(drawing(Self.person + Self.pencil)).notes
    #expect(notes.count == 1 && notes[0].action == .moved, "\(notes)")
    #expect(notes.first?.rule == "R15" && notes.first?.reason.contains("pencil") == true, "\(notes)")
  }

  /// A blade beyond the point, a clip beside the body, rays of equal size, a body that leans to the left and one with two
  /// points show something else.
  @Test(arguments: [
    (pencil, 1), (pencil + "<path d=\"M12.8 21.7L11.5 23\"/>", 0),
    (pencil + "<path d=\"M15.4 14.6l2-2\"/>", 0),
    (pencil + "<path d=\"M13.5 1v2.6l5.2 5.2a1.8 1.8 0 0 0 2.6-2.6L16.1 1z\"/>", 0),
    ("<path d=\"M21.3 21v-2.6l-5.2-5.2a1.8 1.8 0 0 0-2.6 2.6l5.2 5.2z\"/>", 0),
    ("<path d=\"M13.5 21v-2.6l5.4-5.4h2.6v2.6L16.1 21z\"/>", 0),
  ])
  func onlyAPointAndABluntEndMakeAPencil(content: String, count: Int) throws {
    let drawing = try drawing(Self.person + content)
    let scene = Scene(drawing, viewBox: try drawing.viewBox())
    let units = InkReader(scene).units
    #expect(PencilOutline.all(among: units, side: 24).count == count)
  }

  /// A pencil moves with the eraser that stands apart from its body.
  @Test func thePiecesOfAPencilMoveTogether() throws {
    let pieces =
      "<path d=\"M2 4h12v2H4v9h7v1.6H4V19h3v2H2z\"/><path d=\"M10 21v-2.4l6-6 2.4 2.4-6 6z\"/>"
      + "<path d=\"M16.9 11.7l1-1 2.4 2.4-1 1z\"/>"
    let text = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\(pieces)</svg>"
    let document = try SVGDocument(parsing: Array(text.utf8), file: "icon.svg")
    let scene = Scene(document, viewBox: try document.viewBox())
    let signs = Sightings(in: scene, .none, wholes: .none).signs
    #expect(signs.map(\.sign.name) == ["pencil"])
    #expect(signs.map { Set($0.parts.map(\.element)) } == [[2, 3]])
  }

  /// The handle of a gavel, whose head stands apart and beside the middle, is no pencil.
  @Test func aToolWithAHeadIsNoPencil() throws {
    let gavel =
      "<path d=\"M4 18.500L11 11.500l2 2-7 7a1.400 1.400 0 0 1-2-2zM12.500 3.500l1.500-1.500 6 6-1.500 1.500zM8 8l4-4 6 6-4 4z\"/>"
    let text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\(gavel)<path d=\"M3 3h3v3H3z\"/></svg>"
    let document = try SVGDocument(parsing: Array(text.utf8), file: "icon.svg")
    let scene = Scene(document, viewBox: try document.viewBox())
    #expect(Sightings(in: scene, .none, wholes: .none).signs.isEmpty)
  }

  /// An arrow has a head, which may stand apart, and the bars of a comet's tail have several lengths.
  @Test(arguments: [
    "<path d=\"M3 3h5v6H3z\"/><path d=\"M7 21v-3l6-6 3 3-6 6zM12.6 8.4L19.6 8.4 19.6 15.4z\" fill=\"black\" stroke=\"none\"/>",
    person + "<path d=\"M20.6 11.4L15 17V20H10V15H13L18.6 9.4z\" fill=\"black\" stroke=\"none\"/>",
    """
    <g fill="black" stroke="none"><circle cx="16" cy="8" r="5.5"/><path d="M2.0 12.9A0.8 0.8 0 0 0 3.0 14.1L6.8 10.9L5.8 9.7z
    M2.0 17.4A0.8 0.8 0 0 0 3.0 18.6L8.0 14.4L6.9 13.2z
    M3.0 21.2A0.8 0.8 0 0 0 4.0 22.4L10.1 17.2L9.1 16.0z"/></g>
    """,
  ])
  func arrowsAndStripesAreNoPencils(content: String) throws {
    #expect(try Mirror().mirrored(drawing(content)).notes == [])
  }

  /// The dashes of a ring come in several of equal size, and so none of them is a pencil, although one by itself is like one.
  @Test func theDashesOfARingAreNoPencils() throws {
    let dashes = (0..<8).map { Self.dash(from: Double($0) * 45, to: Double($0) * 45 + 32) }.joined()
    let content = "<path d=\"\(dashes)M8 8h4v2H8z\" fill=\"black\" stroke=\"none\"/>"
    #expect(try Mirror().mirrored(drawing(content)).notes == [])
  }

  /// Returns a dash of a ring between two angles in degrees, as path data.
  private static func dash(from start: Double, to end: Double) -> String {
    func point(_ radius: Double, at angle: Double) -> String {
      "\(12 + radius * cos(angle * .pi / 180)) \(12 + radius * sin(angle * .pi / 180))"
    }
    return "M\(point(10, at: start))A10 10 0 0 1 \(point(10, at: end))L\(point(7.5, at: end))"
      + "A7.5 7.5 0 0 0 \(point(7.5, at: start))z"
  }

  /// The parts of a pencil that overlaps what it writes on are found by their group.
  @Test(arguments: [("g", ["pencil"]), ("a", [])])
  func aGroupIsAnObject(container: String, kinds: [String]) throws {
    let text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><path d=\"M3 2h14v18H3zM4 3h12v16H4z\" "
      + "fill-rule=\"evenodd\"/><path d=\"M5 6h9v1H5z\"/><\(container)><path d=\"M9 22l1-4 2.8 2.8z\"/>"
      + "<path d=\"M10 18l7-7 3 3-7 7z\"/><path d=\"M17 11l1.6-1.6 3 3L20 14z\"/></\(container)></svg>"
    let document = try SVGDocument(parsing: Array(text.utf8), file: "icon.svg")
    let scene = Scene(document, viewBox: try document.viewBox())
    let signs = Sightings(in: scene, .none, wholes: .none).signs
    #expect(signs.map(\.sign.name) == kinds)
  }

  /// Burrs that are too small to see are no ink.
  @Test func specksAreNoInk() throws {
    let text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><path d=\"M3 3h9v9H3z\"/>"
      + "<path d=\"M15 5l.1.1-.1.1z\"/></svg>"
    let document = try SVGDocument(parsing: Array(text.utf8), file: "icon.svg")
    let scene = Scene(document, viewBox: try document.viewBox())
    #expect(InkReader(scene).units.map(\.element) == [1])
  }
}
