import ChiralPipeline
import ChiralRequests
import ChiralTestSupport
import ChiralValues
import Foundation
import Testing

/// Slashed icons whose base differs from the icon without the slash, or does not fit under the slash (R14).
@Suite struct SlashSiblingTests {
  private let helper = RenderHelper(.init(executable: BuiltProducts.renderer))

  /// Mirrors one of some drawings, which have a side of 24 units unless they have another box.
  private func mirrored(
    _ drawings: [String: String], _ name: String, boxes: [String: String] = [:]
  ) throws -> MirrorRun.Outcome {
    let folder = try ScratchFolder()
    for (name, drawing) in drawings {
      let box = boxes[name, default: "0 0 24 24"]
      let text = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="\#(box)">\#(drawing)</svg>"#
      try Data(text.utf8).write(to: folder.url.appending(path: "\(name).svg"))
    }
    let run = try MirrorRun(isPure: false, components: [], siblings: nil, renderer: BuiltProducts.renderer)
    return try run.file(folder.url.appending(path: "\(name).svg").path)
  }

  /// Returns the opacity of a drawing at a point, 0…255.
  private func opacity(of svg: [UInt8], at x: Double, _ y: Double) throws -> UInt8 {
    let request = RenderRequest(svg: svg, outputs: [RenderOutput(width: 96, height: 96, format: .pixels)])
    let picture = try #require(try helper.render(request).first?.get()).bitmap
    return picture[Int(x * 4), Int(y * 4)][3]
  }

  private func strokes(_ content: String) -> String {
    #"<g fill="none" stroke="black" stroke-width="2" stroke-linecap="round">\#(content)</g>"#
  }

  private static let slash = "M2.3 3.7 3.7 2.3 21.7 20.3 20.3 21.7z"

  /// A gap that would leave only the corner of a square of the mirrored base declines the icon.
  @Test func noFragmentIsLeft() throws {
    let tower = "M3 8h2v7H3z"
    let outcome = try mirrored(
      [
        "desk": #"<path d="M4 4h16v3H4zM8.5 9.5H12V13H8.5z\#(tower)"/>"#,
        // The bar ends upright, not along the gap, so that no recipe reproduces the drawing.
        "desk-off":
          #"<path d="M9.75 4H20v3H9.75zM4 5.4 5.6 7H4zM8.5 9.9 11.6 13H8.5z\#(tower)\#(Self.slash)"/>"#,
      ], "desk-off")
    #expect(outcome.problem?.contains("its mirrored base breaks into fragments") == true, "\(outcome)")
  }

  /// A base that was mirrored to fit under its slash is mirrored back.
  @Test func aTurnedBaseIsTurnedBack() throws {
    let outcome = try mirrored(
      [
        "angle": #"<path d="M8 4H4l1 16h10v-3H8zM16 13h4v2h-4z"/>"#,
        "angle-off": #"<path d="M16 4h4l-.69 11.07L16 11.76zM9 17h6.59l3 3H9zM4 13h4v2H4z\#(Self.slash)"/>"#,
      ], "angle-off")
    let bytes = try #require(outcome.bytes, "\(outcome.problem ?? "")")
    #expect(
      outcome.notes.contains { $0.reason.contains("rebuilt from the mirror image of angle.svg (proof a") },
      "\(outcome.notes)")
    // The upright bar stands at the left, where the sibling has it, and the slash is where it was.
    #expect(try opacity(of: bytes, at: 6, 12) == 255)
    #expect(try opacity(of: bytes, at: 18.5, 8) == 0)
    #expect(try opacity(of: bytes, at: 12, 12) == 255)
  }

  /// A symmetric base keeps its drawing, even if it is wider than its sibling and leaves wide gaps at corners.
  @Test func aSymmetricBaseMayDifferFromItsSibling() throws {
    let bar = #"<path d="M10 16h4"/>"#
    let frame = #"<rect x="3" y="5" width="18" height="14" rx="1"/>"#
    let outcome = try mirrored(
      [
        "tablet": strokes(frame + bar), "tablet-up": strokes(frame + bar + #"<path d="M17 9v4"/>"#),
        "tablet-off": strokes(
          #"<path d="M9 5h12a1 1 0 0 1 1 1v10M19 19H3a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1h2"/>"# + bar
            + #"<path d="M3 3 21 21"/>"#),
      ], "tablet-off")
    #expect(
      outcome.notes.map(\.reason) == ["R13, R14: the base under the slash is its own mirror image"],
      "\(outcome)")
  }

  /// A sibling that lies elsewhere in a viewBox of another size is found by its corners.
  @Test func aSiblingMayLieElsewhere() throws {
    let flag = "h12v3h-7v3h4v3h-4v7H4z"
    let outcome = try mirrored(
      [
        "flag": #"<path d="M0 1\#(flag.replacing("H4", with: "H0"))"/>"#,
        "flag-off": #"<path d="M4 4\#(flag)\#(Self.slash)"/>"#,
      ], "flag-off", boxes: ["flag": "0 0 14 20"])
    let bytes = try #require(outcome.bytes, "\(outcome.problem ?? "")")
    #expect(
      outcome.notes.contains { $0.reason.contains("rebuilt from flag.svg (proof a") }, "\(outcome.notes)")
    // The mast stands at the right, and the slash is where it was.
    #expect(try opacity(of: bytes, at: 17.5, 14) == 255)
    #expect(try opacity(of: bytes, at: 6, 14) == 0)
    #expect(try opacity(of: bytes, at: 20.5, 20.5) == 255)
  }

  /// A symmetric base keeps its drawing, even if the slashed drawing has it beside the middle.
  @Test func aSymmetricBaseMayLieElsewhere() throws {
    let outcome = try mirrored(
      [
        "box": #"<path d="M1 2h12v14H9v-7H5v7H1z"/>"#,
        "box-off": #"<path d="M4 4h12v14h-4v-7H8v7H4z\#(Self.slash)"/>"#,
      ], "box-off", boxes: ["box": "0 0 14 18"])
    #expect(
      outcome.notes.map(\.reason) == ["R13, R14: the base under the slash is its own mirror image"],
      "\(outcome)")
  }

  /// A slash that is cut out of a filled base is not drawn as ink over it: it would vanish.
  @Test func aSlashThatIsCutOutIsDeclined() throws {
    let bars = "M6 12h2v6H6zM16 6h2v3h-2z"
    let board = "M2 3h20v18H2z"
    let outcome = try mirrored(
      [
        "wave": #"<path fill-rule="evenodd" d="\#(board)\#(bars)"/>"#,
        "wave-off":
          #"<path fill-rule="evenodd" d="\#(board)\#(bars)M5 6 6 5 19 18 18 19z"/>"#,
      ], "wave-off")
    #expect(outcome.problem?.contains("drawn anew, it looks different") == true, "\(outcome)")
  }

  /// A base that would lie along its slash stays as it is, even if the steps reproduce the drawing.
  @Test func aBaseMayNotLieAlongTheSlash() throws {
    let pole = "M16.5 3 21 7.5 7.5 21 3 16.5z"
    let outcome = try mirrored(
      [
        "pole": #"<path d="\#(pole)M18 11h3v3h-3z"/>"#,
        "pole-off": #"<path d="\#(pole)M18 11h3v3h-3z\#(Self.slash)"/>"#,
      ], "pole-off")
    #expect(
      outcome.notes.map(\.reason) == [SlashTests.stays("its base would lie along the slash, hardly visible")],
      "\(outcome)")
  }

  /// Both arrowheads of a base that is the same upside down lie under the slash of the mirror image.
  @Test func arrowheadsMayNotLieUnderTheSlash() throws {
    let arrows = "M4 4.800h13V2.500l5 3.800-5 3.700V7.800H4zM20 19.200H7v2.300l-5-3.800L7 14v2.200h13z"
    let slash = "M2 4.400 4.400 2 22 19.600 19.600 22z"
    let outcome = try mirrored(
      ["cycle": #"<path d="\#(arrows)"/>"#, "cycle-off": #"<path d="\#(arrows)\#(slash)"/>"#], "cycle-off")
    #expect(
      outcome.notes.map(\.reason)
        == [SlashTests.stays("its base would have the part that shows the direction under the slash")],
      "\(outcome)")
  }

  /// The arrowheads of a loop are most of what tells its direction, although the ends of its arcs do, too.
  @Test func arrowheadsOfALoopMayNotLieUnderTheSlash() throws {
    let loop =
      "M7 5h9.2l-1.7-1.7L15.8 2l4 4-4 4-1.3-1.3L16.2 7H7a5 5 0 0 0-3.5 8.5L2.1 16.9A7 7 0 0 1 7 5z"
      + "M17 19H7.8l1.7 1.7L8.2 22l-4-4 4-4 1.3 1.3L7.8 17H17a5 5 0 0 0 3.5-8.5l1.4-1.4A7 7 0 0 1 17 19z"
    let outcome = try mirrored(
      ["loop": #"<path d="\#(loop)"/>"#, "loop-off": #"<path d="\#(loop)\#(Self.slash)"/>"#], "loop-off")
    #expect(
      outcome.notes.map(\.reason)
        == [SlashTests.stays("its base would have the part that shows the direction under the slash")],
      "\(outcome)")
  }

  /// A small piece, such as the handle of a door, may not vanish under the slash of the mirror image.
  @Test func aDetailMayNotVanish() throws {
    let door = "M4 3h16v18H4zM6 5v14h12V5z"
    let handle = "M14.5 6.8h2v3h-2z"
    let outcome = try mirrored(
      [
        "door": #"<path d="\#(door)\#(handle)"/>"#,
        "door-off": #"<path d="\#(door)\#(handle)M2 4.4 4.4 2 22 19.6 19.6 22z"/>"#,
      ], "door-off")
    #expect(
      outcome.notes.map(\.reason) == [SlashTests.stays("its base would lose a piece under the slash")],
      "\(outcome)")
  }

  /// The small hole of a label tells what it is, as a dot or as paper, and may not vanish under the slash of the mirror image.
  @Test func aHoleMayNotVanish() throws {
    let slash = "M22.700 2.700L2.700 22.700 1.300 21.300 21.300 1.300z"
    let outline = "M3 5l2-2h8l9 9-9 9-10-10zM5 6v4l8 8 6-6-7-7H6zM7.500 7.200h1.600v1.600H7.500z"
    let filled = "M3 3h18v18H3zM5 5v3h3V5z"
    let mask =
      "<mask id=\"gap\" maskUnits=\"userSpaceOnUse\"><path fill=\"white\" d=\"M0 0h24v24H0z\"/>"
      + "<path stroke=\"black\" stroke-width=\"5\" d=\"M22 2L2 22\"/></mask>"
    for (tag, drawing) in [
      (outline, "<path d=\"\(outline)\(slash)\"/>"),
      (filled, "\(mask)<path mask=\"url(#gap)\" d=\"\(filled)\"/><path d=\"\(slash)\"/>"),
    ] {
      let outcome = try mirrored(["tag": "<path d=\"\(tag)\"/>", "tag-off": drawing], "tag-off")
      #expect(
        outcome.notes.map(\.reason) == [SlashTests.stays("its base would lose a piece under the slash")],
        "\(outcome)")
    }
  }

  /// An eyedropper keeps its direction under a slash, as it does without it.
  @Test func aToolStaysUnderItsSlash() throws {
    let dropper =
      "M3 21l1-4 9.5-9.5-1-1L14 5l1.5 1.5 2.2-2.2a2 2 0 0 1 2.8 2.8l-2.2 2.2 1.5 1.5-1.5 1.5-1-1L7 20z"
    let outcome = try mirrored(
      [
        "dropper": #"<path d="\#(dropper)"/>"#, "dropper-off": #"<path d="\#(dropper)\#(Self.slash)"/>"#,
      ], "dropper-off")
    #expect(
      outcome.notes.map(\.reason) == ["R13, R14: the base under the slash is its own mirror image"],
      "\(outcome)")
  }

  /// A base that lies near its slash and the mirror image of it proves nothing about its symmetry.
  @Test func whatIsCoveredIsNotSymmetric() throws {
    let path =
      "M5.4 3.6L20.5 18.6L18.7 20.4L16.0 17.7V20.9L11.0 14.7H6.8V8.7H7.0L3.7 5.3zM16.0 3.4V11.4L12.4 7.8z"
    let outcome = try mirrored(["speaker-off": #"<path d="\#(path)"/>"#], "speaker-off")
    #expect(outcome.problem?.contains("the set has no icon without it") == true, "\(outcome)")
  }
}
