/// Well-formed XML that demands too much of a renderer, or asks for something forbidden.
extension HostileDrawing {
  static let references: [HostileDrawing] = [
    .inside("use-laughs", .refused("<use> elements draw more than"), useLaughs),
    .inside("use-cycle", .either, ##"<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>"## + shape),
    .inside("use-itself", .either, ##"<use id="a" href="#a"/>"## + shape),
    .inside("use-parent", .either, ##"<g id="a">\##(shape)<use href="#a"/></g>"##),
    .inside(
      "pattern-cycle", .either,
      ##"<pattern id="p" width="1" height="1"><path fill="url(#p)" d="M0 0h9v9z"/></pattern><path fill="url(#p)" d="M0 0h9v9z"/>"##
        + shape),
    .inside(
      "mask-cycle", .either,
      ##"<mask id="m"><path mask="url(#m)" d="M0 0h9v9z"/></mask><path mask="url(#m)" d="M0 0h9v9z"/>"##
        + shape),
    .inside(
      "clip-cycle", .either,
      ##"<clipPath id="c" clip-path="url(#c)"><path d="M0 0h9v9z"/></clipPath><path clip-path="url(#c)" d="M0 0h9v9z"/>"##
        + shape),
    .inside(
      "gradient-cycle", .either,
      ##"<linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/><path fill="url(#a)" d="M0 0h9v9z"/>"##
        + shape),
    .inside(
      "marker-cycle", .either,
      ##"<marker id="m"><path marker-start="url(#m)" d="M0 0h9"/></marker><path marker-start="url(#m)" d="M0 0h9"/>"##
        + shape),
    .inside(
      "filter-image-cycle", .either,
      ##"<filter id="f"><feImage href="#a"/></filter><g id="a" filter="url(#f)">\##(shape)</g>"##),
    .inside(
      "missing-references", .drawn,
      ##"<use href="#x"/><path fill="url(#y)" filter="url(#z)" d="M0 0h9v9z"/>"## + shape),
    .inside(
      "use-chain", .either,
      (0..<3_000).map { ##"<use id="u\##($0)" href="#u\##($0 + 1)"/>"## }.joined() + shape),
    .inside(
      "mask-chain", .refused("nest deeper than 512"),
      (0..<3_000).map {
        ##"<mask id="m\##($0)"><path mask="url(#m\##($0 + 1))" d="M0 0h9v9z"/></mask>"##
      }.joined() + ##"<path mask="url(#m0)" d="M0 0h9v9z"/>"##),
    .inside(
      "pattern-chain", .refused("nest deeper than 512"),
      (0..<3_000).map {
        ##"<pattern id="p\##($0)"><path style="opacity:1;fill:url(#p\##($0 + 1))" d="M0 0h9v9z"/></pattern>"##
      }.joined() + ##"<path fill="url(#p0)" d="M0 0h9v9z"/>"##),
    .inside(
      "tiny-pattern", .either,
      ##"<pattern id="p" width=".0001" height=".0001" patternUnits="userSpaceOnUse"><path d="M0 0h1v1z"/></pattern><path fill="url(#p)" d="M0 0h24v24H0z"/>"##
    ),
  ]

  static let filters: [HostileDrawing] = [
    filter(
      "convolve-order-1000", .refused("error: "),
      #"<feConvolveMatrix order="1000" kernelMatrix="\#(String(repeating: "1 ", count: 1_000_000))"/>"#),
    filter(
      "convolve-order-33", .refused("error: "),
      #"<feConvolveMatrix order="33" kernelMatrix="\#(String(repeating: "1 ", count: 1089))"/>"#),
    filter("turbulence-octaves", .refused("error: "), turbulence),
    .inside(
      "turbulence-around-texts", .refused("error: "),
      ##"<filter id="f">\##(turbulence)</filter><g filter="url(#f)">\##(shape)"##
        + String(repeating: #"<text x="4" y="9" font-size="4">A</text>"#, count: 20) + "</g>"),
    filter("morphology-radius", .either, #"<feMorphology operator="dilate" radius="1e9"/>"#),
    filter("blur-radius", .either, #"<feGaussianBlur stdDeviation="1e9"/>"#),
    filter(
      "table-of-many-values", .either,
      #"<feComponentTransfer><feFuncR type="table" tableValues="\#(String(repeating: "1 ", count: 300_000))"/></feComponentTransfer>"#
    ),
    filter("displacement-of-nothing", .either, #"<feDisplacementMap in="x" in2="y" scale="1e30"/>"#),
    filter(
      "many-primitives", .either, String(repeating: #"<feGaussianBlur stdDeviation="3"/>"#, count: 2_000)),
    .inside(
      "filter-region-endless", .either,
      ##"<filter id="f" x="-1e9" y="-1e9" width="2e9" height="2e9"><feFlood/></filter><g filter="url(#f)">\##(shape)</g>"##
    ),
  ]

  static let geometry: [HostileDrawing] = [
    HostileDrawing("view-box-nan", .refused("viewBox"), svg(shape, #"viewBox="0 0 NaN 24""#)),
    HostileDrawing("view-box-infinite", .refused("viewBox"), svg(shape, #"viewBox="0 0 1e999 24""#)),
    HostileDrawing("view-box-empty", .refused("viewBox"), svg(shape, #"viewBox="0 0 0 24""#)),
    HostileDrawing("view-box-negative", .refused("viewBox"), svg(shape, #"viewBox="0 0 -24 24""#)),
    HostileDrawing("view-box-of-three", .refused("error: "), svg(shape, #"viewBox="0 0 24""#)),
    HostileDrawing("view-box-missing", .refused("error: "), svg(shape, "")),
    HostileDrawing("view-box-tiny", .either, svg(shape, #"viewBox="0 0 1e-300 1e-300""#)),
    HostileDrawing("view-box-needle", .refused("error: "), svg(shape, #"viewBox="0 0 100000 1""#)),
    HostileDrawing("size-in-percent", .either, svg(shape, #"width="100%" height="100%""#)),
    .inside("path-nan", .drawn, #"<path d="M NaN 4 h 9"/>"# + shape),
    .inside("path-overflow", .either, #"<path d="M1e308 1e308L-1e308-1e308zM1e999 0h1"/>"# + shape),
    .inside("path-of-arcs", .either, #"<path d="M0 0A1e-300 1e300 0 0 1 24 24z"/>"# + shape),
    .inside("rect-negative", .drawn, #"<rect width="-9" height="9"/>"# + shape),
    .inside("transform-singular", .either, #"<g transform="matrix(0 0 0 0 0 0)">\#(shape)</g>"# + shape),
    .inside(
      "transform-overflow", .either, #"<g transform="scale(1e200) scale(1e200)">\#(shape)</g>"# + shape),
    .inside("stroke-endless", .either, #"<path stroke="red" stroke-width="1e300" d="M0 0h9"/>"# + shape),
    .inside("font-endless", .either, #"<text font-size="1e30" y="20">A</text>"# + shape),
  ]

  static let strangers: [HostileDrawing] = [
    .inside("script", .drawn, "<script>while(true){}</script>" + shape),
    .inside("onload", .drawn, #"<g onload="alert(1)">\#(shape)</g>"#),
    .inside(
      "style-import", .drawn,
      "<style>@import url(http://192.0.2.1/a.css);@import 'file:///etc/passwd';</style>" + shape),
    HostileDrawing(
      "stylesheet-instruction", .drawn, #"<?xml-stylesheet href="../../secret.css"?>"# + svg(shape)),
    .inside("image-of-a-file", .either, #"<image href="file:///etc/passwd" width="9" height="9"/>"# + shape),
    .inside(
      "image-above", .either, #"<image xlink:href="../../../secret.png" width="9" height="9"/>"# + shape),
    .inside(
      "image-of-the-network", .either, #"<image href="http://192.0.2.1/a.png" width="9" height="9"/>"# + shape
    ),
    .inside("image-of-a-device", .either, #"<image href="file:///dev/zero" width="9" height="9"/>"# + shape),
    .inside(
      "include", .either,
      #"<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/passwd" parse="text"/>"#
        + shape),
    .inside(
      "foreign-object", .either,
      #"<foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" src="http://192.0.2.1/"/></foreignObject>"#
        + shape),
    .inside(
      "markup-in-a-title", .drawn,
      "<title>&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;\u{202E}</title>" + shape),
    .inside(
      "style-of-combined-characters", .drawn,
      "<style>a;\u{06DC}{fill:red}\u{0301}b\";\u{06DC}}\u{0301}@\u{20DD}</style>" + shape),
    .inside("style-that-ends-early", .drawn, "<style>x b\";\u{06DC}</style>" + shape),
    .inside(
      "style-breaks-out", .drawn, "<style><![CDATA[</style><script>alert(1)</script>]]></style>" + shape),
    .inside(
      "animation", .either,
      #"<path d="M4 4h9v6z"><animate attributeName="d" dur="1s" repeatCount="indefinite" values="M0 0;M1 1"/></path>"#
    ),
  ]

  private static func filter(
    _ name: String, _ fate: Fate, _ content: @autoclosure @escaping @Sendable () -> String
  ) -> HostileDrawing {
    .inside(name, fate, ##"<filter id="f">\##(content())</filter><g filter="url(#f)">\##(shape)</g>"##)
  }

  private static let turbulence = #"<feTurbulence numOctaves="2000000000" baseFrequency="1"/>"#

  private static var useLaughs: String {
    let levels = (1...9).map { level in
      "<g id=\"g\(level)\">" + String(repeating: "<use href=\"#g\(level - 1)\"/>", count: 10) + "</g>"
    }
    return "<g id=\"g0\">" + shape + "</g>" + levels.joined()
  }
}
