import ChiralSVG

/// The contents of a file that holds the drawings of many icons.
struct SheetContents {
  /// A glyph with its font.
  struct Glyph {
    var element: SVGElement
    var font: SVGElement
  }

  /// The symbols of a sprite sheet.
  private(set) var symbols: [SVGElement] = []
  /// The glyphs of SVG fonts.
  private(set) var glyphs: [Glyph] = []
  /// The drawings with ids that lie directly in the file, one above the other. A style sheet shows one of them.
  private(set) var stacked: [SVGElement] = []
  private var isDrawn = false

  /// The elements that draw nothing themselves, but may contain others.
  private static let silent: Set = ["defs", "style", "title", "desc", "metadata", "g"]
  /// The elements of a font that are no glyphs of icons.
  private static let parts: Set = ["font-face", "missing-glyph", "hkern", "vkern"]

  init(_ root: SVGElement) {
    for element in root.elements where element.namespace == .svg {
      if element.name == "svg", element["id"] != nil { stacked.append(element) }
      add(element, in: nil)
    }
  }

  private mutating func add(_ element: SVGElement, in font: SVGElement?) {
    switch element.name {
    case "symbol": symbols.append(element)
    case "glyph": if let font { glyphs.append(Glyph(element: element, font: font)) }
    case "font": addAll(element, in: element)
    case let name where Self.silent.contains(name): addAll(element, in: font)
    case let name where font != nil && Self.parts.contains(name): break
    default: isDrawn = true
    }
  }

  private mutating func addAll(_ element: SVGElement, in font: SVGElement?) {
    for child in element.elements where child.namespace == .svg { add(child, in: font) }
  }

  /// The reason why the file is not an icon; nil if it may be one.
  var message: String? {
    guard !isDrawn, symbols.count + glyphs.count > 0 else { return nil }
    let contents =
      symbols.isEmpty
      ? "a font of \(glyphs.count) \(glyphs.count == 1 ? "glyph" : "glyphs")"
      : "\(symbols.count) \(symbols.count == 1 ? "symbol" : "symbols")"
    return "holds \(contents) and no drawing: chiral import sprite makes an SVG of each"
  }
}
