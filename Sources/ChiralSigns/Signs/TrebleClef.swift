import ChiralInk
import ChiralSVG

extension Sign {
  /// A treble clef, recognised by its geometry.
  static let trebleClef = Sign(
    name: "clef", guideline: "R11", noun: "a treble clef",
    detectors: [
      Detector { view, sign in
        view.candidates.filter { ClefOutline.isShown(by: $0) }
          .map { Sighting(sign, $0, by: .geometry, isWhole: false) }
      }
    ],
    examples: [
      .seen(
        "a treble clef beside lines of text",
        """
        <path d="M2 4h5M2 9h4"/><path stroke-width="1.1" d="M14.6 15.6C13 15.9 12.6 13.3 15 13.1C18 13 18.3 17.7 14.9 17.8C10.6 17.8 10.4 12.8 \
        13.2 10.2C16 7.6 17 6 16.5 3.6C16.2 2 14.6 2.2 14.1 4C13.7 5.6 14 7 14.3 8.6L16 19.4C16.3 22 12.9 22.3 12.9 20.4"/>
        """),
      .unseen(
        "an eight beside lines of text",
        "<path d=\"M2 4h5M2 9h4\"/><path stroke-width=\"1.1\" d=\"M14.5 11.5a4.6 4.6 0 1 1 0 9.2 4.6 4.6 0 1 1 0-9.2zM14.5 11.5a4 4 0 1 1 0-8 4 4 0 1 1 0 8z\"/>"
      ),
    ])
}

/// The geometry of a treble clef: a stem along its whole height, a narrow loop above, a wide spiral around the stem below its middle,
/// and a hook at the foot.
enum ClefOutline {
  /// The samples per side of the box.
  private static let samples = 64
  /// The ratios of width to height.
  private static let aspects = 0.26...0.62
  /// The smallest number of areas that the loop and the spiral enclose.
  private static let leastHoles = 2
  /// The rows of the loop, of the spiral and of the foot, as shares of the height.
  private static let parts = (loop: 0.03..<0.3, spiral: 0.5..<0.8, foot: 0.93..<1.0)
  /// The smallest share of the spiral's rows that cross it three times or more, and the smallest ratio of its width to the loop's.
  private static let spiral = (crossed: 0.3, wider: 1.25)
  /// The rows of the stem, its largest slope in widths for the whole height, the places of its middle, and the smallest share of
  /// the rows in which it has ink.
  private static let stem = (rows: 0.2..<0.88, slope: 0.6, places: 0.3...0.75, inked: 0.93)

  static func isShown(by candidate: ThingCandidate) -> Bool {
    guard aspects.contains(candidate.box.width / candidate.box.height),
      candidate.units.allSatisfy({ !$0.isHole }),
      GlyphShape(candidate.units, in: candidate.box).holes >= leastHoles
    else { return false }
    var raster = InkRaster(box: candidate.box, side: samples)
    raster.draw(candidate.units)
    let ink = raster.samples
    let runs = (0..<samples).map { row in Self.runs(in: ink[row * samples..<(row + 1) * samples]) }
    func rows(_ part: Range<Double>) -> ArraySlice<[Range<Int>]> {
      runs[
        Int(
          saturating: part.lowerBound * Double(samples))..<Int(saturating: part.upperBound * Double(samples))]
    }
    func width(_ part: Range<Double>) -> Int {
      rows(part).compactMap { row in row.first.map { (row.last?.upperBound ?? 0) - $0.lowerBound } }.max()
        ?? 0
    }
    let belly = rows(parts.spiral)
    return rows(parts.loop).allSatisfy { (1...2).contains($0.count) }
      && rows(parts.foot).allSatisfy { $0.count <= 2 }
      && Double(belly.count { $0.count > 2 }) >= Double(belly.count) * spiral.crossed
      && Double(width(parts.spiral)) >= Double(width(parts.loop)) * spiral.wider
      && hasStem(ink)
  }

  /// Returns true if a straight line runs through the ink from the loop to the foot.
  private static func hasStem(_ ink: [Bool]) -> Bool {
    let side = Double(samples)
    let rows = Int(saturating: stem.rows.lowerBound * side)..<Int(saturating: stem.rows.upperBound * side)
    for middle in stride(from: stem.places.lowerBound, through: stem.places.upperBound, by: 1 / side) {
      for slope in stride(from: -stem.slope, through: stem.slope, by: 2 / side) {
        let inked = rows.count { row in
          let column = Int(saturating: (middle + slope * (Double(row) / side - 0.5)) * side)
          return (0..<samples).contains(column) && ink[row * samples + column]
        }
        if Double(inked) >= Double(rows.count) * stem.inked { return true }
      }
    }
    return false
  }

  /// Returns the runs of ink in a row.
  private static func runs(in row: ArraySlice<Bool>) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for (column, isInk) in row.enumerated() where isInk {
      if let last = runs.last, last.upperBound == column {
        runs[runs.count - 1] = last.lowerBound..<column + 1
      } else {
        runs.append(column..<column + 1)
      }
    }
    return runs
  }
}
