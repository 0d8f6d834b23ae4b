/// A glyph as drawn by a font, or as a single line by an icon designer.
struct GlyphTemplate {
  let character: Character
  let shape: GlyphShape

  /// All templates, by the number of areas that they enclose.
  static let byHoles: [Int: [GlyphTemplate]] = Dictionary(
    grouping: [signs, capitals, letters].flatMap { $0.split(separator: "\n") }.compactMap(GlyphTemplate.init)
      .filter(\.shape.isGlyphLike),
    by: \.shape.holes)

  private init?(row: Substring) {
    let fields = row.split(separator: " ")
    guard fields.count == 4, let holes = Int(fields[1]), let percent = Double(fields[2]) else { return nil }
    character = fields[0][fields[0].startIndex]
    shape = GlyphShape(shades: Self.shades(fields[3]), aspect: percent / 100, holes: holes)
  }

  /// Decodes the shades of cells, 0…3, three cells per letter of base64.
  private static func shades(_ code: Substring) -> [UInt8] {
    let cells = code.utf8.flatMap { letter -> [UInt8] in
      let value = Base64.value(of: letter) ?? 63
      // Six bits are three shades of two bits, the first in the highest bits.
      return [value >> 4, value >> 2 & 3, value & 3]
    }
    return Array(cells.prefix(GlyphShape.side * GlyphShape.side))
  }

  /// Returns the number of pieces that draw a character; a dot is a piece of its own.
  static func pieces(of character: Character) -> Int {
    switch character {
    case "?", "i", "j": 2
    case "%": 3
    default: 1
    }
  }

  /// The largest ratio of the proportions of two shapes that are compared.
  private static let maximalStretch = 1.35
  /// The reduction of the likeness for proportions that differ by 100 %.
  private static let stretchCost = 0.3

  /// Returns the characters that a shape of a number of pieces resembles, the most similar first.
  static func matches(of shape: GlyphShape, pieces: Int) -> [(character: Character, likeness: Double)] {
    var best: [Character: Double] = [:]
    for template in byHoles[shape.holes] ?? [] where Self.pieces(of: template.character) == pieces {
      let ratio = template.shape.aspect / shape.aspect
      // 1 for equal proportions; 1.35 for a shape that is 35 % too wide or too narrow.
      let stretch = max(ratio, 1 / ratio)
      guard stretch < maximalStretch else { continue }
      let likeness = template.shape.likeness(to: shape) * (1 - stretchCost * (stretch - 1))
      if likeness > best[template.character] ?? 0 { best[template.character] = likeness }
    }
    return best.map { ($0.key, $0.value) }.sorted { ($0.1, $1.0) > ($1.1, $0.0) }
  }
}
