import ChiralManifest
import ChiralPipeline
import ChiralRequests
import ChiralTestSupport
import ChiralValues
import Foundation
import Testing

/// Slashes that negate: fused into one path with the base, or elements of their own (R14).
@Suite struct SlashTests {
  private static let fixtures = Repository.root.appending(path: "Tests/Fixtures/composed/slash")
  /// Icons with slashes that were fused or cut by hand, each drawn in a different style.
  private static let own = Repository.root.appending(path: "Tests/Fixtures/composed/own")
  private let helper = RenderHelper(.init(executable: BuiltProducts.renderer))

  private func mirrored(_ file: URL, siblings: URL? = nil) throws -> MirrorRun.Outcome {
    try MirrorRun(isPure: false, components: [], siblings: siblings?.path, renderer: BuiltProducts.renderer)
      .file(file.path)
  }

  private func picture(_ svg: [UInt8]) throws -> Bitmap {
    let request = RenderRequest(svg: svg, outputs: [RenderOutput(width: 96, height: 96, format: .pixels)])
    return try #require(try helper.render(request).first?.get()).bitmap
  }

  /// Seams between adjacent parts may differ by antialiasing, so half a percent of the pixels may differ.
  private func expectSame(_ one: [UInt8], _ other: URL) throws {
    let expected = try picture(Array(Data(contentsOf: other)))
    let comparison = try #require(PictureComparison(try picture(one), expected))
    #expect(comparison.differingPixels * 200 <= comparison.pixelCount, "\(comparison)")
  }

  @Test(arguments: [
    "butt-gap-right", "round-gap-right", "butt-gap-left", "round-gap-both", "round-no-gap",
    "stroke-round-gap-right", "stroke-butt-gap-left", "stroke-square-gap-both", "stroke-curves",
  ])
  func isRebuiltFromItsSibling(style: String) throws {
    let outcome = try mirrored(Self.fixtures.appending(path: "\(style)-off.svg"))
    let bytes = try #require(outcome.bytes, "\(outcome.problem ?? "")")
    // The page for browsers reads this form (`proofOf` in 02-model.js).
    let proof = #/\(proof a, the same steps reproduce the drawing: mean [\d.]+ %, worst spot \d+ %\)/#
    #expect(outcome.notes.map(\.reason).contains { $0.contains(proof) })
    try expectSame(bytes, Self.fixtures.appending(path: "\(style)-off.rtl.svg"))
  }

  /// The gap beside a slash is as wide in a light drawing as in a bold one.
  @Test(arguments: ["1", "1.5", "2"])
  func theWeightOfStrokesDecidesNothing(width: String) throws {
    func strokes(_ content: String) -> String {
      #"<g fill="none" stroke="black" stroke-width="\#(width)" stroke-linecap="round">\#(content)</g>"#
    }
    let outcome = try mirrored(
      [
        "page": strokes(#"<path d="M4 5h16v14H4z"/>"#),
        "page-off": strokes(
          #"<path d="M10.2 5H20v11"/><path d="M15 19H4V8"/><path d="M3 3l18 18"/>"#),
      ], "page-off")
    #expect(outcome.bytes != nil, "\(outcome.problem ?? "")")
  }

  /// Strokes that are cut stay strokes: with their caps, and without a clip path.
  @Test func strokesAreTrimmed() throws {
    let outcome = try mirrored(Self.fixtures.appending(path: "stroke-round-gap-right-off.svg"))
    let text = String(decoding: try #require(outcome.bytes), as: UTF8.self)
    #expect(text.contains(#"<path d="M19 2 19 14.05M19 19 19 22M19 4 8.95 4M4 4 8 9 4 14 14 14M"#))
    #expect(text.contains(#"<path d="M3 3 21 21"/>"#) && !text.contains("clip"))
  }

  /// A rest of a stroke that is shorter than the stroke's width is removed.
  @Test func noBurrsAreLeft() throws {
    let bar = #"<path d="M9 4h4"/>"#
    func strokes(_ content: String) -> String {
      #"<g fill="none" stroke="black" stroke-width="2" stroke-linecap="round">\#(content)</g>"#
    }
    let outcome = try mirrored(
      [
        "gate": strokes(#"<path d="M5 4v16h8"/><path d="M9 9.2h9.1"/>"# + bar),
        "gate-off": strokes(
          #"<path d="M5 8v12h8"/><path d="M12.2 9.2h5.9"/>"# + bar + #"<path d="M2 2l20 20"/>"#),
      ], "gate-off")
    let text = String(decoding: try #require(outcome.bytes, "\(outcome.problem ?? "")"), as: UTF8.self)
    #expect(text.contains("M15 4h-4") && !text.contains("M5.9 9.2"), "\(text)")
  }

  /// A slash that merely lies over the rest stays, and the rest is mirrored where it stands.
  @Test func withoutAGapItIsKept() throws {
    let name = "stroke-round-no-gap-off"
    let outcome = try mirrored(Self.fixtures.appending(path: "\(name).svg"))
    try expectSame(try #require(outcome.bytes), Self.fixtures.appending(path: "\(name).rtl.svg"))
    let reason = "R14: a stroke from corner to corner, in an icon whose name says off"
    #expect(outcome.notes.map(\.reason) == [reason])
  }

  private static let head = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">"#

  private func mirrored(_ drawings: [String: String], _ name: String) throws -> MirrorRun.Outcome {
    let folder = try ScratchFolder()
    for (name, drawing) in drawings {
      try Data("\(Self.head)\(drawing)</svg>".utf8).write(to: folder.url.appending(path: "\(name).svg"))
    }
    return try mirrored(folder.url.appending(path: "\(name).svg"))
  }

  /// A slash is recognised whatever element draws it.
  @Test(arguments: [
    #"<path id="it" d="M3 3 21 21" stroke="black" stroke-width="2"/>"#,
    #"<path id="it" d="M2.5 3.5 3.5 2.5 21.5 20.5 20.5 21.5z"/>"#,
    #"<polygon id="it" points="2.5 3.5 3.5 2.5 21.5 20.5 20.5 21.5"/>"#,
    #"<rect id="it" x="-13" y="-1" width="26" height="2" rx="1" transform="translate(12 12) rotate(45)"/>"#,
    #"<rect id="it" x="4.2" y="-.7" width="25.5" height="1.4" transform="rotate(45)"/>"#,
  ])
  func everyElementThatDrawsASlashIsKept(slash: String) throws {
    let outcome = try mirrored(["flag-off": "<path d=\"M4 2h2v20H4zM8 3h12v9H8z\"/>\(slash)"], "flag-off")
    let text = String(decoding: try #require(outcome.bytes, "\(outcome.problem ?? "")"), as: UTF8.self)
    #expect(text.contains(slash) && text.contains("M20 2h-2v20H20zM16 3h-12v9H16z"))
  }

  /// Base and slash are separate elements, and the designer cut the gap away: nothing of it may appear on the
  /// wrong side.
  @Test(arguments: [#"id="slash""#, ""]) func aGapWithoutASiblingIsDeclined(name: String) throws {
    let drawing =
      #"<path d="M4 2h2v.8L4 .8zM4 6l2 2v14H4zM10.2 3H20v9h-.8z"/><path d="M8 10l2 2H8z"/>"#
      + "<path \(name) d=\"M3 3 21 21\" stroke=\"#000\" stroke-width=\"1.5\"/>"
    let outcome = try mirrored(["flag-off": drawing], "flag-off")
    #expect(outcome.bytes == nil)
    #expect(outcome.problem?.contains("makes room for it by a gap") == true, "\(outcome.problem ?? "none")")
    #expect(outcome.problem?.contains("the set has no icon without it (flag, ") == true)
    #expect(outcome.problem?.contains("or draw the right-to-left form") == true)
  }

  /// A mask cuts the gap: mirrored with the base, it would lie across the slash.
  @Test(arguments: ["flag-off", "q7"]) func aGapThatAMaskCutsIsCutAgain(name: String) throws {
    func drawing(_ base: String) -> String {
      #"<mask id="m"><path fill="white" d="M0 0h24v24H0z"/><path d="M2 2l20 20" stroke="black" stroke-width="5"/></mask>"#
        + #"<g mask="url(#m)"><path d="\#(base)"/></g><path d="M2 2l20 20" stroke="black" stroke-width="2"/>"#
    }
    let outcome = try mirrored([name: drawing("M3 5h6v2H3zM3 11h12v2H3zM3 17h17v2H3z")], name)
    let mirrored = try picture(#require(outcome.bytes, "\(outcome.problem ?? "")"))
    let wanted = try picture(
      Array(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>\(drawing("M21 5h-6v2H21zM21 11h-12v2H21zM21 17h-17v2H21z"))</svg>"
          .utf8))
    let comparison = try #require(PictureComparison(mirrored, wanted))
    #expect(comparison.differingPixels * 200 <= comparison.pixelCount, "\(comparison)")
  }

  /// The reason of a drawing that stays as it is, because its mirror image could not be read.
  static func stays(_ loss: String) -> String { "R14: mirrored, \(loss); the drawing stays as it is" }

  /// A pencil that crosses the slash lies along it when mirrored.
  @Test func aBaseThatWouldLieAlongTheSlashStays() throws {
    let outcome = try mirrored(
      [
        "baton": #"<path d="M3 19 19 3 21 5 5 21z"/>"#,
        "baton-off": #"<path d="M3 19 19 3 21 5 5 21zM2.5 3.5 3.5 2.5 21.5 20.5 20.5 21.5z"/>"#,
      ], "baton-off")
    #expect(
      outcome.notes.map(\.reason) == [Self.stays("its base would lie along the slash, hardly visible")],
      "\(outcome)")
  }

  /// The arrow of an external link crosses the slash; mirrored, it would lie under it, and a box would be left.
  @Test func aBaseWithAPieceThatWouldVanishStays() throws {
    let link = "M1 3h8v4H5v12h12v-4h4v8H1zM10 13l7.5-7.5H15V4h5v5h-1.5V6.5L11 14z"
    let outcome = try mirrored(
      [
        "link": "<path d=\"\(link)\"/>",
        "link-off": "<path d=\"\(link)M2.2 4.2 4.2 2.2 21.8 19.8 19.8 21.8z\"/>",
      ], "link-off")
    #expect(
      outcome.notes.map(\.reason) == [Self.stays("its base would lose a piece under the slash")], "\(outcome)"
    )
  }

  /// A hole that the slashed drawing lacks is no part of its base: what is left is its own mirror image.
  @Test func aHoleMayBeLeftOut() throws {
    let shield = "M4 3h16v10a8 8 0 0 1-16 0z"
    let slash = #"<path d="M1.3 2.7 2.7 1.3 22.7 21.3 21.3 22.7z"/>"#
    let outcome = try mirrored(
      [
        "shield": #"<path fill-rule="evenodd" d="\#(shield)M15 6h3v3h-3z"/>"#,
        "shield-off": #"<path d="\#(shield)"/>\#(slash)"#,
      ], "shield-off")
    let text = String(decoding: try #require(outcome.bytes, "\(outcome.problem ?? "")"), as: UTF8.self)
    #expect(text.contains(shield) && text.contains(slash), "\(text)")
  }

  /// A gap that is wide enough for one side of a base takes away a ring on the other.
  @Test func aGapThatTakesAPartAwayIsDeclined() throws {
    func strokes(_ content: String) -> String {
      #"<g fill="none" stroke="black" stroke-width="2" stroke-linecap="round">\#(content)</g>"#
    }
    let outcome = try mirrored(
      [
        "link": strokes(#"<circle cx="17" cy="5" r="3"/><path d="M3 19h18M4 16h17M7 13h14"/>"#),
        "link-off": strokes(
          #"<circle cx="17" cy="5" r="3"/><path d="M3 19h14M4 16h10M7 13h4M20 13h1"/><path d="M2 2l20 20"/>"#),
      ], "link-off")
    #expect(outcome.problem?.contains("a part of its mirrored base") == true, "\(outcome)")
  }

  /// The right-to-left forms were drawn by hand before the program could rebuild them.
  @Test(arguments: ["bell.slash", "video.slash"]) func matchesWhatWasDrawn(icon: String) throws {
    let outcome = try mirrored(Self.own.appending(path: "\(icon).svg"))
    try expectSame(try #require(outcome.bytes), Self.own.appending(path: "\(icon).rtl.svg"))
  }

  /// A banner with a notch in its left side, whose gap lies above the slash, between x - y = 1 and 2.6.
  private static let banner = """
    <path d="M6.6 4H21V18.4zM1 4H4L21 21V23H1L5 13zM2.5 3.5L3.5 2.5L21.5 20.5L20.5 21.5z"/>
    """

  /// A sibling that is another drawing proves nothing; the drawing itself is healed.
  @Test func anotherDrawingIsNoSibling() throws {
    let outcome = try mirrored(
      ["banner-off": Self.banner, "banner": "<path d=\"M2 2h8v20H2z\"/>"], "banner-off")
    #expect(outcome.notes.contains { $0.reason.contains("rebuilt from the drawing, healed") }, "\(outcome)")
  }

  /// No hairline shows where the healed parts of a shape meet the others.
  @Test func healedShapesHaveNoSeams() throws {
    let outcome = try mirrored(["banner-off": Self.banner], "banner-off")
    let drawn = try picture(try #require(outcome.bytes, "\(outcome.problem ?? "")"))
    // Four pixels are one unit. The place where the slash was is mirrored and full of ink.
    let places = (56...80).flatMap { x in (-8...14).map { (x, x - $0) } }
    #expect(places.allSatisfy { x, y in drawn[95 - x, y][3] == 255 })
  }

  /// Two edges that meet in the gap may meet in a sharp or in a rounded corner, so the corner is not guessed.
  @Test(arguments: [
    "M7 5H17L21 12L18.45 16.45zM5 7V19H17zM2.5 3.5L3.5 2.5L21.5 20.5L20.5 21.5z",
    // A bell: its right wall meets its base in the gap.
    "M7 4H15Q18 4 18 8V15.4zM5 6V18H17zM2.5 3.5L3.5 2.5L21.5 20.5L20.5 21.5z",
  ])
  func aHiddenCornerIsNotGuessed(data: String) throws {
    let outcome = try mirrored(["label-off": "<path d=\"\(data)\"/>"], "label-off")
    #expect(outcome.bytes == nil)
    #expect(outcome.problem?.contains("the set has no icon without it") == true, "\(outcome)")
  }

  /// Lines that end in the gap do not tell how far they went.
  @Test func withoutAProofItIsDeclined() throws {
    func strokes(_ content: String) -> String {
      #"<g fill="none" stroke="black" stroke-width="2" stroke-linecap="round">\#(content)</g>"#
    }
    let outcome = try mirrored(
      [
        "lines": strokes(#"<path d="M12 3v18M3 12h12"/>"#),
        "lines-off": strokes(#"<path d="M3 19h14M4 16h10M7 13h4M20 13h1"/><path d="M2 2l20 20"/>"#),
      ], "lines-off")
    #expect(outcome.bytes == nil)
    #expect(outcome.problem?.contains("lines.svg with such a slash is a different picture; ") == true)
  }

  /// A base that is its own mirror image needs no rebuilding: the drawing serves both directions.
  @Test func aSymmetricBaseKeepsItsDrawing() throws {
    let folder = try ScratchFolder()
    let head = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 4h16v16H4z"#
    let slash = "M2.5 3.5L3.5 2.5L21.5 20.5L20.5 21.5z"
    let file = folder.url.appending(path: "box-off.svg")
    try Data("\(head)\"/></svg>".utf8).write(to: folder.url.appending(path: "box.svg"))
    try Data("\(head)\(slash)\"/></svg>".utf8).write(to: file)
    let outcome = try mirrored(file)
    #expect(try outcome.bytes.map { $0 == Array(try Data(contentsOf: file)) } == true)
    #expect(outcome.notes.map(\.reason) == ["R13, R14: the base under the slash is its own mirror image"])
  }

  /// `off` in a name does not make a slash: this icon is mirrored like any other.
  @Test func withoutASlashItIsMirrored() throws {
    let folder = try ScratchFolder()
    let file = folder.url.appending(path: "switch-off.svg")
    let text = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2 8h9v8H2z"/></svg>"#
    try Data(text.utf8).write(to: file)
    let outcome = try mirrored(file)
    #expect(outcome.bytes.map { String(decoding: $0, as: UTF8.self) }?.contains("M22 8h-9v8H22z") == true)
  }

  /// Slashes of both constructions, in four styles of gap and cap. Beside the mirrored sibling, the
  /// right-to-left form is an ordinary icon, and its own right-to-left form is the source.
  @Test(arguments: ["flag", "signpost", "bus", "folder", "paperplane", "cart", "truck", "doc.text"])
  func ownSlashesSurviveTwoMirrors(icon: String) throws {
    let folder = try ScratchFolder()
    for name in [icon, "\(icon).slash"] {
      let outcome = try mirrored(Self.own.appending(path: "\(name).svg"))
      let bytes = try #require(outcome.bytes, "\(outcome.problem ?? "")")
      try Data(bytes).write(to: folder.url.appending(path: "\(name).svg"))
    }
    let outcome = try mirrored(folder.url.appending(path: "\(icon).slash.svg"))
    let bytes = try #require(outcome.bytes, "\(outcome.problem ?? "")")
    try expectSame(bytes, Self.own.appending(path: "\(icon).slash.svg"))
  }

  /// The icons whose components the manifest has to name, each with the reason.
  private static let needComponents = [
    "music.note.list": "its note stands beside lines, as a flag may",
    "playlist": "its play sign stands beside lines, as an arrow may",
    "stepper": "its numerals are reordered, which nothing in the drawing asks for",
  ]

  /// Names suffice: the project's own icons need no components, except the listed ones.
  @Test func ownIconsNeedNoComponents() throws {
    let manifest = Repository.root.appending(path: "manifest.json").path
    let project = try Project.load(manifest)
    let composed = project.manifest.icons.filter { !$0.parts.components.isEmpty }
    #expect(composed.count > 10)
    for icon in composed {
      let file = Repository.root.appending(path: icon.file).path
      let components = icon.parts.components.map { ($0.selector, $0.verb) }
      let told = try MirrorRun(
        isPure: false, components: components, renderer: BuiltProducts.renderer
      ).file(file)
      let found = try mirrored(Repository.root.appending(path: icon.file))
      let needsNone = told.bytes == found.bytes
      #expect(told.bytes != nil && needsNone == (Self.needComponents[icon.name] == nil), "\(icon.name)")
    }
  }
}
