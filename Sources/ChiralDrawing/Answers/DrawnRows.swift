internal import ChiralRequests
internal import ChiralValues

/// The rows of a picture: bars one below the other, wherever they begin and end, or horizontal sliders with a knob each.
enum DrawnRows {
  /// Looks for rows in a picture.
  static func rows(in bitmap: Bitmap) -> DrawingEvidence.Rows {
    let drawn = PixelRegions(of: bitmap, areDrawn: true).boxes
    if areSliders(drawn, bitmap.height) { return .sliders }
    let cutOut = PixelRegions(of: bitmap, areDrawn: false).boxes
    let haveBars = [drawn, cutOut].contains { boxes in
      haveRows(boxes.filter { TextLines.isBar($0, bitmap.height) })
    }
    return haveBars ? .bars : .none
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
    2 * box.width >= height && 3 * box.height <= box.width && Double(box.height) >= 0.1 * Double(height)
      && (0.2...0.7).contains(box.fill)
  }
}
