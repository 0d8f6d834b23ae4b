import ChiralExporting
import ChiralManifest
import ChiralRequests
import ChiralSVG
import ChiralTestSupport
import Testing

@testable import ChiralDrawing

/// Glyphs, which are one path by the nonzero rule, show the same as the drawings; and their code points.
@Suite struct GlyphTests {
  /// The content of `<svg viewBox="0 0 24 24">`.
  static let drawings: KeyValuePairs = [
    "a stroke over a fill in the other direction":
      #"<path d="M4 4v16h16V4z"/><path d="M2 12h20" stroke="black" stroke-width="4"/>"#,
    "shapes in opposite directions": #"<path d="M3 3h12v12H3z"/><path d="M9 9v12h12V9z"/>"#,
    "a hole in the direction of its surroundings, even-odd":
      #"<path d="M3 3h18v18H3zM8 8h8v8H8z" fill-rule="evenodd"/>"#,
    "three rings, even-odd":
      #"<path d="M2 2h20v20H2zM5 5h14v14H5zM8 8h8v8H8zM11 11h2v2h-2z" fill-rule="evenodd"/>"#,
    "a hole under another shape":
      #"<path d="M3 3h18v18H3zM8 8v8h8V8z"/><path d="M10 10h4v4h-4z"/>"#,
    "a contour inside paint": #"<path d="M3 3h18v18H3zM8 8h8v8H8z"/><path d="M1 11v2h22v-2z"/>"#,
    "arcs and curves": #"<path d="M12 2a10 10 0 0 1 0 20q-9 0-9-9c0-6 3-11 9-11zM8 9a3 3 0 1 0 6 0z"/>"#,
    "a second contour without a moveto": #"<path d="M3 3h8v8zl4 12h8v-3z"/>"#,
    "parts beyond the viewBox":
      #"<path d="M-6 4h20v20z"/><circle cx="20" cy="18" r="9" fill="none" stroke="black" stroke-width="3"/>"#,
    "parts beside a slash": slashed,
    "a ring in two nested clips": """
    <clipPath id="a"><circle cx="8" cy="9" r="6.5"/></clipPath><clipPath id="b"><path d="M30 4v30H4V4z"/></clipPath>
    <g clip-path="url(#a)"><g clip-path="url(#b)"><path fill-rule="evenodd" d="M2 2h16v16H2zM7 7h5v5H7z"/></g></g>
    """,
    "a turned and stretched shape":
      #"<g transform="translate(12 12) rotate(30) scale(1 -.5)"><path d="M-8-8H8V8H-8z"/><circle r="4"/></g>"#,
  ]

  /// A bell without the parts beside its slash, filled and stroked.
  static let slashed = """
    <clipPath id="gap"><path d="M0 2.8 21.2 24H0zM2.8 0H24v21.2z"/></clipPath>
    <g clip-path="url(#gap)" fill="none" stroke="black" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">
    <path d="M4 17h16.5M5 17a12 12 0 0 0 1-5V9a6 6 0 0 1 11.5 0v3a12 12 0 0 0 1 5"/><circle cx="12" cy="19" r="3" fill="black" stroke="none"/></g>
    <path d="M3.2 3.2 20.8 20.8" stroke="black" stroke-width="1.5" stroke-linecap="round"/>
    """

  private func glyph(_ body: String) throws -> (advance: String, path: String) {
    let document = try SVGDocument(parsing: Array(SinglePicture.svg(body).utf8), file: "x.svg")
    let text = try DrawingForm.glyph(height: 1920, ascent: 1680).text(of: document)
    let lines = text.split(separator: "\n").map(String.init)
    return (lines[0], try #require(lines.last))
  }

  @Test(arguments: drawings.map(\.key)) func showsWhatTheDrawingShows(name: String) throws {
    let body = try #require(Self.drawings.first { $0.key == name }?.value)
    let glyph = try glyph(body)
    #expect(glyph.advance == "1920" && !glyph.path.contains("A"))
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -1680 1920 1920"><path transform="scale(1 -1)" d="\(glyph.path)"/></svg>
      """
    expectSamePicture(
      try SinglePicture.bitmap(svg.utf8), try SinglePicture.bitmap(SinglePicture.svg(body).utf8),
      "glyph-\(name)")
  }

  @Test(arguments: [
    (#"<path d="M2 2h9v9z" fill="red"/>"#, #"it has a colour that "template" does not name"#),
    (##"<path d="M2 2h9v9z" fill="#444"/><path d="M2 12h9v9z" fill="#888"/>"##, "it has colours"),
    (#"<path d="M2 2h9v9z"/><path d="M9 9h9v9z" fill-opacity=".4"/>"#, "it has faint parts"),
    (#"<path d="M30 2h9v9z"/>"#, "it shows nothing"),
    (#"<path d="M2 2h9v9z" fill="none"/>"#, "it shows nothing"),
    (
      #"<clipPath id="a"><path d="M2 2h9v9l-2-6z"/></clipPath><path clip-path="url(#a)" d="M0 0h20v20H0z"/>"#,
      "it has a clip"
    ),
    (
      #"<clipPath id="a"><path d="M2 2h9v9H2zM8 8h9v9H8z"/></clipPath><path clip-path="url(#a)" d="M0 0h20v20z"/>"#,
      "it has a clip"
    ),
    (
      #"<clipPath id="a"><path d="M2 2h18v18H2zM8 8v9h9V8z"/></clipPath><path clip-path="url(#a)" d="M0 0h20v20z"/>"#,
      "it has a clip"
    ),
    (
      #"<path d="M2 2 22 22V2L2 22z"/><path d="M2 4h20v16H2z" fill-rule="evenodd"/>"#,
      "its areas cross in a way that needs several paths"
    ),
  ]) func otherDrawingsAreRefused(body: String, reason: String) throws {
    #expect(throws: FormProblem.impossible(reason)) { try glyph(body) }
  }

  @Test func aDrawingThatAGlyphCannotShowIsNamed() throws {
    let svg = SinglePicture.svg(#"<path d="M2 2h9v9z" fill="red" stroke="blue"/>"#)
    let picture = try SinglePicture.picture(svg)
    let export = try SinglePicture.export(picture, to: .font)
    #expect(export.icons.isEmpty && export.files.isEmpty)
    #expect(export.warnings.map(\.message) == ["left out: it has colours, which a glyph does not support"])
  }

  private func codePoints(
    _ names: [String], pinned: [String: FontCodePoint] = [:]
  ) throws -> (text: String, warnings: [String]) {
    let picture = try SinglePicture.picture(SinglePicture.svg(#"<path d="M2 2h9v9z"/>"#))
    let icons = names.map { SinglePicture.icon($0, picture, codePoint: pinned[$0]) }
    let export = try #require(Target.font.exporter).export(ExportSet(icons: icons, sizes: [24], scales: [1]))
    let file = try #require(export.files.first { $0.path == "codepoints.json" })
    guard case .text(let text) = file.content else { return ("", []) }
    return (text, export.warnings.map(\.message))
  }

  /// Other icons do not affect a code point, and it never changes: pages may contain it.
  @Test func codePointsDependOnNamesAlone() throws {
    let expected = #""arrow.forward": { "id": "arrow-forward", "codePoint": "F3CE7" }"#
    for others in [[], ["a"], (0..<300).map { "icon\($0)" }] {
      #expect(try codePoints(["arrow.forward"] + others).text.contains(expected))
    }
  }

  /// Two names with the same hash.
  @Test func equalHashesAreReported() throws {
    let (first, second) = ("icon124", "icon376")
    let alone = try codePoints([second])
    let both = try codePoints([first, second])
    let found = Self.found(in: both.text)
    #expect(alone.warnings.isEmpty)
    #expect(
      both.warnings == [
        "its code point depends on the icon \"\(first)\"; keep it with \"codePoint\": \"\(found[1])\" in the manifest"
      ])
    #expect(Set(found).count == 2)
    // A pinned code point stays although the icon of its hash is added, which gets another one.
    let own = try #require(Self.found(in: alone.text).first)
    let pinned = try codePoints([first, second], pinned: [second: try #require(FontCodePoint(own))])
    #expect(Self.found(in: pinned.text)[1] == own && Self.found(in: pinned.text)[0] != own)
    #expect(pinned.warnings.count == 1 && pinned.warnings[0].contains("depends on the icon \"\(second)\""))
    let kept = try codePoints([first, second], pinned: [second: try #require(FontCodePoint(found[1]))])
    #expect(Self.found(in: kept.text) == found && kept.warnings.isEmpty)
  }

  private static func found(in text: String) -> [String] {
    text.matches(of: /"codePoint": "([0-9A-F]+)"/).map { String($0.1) }
  }

  @Test(arguments: [
    ("F3CE7", true), ("e001", true), ("10FFFD", true), ("F8FF", true), ("F8F", false), ("F900", false),
    ("FFFFE", false), ("110000", false), ("41", false), ("+E001", false), ("", false), ("0E001", false),
  ]) func onlyPrivateCodePointsCanBeKept(text: String, isValid: Bool) {
    #expect((FontCodePoint(text) != nil) == isValid)
  }
}
