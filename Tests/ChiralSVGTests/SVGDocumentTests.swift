import ChiralSVG
import Testing

@Suite struct SVGDocumentTests {
  private func parse(_ text: String) throws -> SVGDocument {
    try SVGDocument(parsing: Array(text.utf8), file: "x.svg")
  }

  /// Unusual spellings are written again in the same way.
  @Test(arguments: [
    "<svg/>",
    "<svg xmlns='http://www.w3.org/2000/svg'  viewBox = \"0 0 1 1\"\n><g ></g ></svg\n>\n",
    "<?xml version=\"1.0\"?><!-- a > b --><!DOCTYPE svg [<!ENTITY a \"<g/>\"> <!-- ' -->]><svg>&lt;&amp;</svg><!-- end -->",
    "<s:svg xmlns:s='http://www.w3.org/2000/svg' a=\"'\" b='\"' c='&quot;&#65;'><s:style><![CDATA[a>b{}]]></s:style></s:svg>",
    "\u{FEFF}<svg d=\"a\nb\tc\"><?php x ?><text xml:space='preserve'>  a  </text></svg>",
  ])
  func serializesTheSameBytes(text: String) throws {
    #expect(String(decoding: try parse(text).serialized(), as: UTF8.self) == text)
  }

  @Test func decodesValues() throws {
    let document = try parse(
      "<!DOCTYPE svg [<!ENTITY ns \"x&amp;y\">]><svg a='&lt;&#x41;&#66;&quot;' b='&ns;' c=\"1\n2\"/>")
    #expect(document.root["a"] == "<AB\"")
    #expect(document.root["b"] == "x&y")
    #expect(document.root["c"] == "1 2")
  }

  @Test func entitiesWithElementsAreElements() throws {
    let document = try parse("<!DOCTYPE svg [<!ENTITY r \"<rect x='1'/>\">]><svg>a&r;b</svg>")
    #expect(document.root.elements.map(\.name) == ["rect"])
    #expect(String(decoding: document.serialized(), as: UTF8.self).hasSuffix("<svg>a<rect x='1'/>b</svg>"))
  }

  @Test func namespaces() throws {
    let document = try parse(
      """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:sodipodi="http://sodipodi"><sodipodi:namedview/>
      <g xmlns="http://www.w3.org/1999/xhtml"/><path/></svg>
      """)
    #expect(document.root.elements.map(\.namespace) == [.foreign, .foreign, .svg])
  }

  @Test func encodings() throws {
    let utf16 = Array("<svg id='é'/>".utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(try SVGDocument(parsing: [0xFF, 0xFE] + utf16, file: "x").root["id"] == "é")
    let latin =
      Array("<?xml version='1.0' encoding='ISO-8859-1'?><svg id='".utf8) + [0xE9] + Array("'/>".utf8)
    let document = try SVGDocument(parsing: latin, file: "x")
    #expect(document.root["id"] == "é")
    #expect(
      String(decoding: document.serialized(), as: UTF8.self)
        == "<?xml version='1.0' encoding='UTF-8'?><svg id='é'/>")
  }

  @Test(arguments: [
    ("", "x.svg:1:1: error: bad XML: the file is empty, or does not begin with <"),
    ("<svg>\n <g></svg>", "x.svg:2:11: error: bad XML: <g> of line 2 is closed by </svg>; write </g>"),
    ("<svg a='1' a='2'/>", "x.svg:1:17: error: bad XML: the attribute a occurs twice; remove one"),
    ("<svg", "x.svg:1:5: error: bad XML: the start tag <svg> does not end with >"),
    ("<svg>\n<g>", "x.svg:2:4: error: bad XML: the file ends before <g> of line 2 is closed"),
    (
      "<svg>&nbsp;</svg>",
      "x.svg:1:12: error: bad XML: the entity &nbsp; is not declared; write the character"
    ),
    ("<svg a=1/>", "x.svg:1:8: error: bad XML: the value of an attribute has no quotation marks"),
    ("<svg a/>", "x.svg:1:7: error: bad XML: the attribute a has no value"),
    ("<svg/>x", "x.svg:1:7: error: bad XML: something follows the end of the drawing; remove it"),
    ("<svg>\u{1}</svg>", "x.svg:1:6: error: bad XML: PCDATA invalid Char value 1"),
    ("\n<html/>", "x.svg:2:1: error: not an SVG drawing: the root element is <html>, not <svg>"),
  ])
  func errorsSayWhere(text: String, message: String) {
    #expect { try self.parse(text) } throws: { String(describing: $0) == message }
  }

  @Test func neitherDepthNorEntitiesCrash() throws {
    let deep = String(repeating: "<g>", count: 5000) + String(repeating: "</g>", count: 5000)
    #expect(throws: SVGError.self) { try parse("<svg>\(deep)</svg>") }
    let laughs = (1...9).map { level in
      let body = String(repeating: "&l\(level - 1);", count: 10)
      return "<!ENTITY l\(level) \"\(body)\">"
    }
    let bomb = "<!DOCTYPE svg [<!ENTITY l0 \"<g/>\">\(laughs.joined())]><svg a='&l0;'>&l9;</svg>"
    _ = try? parse(bomb)
    let loop = "<!DOCTYPE svg [<!ENTITY a \"&b;\"><!ENTITY b \"&a;\">]><svg>&a;</svg>"
    #expect(throws: SVGError.self) { try parse(loop) }
  }
}
