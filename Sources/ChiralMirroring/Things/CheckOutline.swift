import ChiralGeometry

/// The geometry of a check mark: one bar of even width that runs down to the right, turns once, and runs up to the right for
/// longer (R10, R16). The network does not know those whose lines are very thin.
enum CheckOutline {
  /// Returns the check marks of a drawing, which has sides of this length; of two that share ink, the larger one.
  static func all(among units: [InkUnit], side: Double) -> [InkUnit] {
    guard units.count > 1, units.count <= mostUnits else { return [] }
    let marks = units.filter { max($0.box.width, $0.box.height) > side * leastSize && isShown(by: $0) }
    var found: [InkUnit] = []
    for mark in marks.sorted(by: { $0.box.width > $1.box.width })
    where !found.contains(where: { $0.sharesInk(with: mark) }) {
      found.append(mark)
    }
    return found
  }

  /// The largest number of pieces in a drawing; one with more is an illustration.
  private static let mostUnits = 40
  /// The smallest size of a mark, as a share of the drawing's side.
  private static let leastSize = 0.15
  /// The ratios of width to height.
  private static let aspects = 0.9...1.9
  /// The samples per side of the box.
  private static let samples = 48
  /// The places of the corner, as shares of the width.
  private static let corners = 0.18...0.46
  /// The slopes of both arms: from 27° to 63°.
  private static let slopes = 0.5...2.0
  /// The smallest ratio of the long arm's height to the short one's.
  private static let leastRatio = 1.4
  /// The largest distance of a middle from the straight line of its arm, in samples.
  private static let straightness = 1.6
  /// The largest height of the bar, as a share of the box's height.
  private static let mostThickness = 0.4

  /// Returns true if a piece of ink is a check mark.
  static func isShown(by unit: InkUnit) -> Bool {
    guard aspects.contains(unit.box.width / unit.box.height), unit.lines.count == 1 else { return false }
    var raster = InkRaster(box: unit.box, side: samples)
    raster.draw([unit])
    let ink = raster.samples
    // Each column crosses the bar once.
    var runs: [(middle: Double, height: Double)] = []
    for column in 0..<samples {
      let rows = (0..<samples).filter { ink[$0 * samples + column] }
      guard let first = rows.first, let last = rows.last, last - first + 1 == rows.count else { return false }
      runs.append((Double(first + last) / 2, Double(rows.count)))
    }
    let heights = runs.map(\.height).sorted()
    let thickness = heights[heights.count / 2]
    guard thickness < Double(samples) * mostThickness,
      let corner = runs.indices.max(by: { runs[$0].middle < runs[$1].middle }),
      corners.contains(Double(corner) / Double(samples))
    else { return false }
    // The ends are cut at an angle.
    let end = Int(thickness * 0.42) + 1
    guard corner - 2 - end >= 3 else { return false }
    let arms = [end...corner - 2, corner + 2...samples - 1 - end]
    let lines = arms.map { arm in arm.map { (x: Double($0), y: runs[$0].middle) } }
    guard let down = lines[0].slope, let up = lines[1].slope else { return false }
    let scale = unit.box.height / unit.box.width
    guard slopes.contains(down.rise * scale), slopes.contains(-up.rise * scale) else { return false }
    let long = up.start + up.rise * Double(corner) - (up.start + up.rise * Double(samples))
    let short = down.rise * Double(corner)
    return long > short * leastRatio
      && zip(lines, [down, up]).allSatisfy { line, slope in
        line.allSatisfy { abs($0.y - slope.start - slope.rise * $0.x) < straightness }
      }
  }
}

extension [(x: Double, y: Double)] {
  /// The straight line nearest to the places, by least squares: its height at 0 and its rise; nil if all lie above each other.
  var slope: (start: Double, rise: Double)? {
    let size = Double(count)
    let (x, y) = (reduce(0) { $0 + $1.x } / size, reduce(0) { $0 + $1.y } / size)
    let xx = reduce(0) { $0 + ($1.x - x) * ($1.x - x) }
    guard xx > 0 else { return nil }
    let rise = reduce(0) { $0 + ($1.x - x) * ($1.y - y) } / xx
    return (y - rise * x, rise)
  }
}
