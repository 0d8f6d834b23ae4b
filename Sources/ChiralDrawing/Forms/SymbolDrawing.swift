import ChiralSVG

/// A template of SF Symbols, version 3, from a plain drawing. Its Ultralight, Regular and Black variants have
/// the same filled outlines, so that they interpolate.
struct SymbolDrawing {
  /// The text of the file.
  let svg: String

  /// The positions of the small scale on Apple's sheet of 3300 by 2200: columns of the weights, baseline, cap
  /// height.
  private static let columns = [("Ultralight-S", 559.711), ("Regular-S", 1449.84), ("Black-S", 2933.4)]
  private static let baseline = 696.0
  private static let capHeight = 70.46
  /// The height of a drawing at 100 points: system symbols reach about 12 units above and below capital
  /// letters.
  private static let height = 94.0

  /// Creates a template from a drawing as filled paths, which must have only one colour.
  init(_ document: SVGDocument, name: String) throws(ShapeProblem) {
    if let problem = document.colourProblem { throw problem }
    let drawing = try ShapeReader.read(document)
    let scale = Self.height / drawing.height
    // The map leads from the drawing to a group on the baseline whose origin is at the left margin.
    let map = Affine(a: scale, b: 0, c: 0, d: scale, e: 0, f: -(Self.capHeight + Self.height) / 2)
    let numbers = PathText(size: 100)
    let path = numbers.text(try FilledOutline(drawing).segments.transformed(by: map))
    let width = drawing.width * scale
    func margins(_ variant: (String, Double)) -> (String, Double, Double) {
      (variant.0, variant.1 - width / 2, variant.1 + width / 2)
    }
    let places = Self.columns.map(margins)
    let guides = places.map { variant, left, right in
      [("left", left), ("right", right)].map { side, x in
        let place = numbers.number(x)
        // The margin guides of Apple's sheets are 119.336 units high, from 600.785 to 720.121.
        return
          "  <line id=\"\(side)-margin-\(variant)\" style=\"fill:none;stroke:#00AEEF;stroke-width:0.5;opacity:1.0;\""
          + " x1=\"\(place)\" x2=\"\(place)\" y1=\"600.785\" y2=\"720.121\"/>\n"
      }.joined()
    }
    let symbols = places.reversed().map { variant, left, _ in
      "  <g id=\"\(variant)\" transform=\"matrix(1 0 0 1 \(numbers.number(left)) \(numbers.number(Self.baseline)))\">\n"
        + "   <path class=\"monochrome-0 multicolor-0:tintColor hierarchical-0:primary\" d=\"\(path)\"/>\n  </g>\n"
    }
    svg = Self.sheet(name: name, guides: guides.joined(), symbols: symbols.joined())
  }

  private static func sheet(name: String, guides: String, symbols: String) -> String {
    // The baselines of the three scales on Apple's sheet, whose guides run from x = 263 to 3036.
    let lines = [("S", 696.0), ("M", 1126), ("L", 1556)].map { scale, base in
      [("Baseline", base), ("Capline", base - capHeight)].map { line, y in
        "  <line id=\"\(line)-\(scale)\" style=\"fill:none;stroke:#27AAE1;opacity:1;stroke-width:0.5;\""
          + " x1=\"263\" x2=\"3036\" y1=\"\(PathText(size: 100).number(y))\" y2=\"\(PathText(size: 100).number(y))\"/>\n"
      }.joined()
    }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200" viewBox="0 0 3300 2200">
       <g id="Notes">
        <rect height="2200" id="artboard" style="fill:white;opacity:1" width="3300" x="0" y="0"/>
        <text id="template-version" style="stroke:none;fill:black;font-family:sans-serif;font-size:13;text-anchor:end;" \
      transform="matrix(1 0 0 1 3036 1933)">Template v.3.0</text>
        <text style="stroke:none;fill:black;font-family:sans-serif;font-size:13;" \
      transform="matrix(1 0 0 1 263 1951)">Written by chiral build</text>
       </g>
       <g id="Guides">
      \(lines)\(guides) </g>
       <g id="Symbols">
      \(symbols) </g>
      </svg>

      """
  }
}
