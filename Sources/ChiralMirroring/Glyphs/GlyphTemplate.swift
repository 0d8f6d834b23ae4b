/// A glyph as drawn by a font, or as a single line by an icon designer.
struct GlyphTemplate {
  let character: Character
  let shape: GlyphShape

  /// The properties in which a template equals the shapes that it is compared with.
  private struct Kind: Hashable {
    /// The number of areas that the ink encloses.
    var holes: Int
    /// The number of pieces.
    var pieces: Int
  }

  /// The shapes of a character.
  private struct Group {
    let character: Character
    var shapes: [GlyphShape]
  }

  /// All templates by their kind and character.
  private static let groups: [Kind: [Group]] = {
    let templates = [signs, capitals, letters].flatMap { $0.utf8.split(separator: UInt8(ascii: "\n")) }
      .compactMap { GlyphTemplate(row: Substring($0)) }.filter(\.shape.isGlyphLike)
    var groups: [Kind: [Group]] = [:]
    for (character, templates) in Dictionary(grouping: templates, by: \.character) {
      let pieces = pieces(of: character)
      for (holes, templates) in Dictionary(grouping: templates, by: \.shape.holes) {
        groups[Kind(holes: holes, pieces: pieces), default: []].append(
          Group(character: character, shapes: templates.map(\.shape)))
      }
    }
    return groups
  }()

  private init?(row: Substring) {
    let fields = row.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
    guard fields.count == 4, let holes = Int(fields[1]), let percent = Double(fields[2]) else { return nil }
    character = fields[0][fields[0].startIndex]
    shape = GlyphShape(shades: Self.shades(fields[3]), aspect: percent / 100, holes: holes)
  }

  /// Decodes the shades of cells, 0…3, three cells per letter of base64.
  private static func shades(_ code: Substring) -> [UInt8] {
    var cells: [UInt8] = []
    cells.reserveCapacity(3 * code.utf8.count)
    for letter in code.utf8 {
      let value = Base64.value(of: letter) ?? 63
      // Six bits are three shades of two bits, the first in the highest bits.
      cells.append(value >> 4)
      cells.append(value >> 2 & 3)
      cells.append(value & 3)
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
    (groups[Kind(holes: shape.holes, pieces: pieces)] ?? []).compactMap { group in
      var best = 0.0
      for template in group.shapes {
        let ratio = template.aspect / shape.aspect
        // 1 for equal proportions; 1.35 for a shape that is 35 % too wide or too narrow.
        let stretch = max(ratio, 1 / ratio)
        guard stretch < maximalStretch else { continue }
        best = max(best, template.likeness(to: shape) * (1 - stretchCost * (stretch - 1)))
      }
      return best > 0 ? (group.character, best) : nil
    }.sorted { ($0.1, $1.0) > ($1.1, $0.0) }
  }
}
