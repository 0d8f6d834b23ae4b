import ChiralGeometry
package import ChiralInk
import ChiralValues

extension Sign {
  /// A check mark.
  package static let check = Sign(
    name: "check", guideline: "R10, R16", noun: "a check mark", subject: .check,
    characters: ["check": "✓", "checkmark": "✓", "checked": "✓", "tick": "✓", "done": "✓"],
    network: NetworkLimits(sure: 0.92, aspects: 0.8...2.1),
    detectors: [
      Detector { view, sign in
        CheckOutline.all(among: view.units, side: view.side, isPromised: view.promises.promises(sign))
          .compactMap { marks in
            // A check mark that is the whole icon stays in its place.
            guard marks.count == view.units.count else { return Sighting(sign, marks, by: .geometry) }
            return view.wholes == .all
              ? Sighting(sign, marks, in: view.scene.drawingBox, by: .geometry, isWhole: true) : nil
          }
      }
    ],
    vetoes: [
      Veto("wings, whiskers and roots come in pairs") { ink, units, _ in
        ink.units.contains { $0.isMirrored(among: units) }
      }
    ],
    examples: [
      .seen("a check mark beside a line", "<path d=\"M2 4h9\"/><path d=\"M12 15l3 3 6-6\"/>"),
      .unseen("wings", "<path d=\"M12 4v16M12 12l-3 3-6-6M12 12l3 3 6-6M3 20h5\"/>"),
    ])
}

/// The geometry of a check mark: one bar of even width that runs down to the right, turns once, and runs up to the right for
/// longer (R10, R16). The network does not know those whose lines are very thin or bent.
package enum CheckOutline {
  /// Returns the check marks of a drawing, which has sides of this length; of two that share ink, the larger one. Two marks that
  /// are drawn over one another are one.
  ///
  /// - Parameter isPromised: true if the icon's name speaks of a check mark, which may then be smaller.
  package static func all(among units: [InkUnit], side: Double, isPromised: Bool = false) -> [[InkUnit]] {
    guard units.count <= mostUnits else { return [] }
    let least = isPromised ? leastSize.promised : leastSize.certain
    let marks = units.filter {
      max($0.box.width, $0.box.height) > side * least && isShown(by: $0, among: units, isPromised: isPromised)
    }
    var found: [[InkUnit]] = []
    for mark in marks.sorted(by: { $0.box.width > $1.box.width })
    where !found.joined().contains(where: { $0.sharesInk(with: mark) }) {
      found.append([mark] + mark.doubles(among: units))
    }
    return found
  }

  /// The largest number of pieces in a drawing; one with more is an illustration.
  private static let mostUnits = 40
  /// The smallest sizes of a mark, as shares of the drawing's side: 3.6 and 2.4 of 24 units.
  private static let leastSize = (certain: 0.15, promised: 0.1)
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
  /// The largest distance of a middle from the line between the ends of an arm that bends away from the corner, as a share of
  /// the arm's width.
  private static let mostBend = 0.2
  /// The largest heights of the bar, as shares of the box's height: that of a bar, and that of one whose contour is drawn.
  private static let mostThickness = (bar: 0.4, contour: 0.5)

  /// Returns true if a piece of ink is a check mark.
  static func isShown(by unit: InkUnit, among units: [InkUnit], isPromised: Bool = false) -> Bool {
    guard unit.lines.count == 1, !unit.isMirrored(among: units) else { return false }
    guard unit.strokeWidth != nil else { return isBar(unit, mostThickness.bar) }
    if let line = CheckLine(unit.lines[0], isPromised: isPromised),
      isPromised || unit.isFree(at: line, among: units)
    {
      return true
    }
    // A slash or another mark may hide the end of the long arm, so that the turn lies nearer to the middle.
    return isBar(unit, mostThickness.bar) || unit.filled.map { isBar($0, mostThickness.contour) } ?? false
  }

  /// Returns true if an outline is the contour of a bar that turns once.
  private static func isBar(_ unit: InkUnit, _ mostThickness: Double) -> Bool {
    guard aspects.contains(unit.box.width / unit.box.height) else { return false }
    var raster = InkRaster(box: unit.box, side: samples)
    raster.draw([unit])
    let ink = raster.samples
    // Each column crosses the bar once.
    var runs: [(middle: Double, height: Double)] = []
    for column in 0..<samples {
      func hasInk(_ row: Int) -> Bool { ink[row * samples + column] }
      guard let first = (0..<samples).first(where: hasInk), let last = (0..<samples).last(where: hasInk),
        (first...last).allSatisfy(hasInk)
      else { return false }
      runs.append((Double(first + last) / 2, Double(last - first + 1)))
    }
    let heights = runs.map(\.height).sorted()
    let thickness = heights[heights.count / 2]
    guard thickness < Double(samples) * mostThickness,
      let corner = runs.indices.max(by: { runs[$0].middle < runs[$1].middle }),
      corners.contains(Double(corner) / Double(samples))
    else { return false }
    // The ends are cut at an angle.
    let end = Int(saturating: thickness * 0.42) + 1
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
        line.allSatisfy { abs($0.y - slope.start - slope.rise * $0.x) < straightness } || isBentAway(line)
      }
  }

  /// Returns true if the middles of an arm lie above the line between its ends, not far from it.
  private static func isBentAway(_ arm: [(x: Double, y: Double)]) -> Bool {
    guard let first = arm.first, let last = arm.last, last.x > first.x else { return false }
    let rise = (last.y - first.y) / (last.x - first.x)
    return arm.allSatisfy { place in
      let below = place.y - first.y - rise * (place.x - first.x)
      return below < straightness && below > -mostBend * (last.x - first.x)
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

extension InkUnit {
  /// The area that a closed stroke surrounds, as an outline; nil if the stroke is open.
  fileprivate var filled: InkUnit? {
    guard strokeWidth != nil, let line = lines.first, let first = line.first, let last = line.last,
      line.count > 3, first.distance(to: last) < max(box.width, box.height) * 0.01
    else { return nil }
    return InkUnit(
      element: element, subpaths: subpaths, lines: lines, strokeWidth: nil, isWholeElement: isWholeElement)
  }

  /// Returns true if nothing joins the ends and the turn of a check mark, as the head of an arrow or the stem of a plant does.
  fileprivate func isFree(at line: CheckLine, among units: [InkUnit]) -> Bool {
    let width = strokeWidth ?? 0
    return units.allSatisfy { unit in
      guard !unit.sharesInk(with: self),
        unit.box.contains(line.end) || unit.box.contains(line.start)
          || unit.box.contains(line.turn)
      else { return true }
      // Lines that join have a point in common; what a mark crosses, such as a ring, has none near its ends.
      let reach = width * 0.25
      return unit.lines.allSatisfy { other in
        let ends = [other.first, other.last].compactMap(\.self)
        return other.distance(to: line.end) > reach && other.distance(to: line.start) > reach
          && ends.allSatisfy { $0.distance(to: line.turn) > reach }
      }
    }
  }

  /// Returns true if another piece at the same height is its mirror image, as with wings, whiskers and roots.
  fileprivate func isMirrored(among units: [InkUnit]) -> Bool {
    let slack = max(box.width, box.height) * 0.06
    return units.contains { unit in
      guard !unit.sharesInk(with: self), unit.lines.count == 1,
        abs(unit.box.minY - box.minY) < slack, abs(unit.box.maxY - box.maxY) < slack,
        abs(unit.box.width - box.width) < slack
      else { return false }
      let sum = unit.box.minX + box.maxX
      return points.allSatisfy { point in
        unit.lines[0].distance(to: Point(x: sum - point.x, y: point.y)) < slack
      }
    }
  }

  /// Returns the strokes that double a check mark: a second mark of which the first one covers a part, close beside it.
  fileprivate func doubles(among units: [InkUnit]) -> [InkUnit] {
    guard strokeWidth != nil, let own = CheckLine(lines[0], isPromised: true), let way = own.way else {
      return []
    }
    let length = own.turn.distance(to: own.end)
    return units.filter { unit in
      guard !unit.sharesInk(with: self), unit.strokeWidth == strokeWidth, unit.lines.count == 1,
        let first = unit.lines[0].first, let last = unit.lines[0].last,
        abs(unit.box.midX - box.midX) < box.width * 0.6, abs(unit.box.midY - box.midY) < box.height * 0.5
      else { return false }
      let mark = CheckLine(unit.lines[0], isPromised: true, isClipped: true)
      let (from, to) = mark.map { ($0.turn, $0.end) } ?? (first.x < last.x ? (first, last) : (last, first))
      guard let other = Slant(from: from, to: to), mark != nil || unit.isDiagonal else { return false }
      // cos 10° = 0.985
      return other.cosine(way) > 0.985 && (0.4...1.4).contains(from.distance(to: to) / length)
    }
  }
}

extension Rect {
  /// Returns true if a point lies inside or on the edge.
  fileprivate func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}
