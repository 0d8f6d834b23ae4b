/// A glyph as some font, or some designer's single line, draws it.
struct GlyphTemplate {
  let character: Character
  let shape: GlyphShape

  /// All templates, by how many areas they enclose.
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

  /// Three cells of 0…3 a letter of base64.
  private static func shades(_ code: Substring) -> [UInt8] {
    let cells = code.utf8.flatMap { letter -> [UInt8] in
      let value = Base64.value(of: letter) ?? 63
      return [value >> 4, value >> 2 & 3, value & 3]
    }
    return Array(cells.prefix(GlyphShape.side * GlyphShape.side))
  }

  /// How many pieces draw a character: a dot is one by itself.
  static func pieces(of character: Character) -> Int {
    switch character {
    case "?", "i", "j": 2
    case "%": 3
    default: 1
    }
  }

  /// Proportions may differ by this factor.
  private static let maximalStretch = 1.35
  /// What proportions that are wrong by 100 % would take off the likeness.
  private static let stretchCost = 0.3

  /// The characters that a shape of so many pieces is most like, the likeliest first.
  static func matches(of shape: GlyphShape, pieces: Int) -> [(character: Character, likeness: Double)] {
    var best: [Character: Double] = [:]
    for template in byHoles[shape.holes] ?? [] where Self.pieces(of: template.character) == pieces {
      let ratio = template.shape.aspect / shape.aspect
      let stretch = max(ratio, 1 / ratio)
      guard stretch < maximalStretch else { continue }
      let likeness = template.shape.likeness(to: shape) * (1 - stretchCost * (stretch - 1))
      if likeness > best[template.character] ?? 0 { best[template.character] = likeness }
    }
    return best.map { ($0.key, $0.value) }.sorted { ($0.1, $1.0) > ($1.1, $0.0) }
  }
}
