import ChiralManifest
import ChiralRequests
import ChiralSVG
import ChiralValues
import Testing

@testable import ChiralDrawing

/// Drawings in the forms of targets, and what crosses the pipe of them.
@Suite struct FormTests {
  private static let paint = DrawingForm.Paint(isTinted: true, tint: .black)
  private static let forms: [DrawingForm] = [
    .sized(height: 24, tint: .black), .body(idPrefix: "x"), .body(idPrefix: nil),
    .vectorDrawable(.init(height: 24, isAutoMirrored: true, paint)),
    .imageVector(name: "Arrow", .init(height: 24, isAutoMirrored: false, paint)), .symbol(name: "arrow"),
    .symbolic(height: 24), .glyph(height: 1920, ascent: 1680),
  ]

  private func document(_ body: String) throws -> SVGDocument {
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\(body)</svg>"
    return try SVGDocument(parsing: Array(svg.utf8), file: "x.svg")
  }

  @Test(arguments: forms) func everyFormHoldsAPlainDrawing(form: DrawingForm) throws {
    let text = try form.text(of: document("<path id=\"a\" d=\"M2 2h9v9z\"/>"))
    #expect(text.contains("2"))
    let answer = DrawingAnswer.form(.success(text))
    #expect(DrawingAnswer(decoding: answer.encoded) == answer)
  }

  @Test(arguments: forms) func aQuestionComesThroughThePipe(form: DrawingForm) throws {
    let request = DrawingRequest(.form(form), file: "a.svg", bytes: [1, 2])
    #expect(DrawingRequest(decoding: request.encoded) == request)
  }

  /// A page may hold several drawings, so that a style sheet becomes attributes; a shorthand precedes its longhands.
  @Test(
    arguments: [
      (".a{vector-effect:non-scaling-stroke}", "", "vector-effect: non-scaling-stroke"),
      (".a{image-rendering:pixelated}", "", "image-rendering: pixelated"),
      (".a{font-size:9px;font:bold 10px x}", "font-size:8px", "font: bold 10px x; font-size:8px"),
      (".a{marker:url(#m)}", "marker-end:none", "marker: url(#m); marker-end:none"),
    ]) func aPageKeepsTheStyleOfADrawing(sheet: String, own: String, style: String) throws
  {
    let drawing = try document("<style>\(sheet)</style><path class=\"a\" style=\"\(own)\" d=\"M2 2h9v9z\"/>")
    let body = try DrawingForm.body(idPrefix: nil).text(of: drawing)
    #expect(body.contains("style=\"\(style)"), "\(body)")
  }

  /// Browsers draw nothing after the number `12.`, and librsvg draws the whole path.
  @Test(arguments: forms) func noFormHasAPointWithoutDigits(form: DrawingForm) throws {
    let body = "<g><path d=\"M2. 2h12.v9h-9z\"/></g>"
    #expect(try form.text(of: document(body)) == form.text(of: document(body.replacing(".", with: ""))))
  }

  /// gdk-pixbuf, and with it GTK, recognises an SVG by the first 256 bytes.
  @Test func aLongCommentDoesNotHideTheDrawing() throws {
    let svg = """
      <?xml version="1.0"?><!-- \(String(repeating: "licence ", count: 40)) -->
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2 2h9v9z"/></svg>
      """
    let document = try SVGDocument(parsing: Array(svg.utf8), file: "x.svg")
    #expect(try DrawingForm.sized(height: 24, tint: .black).text(of: document).hasPrefix("<svg"))
    let short = try SVGDocument(parsing: Array(svg.replacing("licence ", with: "").utf8), file: "x.svg")
    #expect(try DrawingForm.sized(height: 24, tint: .black).text(of: short).hasPrefix("<?xml"))
  }

  @Test func aFormThatCannotHoldADrawingSaysWhy() throws {
    let document = try document("<text x=\"1\" y=\"9\">5</text>")
    #expect(throws: FormProblem.impossible("it has text")) {
      try DrawingForm.symbolic(height: 24).text(of: document)
    }
    for problem in [FormProblem.impossible("it has text"), .failed("crashed")] {
      let answer = DrawingAnswer.form(.failure(problem))
      #expect(DrawingAnswer(decoding: answer.encoded) == answer)
    }
  }

  @Test func factsComeThroughThePipe() throws {
    let document = try document("<path d=\"M2 2h9v9z\" fill=\"red\" onload=\"x()\"/><script/>")
    let shown = ShownDrawing(document, of: document)
    #expect(shown.viewBox == "0 0 24 24")
    #expect(!shown.isMonochrome)
    #expect(shown.dropped == ["onload", "<script>"])
    #expect(shown.template == nil)
    #expect(DrawingAnswer(decoding: DrawingAnswer.shown(shown).encoded) == .shown(shown))
  }
}
