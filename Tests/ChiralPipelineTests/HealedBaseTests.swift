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
