import ChiralInk
import ChiralSVG
import ChiralSigns

/// A way of making a form again that had a fault, or for which a sign had no room.
package enum Mend: Hashable, Sendable {
  /// The pieces that stand in a row with a sign move with it.
  case wholeRow
  /// Glyphs are cut free without the pieces beside them, although something in the rest of the drawing resembles a glyph.
  case glyphsAlone
  /// A sign stands to the right of its mirrored place by a share of the drawing's width, or to the left of it by a negative share.
  case aside(Double)

  /// The shares by which a sign may stand aside, the smallest first. R15 leaves the place open; farther away, a sign leaves the hole that was
  /// cut for it.
  package static let asides: [Mend] = [64.0, 32, 16].flatMap { part in
    [Mend.aside(1 / part), Mend.aside(-1 / part)]
  }

  /// The step in words, for the notes of the parts.
  package var description: String {
    switch self {
    case .wholeRow: "with all pieces of its row"
    case .glyphsAlone: "without the pieces beside it"
    case .aside(let share):
      "\(Self.percent(share)) of the width to the \(share > 0 ? "right" : "left") of that, where it has room"
    }
  }

  private static func percent(_ share: Double) -> String {
    "\(Int(saturating: (abs(share) * 100).rounded())) %"
  }
}

extension Mirroring {
  /// The distance to the right of its mirrored place at which a sign stands.
  func aside(in scene: Scene) -> Double {
    guard case .aside(let share) = icon.mend else { return 0 }
    return share * scene.viewBox.width.value
  }

  /// Returns the signs of a drawing, mended.
  func mended(_ signs: [Reading.Kept], among units: [InkUnit], in scene: Scene) -> [Reading.Kept] {
    switch icon.mend {
    case .wholeRow: signs.map { $0.isInPlace || $0.isMirrored ? $0 : $0.wholeRow(among: units) }
    // What is mirrored inside of a sign would stay behind.
    case .aside where !signs.contains(where: \.isMirrored): signs.map { $0.moved(by: aside(in: scene)) }
    case .glyphsAlone: signs.map { $0.alone(among: units) }
    case .aside, nil: signs
    }
  }
}

extension MirrorError {
  /// True if a sign that was recognised has no room.
  package var lacksRoom: Bool { cause.problem.hasSuffix(Reading.noRoom) }
}

extension Reading.Kept {
  /// Returns the sign at a distance from its mirrored place. The sum of the sides of its box is what places it.
  fileprivate func moved(by distance: Double) -> Reading.Kept {
    guard let box, !isInPlace else { return self }
    var sign = self
    sign.box = Rect(minX: box.minX - distance / 2, minY: box.minY, width: box.width, height: box.height)
    return sign
  }

  /// Returns a word without the pieces beside its glyphs, unless they may be letters that are not read.
  fileprivate func alone(among units: [InkUnit]) -> Reading.Kept {
    guard let glyphs = glyphsApart(among: units) else { return self }
    var word = self
    (word.parts, word.glyphsAlone) = (glyphs, nil)
    word.box = units.filter { unit in glyphs.contains { $0.isDrawn(by: unit) } }.box ?? box
    return word
  }

  /// Returns the glyphs alone if pieces beside them move with them and none of these stands in their row, as a letter that is not read does.
  func glyphsApart(among units: [InkUnit]) -> [InkPart]? {
    func isDrawn(_ unit: InkUnit, by parts: [InkPart]) -> Bool { parts.contains { $0.isDrawn(by: unit) } }
    guard let glyphsAlone, let row = units.filter({ isDrawn($0, by: glyphsAlone) }).box,
      !units.contains(where: {
        isDrawn($0, by: parts) && !isDrawn($0, by: glyphsAlone)
          && Self.continues(row, $0.box, gap: Self.wordSpace)
      })
    else { return nil }
    return glyphsAlone
  }

  /// The largest difference between heights, places and gaps in a row, as shares of the height.
  private static let slack = (height: 0.15, place: 0.12, gap: 0.35)
  /// The largest gap between two words, as a share of their height.
  private static let wordSpace = 0.8

  /// Returns the sign with the pieces of its height beside it, and with what lies in them.
  fileprivate func wholeRow(among units: [InkUnit]) -> Reading.Kept {
    let own = units.filter { unit in parts.contains { $0.isDrawn(by: unit) } }
    guard var row = own.box else { return self }
    var (rest, added) = (units.filter { unit in !own.contains { $0.isSame(as: unit) } }, [InkUnit]())
    while let index = rest.firstIndex(where: { Self.continues(row, $0.box) || row.contains($0.box) }) {
      let unit = rest.remove(at: index)
      row = row.union(unit.box)
      added.append(unit)
    }
    guard !added.isEmpty else { return self }
    var sign = self
    sign.parts += added.map { InkPart($0) }.filter { part in !parts.contains { $0.overlaps(part) } }
    sign.box = row
    return sign
  }

  private static func continues(_ row: Rect, _ box: Rect, gap largest: Double = slack.gap) -> Bool {
    let height = max(row.height, box.height)
    let gap = max(box.minX - row.maxX, row.minX - box.maxX)
    return abs(row.height - box.height) <= height * slack.height
      && abs(row.minY - box.minY) <= height * slack.place && gap <= height * largest
  }
}
