import ChiralInk
import ChiralSVG

/// Digits that count up in a row, each under or over a thing of its own, as under stars or steps. Each moves with its thing (R19).
extension GlyphWord {
  /// The smallest number of steps.
  private static let fewest = 3
  /// The limits of a row, as shares of a digit's height: the largest difference between tops, and the smallest gap, which is wider than
  /// within a number.
  private static let spread = (slack: 0.1, gap: 0.3)
  /// The largest distance between the middles of a digit and its thing, as a share of the distance between two digits.
  private static let offset = 0.2

  /// Returns the digits one by one; nil for a word that moves as one.
  func steps(among units: [InkUnit]) -> [GlyphWord]? {
    let digits = glyphs.filter { $0.kind == .digit }.sorted { $0.box.minX < $1.box.minX }
    let pairs = zip(digits, digits.dropFirst())
    guard digits.count >= Self.fewest, let height = digits.first?.box.height,
      glyphs.allSatisfy({ $0.kind == .digit || $0.isSymmetric }),
      digits.enumerated().allSatisfy({ String($1.character) == String($0 + 1) }),
      pairs.allSatisfy({
        abs($0.box.minY - $1.box.minY) < height * Self.spread.slack
          && $1.box.minX - $0.box.maxX > height * Self.spread.gap
      })
    else { return nil }
    let parts = digits.flatMap(\.parts)
    let things = units.filter { unit in !unit.isHole && !parts.contains { $0.isDrawn(by: unit) } }
    let pitch = pairs.map { $1.box.midX - $0.box.midX }.min() ?? 0
    let haveThings = digits.allSatisfy { digit in
      things.contains { thing in
        abs(thing.box.midX - digit.box.midX) < pitch * Self.offset
          && (thing.box.maxY <= digit.box.minY || thing.box.minY >= digit.box.maxY)
      }
    }
    return haveThings ? digits.map(alone) : nil
  }
}
