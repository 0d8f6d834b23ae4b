/// Files that are not well-formed XML, or not text.
extension HostileDrawing {
  static let broken: [HostileDrawing] = [
    HostileDrawing("empty", .refused(":1:1: error: ")) { [] },
    HostileDrawing("white-space", .refused("error: "), "  \n\n "),
    HostileDrawing("no-xml", .refused("error: "), "hello, world"),
    HostileDrawing("zeros", .refused("error: ")) { [UInt8](repeating: 0, count: 4096) },
    HostileDrawing("noise", .refused("error: ")) { noise(count: 5000) },
    HostileDrawing("png", .refused("error: ")) {
      [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10] + noise(count: 99)
    },
    HostileDrawing("byte-order-mark-alone", .refused("error: ")) { [0xEF, 0xBB, 0xBF] },
    HostileDrawing("half-a-tag", .refused(":1:"), "<svg"),
    HostileDrawing("truncated", .refused("error: "), String(svg(shape).dropLast(9))),
    HostileDrawing("junk-after-the-end", .refused("error: "), svg(shape) + "<g/>"),
    HostileDrawing("text-after-the-end", .refused("error: "), svg(shape) + "junk"),
    HostileDrawing("two-roots", .refused("error: "), svg(shape) + svg(shape)),
    HostileDrawing("crossed-tags", .refused("error: "), svg("<g><a></g></a>")),
    HostileDrawing("duplicate-attribute", .refused("error: "), svg(#"<path d="M0 0" d="M1 1"/>"#)),
    HostileDrawing("undeclared-prefix", .either, svg(#"<x:path d="M0 0h4v4z"/>"# + shape)),
    HostileDrawing("undeclared-entity", .refused("error: "), svg("<text>&nothing;</text>")),
    HostileDrawing("html", .refused("not an SVG drawing"), "<html><body/></html>"),
    HostileDrawing(
      "foreign-root", .refused("error: "), #"<svg xmlns="http://example.com/other" viewBox="0 0 9 9"/>"#),
    HostileDrawing("nul-inside", .refused("error: ")) {
      Array(svg("<title>a").utf8.dropLast(6)) + [0] + Array("</title></svg>".utf8)
    },
    HostileDrawing("control-characters", .refused("error: "), svg("<title>\u{1}\u{2}\u{1B}</title>" + shape)),
    HostileDrawing("lone-surrogate", .refused("error: "), svg("<title>&#xD800;</title>" + shape)),
    HostileDrawing("not-utf-8", .refused("error: ")) {
      Array(svg("<title>").utf8.dropLast(6)) + [0xC3, 0x28, 0xFF] + Array("</title></svg>".utf8)
    },
    HostileDrawing(
      "unknown-encoding", .refused("error: "), #"<?xml version="1.0" encoding="klingon"?>"# + svg(shape)),
    HostileDrawing("utf-16", .drawn) {
      [0xFF, 0xFE] + svg(shape).utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    },
    HostileDrawing("utf-16-cut", .refused("error: ")) {
      [0xFF, 0xFE] + svg(shape).utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }.dropLast(31)
    },
    HostileDrawing("latin-1", .drawn) {
      Array((#"<?xml version="1.0" encoding="ISO-8859-1"?>"# + svg("<title>").dropLast(6)).utf8) + [0xE9]
        + Array("</title>\(shape)</svg>".utf8)
    },
    HostileDrawing("gzip-of-nothing", .refused("error: ")) { [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3] },
    HostileDrawing("gzip-of-noise", .refused("error: ")) { [0x1F, 0x8B, 8, 0] + noise(count: 500) },
  ]

  /// Returns bytes that are the same in every run.
  static func noise(count: Int) -> [UInt8] {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 33)
    }
  }
}
