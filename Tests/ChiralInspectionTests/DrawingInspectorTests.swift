import ChiralAudit
import ChiralInspection
import ChiralSVG
import Testing

@Suite struct DrawingInspectorTests {
  private func marks(_ content: String, _ kind: DrawingMark.Kind) throws -> [String] {
    let text = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\n\(content)\n</svg>"
    let document = try SVGDocument(parsing: Array(text.utf8), file: "a.svg")
    return DrawingInspector.facts(of: document, probe: nil).marks(kind).map {
      "\($0.line):\($0.column) \($0.detail)"
    }
  }

  @Test func placesPointIntoTheValue() throws {
    #expect(try marks("<path d='M1 1L2 x 3'/>", .brokenPath) == ["2:16 x 3"])
  }
}
