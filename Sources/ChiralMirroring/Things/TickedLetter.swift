import ChiralGeometry

/// A currency sign that is a letter with ticks above and below, recognised by its construction: ₿ and $ (R8). The network has seen
/// them as fonts draw them; icon sets bend the bowls and set the ticks as they like.
struct TickedLetter {
  let candidate: ThingCandidate
  /// The currency sign.
  let sign: Character

  /// The smallest height of a sign, as a share of the drawing's side: about 6 units of 24.
  private static let leastHeight = 0.2
  /// The ratios of width to height.
  private static let aspects = 0.4...1.05

  /// Returns the signs of a drawing, which has sides of this length. A curve between two short lines is a $ only if the icon's name
  /// promises a currency sign: a curl of smoke, the tail of a kite and a moon have this shape, too.
  static func all(among units: [InkUnit], side: Double, isPromised: Bool) -> [TickedLetter] {
    GlyphCandidate.all(of: units, height: side, isPromised: false)
      .filter { $0.box.height > side * leastHeight && aspects.contains($0.box.width / $0.box.height) }
      .compactMap { glyph in
        guard let sign = sign(of: glyph, isPromised: isPromised), let candidate = ThingCandidate(glyph.units)
        else { return nil }
        return TickedLetter(candidate: candidate, sign: sign)
      }
  }

  /// The samples per side of the sign's box.
  private static let samples = 48
  /// The heights of the ticks, as shares of the sign's height.
  private static let ticks = 0.05...0.25
  /// The largest share of a row that ticks cover, and the part of the sign's width in which they lie: the ends of the body are
  /// wider.
  private static let tickRow = (ink: 0.45, places: 0.08...0.92)
  /// The smallest likeness of the body to its letter.
  private static let leastLikeness = 0.66

  /// Returns the sign if ink has ticks at both ends, and is a letter between them; nil for other ink.
  private static func sign(of candidate: GlyphCandidate, isPromised: Bool) -> Character? {
    let box = candidate.box
    var raster = InkRaster(box: box, side: samples)
    raster.draw(candidate.units)
    let rows = (0..<samples).map { row in
      (0..<samples).filter { raster.samples[row * samples + $0] }
    }
    guard let above = tick(in: rows), let below = tick(in: rows.reversed()) else { return nil }
    let step = box.height / Double(samples)
    let body = Rect(
      minX: box.minX, minY: box.minY + Double(above) * step, width: box.width,
      height: box.height - Double(above + below) * step)
    let shape = GlyphShape(candidate.units, in: body)
    // Bars in a ring are ink beside the hole of another shape.
    guard !shape.isSymmetric, Set(candidate.units.map(\.isHole)).count == 1 else { return nil }
    let match = GlyphTemplate.matches(of: shape, pieces: 1).first {
      $0.likeness >= leastLikeness && "BSs".contains($0.character)
    }
    switch match?.character {
    case "B": return "₿"
    case "S", "s": return isPromised ? "$" : nil
    default: return nil
    }
  }

  /// Returns the number of rows at the beginning that hold nothing but ticks; nil if these are too few or too many.
  private static func tick(in rows: [[Int]]) -> Int? {
    let places = tickRow.places
    let count =
      rows.firstIndex { row in
        guard let first = row.first, let last = row.last else { return true }
        return Double(row.count) > Double(samples) * tickRow.ink
          || !places.contains(Double(first) / Double(samples))
          || !places.contains(Double(last) / Double(samples))
      } ?? rows.count
    return ticks.contains(Double(count) / Double(samples)) ? count : nil
  }
}
