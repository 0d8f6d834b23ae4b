import ChiralExporting
import ChiralRequests
import ChiralSVG
import ChiralTestSupport
import Testing

@testable import ChiralDrawing

/// The one colour that platforms replace, and the variables of CSS, which only browsers know.
@Suite struct TemplateTests {
  private static let square = "M4 4h9v9H4z"

  private func document(_ body: String) throws -> SVGDocument {
    try SVGDocument(parsing: Array(SinglePicture.svg(body).utf8), file: "x.svg")
  }

  private func text(_ body: String, _ target: Target) throws -> String {
    let export = try SinglePicture.export(SinglePicture.picture(SinglePicture.svg(body)), to: target)
    return export.files.map { file in
      if case .text(let text) = file.content { text } else { "(\(file.path))" }
    }.joined()
  }

  @Test(arguments: [
    // The drawing, the colours of templates, and the drawing that exporters get.
    ("<path fill='#444' d='M1 1'/>", ["#444"], "<path fill='currentColor' d='M1 1'/>"),
    ("<path fill='#444444' d='M1 1'/>", ["#444"], "<path fill='currentColor' d='M1 1'/>"),
    (
      "<path style='stroke: #444; fill: none'/>", ["#444"], "<path style='stroke: currentColor; fill: none'/>"
    ),
    ("<path fill='var(--ink, #222)'/>", ["var(--ink)"], "<path fill='currentColor'/>"),
    // Black and the colour of the text are the same ink.
    (
      "<path fill='#444'/><path/><path fill='currentColor'/>", ["#444"],
      "<path fill='currentColor'/><path/><path fill='currentColor'/>"
    ),
    // Two greys are a picture in two tones.
    ("<path fill='#444'/><path fill='#888'/>", ["#444"], "<path fill='#444'/><path fill='#888'/>"),
    ("<path fill='#444'/>", [], "<path fill='#444'/>"),
  ])
  func theColoursOfTheManifestAreInk(body: String, template: [String], expected: String) throws {
    let inked = try document(body).inked(template)
    #expect(String(decoding: inked.serialized(), as: UTF8.self) == SinglePicture.svg(expected))
  }

  @Test func aSingleVariableIsATemplateOutsideTheWeb() throws {
    let body = "<path fill='var(--ink, #222)' d='\(Self.square)'/>"
    #expect(try SinglePicture.picture(SinglePicture.svg(body)).drawing.isMonochrome)
    #expect(try text(body, .android).contains("android:tint"))
    #expect(try !text(body, .symbols).isEmpty && !text(body, .compose).isEmpty)
    #expect(try !text(body, .xcassets).contains("var("))
    #expect(try text(body, .react).contains("var(--ink, #222)"))
  }

  /// On pages, written black takes the colour of the text where a drawing has no other: it is the same ink as `currentColor`.
  @Test func blackIsTheColourOfTheTextOnPages() throws {
    let black = "<path stroke='currentColor' d='M4 12h12'/><path fill='#000' d='\(Self.square)'/>"
    for target in [Target.web, .react, .vue, .svelte, .iconify] {
      #expect(try !text(black, target).contains("#000"), "\(target)")
    }
    let colours = "<path fill='#000' d='\(Self.square)'/><path fill='#a00' d='M14 14h4v4z'/>"
    #expect(try text(colours, .react).contains("#000"))
    let mask =
      "<mask id='m'><path fill='#000' d='M1 1h4v4z'/></mask><path mask='url(#m)' d='\(Self.square)'/>"
    #expect(try text(mask, .react).contains("#000"))
  }

  @Test func aVariableAmongColoursIsItsFallback() throws {
    let body = "<path fill='var(--ink, #222)' d='\(Self.square)'/><path fill='#a00' d='M14 14h4v4z'/>"
    #expect(try !SinglePicture.picture(SinglePicture.svg(body)).drawing.isMonochrome)
    #expect(try text(body, .android).contains("#FF222222"))
    #expect(try text(body, .compose).contains("0xFF222222"))
  }

  @Test(arguments: [
    ("fill: var(--a, #222)", "fill: #222"), ("var(--a,var(--b, rgb(1, 2, 3)))", "rgb(1, 2, 3)"),
    ("var( --a , red ) var(--b)", "red ) var(--b)".replacing(" )", with: " ")), ("url(#var)", "url(#var)"),
    ("var(--a, #222", "var(--a, #222"),
  ])
  func fallbacksReplaceVariables(text: String, expected: String) {
    let resolved = CSSVariables.resolved(text)
    #expect(resolved.replacing("  ", with: " ") == expected.replacing("  ", with: " "), "\(resolved)")
  }

  /// librsvg draws an unknown function in black.
  @Test func picturesShowTheFallback() throws {
    let variable = try SinglePicture.bitmap(
      Array(SinglePicture.svg("<path fill='var(--ink, #c00)' d='\(Self.square)'/>").utf8))
    let plain = try SinglePicture.bitmap(
      Array(SinglePicture.svg("<path fill='#c00' d='\(Self.square)'/>").utf8))
    #expect(variable == plain)
  }
}
