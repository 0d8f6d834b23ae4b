import ChiralInk
import ChiralSVG

/// Characters that stand one below the other, as the numbers of a list do: they are kept together, or not at all, and with them the
/// pieces between them that no template is like.
extension [GlyphWord] {
  /// The ratios of the heights of characters in a column, and the smallest share of the narrower one's width that stands above or
  /// below the other.
  private static var column: (heights: ClosedRange<Double>, overlap: Double) { (0.66...1.5, 0.4) }

  /// Returns the words with the sure single characters of each column joined into one.
  func joiningColumns(among units: [InkUnit]) -> [GlyphWord] {
    var joined: [GlyphWord] = []
    for word in self {
      let place = joined.firstIndex { other in
        word.isSure && other.isSure && word.isCharacter && other.isInColumn(with: word)
      }
      if let place {
        joined[place] = joined[place].joined(with: word)
      } else {
        joined.append(word)
      }
    }
    let taken = joined.flatMap(\.parts)
    let rest = units.filter { unit in !unit.isHole && !taken.contains { $0.isDrawn(by: unit) } }
    return joined.map { $0.isSure ? $0.withPiecesOfColumn(among: rest) : $0 }
  }

  /// Returns true if boxes are of one size and stand in a column.
  fileprivate static func areInColumn(_ one: Rect, _ other: Rect) -> Bool {
    let overlap = Swift.min(one.maxX, other.maxX) - Swift.max(one.minX, other.minX)
    return column.heights.contains(one.height / other.height)
      && overlap > Swift.min(one.width, other.width) * column.overlap
      && (one.maxY < other.minY || other.maxY < one.minY)
  }
}

extension GlyphWord {
  /// True if it is a digit or a letter, or a column of them.
  fileprivate var isCharacter: Bool {
    (glyphs.count == 1 || isColumn) && glyphs.allSatisfy { [.digit, .letter].contains($0.kind) }
  }

  /// True if its glyphs stand one below the other.
  private var isColumn: Bool {
    let rows = glyphs.map(\.box).sorted { $0.minY < $1.minY }
    return rows.count > 1 && zip(rows, rows.dropFirst()).allSatisfy { [GlyphWord].areInColumn($0, $1) }
  }

  /// Returns true if another character stands above or below the last of these.
  fileprivate func isInColumn(with other: GlyphWord) -> Bool {
    isCharacter
      && glyphs.allSatisfy { one in
        other.glyphs.allSatisfy { [GlyphWord].areInColumn(one.box, $0.box) }
      }
  }

  /// Returns the column with the pieces of its size that stand between its characters.
  fileprivate func withPiecesOfColumn(among rest: [InkUnit]) -> GlyphWord {
    guard isColumn, let top = glyphs.map(\.box.maxY).min(), let bottom = glyphs.map(\.box.minY).max() else {
      return self
    }
    let between = rest.touching { $0.touches($1) }.filter { group in
      group.box.map { box in
        box.minY > top && box.maxY < bottom && glyphs.allSatisfy { [GlyphWord].areInColumn(box, $0.box) }
      } ?? false
    }
    return between.isEmpty ? self : joined(with: between.flatMap(\.self))
  }
}
