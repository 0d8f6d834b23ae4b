internal import ChiralValues

/// The rows of a picture: bars one below the other, wherever they begin and end, or horizontal sliders with a knob each.
struct DrawnRows {
  /// The kind of the rows.
  let kind: DrawingEvidence.Rows
  /// The share of icons with such bars that mirror, in percent, if they stand as lines of text do; nil if they do not.
  let textShare: Int?

  /// Looks for rows in a picture.
  init(in regions: PixelRegions) {
    let bars = [regions.drawn, regions.cutOut].map { boxes in
      boxes.filter { TextLines.isBar($0, regions.height) }
    }
    let isSliders = Self.areSliders(regions.drawn, regions.height)
    kind = isSliders ? .sliders : bars.contains(where: Self.haveRows) ? .bars : .none
    textShare =
      isSliders ? nil : bars.max { $0.count < $1.count }.flatMap { Self.textShare(of: $0, in: regions.drawn) }
  }

  // Icons with labels or with classes by eye, and how many of them mirror: 16 of 20, and 21 of 48 (Tests/Truth).
  /// Returns the share for bars in a drawing with these regions: they begin at one position and end at several, or the reverse; or
  /// they do both at one, to the right of something else.
  private static func textShare(of bars: [PixelRegions.Box], in drawing: [PixelRegions.Box]) -> Int? {
    func column(_ end: KeyPath<PixelRegions.Box, Int>) -> [PixelRegions.Box] {
      bars.map { bar in
        bars.filter { abs($0[keyPath: end] - bar[keyPath: end]) <= TextLines.tolerance }
      }.max { $0.count < $1.count } ?? []
    }
    let (beginning, ending) = (column(\.minX), column(\.maxX))
    if beginning.count != ending.count { return max(beginning.count, ending.count) > 1 ? 80 : nil }
    return beginning.count > 1 && lie(beginning, toTheRightIn: drawing) ? 50 : nil
  }

  /// Returns true if bars leave more room before them than after them, by a quarter of the drawing.
  private static func lie(_ bars: [PixelRegions.Box], toTheRightIn drawing: [PixelRegions.Box]) -> Bool {
    func bounds(_ boxes: [PixelRegions.Box]) -> (minX: Int, maxX: Int) {
      (boxes.map(\.minX).min() ?? 0, boxes.map(\.maxX).max() ?? 0)
    }
    let (own, all) = (bounds(bars), bounds(drawing))
    return 4 * ((own.minX - all.minX) - (all.maxX - own.maxX)) > all.maxX - all.minX
  }

  private static func areSliders(_ boxes: [PixelRegions.Box], _ height: Int) -> Bool {
    haveRows(rails(boxes, height))
  }

  /// Returns true if two of the boxes lie one below the other.
  private static func haveRows(_ boxes: [PixelRegions.Box]) -> Bool {
    boxes.contains { one in boxes.contains { $0.minY >= one.maxY && $0.minX < one.maxX && one.minX < $0.maxX }
    }
  }

  /// Returns the sliders: knobs, each on one line with one or two bars that touch it or nearly do.
  private static func rails(_ boxes: [PixelRegions.Box], _ height: Int) -> [PixelRegions.Box] {
    let bars = boxes.filter { TextLines.isBar($0, height) && 8 * $0.height <= height }
    let knobs = boxes.filter { isKnob($0, height) }
    let divided = knobs.compactMap { knob -> PixelRegions.Box? in
      let beside = bars.filter { bar in
        abs(bar.minY + bar.maxY - knob.minY - knob.maxY) <= 4 && knob.height > bar.height
          && max(knob.minX - bar.maxX, bar.minX - knob.maxX) <= height / 10
      }
      guard !beside.isEmpty else { return nil }
      return beside.reduce(knob) { rail, bar in
        var rail = rail
        (rail.minX, rail.maxX) = (min(rail.minX, bar.minX), max(rail.maxX, bar.maxX))
        return rail
      }
    }
    return (divided + boxes.filter { isRail($0, height) }).filter { 2 * $0.width >= height }
  }

  // The shares of the picture's height were found on outlined and filled sliders of four sets.
  /// Returns true if a region is about as wide as high, and of the size of a knob.
  private static func isKnob(_ box: PixelRegions.Box, _ height: Int) -> Bool {
    (0.3...1.5).contains(Double(box.width) / Double(box.height))
      && (0.1...0.35).contains(Double(box.height) / Double(height))
  }

  /// Returns true if a region is a bar with its knob in one piece: wide, flat, and mostly empty above and below the bar.
  private static func isRail(_ box: PixelRegions.Box, _ height: Int) -> Bool {
    2 * box.width >= height && 5 * box.height <= 2 * box.width && Double(box.height) >= 0.1 * Double(height)
      && (0.2...0.7).contains(box.fill)
  }
}
