import ChiralMirroring
import ChiralSVG
import ChiralValues
import Testing

/// Play signs inside other icons, which keep pointing to the right (R4).
@Suite struct PlaySignTests {
  private func mirrored(_ content: String, name: String? = nil) throws -> MirrorResult {
    let text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"black\" "
      + "stroke-width=\"2\" stroke-linejoin=\"round\">\(content)</svg>"
    var mirror = Mirror()
    mirror.name = name
    return try mirror.mirrored(try SVGDocument(parsing: Array(text.utf8), file: "icon.svg"))
  }

  private func notes(_ content: String, name: String? = nil) throws -> [MirrorNote] {
    try mirrored(content, name: name).notes
  }

  private static let ring = "<circle cx=\"12\" cy=\"12\" r=\"10\"/>"

  /// In a ring, on a screen, cut out of a disc, with sharp corners and round ones, without a name.
  @Test(arguments: [
    ring + "<path d=\"M10 8l6 4-6 4z\"/>",
    "<rect x=\"2\" y=\"4\" width=\"20\" height=\"14\"/><path d=\"M8 22h6\"/><path d=\"M10 8l5 3-5 3z\" fill=\"black\"/>",
    "<path d=\"M12 2a10 10 0 1 0 0 20a10 10 0 0 0 0-20zM9 7l8 5-8 5z\" fill=\"black\" stroke=\"none\" fill-rule=\"evenodd\"/>",
    ring + "<path d=\"M9 9a.7.7 0 0 1 1-.6l5.8 3a.7.7 0 0 1 0 1.2l-5.8 3a.7.7 0 0 1-1-.6z\"/>",
    // A screen with a gap for an arrow, in two strokes.
    "<path d=\"M21 15V4H3M3 4v15h9M15 20h7M19 17l3 3-3 3\"/><path d=\"M10 8.500l5 3-5 3z\" fill=\"black\"/>",
  ])
  func aSignInAFrameKeepsItsDirection(content: String) throws {
    let notes = try notes(content)
    #expect(notes.count == 1 && notes[0].rule == "R4" && notes[0].action == .moved, "\(notes)")
  }

  /// Alone, it stays if the name promises it, but not if the icon points.
  @Test func aSignAloneStaysIfItIsPromised() throws {
    let sign = "<path d=\"M6 4l13 8-13 8z\"/>"
    #expect(try notes(sign, name: "play-large").map(\.rule) == ["R4"])
    #expect(try notes(sign, name: "play-next") == [])
  }

  /// Lines on one side of a triangle, or on two, are no frame.
  @Test(arguments: ["M21 4v16", "M3 3h18v18", "M3 3h8M13 21h8"])
  func linesOnOneSideAreNoFrame(lines: String) throws {
    #expect(try notes("<path d=\"\(lines)\"/><path d=\"M10 9l5 3-5 3z\" fill=\"black\"/>") == [])
  }

  /// Rounded so much that its sides are bent, under a bar and beside a badge, if the name promises it.
  @Test func aSignWithVeryRoundCornersKeepsItsDirection() throws {
    let sign =
      "<path d=\"M9 14.5c0-2.2 0-3.1.5-3.4.6-.4 1.4.1 3.2 1.2 1.7 1 2.4 1.4 2.4 2.2 0 .8-.7 1.2-2.4 2.2-1.8 1.1-2.6 1.6-3.2 1.2-.5-.3-.5-1.2-.5-3.4z\"/>"
    let notes = try notes(
      "<rect x=\"2\" y=\"2\" width=\"20\" height=\"20\" rx=\"4\"/><path d=\"M2 7h20\"/>" + sign,
      name: "play-list")
    #expect(notes.map(\.rule) == ["R4"], "\(notes)")
  }

  /// A triangle that skips to a bar is no play sign, even if the name promises one; two bars are a pause sign.
  @Test func aTriangleWithABarSkips() throws {
    #expect(try !notes("<path d=\"M3 5v14l10-7zM17 5v14M21 5v14\"/>", name: "play-pause").isEmpty)
    #expect(try notes("<path d=\"M5 4v16l11-8zM19 4v16\"/>", name: "play-bar") == [])
  }

  /// The triangle is shifted in its frame, where it looks centred, and stays shifted to the same side.
  @Test func theSignKeepsItsPlaceInItsFrame() throws {
    let result = try mirrored(
      "<rect x=\"8\" y=\"8\" width=\"14\" height=\"14\"/><path d=\"M2 3h10\"/><path d=\"M13 12l5 3-5 3z\"/>")
    let written = String(decoding: result.document.serialized(), as: UTF8.self)
    #expect(written.contains("<rect x=\"2\""), "\(written)")
    #expect(written.contains("<path transform=\"translate(-6)\" d=\"M13 12l5 3-5 3z\"/>"), "\(written)")
  }

  /// Beside other things, the icon's name has to promise the sign.
  @Test func aSignBesideALineNeedsAName() throws {
    let content = "<path d=\"M2 5h20\"/><path d=\"M2 12h7\"/><path d=\"M13 11l8 5-8 5z\"/>"
    #expect(try notes(content) == [])
    #expect(try notes(content, name: "list-video").map(\.rule) == ["R4"])
    #expect(try notes(content, name: "playlist_run").map(\.rule) == ["R4"])
  }

  /// The head of an arrow touches its line.
  @Test func theHeadOfAnArrowIsNoSign() throws {
    let arrow = "<path d=\"M2 5h11\"/><path d=\"M13 1l8 4-8 4z\" fill=\"black\" stroke=\"none\"/>"
    #expect(try notes(arrow + "<path d=\"M2 15h20\"/>", name: "video-queue").filter { $0.rule == "R4" } == [])
  }

  /// A pointer, a triangle that points to the left or up, a chevron, a triangle beside the middle, one with a bar that skips, and
  /// the hole of a turned A.
  @Test(
    arguments: [
      (ring + "<path d=\"M10 8l6 4-6 4z\"/>", "caret-circle-right"),
      (ring + "<path d=\"M14 8l-6 4 6 4z\"/>", nil),
      (ring + "<path d=\"M8 14l4-6 4 6z\"/>", nil), (ring + "<path d=\"M10 8l6 4-6 4\"/>", nil),
      ("<rect x=\"2\" y=\"4\" width=\"20\" height=\"16\"/><path d=\"M15 9l5 3-5 3z\"/>", nil),
      (ring + "<path d=\"M9 8l6 4-6 4z\"/><path d=\"M16.5 8v8\"/>", nil),
      (
        "<g fill=\"black\" stroke=\"none\"><path d=\"M2 2l20 8v4L2 22v-4l4-1.6V7.6L2 6zM9 9l8 3-8 3z\"/></g>",
        nil
      ),
    ] as [(String, String?)])
  func otherTrianglesMirror(content: String, name: String?) throws {
    #expect(try notes(content, name: name).filter { $0.rule == "R4" } == [])
  }

  /// An arrow in a lens follows the reading direction; a play sign does not.
  @Test func aPlaySignInALensStays() throws {
    let result = try mirrored(
      "<circle cx=\"10\" cy=\"10\" r=\"8\"/><path d=\"M22 22l-6-6\"/><path d=\"M8 7l5 3-5 3z\"/>",
      name: "search-video")
    let written = String(decoding: result.document.serialized(), as: UTF8.self)
    #expect(written.contains("M8 7l5 3-5 3z") && written.contains("M22 22l-6-6"), "\(written)")
  }
}
