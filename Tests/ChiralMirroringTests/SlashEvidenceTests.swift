import ChiralMirroring
import ChiralSVG
import ChiralValues
import Testing

/// Slashes that are recognised without a name, and shapes that resemble them (R14).
@Suite struct SlashEvidenceTests {
  private func notes(_ content: String, name: String? = nil) throws -> [MirrorNote] {
    let text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"black\" "
      + "stroke-width=\"2\" stroke-linecap=\"round\">\(content)</svg>"
    var mirror = Mirror()
    mirror.name = name
    return try mirror.mirrored(try SVGDocument(parsing: Array(text.utf8), file: "icon.svg")).notes
  }

  private static let flag = "<path d=\"M6 21V4h12l-3 4 3 4H6\"/>"

  /// Every form is recognised: a stroke, one stroke of several, an outline, a rotated rectangle.
  @Test(arguments: [
    "<path d=\"M2 2l20 20\"/>", "<line x1=\"2\" y1=\"2\" x2=\"22\" y2=\"22\"/>",
    "<polyline points=\"22 22 2 2\"/>",
    "<path d=\"M2.3 1.2L22.8 21.7L21.7 22.8L1.2 2.3z\" fill=\"black\" stroke=\"none\"/>",
    "<rect x=\"-14\" y=\"-.8\" width=\"28\" height=\"1.6\" rx=\".8\" fill=\"black\" stroke=\"none\" "
      + "transform=\"translate(12 12) rotate(45)\"/>",
    // Edges written as straight curves, and an outline that continues after a closepath.
    "<path d=\"M2.3 1.2Q12 10.9 22.8 21.7L21.7 22.8C15 16.1 9 10.1 1.2 2.3z\" fill=\"black\" stroke=\"none\"/>",
    "<path d=\"M2.3 1.2zL22.8 21.7L21.7 22.8L1.2 2.3z\" fill=\"black\" stroke=\"none\"/>",
  ])
  func aSlashNeedsNoName(slash: String) throws {
    for name in [nil, "Vector", "flag-off"] {
      let notes = try notes(Self.flag + slash, name: name)
      #expect(notes.map(\.action) == [.kept] && notes.first?.rule == "R14", "\(notes)")
    }
  }

  /// A line of the base may end at the slash's tip, on one side, and a filled base may touch it nearly all the way.
  @Test(arguments: [
    "<path d=\"M21 16V5a2 2 0 0 0-2-2H9\"/><path d=\"M19 19H7l-4 3V5a2 2 0 0 1 1-1.8\"/><path d=\"M2 2l20 20\"/>",
    "<path d=\"M5 9v11h15\"/><path d=\"M10 4h9v9\"/><path d=\"M3 3l18 18\"/>",
    "<g fill=\"black\" stroke=\"none\"><path d=\"M1.1 3.4L2.4 2.1L21.9 21.6L20.6 22.9L18.7 21H5V7.3zM19 16V3H5.7z\"/></g>",
    // Both ends are joined with corners of the base, so that only the edges are left.
    "<path fill=\"black\" stroke=\"none\" d=\"M2.6 1.4L22.6 21.4Q22.8 22.8 21.4 22.6H9V21.5H20.3L2.5 3.7V15H1.5V2.7L1.4 2.6"
      + "Q1.2 1.2 2.6 1.4zM6 3h13v13h-2V5H6zM4 10h2v8h8v2H4z\"/>",
    // A line of the base lies over one end.
    flag + "<path d=\"M15 21h8\"/><path d=\"M3 3l18 18\"/>",
  ])
  func aSlashMayTouchItsBase(content: String) throws {
    do {
      let notes = try notes(content, name: "Vector")
      #expect(notes.contains { $0.rule?.contains("R14") == true }, "\(notes)")
    } catch let error as MirrorError {
      #expect(error.description.contains("R14"))
    }
  }

  /// The bar of a prohibition sign has no ends of its own; the ring around it is its own mirror image.
  @Test(arguments: [nil, "circle-slash"]) func aSlashMayEndInARing(name: String?) throws {
    let notes = try notes(
      "<path fill=\"black\" stroke=\"none\" fill-rule=\"evenodd\" d=\"M12 2a10 10 0 1 0 0 20a10 10 0 0 0 0-20z"
        + "M18.32 16.9A8 8 0 0 0 7.1 5.68zM5.68 7.1A8 8 0 0 0 16.9 18.32z\"/>", name: name)
    #expect(notes.map(\.action) == [.kept] && notes.first?.rule == "R13, R14", "\(notes)")
  }

  /// One stroke of a path that draws the base, too, stays where it is.
  @Test func aSlashMayBeASubpath() throws {
    let notes = try notes("<path d=\"M6 21V4h12l-3 4 3 4H6M2 2l20 20\"/>")
    #expect(notes.map(\.reason) == ["R14: a slash by its shape, from corner to corner: subpath 2"])
  }

  /// A slash may consist of the lines between the places where lines of the base branch off.
  @Test(arguments: [
    "<path d=\"M6 21V4h12l-3 4 3 4H6M2 2l6 6m0 0h6m-6 0l14 14\"/>",
    "<path d=\"M2 2l9 9l5-7M11 11L22 22M4 9v11h11\"/>",
  ])
  func aSlashMayConsistOfLines(content: String) throws {
    #expect { try notes(content) } throws: { "\($0)".contains("R14: its slash is part of the path") }
  }

  /// Shapes that are not slashes: with heads at their ends, a bar across, rings beside them, nothing near
  /// them, or as an edge.
  @Test(arguments: [
    "<path d=\"M3 3l18 18M21 10v11H10\"/>", "<path d=\"M3 3l18 18M3 21L21 3\"/><path d=\"M12 2v2\"/>",
    "<path d=\"M3 3l18 18\"/><circle cx=\"18\" cy=\"6\" r=\"2\"/><circle cx=\"6\" cy=\"18\" r=\"2\"/>",
    "<path d=\"M3 3l18 18\"/>", "<path d=\"M3 3l18 18H3z\"/>",
    "<path d=\"M7 7l8 8\"/><path d=\"M3 3h18v18H3z\"/>",
    "<path d=\"M20 4C10 3 4 7 4 13a7 7 0 0 0 7 7c6 0 10-6 9-16z\"/><path fill=\"black\" stroke=\"none\" d=\"M1.3 21.3L14.3 8.3L15.7 9.7L2.7 22.7z\"/>",
  ])
  func similarShapesAreNotSlashes(content: String) throws {
    #expect(try notes(content).filter { $0.rule == "R14" } == [])
  }

  /// A name that negates is no evidence by itself: the long side of a triangle has ink on one side only.
  @Test func theEmptySignalMirrors() throws {
    let triangle =
      "<path fill=\"black\" stroke=\"none\" fill-rule=\"evenodd\" d=\"M2 22L22 2V22zM7 20L20 7V20z\"/>"
    #expect(try notes(triangle, name: "signal-none") == [])
  }
}
