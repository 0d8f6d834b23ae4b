import ChiralMirroring
import ChiralSVG
import ChiralValues
import Testing

@testable import ChiralInk

/// The messages of refusals: the problem, its place, and the remedy.
@Suite struct RefusalTests {
  private static func svg(_ content: String) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\n\(content)\n</svg>"
  }

  /// Styles that browsers apply and librsvg does not.
  @Test(arguments: [
    (
      "<path style=\"clip-path:polygon(0 0,9px 0,9px 9px)\" d=\"M1 1h4v2z\"/>",
      "declares clip-path: polygon(0 0,9px 0,9px 9px)"
    ),
    ("<path clip-path=\"inset(0 9px 0 0)\" d=\"M1 1h4v2z\"/>", "declares clip-path: inset(0 9px 0 0)"),
    ("<g style=\"mask-image:linear-gradient(red,blue)\"/>", "declares mask-image: linear-gradient(red,blue)"),
    ("<g style=\"background:url(a.png)\"/>", "declares background: url(a.png)"),
    (
      "<g style=\"filter:drop-shadow(calc(1px + 2px) 0 red)\"/>",
      "declares filter: drop-shadow(calc(1px + 2px) 0 red)"
    ),
    ("<pattern style=\"transform:rotate(30deg)\"/>", "<pattern>: its style declares transform"),
    ("<style>@media all{.a{transform:scale(2)}}</style>", "librsvg does not read its rule @media all"),
    ("<style>.a{x:1px}:is(.a,.b){cx:9px}</style>", "librsvg does not read its rule :is(.a,.b)"),
    ("<style>.a{fill:red;&gt;rect{x:9px}}</style>", "librsvg does not read its rule .a"),
    ("<style media=\"print\">.a{x:9px}</style>", "media=\"print\" limits rules that place elements"),
    ("<rect x=\"calc(1px + 2px)\" width=\"4\" height=\"4\"/>", "x: calc(1px + 2px) is not known to librsvg"),
    ("<rect style=\"x:1rem\" width=\"4\" height=\"4\"/>", "x: 1rem is not known to librsvg"),
    ("<marker refX=\"center\"/>", "refX=\"center\" is not known to librsvg; write it as a number"),
  ])
  func stylesForBrowsersOnlyAreRefused(content: String, message: String) throws {
    let document = try SVGDocument(parsing: Array(Self.svg(content).utf8), file: "a.svg")
    let error = #expect(throws: MirrorError.self) { try Mirror.pure.mirrored(document) }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }

  /// Rules that only paint, or that say nothing about the drawing at rest, are no reason to decline.
  @Test(arguments: [
    "<style>@media (prefers-color-scheme:dark){.a{fill:#fff}}</style>",
    "<style>.a:hover{transform:scale(2)}</style>",
    "<style>@media print{.a{transform:scale(2)}}</style>",
    "<rect width=\"4mmx\" height=\"4\"/>",
    "<style>@font-face{font-family:x;src:url(x.woff)}</style>",
    "<path style=\"clip-path:url(#c);background:none;mask:url(#m)\" d=\"M1 1h4v2z\"/>",
    "<svg width=\"auto\" height=\"4\" viewBox=\"0 0 4 4\"/>",
  ])
  func harmlessStylesAreMirrored(content: String) throws {
    let document = try SVGDocument(parsing: Array(Self.svg(content).utf8), file: "a.svg")
    #expect(try Mirror.pure.mirrored(document).notes.isEmpty)
  }

  @Test func keyframesThatMoveAreNoted() throws {
    let text = Self.svg("<style>@keyframes k{to{transform:translateX(5px)}}</style>")
    let document = try SVGDocument(parsing: Array(text.utf8), file: "a.svg")
    #expect(
      try Mirror.pure.mirrored(document).notes.map(\.reason) == ["the places of @keyframes are not mirrored"])
  }

  static let refusals: [(String, String)] = [
    (
      "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
      "1:1: error: the drawing has no axis to mirror about; give <svg> a viewBox, or a width and a height"
    ),
    (
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100%\" height=\"100%\"/>",
      "1:1: error: the drawing has no axis to mirror about; give <svg> a viewBox, or a width and a height"
    ),
    (
      "<svg viewBox=\"0 0 0 24\"/>",
      "1:15: error: viewBox \"0 0 0 24\" is not four numbers with a width and a height above zero; "
        + "write one like \"0 0 24 24\""
    ),
    (
      "<svg viewBox=\"0 0 NaN 24\"/>",
      "1:15: error: viewBox \"0 0 NaN 24\" is not four numbers with a width and a height above zero; "
        + "write one like \"0 0 24 24\""
    ),
    (
      "<svg viewBox=\"\"/>",
      "1:15: error: viewBox \"\" is not four numbers with a width and a height above zero; "
        + "write one like \"0 0 24 24\""
    ),
    (
      svg("<path data-direction=\"stay\" d=\"M0 0\"/>"),
      "2:1: error: <path>: data-direction=\"stay\" is not one of keep, move, reorder, mirror"
    ),
    (
      svg(
        "<filter id=\"f\"><feImage href=\"a.png\"/></filter>\n<rect filter=\"url(#f)\" width=\"9\" height=\"9\"/>"
      ),
      "3:1: error: <rect>: its filter uses a picture by <feImage>, which cannot be mirrored; "
        + "draw the picture by <image>"
    ),
    (
      svg(
        "<filter id=\"f\"><feDiffuseLighting><feSpotLight/></feDiffuseLighting></filter>\n"
          + "<rect filter=\"url(#f)\" width=\"9\" height=\"9\"/>"),
      "3:1: error: <rect>: the edge of a spot light has no exact mirror image in librsvg; "
        + "use <fePointLight> or <feDistantLight>"
    ),
    (
      svg(
        "<filter id=\"f\"><feImage href=\"#g\"/></filter><filter id=\"h\"><feOffset dx=\"2\"/></filter>"
          + "<path id=\"g\" d=\"M1 1h4v2z\" filter=\"url(#h)\"/>\n"
          + "<rect filter=\"url(#f)\" width=\"9\" height=\"9\"/>"),
      "3:1: error: <rect>: its filter shows an element by <feImage> that has a filter itself; "
        + "draw the element by <use>"
    ),
    (
      svg(
        "<clipPath id=\"c\" clipPathUnits=\"objectBoundingBox\" transform=\"rotate(9)\" transform-origin=\".3 .2\"/>"
      ),
      "2:1: error: <clipPath id=\"c\">: renderers disagree on its transform-origin in units of a box; "
        + "write the origin into its transform"
    ),
    (
      svg("<style>path { rotate: 20deg }</style>\n<path d=\"M2 2h9v9z\"/>"),
      "3:1: error: <path>: its style declares rotate, which librsvg does not know; write it as a transform"
    ),
    (
      svg("<style>[x1] { fill: lime } path[ d*='h9'] { fill: red }</style><path d=\"M2 2h9v9z\"/>"),
      "2:1: error: <style>: its rules select elements by d, which a mirror rewrites; select them by class"
    ),
    (
      svg("<path style=\"d: path('M3 3h9v9z')\" d=\"M2 2h9v9z\"/>"),
      "2:1: error: <path>: its style declares d, which librsvg does not know; write the path as an attribute"
    ),
    (
      svg("<path style=\"transform: translate(25%, 10%)\" d=\"M2 2h9v9z\"/>"),
      "2:1: error: <path>: its style declares transform: translate(25%, 10%), which librsvg does not know; "
        + "write it with numbers"
    ),
    (
      svg("<style>path { transform-box: fill-box }</style>\n<path transform=\"rotate(9)\" d=\"M2 2h9v9z\"/>"),
      "3:1: error: <path>: its transform refers to its own box, which librsvg does not know; "
        + "write it without transform-box"
    ),
    (
      svg("<use id=\"b\" href=\"other.svg#a\"/>"),
      "2:1: error: <use id=\"b\">: refers to another file, which is not mirrored with it; "
        + "copy the referenced elements into this file"
    ),
    (
      svg("<rect fill=\"url('other.svg#a')\" width=\"9\" height=\"9\"/>"),
      "2:1: error: <rect>: refers to another file, which is not mirrored with it; "
        + "copy the referenced elements into this file"
    ),
    (
      svg(
        "<filter id=\"f\"><feDiffuseLighting kernelUnitLength=\"1\"/></filter>\n<g filter=\"url(#f)\"/>"),
      "3:1: error: <g>: its lighting filter sets kernelUnitLength, which cannot be mirrored; remove it"
    ),
    (
      svg("<filter id=\"f\"><feConvolveMatrix divisor=\"2\"/></filter>\n<g filter=\"url(#f)\"/>"),
      "3:1: error: <g>: its filter divides a convolution, which has no exact mirror image; "
        + "scale kernelMatrix instead"
    ),
    (
      svg("<filter id=\"f\"><feTurbulence stitchTiles=\"stitch\"/></filter>\n<g filter=\"url(#f)\"/>"),
      "3:1: error: <g>: its filter sets stitchTiles, which cannot be mirrored; remove it"
    ),
    (
      svg("<g id=\"a\"><use href=\"#a\"/></g>\n<use id=\"b\" href=\"#a\"/>"),
      "2:1: error: <g id=\"a\">: is drawn inside itself; break the circular reference"
    ),
    (
      svg("<linearGradient gradientUnits=\"userSpace\"/>"),
      "2:32: error: gradientUnits=\"userSpace\" is not one of objectBoundingBox, userSpaceOnUse"
    ),
  ]

  @Test(arguments: refusals) func refusalsSayWhereAndWhatToDo(text: String, message: String) throws {
    let document = try SVGDocument(parsing: Array(text.utf8), file: "x.svg")
    #expect {
      try Mirror().mirrored(document)
    } throws: {
      let found = "\($0)"
      if found != "x.svg:" + message { Issue.record("said \(found)") }
      return found == "x.svg:" + message
    }
  }
}
