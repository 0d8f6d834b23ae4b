package import ChiralInk
import ChiralSVG
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

/// The geometry of a check mark: one bar, a stroke or an outline, that runs down to the right, turns once, and runs up to the right
/// for longer (R10, R16). The network does not know those whose lines are very thin or bent.
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

  /// Returns true if a piece of ink is a check mark.
  static func isShown(by unit: InkUnit, among units: [InkUnit], isPromised: Bool = false) -> Bool {
    guard unit.lines.count == 1, !unit.isMirrored(among: units),
      let line = unit.middle.flatMap({ CheckLine($0, isPromised: isPromised) })
    else { return false }
    return isPromised || unit.isFree(at: line, among: units)
  }
}

extension InkUnit {
  /// The middle line of a bar that may turn: an open stroke itself, and that of an outline or of a contour that is drawn as a
  /// stroke; nil for other shapes.
  fileprivate var middle: [Point]? {
    guard strokeWidth != nil else { return middleOfOutline }
    guard lines[0].count > 3, lines[0].isClosed(within: max(box.width, box.height) * 0.01) else {
      return lines[0]
    }
    return InkUnit(
      element: element, subpaths: subpaths, lines: lines, strokeWidth: nil, isWholeElement: isWholeElement)?
      .middleOfOutline
  }

  /// The middle line of an outline, from left to right, without its ends, which are cut at an angle; nil unless each column of
  /// samples crosses the outline once, at less than 40 % of its height.
  private var middleOfOutline: [Point]? {
    let side = 48
    var raster = InkRaster(box: box, side: side)
    raster.draw([self])
    let ink = raster.samples
    var runs: [Range<Int>] = []
    for column in 0..<side {
      let rows = (0..<side).filter { ink[$0 * side + column] }
      guard let first = rows.first, let last = rows.last, rows.count == last - first + 1 else { return nil }
      runs.append(first..<last + 1)
    }
    let height = runs.map(\.count).sorted()[side / 2]
    guard height * 5 < side * 2 else { return nil }
    let end = height * 2 / 5 + 1
    let (wide, high) = (box.width / Double(side), box.height / Double(side))
    return (end..<side - end).map { column in
      let run = runs[column]
      return Point(
        x: box.minX + (Double(column) + 0.5) * wide,
        y: box.minY + Double(run.lowerBound + run.upperBound) / 2 * high)
    }
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
