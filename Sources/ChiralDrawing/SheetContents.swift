internal import ChiralSVG

/// The contents of a file that draws nothing itself, but holds the drawings of many icons.
struct SheetContents {
  /// The symbols of a sprite sheet.
  private(set) var symbols = 0
  /// The glyphs of a font.
  private(set) var glyphs = 0
  private var isDrawn = false

  private static let silent: Set = ["defs", "style", "title", "desc", "metadata", "font"]

  init(_ root: SVGElement) {
    for element in root.elements where element.namespace == .svg { add(element) }
  }

  private mutating func add(_ element: SVGElement) {
    switch element.name {
    case "symbol": symbols += 1
    case "glyph": glyphs += 1
    case let name where Self.silent.contains(name):
      for child in element.elements
      where child.namespace == .svg && ["symbol", "glyph", "font"].contains(child.name) {
        add(child)
      }
    default: isDrawn = true
    }
  }

  /// The reason why the file is not an icon; nil if it may be one.
  var message: String? {
    guard !isDrawn, symbols + glyphs > 0 else { return nil }
    return symbols > 0
      ? "holds \(symbols) symbols and no drawing: write each <symbol> into an SVG of its own"
      : "holds a font of \(glyphs) glyphs and no drawing: write each <glyph> into an SVG of its own"
  }
}
