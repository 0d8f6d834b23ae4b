import ChiralExporting
import ChiralRequests
import ChiralSVG
import ChiralTestSupport
import ChiralValues
import Testing

/// Symbolic drawings show the same as the drawings, although they consist only of filled paths.
@Suite struct SymbolicDrawingTests {
  /// The content of `<svg viewBox="0 0 24 24">`.
  static let drawings: KeyValuePairs = [
    "butt and miter": #"<path d="M4 4h16v8L4 20" fill="none" stroke="black" stroke-width="3"/>"#,
    "a sharp miter":
      #"<path d="M3 20 12 3l9 17" fill="none" stroke="black" stroke-width="2" stroke-miterlimit="2"/>"#,
    "round": """
    <path d="M4 4h14l-9 8 11 8H5" fill="none" stroke="black" stroke-width="3" stroke-linecap="round" \
    stroke-linejoin="round"/>
    """,
    "square and bevel": """
    <path d="M5 6h14l-7 12z M4 22h4" fill="none" stroke="black" stroke-width="3" stroke-linecap="square" \
    stroke-linejoin="bevel"/>
    """,
    "a circle": #"<circle cx="12" cy="12" r="8" fill="none" stroke="black" stroke-width="2"/>"#,
    "curves": #"<path d="M2 12c4-14 8 14 12 0s6 8 8-6" fill="none" stroke="black" stroke-width="1.5"/>"#,
    "a curve narrower than its stroke": """
    <path d="M8 4c6 0 6 2 0 2M6 20v-5a1 1 0 0 1 2 0v5" fill="none" stroke="black" stroke-width="4"/>
    """,
    "dots":
      #"<path d="M6 6zM18 6h0M6 18z" stroke="black" stroke-width="6" stroke-linecap="round" fill="none"/>"#,
    "a filled and stroked shape": """
    <path d="M6 6h12v12H6z" fill="currentColor" stroke="currentColor" stroke-width="3" stroke-linejoin="round"/>
    """,
    "a stretched stroke":
      #"<path d="M2 8h9v9" fill="none" stroke="black" stroke-width="2" transform="scale(2 1)"/>"#,
    "parts beside a slash": GlyphTests.slashed,
    "a fainter part in a clip": """
    <clipPath id="a"><path d="M3 5h8v14H3z"/></clipPath>
    <path clip-path="url(#a)" d="M2 2h16v16H2zM7 7h5v5H7z" fill-rule="evenodd" opacity=".4"/>
    """,
    "even-odd, fainter": #"<path d="M3 3h18v18H3zM8 8h8v8H8z" fill-rule="evenodd" opacity=".4"/>"#,
  ]

  @Test(arguments: drawings.map(\.key)) func showsWhatTheDrawingShows(name: String) throws {
    let body = try #require(Self.drawings.first { $0.key == name }?.value)
    let picture = try SinglePicture.picture(SinglePicture.svg(body))
    let export = try SinglePicture.export(picture, to: .gtk)
    let file = try #require(export.files.first { $0.path.hasSuffix("x-symbolic.svg") })
    guard case .text(let svg) = file.content else { return }
    // GTK draws filled paths only.
    #expect(
      svg.split(separator: "<").allSatisfy {
        ["svg", "path", "/svg"].contains($0.prefix { !" >".contains($0) })
      })
    #expect(!svg.contains("stroke") && !svg.contains("transform"))
    expectSamePicture(
      try SinglePicture.bitmap(svg.utf8), try SinglePicture.bitmap(picture.drawing.svg),
      "symbolic-\(name)")
  }

  @Test func aDrawingThatCannotBeFilledBecomesASymbolicPNGWithoutTint() throws {
    let body = "<mask id='a'><path d='M0 0h9v9z'/></mask><path mask='url(#a)' d='M0 0h9v9z'/>"
    let export = try SinglePicture.export(SinglePicture.picture(SinglePicture.svg(body)), to: .gtk)
    let file = try #require(export.files.first { $0.path.hasSuffix(".png") })
    #expect(file.path == "hicolor/24x24/actions/x-symbolic.symbolic.png")
    guard case .picture(_, .png(height: 24, isTinted: false)) = file.content else {
      Issue.record("\(file.content)")
      return
    }
    #expect(
      export.warnings.map(\.message) == [
        "written as symbolic PNGs: it has a mask, which symbolic SVGs do not support"
      ])
  }

  /// Platforms do not tint a drawing with colours, so the manifest's tint is written into it.
  @Test(arguments: [Target.gtk, .xcassets]) func coloursKeepTheManifestsTint(target: Target) throws {
    let svg = SinglePicture.svg(#"<path d="M2 2h9v9z" fill="red"/><path d="M2 2h9" stroke="currentColor"/>"#)
    let icon = SinglePicture.icon("x", try SinglePicture.picture(svg))
    let set = ExportSet(icons: [icon], sizes: [24], scales: [1], tint: try #require(Tint("#369")))
    let export = try #require(target.exporter).export(set)
    let file = try #require(export.files.first { $0.path.hasSuffix("x.svg") })
    guard case .text(let text) = file.content else { return }
    #expect(text.hasPrefix("<svg") && text.contains("color=\"#369\""))
  }

  @Test func aDrawingWithColoursIsNotSymbolic() throws {
    let picture = try SinglePicture.picture(SinglePicture.svg(#"<path d="M2 2h9v9z" fill="red"/>"#))
    let export = try SinglePicture.export(picture, to: .gtk)
    #expect(export.icons["x"]?.name == "x")
    #expect(export.files.map(\.path).contains("hicolor/scalable/actions/x.svg"))
  }
}
