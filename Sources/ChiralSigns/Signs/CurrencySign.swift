package import ChiralInk
import ChiralSVG
import ChiralValues

extension Sign {
  /// A currency sign, or a glyph that stands for one in an icon about money.
  static let currency = Sign(
    name: "currency", guideline: "R8", noun: "a currency sign",
    demands: [Demand(words: [ObjectWords.currencies], noun: "a currency sign", guideline: "R8")],
    network: NetworkLimits(sure: 0.9, aspects: 0.35...1.3, isCharacter: true),
    detectors: [
      Detector { view, _ in
        BitcoinSign.all(among: view.units, side: view.side)
          .map { Sighting(currency("₿"), $0, by: .geometry, isWhole: false) }
      }
    ],
    examples: [
      .seen(
        "a pound beside a line",
        "<path d=\"M2 4h9\"/><path d=\"M18.5 10.5a2.8 2.8 0 0 0-5 1.7V20h6.5M11.5 15.5h5\"/>"),
      .unseen("a hook beside a line", "<path d=\"M2 4h9\"/><path d=\"M18.5 10.5a2.8 2.8 0 0 0-5 1.7V20\"/>"),
    ])

  /// The currency signs for which the network has classes.
  static let currencies: Set<Character> = Set("$€£¥₹₽₿₩₪₫₺₴")

  /// Returns the row for one currency's sign.
  static func currency(_ character: Character) -> Sign {
    currencies.contains(character) ? currency.shown(as: "the currency sign \(character)") : currency
  }
}

/// The Bitcoin sign, recognised by its construction: a B with ticks above and below (R8). The network has seen it as fonts draw it;
/// icon sets bend its bowls and set its ticks as they like.
package enum BitcoinSign {
  /// The smallest height of a sign, as a share of the drawing's side: about 6 units of 24.
  private static let leastHeight = 0.2
  /// The ratios of width to height.
  private static let aspects = 0.4...1.05

  /// Returns the signs of a drawing, which has sides of this length.
  package static func all(among units: [InkUnit], side: Double) -> [ThingCandidate] {
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
    let ink = raster.samples
    guard let above = tick(in: ink, rows: 0..<samples),
      let below = tick(in: ink, rows: (0..<samples).reversed())
    else { return false }
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

  /// Returns the number of the first rows that hold nothing but ticks; nil if these are too few or too many.
  private static func tick(in ink: [Bool], rows: some Sequence<Int>) -> Int? {
    let places = tickRow.places
    var height = 0
    for row in rows {
      let (start, end) = (row * samples, (row + 1) * samples)
      if let first = (start..<end).first(where: { ink[$0] }),
        let last = (start..<end).last(where: { ink[$0] })
      {
        guard places.contains(Double(first - start) / Double(samples)),
          places.contains(Double(last - start) / Double(samples)),
          Double((first...last).count { ink[$0] }) <= Double(samples) * tickRow.ink
        else { break }
      }
      height += 1
    }
    return ticks.contains(Double(height) / Double(samples)) ? height : nil
  }
}
