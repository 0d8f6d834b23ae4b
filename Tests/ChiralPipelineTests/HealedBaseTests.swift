import ChiralPipeline
import ChiralRequests
import ChiralTestSupport
import ChiralValues
import Foundation
import Testing

/// Signs that are cut out of a base without a sibling: the base is healed from the drawing itself.
@Suite struct HealedBaseTests {
  /// A card, open at the lower right where a pencil was cut out of it.
  private static let card = "M2 3h18v7.6l-2 2V5H4v12h9.6L12 18.6V19H2z"
  private static let pencil = "M13 22v-3l7-7 3 3-7 7z"
  private static let line = "M6 8h6v1.5H6z"

  private func mirrored(_ data: String, _ name: String) throws -> MirrorRun.Outcome {
    let folder = try ScratchFolder()
    let file = folder.url.appending(path: "\(name).svg")
    try Data(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><path d=\"\(data)\"/></svg>".utf8
    ).write(to: file)
    return try MirrorRun(isPure: false, components: [], renderer: BuiltProducts.renderer).file(file.path)
  }

  /// The edges of the card meet again at the corner that the pencil hid, and the clearance has the pencil's shape in its new place. A
  /// name is not needed.
  @Test(arguments: ["card-edit", "x1"]) func aHiddenCornerIsHealed(name: String) throws {
    let outcome = try mirrored(Self.card + Self.pencil + Self.line, name)
    let text = String(decoding: try #require(outcome.bytes, "\(outcome.problem ?? "")"), as: UTF8.self)
    #expect(outcome.notes.count == 1 && outcome.notes[0].reason.contains("healed"), "\(outcome.notes)")
    // The mirrored card has its lower left corner, outside and inside.
    #expect(text.contains("4 19") && text.contains("6 17"), "\(text)")
    #expect(text.contains("mask=\"url(#tool-room)\""), "\(text)")
    // The part that the note names is the pencil, which is drawn on top of the mask and the card.
    let part = try #require(outcome.notes[0].parts.first)
    let elements = text.split(separator: "<").filter { $0.first?.isLetter == true }
    #expect(part.number == elements.count - 1 && part.outline == nil, "\(part) of \(text)")
  }

  /// The outline of a person with a clearance for a 7, which resembles a glyph itself, and the 7.
  private static let person =
    "M2.25 20Q2.25 12.75 10 12.75Q11.96 12.75 13.42 13.21Q13.42 13.83 13.86 14.26Q14.3 14.7 14.92 14.7L15.95 14.7"
    + "Q16.7 15.46 17.14 16.51L15.44 20.75L3 20.75Q2.69 20.75 2.47 20.53Q2.25 20.31 2.25 20Z"
    + "M14.25 8A4.25 4.25 0 1 1 5.75 8 4.25 4.25 0 1 1 14.25 8Z"
  private static let seven =
    "M14.92 12.45L20.08 12.45Q20.39 12.45 20.61 12.67Q20.83 12.89 20.83 13.2Q20.83 13.34 20.78 13.48L17.34 22.08"
    + "Q17.22 22.37 16.94 22.49Q16.65 22.61 16.36 22.5Q16.07 22.38 15.95 22.1Q15.83 21.81 15.94 21.52L18.97 13.95"
    + "L14.92 13.95Q14.61 13.95 14.39 13.73Q14.17 13.51 14.17 13.2Q14.17 12.89 14.39 12.67Q14.61 12.45 14.92 12.45Z"

  /// The digit has no room, and the rest resembles a glyph: it is cut free, and the result is looked at.
  @Test func aDigitWithoutRoomIsMended() throws {
    let outcome = try mirrored(Self.person + Self.seven, "x1")
    let reason = try #require(outcome.notes.first?.reason, "\(outcome.problem ?? "")")
    #expect(reason.contains("healed") && reason.hasSuffix("without the pieces beside it"), "\(reason)")
  }

  /// A digit that is not read, before the letters of its unit: its mouth is no clearance of theirs, and it moves with them.
  @Test func aWordMovesWithTheDigitBeforeIt() throws {
    let six = "M10 9V8H7.6q-.6 0-.6.6v2.8q0 .6.6.6h1.8q.6 0 .6-.6V10.1q0-.6-.6-.6H8V9z"
    let letters = "M11.4 8H14v1h-1.5v.6h1v1h-1V12h-1.1zM17.5 9h-1v3h-1V9h-1V8h3z"
    let outcome = try mirrored("M4 3h10v2H4z" + six + letters, "x1")
    #expect(outcome.notes.count == 1 && !outcome.notes[0].reason.contains("healed"), "\(outcome.notes)")
  }

  /// The arrow of a prompt is taken for the hands of a clock. Kept in its place, it would run into the line beside it.
  @Test func aSignThatRunsIntoAnotherPartIsDeclined() throws {
    let prompt =
      "M8.01 7.95L11.99 11.7 8.01 15.45 6.99 14.35 9.81 11.7 6.99 9.05Z"
      + "M12.1 14.75L16.5 14.75 16.5 16.25 12.1 16.25Z"
    let ring =
      "M22.25 12A10.25 10.25 0 1 1 1.75 12 10.25 10.25 0 1 1 22.25 12Z"
      + "M20.75 12A8.75 8.75 0 1 0 3.25 12 8.75 8.75 0 1 0 20.75 12Z"
    let outcome = try mirrored(ring + prompt, "x1")
    #expect(
      outcome.problem?.contains("run into each other") == true
        && outcome.problem?.contains("--infer") == true,
      "\(outcome)")
  }

  /// Letters whose tips touch the edge stand a little aside, where the stem of the last one touches it no more.
  @Test func aWordAtTheEdgeStandsAside() throws {
    let word =
      "M0 20L2 13h2l2 7H4.4L4 18.5H2L1.6 20zM2.4 17h1.2L3 14.8zM7 13h5v1.5H8.6V16H11v1.5H8.6V18.5H12V20H7z"
    let outcome = try mirrored("M3 10V2h12l6 6v14h-8v-2h6V9h-5V4H5v6z" + word, "file-ae")
    #expect(outcome.notes.contains { $0.reason.contains("where it has room") }, "\(outcome)")
  }

  /// The edges of a horn that ends at the pencil meet nowhere, and the mirrored horn would be open beside the pencil.
  @Test func aHoleInTheShapeOfTheMirroredSignIsDeclined() throws {
    let horn = "M2 10L17 3 17.5 5 16.85 7.3 10 18.72V19.6L2 14z"
    let outcome = try mirrored(horn + "M11 22v-3L20 4l3 2-9 15z", "x1")
    #expect(
      outcome.bytes == nil && outcome.problem?.contains("keep a hole in the shape") == true, "\(outcome)")
  }

  /// A number of seconds that is not found would be reversed.
  @Test func secondsThatAreNotFoundAreDeclined() throws {
    let outcome = try mirrored("M3 4h12v6h-4v6H3z", "forward-30")
    #expect(outcome.problem?.contains("a number of seconds") == true, "\(outcome)")
  }
}
