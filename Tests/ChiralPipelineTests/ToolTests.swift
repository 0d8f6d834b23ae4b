import ChiralPipeline
import ChiralRequests
import ChiralTestSupport
import ChiralValues
import Foundation
import Testing

/// Hand-held tools in icons whose own names mention one (R15).
@Suite struct ToolTests {
  private static let lens =
    "M16 11a4 4 0 1 0 2.4 7.2L21 20.8 22 19.8 19.3 17.2A4 4 0 0 0 16 11zM16 12.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z"
  private static let pencil = "M13 21v-2l7-7 2 2-7 7z"
  private static let page = "M3 4h12v6h-4v6H3z"

  private func mirrored(
    _ content: String, _ name: String, root attributes: String = ""
  ) throws -> MirrorRun.Outcome {
    let folder = try ScratchFolder()
    let file = folder.url.appending(path: "\(name).svg")
    let head = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" \#(attributes)>"#
    try Data("\(head)\(content)</svg>".utf8).write(to: file)
    return try MirrorRun(isPure: false, components: [], renderer: BuiltProducts.renderer).file(file.path)
  }

  /// The tool is recognised among the subpaths of a path, and among strokes.
  @Test(arguments: [
    ("page-search", "<path d=\"\(page)\(lens)\"/>", "M6 11a4 4 0 1 0 2.4 7.2L11 20.8"),
    ("page-find-outline", "<path d=\"\(page)\"/><path d=\"\(lens)\"/>", "<path transform=\"translate(-10)\""),
    (
      "page-magnify",
      "<path d=\"\(page)\"/><g fill=\"none\" stroke=\"black\"><circle cx=\"16\" cy=\"15\" r=\"3.5\"/>"
        + "<path d=\"M18.5 17.5l3 3\"/></g>", "<circle transform=\"translate("
    ),
    ("page-edit", "<path d=\"\(page)\(pencil)\"/>", "M2 21v-2l7-7 2 2-7 7z"),
    ("page-with-pencil", "<path d=\"\(page)\(pencil)\"/>", "M2 21v-2l7-7 2 2-7 7z"),
  ])
  func isMovedUpright(name: String, content: String, expected: String) throws {
    let outcome = try mirrored(content, name)
    let text = String(decoding: try #require(outcome.bytes, "\(outcome.problem ?? "")"), as: UTF8.self)
    #expect(text.contains(expected) && text.contains("M21 4"), "\(text)")
    #expect(outcome.notes.allSatisfy { $0.rule == "R15" } && !outcome.notes.isEmpty)
  }

  /// The name promises a tool, and nothing resembles it.
  @Test(arguments: ["page-search", "page-edit", "pencil-lock"]) func aMissingToolIsDeclined(name: String)
    throws
  {
    let outcome = try mirrored("<path d=\"\(Self.page)M13 12h8v8h-8z\"/>", name)
    #expect(outcome.bytes == nil && outcome.problem?.contains("R15: its name says that it shows a ") == true)
  }

  /// In a drawing that is its own mirror image nothing has an orientation, whatever a part resembles.
  @Test func aSymmetricDrawingMirrorsPlainly() throws {
    let other =
      "M8 11a4 4 0 1 1-2.4 7.2L3 20.8 2 19.8 4.7 17.2A4 4 0 0 1 8 11zM8 12.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z"
    let both = try mirrored("<path d=\"\(Self.lens)\"/><path d=\"\(other)\"/>", "page-search")
    #expect(both.bytes != nil && both.notes.isEmpty, "\(both)")
  }

  /// `edit` in front names a group of icons.
  @Test func otherNamesPromiseNothing() throws {
    let outcome = try mirrored("<path d=\"\(Self.page)M5 18h9v2H5z\"/>", "edit-undo")
    #expect(outcome.bytes != nil && outcome.notes.isEmpty, "\(outcome.problem ?? "")")
  }

  /// An icon that shows a tool alone keeps it upright, too. An arrow in a lens follows the reading direction within the lens.
  @Test(arguments: [
    ("magnify-plus-outline", lens, "M16 11a4 4 0 1 0 2.4 7.2"),
    ("edit-find", lens, "M16 11a4 4 0 1 0 2.4 7.2"),
    (
      "edit-find", lens + "M14.5 14.5h2v-1l1.2 1.5-1.2 1.5v-1h-2z",
      "M17.5 14.5L17.5 15.5L15.5 15.5L15.5 16.5L14.3 15"
    ),
  ])
  func aToolByItselfKeepsUpright(name: String, data: String, expected: String) throws {
    let outcome = try mirrored(
      "<path transform=\"matrix(2 0 0 2 -22 -20)\" d=\"\(data)\"/>", name)
    let text = String(decoding: try #require(outcome.bytes, "\(outcome.problem ?? "")"), as: UTF8.self)
    #expect(text.contains(expected) && outcome.notes.contains { $0.rule == "R15" }, "\(text)")
  }

  /// The room that was cut for a pencil has another form when it is mirrored: it is cut again.
  @Test func theRoomIsCutAgain() throws {
    let outcome = try mirrored("<path d=\"M3 3h18v6L10 20H3z\(Self.pencil)\"/>", "note-edit")
    let text = String(decoding: try #require(outcome.bytes, "\(outcome.problem ?? "")"), as: UTF8.self)
    #expect(text.contains("mask=\"url(#tool-room)\""), "\(text)")
    #expect(outcome.notes.allSatisfy { $0.reason.hasSuffix("with its clearance cut again") }, "\(outcome)")
    #expect(outcome.notes.map(\.confidence) == [0.85])
  }

  /// The content of a mask is opaque, even if the drawing around it is not.
  @Test func theRoomIsCutAgainInATranslucentDrawing() throws {
    let content = "<path d=\"M3 3h18v6L10 20H3z\(Self.pencil)\"/>"
    let outcome = try mirrored(content, "note-edit", root: "fill-opacity=\".8\"")
    let text = String(decoding: try #require(outcome.bytes, "\(outcome.problem ?? "")"), as: UTF8.self)
    #expect(text.firstMatch(of: /<mask id="tool-room"[^>]* fill-opacity="1">/) != nil, "\(text)")
  }

  /// With the icon without its sign beside it, the clearance of any sign is cut again, if the same steps reproduce the drawing.
  @Test(arguments: [("box", true), ("bag", false)]) func theBaseStandsBesideTheIcon(
    base: String, isFound: Bool
  ) throws {
    let head = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">"#
    let mark = "M14 15.5l2.5 2.5 5-5.5 1.5 1.4L16.5 21 12.6 17z"
    let folder = try ScratchFolder()
    let files = [
      "\(base).svg": "\(head)<path d=\"M2 3h17v17H2z\"/></svg>",
      "box-check.svg":
        "\(head)<path d=\"M2 3h17v9.1L16.5 14.9 14 12.7 9.8 17 12.8 20H2z\"/><path d=\"\(mark)\"/></svg>",
    ]
    for (name, text) in files { try Data(text.utf8).write(to: folder.url.appending(path: name)) }
    let outcome = try MirrorRun(isPure: false, components: [], renderer: BuiltProducts.renderer)
      .file(folder.url.appending(path: "box-check.svg").path)
    let reasons = outcome.notes.map(\.reason)
    #expect(reasons.contains { $0.contains("rebuilt from box.svg") } == isFound, "\(outcome)")
  }

  /// A ring that is open where a check mark breaks through it has its opening where the check mark is: nothing moves.
  @Test func aCheckMarkInAnOpenRingStays() throws {
    let outcome = try mirrored(
      "<g fill=\"none\" stroke=\"black\" stroke-width=\"2\"><path d=\"M21 11v1a9 9 0 1 1-5-8.1\"/>"
        + "<path d=\"M8 11l4 4L22 5\"/></g>", "check-circle")
    #expect(outcome.notes.map(\.action) == [.kept] && outcome.notes[0].reason.contains("R13"), "\(outcome)")
  }

  /// A part that the upright tool would cover is lost, so that the icon is declined.
  @Test func whatRunsIntoTheRestIsDeclined() throws {
    let outcome = try mirrored("<path d=\"M3 21v-3L14 7l3 3L6 21zM15 15h7v7h-7z\"/>", "pencil-box")
    #expect(outcome.problem?.contains("it runs into its neighbours") == true, "\(outcome)")
  }

  /// A piece that the tool and its clearance would take away almost whole is not given up.
  @Test func noPieceIsTakenAway() throws {
    let outcome = try mirrored(
      "<path d=\"M8 21v-3L18 8l3 3L11 21zM3 3h3v2H3zM6 6h3v3H6z\"/>", "pencil-connect")
    #expect(outcome.problem?.contains("it runs into its neighbours") == true, "\(outcome)")
  }

  /// Marks around a tool that is nearly all of the icon do not move it.
  @Test func aToolThatIsNearlyAllStays() throws {
    let content = "<path d=\"M2 22v-5L17 2l5 5L7 22zM5 2l1 3 3 1-3 1-1 3-1-3-3-1 3-1z\"/>"
    let outcome = try mirrored(content, "pencil-sparkle")
    let text = String(decoding: try #require(outcome.bytes, "\(outcome.problem ?? "")"), as: UTF8.self)
    #expect(text.contains(content) && outcome.notes.map(\.action) == [.kept], "\(outcome)")
  }

  /// Nothing is asked about a drawing that is its own mirror image, even if it lies beside the middle or is drawn inexactly.
  @Test(arguments: [
    "M4 4h16v6H4zM4 14h16v6H4z", "M2 4h16v6H2zM2 14h16v6H2z", "M4 4h16v6H4zM11 14h2.25v6H11z",
  ])
  func whatIsItsOwnMirrorImageIsNotDeclined(data: String) throws {
    let outcome = try mirrored("<path d=\"\(data)\"/>", "page-search")
    #expect(outcome.bytes != nil, "\(outcome)")
  }

  /// Ink outside of the viewBox does not count as a part of the icon: with it in the middle, the rest would not be seen.
  @Test func inkOutsideOfTheViewBoxHidesNothing() throws {
    let outcome = try mirrored("<path d=\"\(Self.page)\"/><path d=\"M100 3h9v9h-9z\"/>", "page-search")
    #expect(outcome.bytes == nil, "\(outcome)")
  }

  /// A sheet that is its own mirror image but for the room of its pencil serves both directions.
  @Test func aToolStaysBeforeWhatIsItsOwnMirrorImage() throws {
    let content =
      "<g fill=\"none\" stroke=\"black\" stroke-width=\"2\"><path d=\"M14 3H3v18h18V10\"/></g>"
      + "<path d=\"M9 15v-3l9-9 3 3-9 9z\"/>"
    let outcome = try mirrored(content, "square-pen")
    let text = String(decoding: try #require(outcome.bytes, "\(outcome.problem ?? "")"), as: UTF8.self)
    #expect(text.contains(content), "\(text)")
    #expect(outcome.notes.map(\.action) == [.kept], "\(outcome)")
  }
}
