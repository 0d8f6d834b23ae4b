import ChiralSVG

/// A glyph of an SVG font as a drawing: its box is as wide as the glyph and as high as the font, and y leads down.
///
/// Source: SVG 1.1, chapter 20 (Fonts).
struct GlyphPiece {
  let piece: IconSheet.Piece

  init(_ glyph: SheetContents.Glyph) {
    let (element, font) = (glyph.element, glyph.font)
    var piece = IconSheet.Piece(name: Self.name(of: element), offset: element.offset)
    let data = PathData(element["d"] ?? "")
    if data.errorOffset != nil {
      piece.problem = "the outline of the glyph \(piece.name) cannot be read"
    } else {
      let face = Face(font)
      let width =
        Self.number("horiz-adv-x", of: element) ?? Self.number("horiz-adv-x", of: font) ?? face.units
      let map = Affine(a: 1, b: 0, c: 0, d: -1, e: 0, f: face.ascent)
      let outline = data.segments.transformed(by: map)
      let box = Self.box(width: width, height: face.height, around: outline)
      let text = PathText(size: box.height)
      let viewBox = [box.minX, box.minY, box.width, box.height].map(text.number).joined(separator: " ")
      let path = SVGElement("path", attributes: [("d", text.text(outline))])
      let root = SVGElement(
        "svg",
        attributes: [
          ("xmlns", "http://www.w3.org/2000/svg"), ("viewBox", viewBox), ("fill", "currentColor"),
        ], children: [.element(path)])
      piece.svg = root.serialized() + Array("\n".utf8)
      piece.problem = Self.swap(of: element).map {
        "\(piece.name) lies at \($0), which right-to-left text shows as its mirror image, that of another icon or none; move it to U+E000 or behind"
      }
    }
    self.piece = piece
  }

  /// The measures of a font, in its units.
  private struct Face {
    var units: Double
    var ascent: Double
    var height: Double

    init(_ font: SVGElement) {
      let face = font.elements.first { $0.name == "font-face" }
      let number = { (name: String) in face.flatMap { GlyphPiece.number(name, of: $0) } }
      // SVG's default for the units; the others are those of most fonts.
      let em = number("units-per-em").map { $0 > 0 ? $0 : 1000 } ?? 1000
      // Some fonts write the descent as a distance.
      let descent = number("descent").map { -abs($0) }
      let top = number("ascent") ?? em + (descent ?? 0)
      let extent = top - (descent ?? top - em)
      (units, ascent) = (em, top)
      height = extent > 0 ? extent : em
    }
  }

  /// Returns the character of a glyph if browsers swap it with its mirror image in right-to-left text, such as `<` with `>`.
  private static func swap(of glyph: SVGElement) -> String? {
    let code = Array((glyph["unicode"] ?? "").unicodeScalars)
    guard code.count == 1, code[0].properties.isBidiMirrored else { return nil }
    let digits = String(code[0].value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Returns the box of a glyph, grown where its ink is outside, by the same width on both sides, so that its middle stays.
  private static func box(width: Double, height: Double, around outline: [PathSegment]) -> Rect {
    let box = Rect(minX: 0, minY: 0, width: max(0, width), height: height)
    guard let ink = outline.bounds() else { return box }
    let side = max(0, -ink.minX, ink.maxX - box.width)
    let wide = Rect(minX: -side, minY: 0, width: box.width + 2 * side, height: height)
    return wide.union(ink)
  }

  /// Returns the name of a glyph: its own unless it is a number, the letters of its ligature, or its code point.
  private static func name(of glyph: SVGElement) -> String {
    let given = glyph["glyph-name"]?.split(separator: ",").first.map(String.init) ?? ""
    if !given.isEmpty, !given.contains(/^(uni|u|glyph|cid|_)?[0-9A-Fa-f]+$/) { return given }
    let code = glyph["unicode"]?.unicodeScalars.map { $0 } ?? []
    if code.count > 1, code.allSatisfy({ $0.isASCII && $0.value > 0x20 }) {
      return glyph["unicode"] ?? ""
    }
    if code.isEmpty { return given }
    return "u" + code.map { String($0.value, radix: 16, uppercase: true) }.joined(separator: "_")
  }

  private static func number(_ name: String, of element: SVGElement) -> Double? {
    // No font has measures beyond 16 bits by far.
    element[name].flatMap { Double(parsing: $0) }.flatMap { abs($0) < 1e6 ? $0 : nil }
  }
}
