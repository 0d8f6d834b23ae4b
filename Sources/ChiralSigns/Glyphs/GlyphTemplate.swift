import CInkData
package import ChiralInk

/// A glyph as drawn by a font, or as a single line by an icon designer.
package struct GlyphTemplate {
  package let character: Character
  package let shape: GlyphShape

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
    let templates = InkData.embedded(ink_data_glyphs(), all).filter(\.shape.isGlyphLike)
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

  /// Reads all templates as `scripts/ink_data.py` writes them.
  package static func all(_ bytes: UnsafeRawBufferPointer) throws(InkData.Problem) -> [GlyphTemplate] {
    var data = try InkData(bytes, .templates)
    let sizes = try data.sizes(2)
    guard sizes[1] == GlyphShape.side else { throw .inconsistent }
    let characters = try data.numbers(sizes[0], of: UInt32.self).compactMap(Unicode.Scalar.init)
    let widths = try data.numbers(sizes[0], of: UInt16.self)
    let areas = try data.numbers(sizes[0], of: UInt8.self)
    let size = GlyphShape.side * GlyphShape.side / 4
    let cells = try data.numbers(sizes[0] * size, of: UInt8.self)
    try data.end()
    guard characters.count == sizes[0], widths.allSatisfy({ $0 > 0 }) else { throw .inconsistent }
    return characters.indices.map { index in
      let shape = GlyphShape(
        shades: shades(cells[index * size..<(index + 1) * size]), aspect: Double(widths[index]) / 100,
        holes: Int(areas[index]))
      return GlyphTemplate(character: Character(characters[index]), shape: shape)
    }
  }

  /// Returns the shades of cells, 0…3, four of which are in a byte, the first in the highest bits.
  private static func shades(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
    bytes.flatMap { [$0 >> 6, $0 >> 4 & 3, $0 >> 2 & 3, $0 & 3] }
  }

  /// Returns the number of pieces that draw a character; a dot is a piece of its own.
  package static func pieces(of character: Character) -> Int {
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
  package static func matches(of shape: GlyphShape, pieces: Int) -> [(character: Character, likeness: Double)]
  {
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
