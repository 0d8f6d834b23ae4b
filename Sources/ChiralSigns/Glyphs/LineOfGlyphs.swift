package import ChiralInk
package import ChiralSVG

/// A line of recognised glyphs with the pieces of ink that stand in it like characters: a word of which one letter is not
/// recognised is still one unit.
package struct LineOfGlyphs {
  /// The pieces that stand in the line, in the order of the drawing.
  private(set) var companions: [InkUnit] = []
  /// The box of all ink of the line.
  package private(set) var box: Rect

  /// The largest distance between characters of a line, as a share of its height.
  private static let space = 0.5
  /// The largest distance of a piece above or below the line, as a share of its height.
  private static let slack = 0.08
  /// The smallest height of a piece, as a share of the height of the line: a small letter is lower than a capital, a row of a list
  /// is flat.
  private static let leastHeight = 0.45
  /// The same for the plus signs of C++ and the ring of °F, and how much wider than high or higher than wide these are at most.
  private static let sign = (leastHeight: 0.3, mostStretch: 1.2)
  /// The largest height of a capital above a line of small letters, as a share of their height.
  private static let ascent = 0.85
  /// The letters that are lower than capitals.
  private static let small: Set<Character> = Set("acegmnopqrstuvwxyz")
  /// The largest depth of a descender below a word of letters, as a share of the word's height.
  private static let descent = 0.45
  /// The largest widths of a piece, as shares of the height of the line: W is the widest letter, and two letters as high as the
  /// line may touch.
  private static let mostWidth = (letter: 1.4, pair: 2.2)

  /// Finds the line of glyphs among the other pieces of ink of a drawing; nil without glyphs.
  ///
  /// - Parameters:
  ///   - own: the pieces that draw the glyphs.
  ///   - areHoles: true if the glyphs are holes in a shape; then the others are, too.
  package init?(
    _ glyphs: [RecognisedGlyph], drawnBy own: [InkUnit], areHoles: Bool, among rest: [InkUnit]
  ) {
    guard let first = glyphs.first else { return nil }
    box = glyphs.dropFirst().reduce(first.box) { $0.union($1.box) }
    // Glyphs of a column, and signs, stand by themselves.
    let heights = glyphs.map(\.box.height)
    guard glyphs.allSatisfy({ [.letter, .digit].contains($0.kind) }),
      box.height < (heights.max() ?? 0) * (1 + 2 * Self.slack)
    else { return }
    let height = box.height
    let rise = glyphs.allSatisfy { Self.small.contains($0.character) } ? Self.ascent : Self.slack
    let drop = glyphs.allSatisfy { $0.kind == .letter } ? Self.descent : Self.slack
    // What reaches below a single letter is another thing, unless more characters stand beside it.
    let bottom = box.maxY + height * Self.slack
    // A stroke that touches others is a part of their shape.
    let shapes = rest.touching { $0.touches($1) }.compactMap { group in group.box.map { (group, $0) } }
    let pieces = rest.map { unit in
      (unit: unit, whole: shapes.first { $0.0.contains { $0.isSame(as: unit) } }?.1 ?? unit.box)
    }.filter { isInLine($0.whole, height: height, rise: rise, drop: drop) }
    let likely = pieces.map(\.unit)
    // In the middle of a frame or of rays, a character has only pieces of its own beside it, unless it is the middle of a word.
    let isFramed = glyphs.count == 1 && rest.surrounds(box) && !isAmidWord(among: likely)
    let space = isFramed ? 0 : Self.space
    let isNumber = glyphs.allSatisfy { $0.kind == .digit }
    var isJoined = Array(repeating: false, count: likely.count)
    while let next = likely.indices.first(where: {
      !isJoined[$0] && likely[$0].isHole == areHoles
        && (glyphs.count > 1 || likely[$0].box.maxY < bottom || isJoined.contains(true))
        && (joins(likely[$0], of: pieces[$0].whole, height: height, space: space)
          && (!isNumber || isOfNumber(likely[$0], of: pieces[$0].whole, height: height, touching: own))
          || isPoint(likely[$0], among: rest, height: height)
          || isNumber && isMinus(likely[$0], height: height)
          || isDash(likely[$0].box, among: likely, height: height))
    }) {
      isJoined[next] = true
      box = box.union(likely[next].box)
    }
    // The counters of letters that another element draws lie inside the line.
    let isCovered = likely.map { unit in
      likely.indices.contains { isJoined[$0] && likely[$0].sharesInk(with: unit) }
    }
    companions = likely.indices.filter { isJoined[$0] || (box.contains(likely[$0].box) && !isCovered[$0]) }
      .map { likely[$0] }
    let stems = companions.map(\.box) + glyphs.map(\.box)
    companions += rest.filter { unit in
      unit.isHole == areHoles && !companions.contains { $0.isSame(as: unit) }
        && stems.contains { isTittle(unit.box, above: $0, height: height) }
    }
  }

  /// The largest widths of the stem of an i and of its dot, and the largest distances between their middles and of the dot above the
  /// stem, as shares of the line's height.
  private static let tittle = (width: 0.45, size: 0.45, offset: 0.08, gap: 0.5)

  /// Returns true if a piece is the dot above the stem of an i or a j.
  private func isTittle(_ piece: Rect, above stem: Rect, height: Double) -> Bool {
    stem.width < height * Self.tittle.width && stem.height > height * Self.leastHeight
      && max(piece.width, piece.height) < height * Self.tittle.size
      && abs(piece.midX - stem.midX) < height * Self.tittle.offset
      && (0...height * Self.tittle.gap).contains(stem.minY - piece.maxY)
  }

  /// Returns true if a piece lies between the top and the bottom of the line and is no wider than letters.
  ///
  /// - Parameters:
  ///   - rise: the largest distance of a piece above the line, as a share of its height.
  ///   - drop: the largest distance of a piece below the line, as a share of its height.
  private func isInLine(_ piece: Rect, height: Double, rise: Double, drop: Double) -> Bool {
    let slack = height * Self.slack
    let isFull = piece.height > height - slack
    let drop = piece.height > height * Self.leastHeight ? drop : Self.slack
    return piece.minY > box.minY - height * rise && piece.maxY < box.maxY + height * drop
      && piece.midY < box.maxY
      && piece.width < height * (isFull ? Self.mostWidth.pair : Self.mostWidth.letter)
  }

  /// Returns true if different pieces stand on both sides on the baseline: rays and brackets are alike.
  private func isAmidWord(among likely: [InkUnit]) -> Bool {
    let row = likely.filter {
      abs($0.box.maxY - box.maxY) < box.height * Self.slack && $0.box.height > box.height * Self.leastHeight
    }
    let right = row.filter { $0.box.midX > box.maxX }
    return row.contains { left in
      left.box.midX < box.minX && right.contains { !left.isRepeated(by: $0) }
    }
  }

  /// Returns true if a piece stands close to the line. Small ones, such as the strokes of a K, join only what they overlap, and a
  /// dot at half the height is something else, such as the hole of a tag.
  ///
  /// - Parameter whole: the box of the piece and of those that touch it.
  private func joins(_ unit: InkUnit, of whole: Rect, height: Double, space: Double) -> Bool {
    let piece = unit.box
    let gap = max(piece.minX - box.maxX, box.minX - piece.maxX)
    let isFull = (piece.height > height * Self.leastHeight || isSign(whole, height: height)) && !unit.isDot
    return gap < (isFull ? height * space : 0)
  }

  /// Returns true if a piece that stands close to digits is a part of a number: it is as low as the digits, or touches them. What a clearance
  /// around the digits left of the rest of the drawing does neither.
  private func isOfNumber(
    _ unit: InkUnit, of whole: Rect, height: Double, touching own: [InkUnit]
  ) -> Bool {
    let isOnBaseline =
      unit.box.height > height * Self.leastHeight && unit.box.maxY > box.maxY - height * Self.slack
    // A ring is the sign of degrees, at the top; farther down it is a wheel.
    let isHigh = unit.box.midY < box.midY - height * Self.slack
    let isRing = GlyphShape([unit], in: unit.box).holes > 0
    return isOnBaseline || isSign(whole, height: height) && (isHigh || !isRing)
      || own.contains { $0.touches(unit) || unit.touches($0) }
  }

  /// Returns true if a piece is about as wide as it is high, and lower than a letter, as the plus signs of C++ and the ring of °F are.
  private func isSign(_ piece: Rect, height: Double) -> Bool {
    min(piece.width, piece.height) > height * Self.sign.leastHeight
      && max(piece.width, piece.height) < min(piece.width, piece.height) * Self.sign.mostStretch
  }

  /// The largest size of a point and its largest distance from the characters beside it, as shares of the line's height.
  private static let point = (size: 0.3, gap: 0.25)

  /// Returns true if a piece is a point on the baseline: a decimal point, or the end of a sentence. Of the dots of a dotted line
  /// there are others away from the baseline.
  private func isPoint(_ piece: InkUnit, among rest: [InkUnit], height: Double) -> Bool {
    let gap = max(piece.box.minX - box.maxX, box.minX - piece.box.maxX)
    let slack = height * Self.slack
    return max(piece.box.width, piece.box.height) < height * Self.point.size && gap < height * Self.point.gap
      && piece.box.maxY > box.maxY - slack
      && !rest.contains { abs($0.box.maxY - piece.box.maxY) > slack && piece.isRepeated(by: $0) }
  }

  /// The proportions of a minus or a dash, as shares of the line's height; `slack` is the distance from half the height.
  private static let bar = (width: 0.25...0.9, thickness: 0.3, gap: 0.5, slack: 0.15)

  /// Returns true if a piece is a short bar at half the height of the line.
  private func isBar(_ piece: Rect, height: Double) -> Bool {
    piece.width > piece.height * 1.5 && Self.bar.width.contains(piece.width / height)
      && piece.height < height * Self.bar.thickness && abs(piece.midY - box.midY) < height * Self.bar.slack
  }

  /// Returns true if a piece is a bar before a number, whose sign it is. The end of a line that a clearance cut off has two different ends.
  private func isMinus(_ piece: InkUnit, height: Double) -> Bool {
    let gap = box.minX - piece.box.maxX
    return gap > 0 && gap < height * Self.bar.gap && isBar(piece.box, height: height) && piece.isSymmetric
  }

  /// Returns true if a piece is a bar between the line and another piece as high as the line: a dash between two characters.
  private func isDash(_ piece: Rect, among likely: [InkUnit], height: Double) -> Bool {
    let isAfter = piece.minX > box.maxX
    guard isBar(piece, height: height), isAfter || piece.maxX < box.minX else { return false }
    let reach = height * Self.bar.gap
    return (isAfter ? piece.minX - box.maxX : box.minX - piece.maxX) < reach
      && likely.contains { unit in
        let gap = isAfter ? unit.box.minX - piece.maxX : piece.minX - unit.box.maxX
        return gap > 0 && gap < reach && abs(unit.box.height - height) < height * Self.slack * 2
      }
  }
}
