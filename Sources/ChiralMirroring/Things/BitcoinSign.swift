import ChiralGeometry

/// The Bitcoin sign, recognised by its construction: a B with ticks above and below (R8). The network has seen it as fonts draw it;
/// icon sets bend its bowls and set its ticks as they like.
enum BitcoinSign {
  /// The smallest height of a sign, as a share of the drawing's side: about 6 units of 24.
  private static let leastHeight = 0.2
  /// The ratios of width to height.
  private static let aspects = 0.4...1.05

  /// Returns the signs of a drawing, which has sides of this length.
  static func all(among units: [InkUnit], side: Double) -> [ThingCandidate] {
    GlyphCandidate.all(of: units, height: side, isPromised: false)
      .filter { $0.box.height > side * leastHeight && aspects.contains($0.box.width / $0.box.height) }
      .filter(isShown).compactMap { ThingCandidate($0.units) }
  }

  /// The samples per side of the sign's box.
  private static let samples = 48
  /// The heights of the ticks, as shares of the sign's height.
  private static let ticks = 0.05...0.25
  /// The largest share of a row that ticks cover, and the part of the sign's width in which they lie: the ends of the body are
  /// wider.
  private static let tickRow = (ink: 0.45, places: 0.08...0.92)
  /// The smallest likeness of the body to a B.
  private static let leastLikeness = 0.66

  /// Returns true if ink has ticks at both ends, and is a B between them.
  private static func isShown(by candidate: GlyphCandidate) -> Bool {
    let box = candidate.box
    var raster = InkRaster(box: box, side: samples)
    raster.draw(candidate.units)
    let rows = (0..<samples).map { row in
      (0..<samples).filter { raster.samples[row * samples + $0] }
    }
    guard let above = tick(in: rows), let below = tick(in: rows.reversed()) else { return false }
    let step = box.height / Double(samples)
    let body = Rect(
      minX: box.minX, minY: box.minY + Double(above) * step, width: box.width,
      height: box.height - Double(above + below) * step)
    let shape = GlyphShape(candidate.units, in: body)
    // Bars in a ring are ink beside the hole of another shape.
    guard !shape.isSymmetric, Set(candidate.units.map(\.isHole)).count == 1 else { return false }
    return GlyphTemplate.matches(of: shape, pieces: 1).contains {
      $0.character == "B" && $0.likeness >= leastLikeness
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
