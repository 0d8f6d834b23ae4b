import ChiralGeometry

/// Puts glyphs together that stand in a line or a column, and says how sure each is: company makes a C a letter.
struct GlyphLines {
  private let readings: [GlyphReading]

  init(readings: [GlyphReading]) {
    self.readings = readings.sorted { $0.candidate.box.minX < $1.candidate.box.minX }
  }

  /// Glyphs that stand together; a symmetric one by itself is left out, as nothing need become of it.
  var words: [[RecognisedGlyph]] {
    groups.compactMap { members in
      let word = members.map { readings[$0] }
      guard isWord(word) else { return nil }
      return word.map { reading in
        RecognisedGlyph(
          character: reading.character, confidence: confidence(of: reading, in: word),
          parts: reading.candidate.parts, box: reading.candidate.box)
      }
    }
  }

  /// Whether there is anything to read: one glyph at least that is no chance likeness, and no row of boxes or rings.
  private func isWord(_ word: [GlyphReading]) -> Bool {
    guard word.contains(where: { $0.weight != .symmetric && $0.likeness >= GlyphReading.tellingLikeness })
    else {
      return false
    }
    return word.count == 1
      || !word.allSatisfy { Self.boxes.contains($0.character) && $0.character == word[0].character }
  }

  /// What rows of boxes, rings and bars are most like.
  private static let boxes: Set<Character> = Set("DO0oIun")

  /// The numbers of the readings of each word, those of a column of words together.
  private var groups: [[Int]] {
    var groups: [[Int]] = []
    for index in readings.indices {
      let near = groups.indices.filter { groups[$0].contains { isNeighbour($0, index) } }
      groups =
        groups.indices.filter { !near.contains($0) }.map { groups[$0] } + [
          near.flatMap { groups[$0] } + [index]
        ]
    }
    return groups.map { $0.sorted() }
  }

  /// What is no letter, whatever stands beside it.
  private static let signs: Set<Character> = ["✓", "ᛒ"]
  /// Glyphs of one line are of a size, but for small letters beside a capital; where the icon's name promises letters,
  /// an a beside a b may be half as high.
  private static let sizes = 0.66...1.5
  private static let promisedSizes = 0.5...2.0
  /// No farther apart than this share of their height, in a line and in a column.
  private static let space = 0.6
  private static let leading = 1.3

  private func isNeighbour(_ one: Int, _ other: Int) -> Bool {
    let pair = [readings[one], readings[other]]
    guard !pair.contains(where: { Self.signs.contains($0.character) }) else { return false }
    let (left, right) = (readings[one].candidate.box, readings[other].candidate.box)
    let sizes = pair.allSatisfy(\.isExpected) ? Self.promisedSizes : Self.sizes
    guard sizes.contains(left.height / right.height) else { return false }
    let height = max(left.height, right.height)
    let isOnLine = abs(left.maxY - right.maxY) < height * (pair.allSatisfy(\.isExpected) ? 0.5 : 0.1)
    let gap = max(right.minX - left.maxX, left.minX - right.maxX)
    let isFaint = pair.contains { $0.likeness < GlyphReading.tellingLikeness }
    if isOnLine || isFaint {
      return isOnLine && gap > -height * 0.1 && gap < height * (isFaint ? Self.space / 2 : Self.space)
    }
    let leading = max(right.minY - left.maxY, left.minY - right.maxY)
    let isColumn = left.minX < right.maxX && right.minX < left.maxX
    return isColumn && leading > 0 && leading < height * Self.leading
      && (0.8...1.25).contains(left.height / right.height)
  }

  // MARK: Confidence

  /// What a likeness is worth, where another one is sure.
  private static func confidence(of likeness: Double, sure: Double) -> Double {
    max(0, min(0.99, RecognisedGlyph.sure + (likeness - sure) * 3))
  }

  /// Glyphs in company that are as alike as this on average are sure.
  private static let sureMean = 0.82
  /// What a glyph that is sure by itself, or a third one, adds to the company.
  private static let proof = 0.08
  /// A common shape by itself is never surer.
  private static let alone = 0.5

  private func confidence(of reading: GlyphReading, in word: [GlyphReading]) -> Double {
    let own = Self.confidence(of: reading.likeness, sure: reading.sureLikeness)
    guard word.count > 1 else { return reading.weight == .telling ? own : min(own, Self.alone) }
    let mean = word.map(\.likeness).reduce(0, +) / Double(word.count)
    let isProven =
      word.contains { $0.weight == .telling && $0.likeness >= $0.sureLikeness } || word.count > 2
    let shared = Self.confidence(of: mean, sure: Self.sureMean) + (isProven ? Self.proof : 0)
    return reading.weight == .telling ? max(own, min(0.99, shared)) : min(0.99, shared)
  }
}
