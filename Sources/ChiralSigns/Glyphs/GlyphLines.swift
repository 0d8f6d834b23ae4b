import ChiralInk
import ChiralSVG

/// Groups glyphs that stand in a line or a column, and computes the confidence in each: beside letters, a C
/// is a letter.
package struct GlyphLines {
  private let readings: [GlyphReading]

  package init(readings: [GlyphReading]) {
    self.readings = readings.sorted { $0.candidate.box.minX < $1.candidate.box.minX }
  }

  /// The groups of glyphs that stand together. A single symmetric glyph is left out, because it needs no
  /// treatment.
  package var words: [[RecognisedGlyph]] {
    groups.map { members in members.map { readings[$0] } }.filter(isWord).map(glyphs)
  }

  /// The groups of glyphs that stand together, whether they are text or not.
  package var lines: [[RecognisedGlyph]] {
    groups.map { members in glyphs(of: members.map { readings[$0] }) }
  }

  private func glyphs(of word: [GlyphReading]) -> [RecognisedGlyph] {
    word.map { reading in
      RecognisedGlyph(
        character: reading.character, confidence: confidence(of: reading, in: word),
        likeness: reading.likeness, parts: reading.candidate.parts, box: reading.candidate.box)
    }
  }

  /// Returns true if a group is text: at least one glyph that is not its own mirror image has a telling likeness, and the group is
  /// not a row of boxes or rings, or it is a word of letters that are their own mirror images.
  private func isWord(_ word: [GlyphReading]) -> Bool {
    let hasClearLetter = word.contains { $0.weight == .symmetric && $0.likeness >= Self.clearLetter }
    guard
      word.contains(where: {
        $0.weight != .symmetric && ($0.likeness >= GlyphReading.tellingLikeness || hasClearLetter)
      })
    else { return isSymmetricWord(word) }
    guard word.count > 1 else { return true }
    return !word.allSatisfy { Self.boxes.contains($0.character) && $0.character == word[0].character }
      && (word.contains(where: \.isExpected) || !word.allSatisfy { Self.frames.contains($0.character) })
  }

  /// The letters that are their own mirror images and that few other things resemble, with the smallest likenesses of one of them
  /// and of the letters beside it.
  private static let upright = (letters: Set<Character>("AMW"), likeness: 0.74, beside: 0.72)

  /// Returns true if a group is a word of letters that are their own mirror images, such as TM; only their order tells them from
  /// their mirror image.
  private func isSymmetricWord(_ word: [GlyphReading]) -> Bool {
    let characters = word.map { Character($0.character.uppercased()) }
    return word.count > 1 && characters != characters.reversed()
      && word.allSatisfy { $0.character.isLetter && $0.likeness >= Self.upright.beside }
      && !word.contains { Self.boxes.contains($0.character) }
      && word.contains { Self.upright.letters.contains($0.character) && $0.likeness >= Self.upright.likeness }
  }

  /// The likeness of a letter such as H beside which a fainter character counts.
  private static let clearLetter = 0.9

  /// The characters that rows of boxes, rings and bars resemble most.
  fileprivate static let boxes: Set<Character> = Set("DO0oIun")
  /// The characters that a square or a ring resembles most.
  private static let frames: Set<Character> = Set("DO0o")
  /// The characters that a ring resembles most.
  fileprivate static let rings: Set<Character> = Set("O0o")

  /// The indices of the readings of each word; the words of a column form one group.
  private var groups: [[Int]] {
    var groups: [[Int]] = []
    for index in readings.indices {
      let near = groups.indices.filter { groups[$0].contains { isNeighbour($0, index) } }
      groups =
        groups.indices.filter { !near.contains($0) }.map { groups[$0] } + [
          near.flatMap { groups[$0] } + [index]
        ]
    }
    return joiningRows(groups).map { $0.sorted() }
  }

  /// Returns the groups with rows of different sizes joined: a number above its unit.
  private func joiningRows(_ groups: [[Int]]) -> [[Int]] {
    var joined: [[Int]] = []
    for group in groups {
      let near = joined.indices.filter { isRow(joined[$0], above: group) || isRow(group, above: joined[$0]) }
      joined =
        joined.indices.filter { !near.contains($0) }.map { joined[$0] } + [
          near.flatMap { joined[$0] } + group
        ]
    }
    return joined
  }

  /// The limits between rows of one text: the ratio of their heights, their distance as a share of the larger one's height, and
  /// the distance of their middles as a share of the wider one's width.
  private static let rows = (heights: 0.5...2.0, leading: 0.5, offset: 0.1)

  /// Returns true if two groups of several characters are centred one above the other, and one of them is surely a character.
  private func isRow(_ group: [Int], above other: [Int]) -> Bool {
    let isText = (group + other).contains {
      readings[$0].weight == .telling && readings[$0].likeness >= readings[$0].sureLikeness
    }
    guard isText, group.count > 1, other.count > 1, let upper = row(group), let lower = row(other) else {
      return false
    }
    let leading = lower.minY - upper.maxY
    return Self.rows.heights.contains(upper.height / lower.height) && leading > 0
      && leading < max(upper.height, lower.height) * Self.rows.leading
      && abs(upper.midX - lower.midX) < max(upper.width, lower.width) * Self.rows.offset
  }

  /// Returns the box of glyphs that stand in one line; nil for others.
  private func row(_ group: [Int]) -> Rect? {
    let boxes = group.map { readings[$0].candidate.box }
    guard let first = boxes.first, boxes.allSatisfy({ abs($0.maxY - first.maxY) < first.height * 0.1 }) else {
      return nil
    }
    return boxes.dropFirst().reduce(first) { $0.union($1) }
  }

  /// The signs that are never part of a word.
  private static let signs: Set<Character> = ["✓", "ᛒ"]
  /// The ratios of the heights of glyphs in one line. Where the icon's name promises letters, a small letter
  /// beside a capital may be half as high.
  private static let sizes = 0.66...1.5
  private static let promisedSizes = 0.5...2.0
  /// The same for a letter with an ascender beside one without, such as fx.
  private static let tallSizes = 0.55...1.8
  /// The small letters with an ascender, and those with neither an ascender nor a descender, also where they look like capitals.
  private static let tall: Set<Character> = Set("bdfhkl")
  private static let low: Set<Character> = Set("acemnorsuvwxzCOSVWXZ")
  /// The largest distances between glyphs, as shares of their height: `space` in a line, `leading` in a
  /// column.
  private static let space = 0.6
  private static let leading = 1.3
  /// The capitals that may reach below the line; they share the top of the others.
  private static let descending: Set<Character> = ["Q"]

  /// Returns true if a pair is clearly a tall small letter and a low one on the same baseline.
  private static func areTallAndSmall(_ pair: [GlyphReading]) -> Bool {
    let byHeight = pair.sorted { $0.candidate.box.height > $1.candidate.box.height }
    return tall.contains(byHeight[0].character) && low.contains(byHeight[1].character)
      && pair.allSatisfy { $0.likeness >= GlyphReading.tellingLikeness }
      && abs(byHeight[0].candidate.box.maxY - byHeight[1].candidate.box.maxY)
        < byHeight[1].candidate.box.height * 0.1
  }

  private func isNeighbour(_ one: Int, _ other: Int) -> Bool {
    let pair = [readings[one], readings[other]]
    guard !pair.contains(where: { Self.signs.contains($0.character) }) else { return false }
    // A percent sign belongs to a number only.
    if pair.contains(where: { $0.character == "%" }), !pair.contains(where: \.character.isNumber) {
      return false
    }
    // The Z of a sleeper is drawn several times, each smaller and in another place.
    if pair.allSatisfy({ $0.character == "Z" && $0.candidate.construction != nil }) { return true }
    // Beside a ring, a question mark says something about it: a head, a lens.
    if pair.contains(where: { $0.character == "?" }),
      pair.contains(where: { Self.rings.contains($0.character) && !$0.isExpected })
    {
      return false
    }
    if readings[one].isScript(of: readings[other]) || readings[other].isScript(of: readings[one]) {
      return true
    }
    if readings[one].doubles(readings[other]) || readings[other].doubles(readings[one]) { return true }
    let (left, right) = (readings[one].candidate.box, readings[other].candidate.box)
    let isPromised = pair.allSatisfy { $0.isExpected && $0.likeness >= GlyphReading.tellingLikeness }
    let sizes = isPromised ? Self.promisedSizes : Self.areTallAndSmall(pair) ? Self.tallSizes : Self.sizes
    guard sizes.contains(left.height / right.height) else { return false }
    let height = max(left.height, right.height)
    // Glyphs of a line share the baseline within a tenth of their height, promised ones within half of it.
    let isHanging = pair.contains { Self.descending.contains($0.character) }
    let isOnLine =
      abs(left.maxY - right.maxY) < height * (pair.allSatisfy(\.isExpected) ? 0.5 : 0.1)
      || isHanging && abs(left.minY - right.minY) < height * 0.1
    let gap = max(right.minX - left.maxX, left.minX - right.maxX)
    let isFaint = pair.contains { $0.likeness < GlyphReading.tellingLikeness }
    // Boxes may overlap by a tenth of the height; a faint glyph must be twice as close.
    if isOnLine || isFaint {
      return isOnLine && gap > -height * 0.1 && gap < height * (isFaint ? Self.space / 2 : Self.space)
    }
    let leading = max(right.minY - left.maxY, left.minY - right.maxY)
    // A third of the narrower one stands above or below the other.
    let isColumn =
      min(left.maxX, right.maxX) - max(left.minX, right.minX) > min(left.width, right.width) / 3
    return isColumn && leading > 0 && leading < height * Self.leading
      && (Self.rowSizes.contains(left.height / right.height) || Self.areConsecutive(pair))
      && !Self.isUnlikelyColumn(pair)
  }

  /// Returns true if one of two characters looks like a ring, and the icon's name promises no letters or they stand aside: a wheel below a pipe
  /// is no word, and neither is a head above a number.
  private static func isUnlikelyColumn(_ pair: [GlyphReading]) -> Bool {
    guard pair.contains(where: { rings.contains($0.character) }) else { return false }
    let boxes = pair.map(\.candidate.box)
    let isAside = abs(boxes[0].midX - boxes[1].midX) > max(boxes[0].width, boxes[1].width) / 3
    return isAside || pair.allSatisfy { !$0.isExpected && !("1"..."9").contains($0.character) }
  }

  /// The ratios of the heights of glyphs in a column.
  private static let rowSizes = 0.8...1.25

  /// Returns true if glyphs are clearly letters that follow one another in the alphabet from top to bottom: they name the rows of
  /// a list, and one may be higher than another, as in a, b, c.
  private static func areConsecutive(_ readings: [GlyphReading]) -> Bool {
    let rows = readings.sorted { $0.candidate.box.minY < $1.candidate.box.minY }
    let letters = rows.compactMap { Character($0.character.lowercased()).asciiValue }
    return rows.count > 1 && letters.count == rows.count
      && rows.allSatisfy { small.contains($0.character) && $0.likeness >= clearLetterInList }
      && zip(letters, letters.dropFirst()).allSatisfy { $1 == $0 + 1 }
  }

  /// The small letters, and the capitals that differ from them in size alone.
  private static let small: Set<Character> = Set("abcdefghijklmnopqrstuvwxyzCOSVWXZ")

  /// The likeness at which a shape is clearly a letter of a list.
  private static let clearLetterInList = 0.78

  // MARK: Confidence

  /// Returns the confidence for a likeness, given the likeness at which the glyph is sure.
  private static func confidence(of likeness: Double, sure: Double) -> Double {
    // The confidence is 0.8 at the likeness that is sure, and changes by 0.03 per 0.01 of likeness.
    max(0, min(0.99, RecognisedGlyph.sure + (likeness - sure) * 3))
  }

  /// The mean likeness at which glyphs of a word are sure.
  private static let sureMean = 0.82
  /// The bonus for a word that has a glyph that is sure by itself, or at least three glyphs.
  private static let proof = 0.08
  /// The bonus for digits that number the rows of a list: corners and strokes rarely stand in the order of 1, 2 and 3.
  private static let numbering = 0.3
  /// The largest confidence in two glyphs of which one is symmetric and the other ambiguous: it is doubtful.
  private static let poor = 0.7
  /// The largest confidence in a common shape by itself.
  private static let alone = 0.5

  private func confidence(of reading: GlyphReading, in word: [GlyphReading]) -> Double {
    let own = Self.confidence(of: reading.likeness, sure: reading.sureLikeness)
    guard word.count > 1 else { return reading.weight == .telling ? own : min(own, Self.alone) }
    let mean = word.map(\.likeness).reduce(0, +) / Double(word.count)
    let isProven =
      word.contains { $0.weight == .telling && $0.likeness >= $0.sureLikeness } || word.count > 2
      || Self.isHeading(word)
    let isSortedByName = Self.isSortedByName(word)
    let bonus = Self.isNumbering(word) ? Self.numbering : isProven || isSortedByName ? Self.proof : 0
    let shared = Self.confidence(of: mean, sure: Self.sureMean) + bonus
    // A ring beside a corner is rarely a word of two letters.
    let telling = word.filter { $0.weight != .symmetric }
    let isPoor =
      word.count == 2 && !isSortedByName
      && telling.allSatisfy { GlyphReading.ambiguous.contains($0.character) && !$0.isExpected }
    let common = min(shared, isPoor ? Self.poor : 0.99)
    return reading.weight == .telling ? max(own, common) : common
  }

  /// Returns true if a word is the sign of a heading: an H with a smaller digit from 1 to 6.
  private static func isHeading(_ word: [GlyphReading]) -> Bool {
    guard word.count == 2, word[0].character == "H", ("1"..."6").contains(word[1].character) else {
      return false
    }
    return word[1].isScript(of: word[0])
  }

  /// Returns true if glyphs are two or three letters of one case, one below the other in the order of the alphabet or against it,
  /// of which one is clearly an A, M or W: the sign for sorting by names.
  private static func isSortedByName(_ word: [GlyphReading]) -> Bool {
    let rows = word.sorted { $0.candidate.box.minY < $1.candidate.box.minY }
    let letters = rows.compactMap { $0.character.isASCII ? $0.character.asciiValue : nil }
    let pairs = zip(letters, letters.dropFirst())
    return (2...3).contains(rows.count) && letters.count == rows.count
      && (rows.allSatisfy(\.character.isUppercase) || rows.allSatisfy(\.character.isLowercase))
      && (pairs.allSatisfy { $0 < $1 } || pairs.allSatisfy { $0 > $1 })
      && zip(rows, rows.dropFirst()).allSatisfy { $0.candidate.box.maxY < $1.candidate.box.minY }
      && rows.contains { upright.letters.contains($0.character) && $0.likeness >= upright.likeness }
  }

  /// Returns true if glyphs stand one below the other and count from one.
  private static func isNumbering(_ word: [GlyphReading]) -> Bool {
    let rows = word.sorted { $0.candidate.box.minY < $1.candidate.box.minY }
    return rows.count > 1 && rows.count <= 3 && rows.map(\.character).elementsEqual("123".prefix(rows.count))
      && zip(rows, rows.dropFirst()).allSatisfy { $0.candidate.box.maxY < $1.candidate.box.minY }
  }
}

extension GlyphReading {
  /// The proportions of an exponent or an index, as shares of the letter's height: its own height after a capital and after a
  /// small letter, its distance, and the difference of the middles.
  private static let script = (
    height: 0.25...0.8, heightAfterSmall: 0.25...1.45, gap: -0.25...0.4, rise: 0.17
  )

  /// The letters that arrows resemble, beside which two characters may stand one above the other, and the likeness at which a
  /// capital T is none.
  private static let arrows: Set<Character> = Set("TYVvtf4")
  private static let clearlyT = 0.8

  /// The smallest likeness of an exponent and its letter, and of both if the letter is an x, to which two crossed bars of any
  /// weight belong.
  private static let leastScript = 0.67
  private static let besideX = (script: 0.75, x: 0.62)

  /// Returns true if this is a raised or lowered character after a letter: an exponent or an index.
  fileprivate func isScript(of base: GlyphReading) -> Bool {
    let isAfterX = base.character.lowercased() == "x" && likeness >= Self.besideX.script
    let isLikely = [self, base].allSatisfy { reading in
      reading.likeness >= (isAfterX ? Self.besideX.x : Self.leastScript)
        && (!GlyphLines.boxes.contains(reading.character) || isOrdinal(after: base))
    }
    guard isLikely, base.character.isLetter, character != base.character,
      !Self.arrows.contains(base.character) || base.character == "T" && base.likeness >= Self.clearlyT,
      !Self.ambiguous.contains(base.character)
    else { return false }
    let (own, letter) = (candidate.box, base.candidate.box)
    let height = letter.height
    let isSmall = base.character.isLowercase && own.maxY < letter.midY
    return (isSmall ? Self.script.heightAfterSmall : Self.script.height).contains(own.height / height)
      && Self.script.gap.contains((own.minX - letter.maxX) / height)
      && abs(own.midY - letter.midY) > height * Self.script.rise
      && own.minY < letter.maxY + height * Self.script.rise
      && own.maxY > letter.minY - height * Self.script.rise
  }

  /// Returns true if this is the raised o of Nº.
  private func isOrdinal(after base: GlyphReading) -> Bool {
    base.character == "N" && GlyphLines.rings.contains(character)
      && candidate.box.midY < base.candidate.box.midY
  }
}
