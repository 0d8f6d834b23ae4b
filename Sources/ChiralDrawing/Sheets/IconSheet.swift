import ChiralSVG

/// A file that holds the drawings of many icons, taken apart: a sprite sheet with a `<symbol>` for each icon, or an SVG font.
struct IconSheet {
  /// One icon of the sheet.
  struct Piece {
    /// The id of the symbol, or the name of the glyph.
    var name: String
    /// The byte of the sheet at which the icon begins.
    var offset: Int
    /// The icon as a file of its own; nil if it cannot be one.
    var svg: [UInt8]?
    /// The reason why there is no file, or what is wrong with its place in the sheet.
    var problem: String?
  }

  /// The largest size of all files together, in bytes: what icons share is repeated in each of them.
  static let largest = 64 << 20

  /// The icons in the order of the sheet.
  private(set) var pieces: [Piece] = []
  private var size = 0

  /// Takes a sheet apart.
  ///
  /// - Throws: an error with the place if the sheet has no icons, or if they share too much.
  init(_ document: SVGDocument) throws(SVGError) {
    let contents = SheetContents(document.root)
    for glyph in contents.glyphs where glyph.element["d"]?.isEmpty == false {
      try add(GlyphPiece(glyph).piece, of: document)
    }
    let drawings = contents.symbols.isEmpty ? contents.stacked : contents.symbols
    let parts = SharedParts(document)
    for drawing in drawings { try add(parts.piece(drawing), of: document) }
    guard !pieces.isEmpty else {
      throw document.error(
        at: document.root.offset,
        "has no <symbol>, no <svg> with an id and no <glyph>: it is the drawing of one icon; chiral init reads the folder of such drawings"
      )
    }
  }

  private mutating func add(_ piece: Piece, of document: SVGDocument) throws(SVGError) {
    size += piece.svg?.count ?? 0
    guard size <= Self.largest else {
      throw document.error(
        at: piece.offset,
        "its icons would have more than \(Self.largest >> 20) MB together, because each repeats what they share"
      )
    }
    pieces.append(piece)
  }
}
