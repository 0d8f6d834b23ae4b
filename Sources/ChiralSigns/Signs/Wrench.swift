import ChiralInk
import ChiralSVG
import ChiralValues

extension Sign {
  /// A wrench, held in the right hand: recognised by its geometry.
  static let wrench = Sign(
    name: "wrench", guideline: "R15", noun: "a wrench", needsName: true, isHeld: true,
    detectors: [
      Detector { view, sign in
        // Gauges, fingerprints and streams of lava open at one end, too.
        guard view.promises.promises(sign) else { return [] }
        return view.candidates.filter { WrenchOutline.isShown(by: $0) }
          .map { Sighting(sign, $0, by: .geometry, isWhole: false) }
      }
    ],
    vetoes: [
      Veto("of arrows, leaves and keys there are several") { ink, units, _ in ink.isRepeated(in: units) }
    ],
    examples: [
      .seen(
        "a wrench beside lines of text",
        """
        <path d="M2 3h2M2 7h1"/><path stroke="none" fill="black" d="M21.6 11.4a4.2 4.2 0 0 1-5.4 2.1L10.6 19.1a1.7 1.7 0 0 1-2.4-2.4\
        l5.6-5.6a4.2 4.2 0 0 1 2.1-5.4L18.4 8.2 16.3 9.4 17.9 11 20.3 9.9z"/>
        """, icon: "list-wrench"),
      .seen(
        "the outline of a wrench beside lines of text",
        """
        <path d="M2 3h2M2 7h1"/><path stroke-width="1.2" d="M17.6 4.6a4.6 4.6 0 0 0-4.4 6.3L7.9 16.2a2.1 2.1 0 0 0 3 3l5.3-5.3a4.6 4.6 \
        0 0 0 6.1-5.2l-2.7 2.7-2.4-.6-.6-2.4z"/>
        """, icon: "list-wrench"),
      .unseen(
        "an arrow beside lines of text",
        "<path d=\"M2 3h2M2 7h1\"/><path fill=\"black\" stroke=\"none\" d=\"M20 6v9l-3.2-3.2-6.6 6.6-1.8-1.8 6.6-6.6L11.6 6z\"/>",
        icon: "list-wrench"),
      .unseen(
        "the shaft of an arrow that turns, beside lines of text",
        "<path d=\"M2 3h2M2 7h1\"/><path fill=\"black\" stroke=\"none\" d=\"M19 22h-3v-2h3a2.500 2.500 0 0 0 0-5h-7v-2h7a4.500 4.500 0 0 1 0 9z\"/>",
        icon: "list-wrench"),
    ])
}

/// The geometry of a wrench: a long handle of even width that lies aslant, with a wider head at one end that opens along the handle.
enum WrenchOutline {
  /// The samples per side of the square around the ink.
  private static let samples = 64
  /// The steps along the tool.
  private static let steps = 24
  /// The ratios of the length to the width of the handle.
  private static let slenderness = 3.2...10.0
  /// The steps of the handle, counted from the end opposite to the head, and the largest share by which its width varies there.
  private static let handle = (steps: 5...12, unevenness: 0.35)
  /// The largest distance of the middle of the handle from a straight line, as a share of its width: crescents and bent arrows are curved.
  private static let straightness = 0.2
  /// The ratios of the head's width to the handle's.
  private static let heads = 1.45...4.5
  /// The steps of the head in which it opens, and the smallest number of them in which ink lies on both sides of the opening.
  private static let jaw = (steps: 0..<8, least: 2)
  /// The smallest share of the head on either side of the handle's middle line: a jaw may be turned by 15°, and half an arrowhead stands on
  /// one side.
  private static let leastSide = 0.3
  /// The angles between the handle and the level, as the smaller component of its direction: more than 20°.
  private static let leastSlant = 0.34

  static func isShown(by candidate: ThingCandidate) -> Bool {
    guard candidate.units.count == 1, let unit = candidate.units.first,
      let outline = unit.filledOutline, let profile = Profile(outline)
    else { return false }
    return profile.isWrench || profile.reversed.isWrench
  }

  /// The runs of ink across the tool at each step along it.
  private struct Profile {
    private let rows: [[ClosedRange<Double>]]
    private let length: Double

    init?(_ unit: InkUnit) {
      var raster = InkRaster(box: unit.box, side: samples)
      raster.draw([unit])
      let cell = (x: unit.box.width / Double(samples), y: unit.box.height / Double(samples))
      let ink = raster.samples.indices.filter { raster.samples[$0] }.map {
        Point(x: Double($0 % samples) * cell.x, y: Double($0 / samples) * cell.y)
      }
      guard let axis = InkSpread(ink.map { ($0.x, $0.y) }).axis, min(abs(axis.x), abs(axis.y)) > leastSlant
      else { return nil }
      let places = ink.map { (along: $0.x * axis.x + $0.y * axis.y, across: $0.y * axis.x - $0.x * axis.y) }
      guard let low = places.map(\.along).min(), let high = places.map(\.along).max(), high > low else {
        return nil
      }
      length = high - low
      let step = length / Double(steps)
      var found = [[Double]](repeating: [], count: steps)
      for place in places {
        found[max(0, min(steps - 1, Int(saturating: (place.along - low) / step)))].append(place.across)
      }
      // Two samples beside each other, seen aslant, are less than 1.5 cells apart.
      let gap = max(cell.x, cell.y) * 1.5
      rows = found.map { $0.runs(apart: gap) }
    }

    private init(rows: [[ClosedRange<Double>]], length: Double) {
      self.rows = rows
      self.length = length
    }

    var reversed: Profile { Profile(rows: rows.reversed(), length: length) }

    /// True if the head is at the first step and opens there.
    var isWrench: Bool {
      let handle = WrenchOutline.handle
      let grip = rows.reversed()[...].dropFirst(handle.steps.lowerBound).prefix(handle.steps.count)
      let widths = grip.map { $0.count == 1 ? $0[0].upperBound - $0[0].lowerBound : .infinity }
      guard let least = widths.min(), let most = widths.max(), least > 0,
        most - least < most * handle.unevenness, slenderness.contains(length / most),
        let line = middleLine(of: grip.compactMap(\.first), within: most * straightness)
      else { return false }
      let head = rows[jaw.steps]
      let spans = zip(jaw.steps, head).compactMap { step, row -> (left: Double, right: Double)? in
        guard let low = row.first?.lowerBound, let high = row.last?.upperBound else { return nil }
        return (line(step) - low, high - line(step))
      }
      guard let widest = spans.max(by: { $0.left + $0.right < $1.left + $1.right }) else { return false }
      let width = widest.left + widest.right
      let open = zip(jaw.steps, head).count { step, row in
        row.count == 2 && row[0].upperBound < line(step) + most * 0.5
          && row[1].lowerBound > line(step) - most * 0.5
      }
      return heads.contains(width / most) && min(widest.left, widest.right) >= width * leastSide
        && open >= jaw.least
    }

    /// Returns the places of the middle line of a handle at each step; nil if the handle is curved.
    private func middleLine(
      of grip: [ClosedRange<Double>], within most: Double
    ) -> ((Int) -> Double)? {
      let first = steps - handle.steps.lowerBound - 1
      let middles = grip.enumerated().map { (x: Double(first - $0), y: ($1.lowerBound + $1.upperBound) / 2) }
      let spread = InkSpread(middles)
      let (x, y) = spread.middle
      let rise = spread.rise ?? 0
      guard middles.allSatisfy({ abs($0.y - y - rise * ($0.x - x)) <= most }) else { return nil }
      return { y + rise * (Double($0) - x) }
    }
  }
}

extension InkUnit {
  /// The area inside the outermost line: of a stroke that draws an outline, the outline filled; nil for an open stroke.
  fileprivate var filledOutline: InkUnit? {
    guard let line = lines.first, let first = line.first, let last = line.last, line.count > 5 else {
      return nil
    }
    if strokeWidth != nil, first.distance(to: last) > max(box.width, box.height) * 0.02 { return nil }
    return InkUnit(
      element: element, subpaths: subpaths, lines: [line], strokeWidth: nil, isWholeElement: isWholeElement)
  }
}

extension [Double] {
  /// Returns the ranges in which the values lie closer together than a distance, in order.
  fileprivate func runs(apart gap: Double) -> [ClosedRange<Double>] {
    var runs: [ClosedRange<Double>] = []
    for value in sorted() {
      if let last = runs.last, value - last.upperBound < gap {
        runs[runs.count - 1] = last.lowerBound...value
      } else {
        runs.append(value...value)
      }
    }
    return runs
  }
}
