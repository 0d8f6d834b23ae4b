import ChiralSVG

/// The outline of a glyph from a drawing of one colour: y leads up, and the baseline is at 0.
struct GlyphDrawing {
  /// The advance width in font units and, on the next line, the outline as path data.
  let text: String

  /// Creates a glyph of a height, of which `ascent` lies above the baseline; both are in font units.
  init(_ document: SVGDocument, height: Int, ascent: Int) throws(ShapeProblem) {
    if let problem = document.colourProblem { throw problem }
    let drawing = try ShapeReader.read(document)
    let scale = Double(height) / drawing.height
    let width = (drawing.width * scale).rounded()
    // hmtx holds advance widths in 16 bits.
    guard (1...65_535).contains(width) else { throw ShapeProblem(description: "it is too wide") }
    let map = Affine(a: scale, b: 0, c: 0, d: -scale, e: 0, f: Double(ascent))
    let outline = try FilledOutline(drawing).segments.transformed(by: map)
    text = "\(Int(saturating: width))\n" + PathText(size: Double(height)).text(outline)
  }
}
