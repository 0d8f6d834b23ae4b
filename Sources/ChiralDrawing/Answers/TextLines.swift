internal import ChiralValues

/// Lines of text in a picture: bars one below the other that begin at the same position on the left.
///
/// The bars are drawn, or left out of a filled shape. They stand for text if their right ends are ragged, and
/// for a list if each has a dot before it; bars that also end at the same position may be anything.
struct TextLines {
  /// The kind of the lines; nil if there are none.
  let kind: DrawingEvidence.Lines?

  /// Looks for lines in a picture.
  init(in regions: PixelRegions) {
    kind =
      Self.kind(of: regions.drawn, height: regions.height)
      ?? Self.kind(of: regions.cutOut, height: regions.height)
  }

  private static func kind(of boxes: [PixelRegions.Box], height: Int) -> DrawingEvidence.Lines? {
    let bars = boxes.filter { isBar($0, height) }
    let dots = boxes.filter { isDot($0, height) }
    var kind: DrawingEvidence.Lines?
    for bar in bars {
      let column = bars.filter {
        abs($0.minX - bar.minX) <= tolerance && abs($0.height - bar.height) <= tolerance
      }.sorted { $0.minY < $1.minY }
      guard isText(column, height) else { continue }
      if column.count(where: { hasDot($0, dots: dots, height: height) }) > 1 { return .list }
      if isRagged(column, height) { kind = .ragged }
    }
    return kind
  }

  /// The largest distance in pixels between edges that are drawn at the same position.
  static let tolerance = 2

  /// Returns true if a region is long and thin like a bar; the shares of the picture's height were found on
  /// real lists and documents.
  static func isBar(_ box: PixelRegions.Box, _ height: Int) -> Bool {
    Double(box.height) <= 0.17 * Double(height) && Double(box.width) >= 1.7 * Double(box.height)
      && Double(box.width) >= 0.1 * Double(height) && box.fill >= 0.72
  }

  /// Returns true if a region is small and about as wide as high, like the dot before a line.
  private static func isDot(_ box: PixelRegions.Box, _ height: Int) -> Bool {
    let size = 0.2 * Double(height)
    return Double(box.width) <= size && Double(box.height) <= size
      && (0.6...1.7).contains(Double(box.width) / Double(box.height))
  }

  /// Returns true if a dot is at the height of a bar, before it, at most a quarter of the picture's height away.
  private static func hasDot(_ bar: PixelRegions.Box, dots: [PixelRegions.Box], height: Int) -> Bool {
    dots.contains { dot in
      abs(dot.minY + dot.maxY - bar.minY - bar.maxY) <= 3 * tolerance && dot.maxX < bar.minX
        && Double(bar.minX - dot.maxX) <= 0.25 * Double(height)
    }
  }

  /// Returns true if the bars of a column lie one below the other, with small gaps.
  private static func isText(_ column: [PixelRegions.Box], _ height: Int) -> Bool {
    let gaps = zip(column, column.dropFirst()).map { $1.minY - $0.minY }
    return !gaps.isEmpty && gaps.allSatisfy { $0 > 0 && Double($0) <= 0.45 * Double(height) }
  }

  /// Returns true if the lines of a column end at different places, as lines of text do: by at least 3 pixels, and by
  /// 12 % of the longest one.
  private static func isRagged(_ column: [PixelRegions.Box], _ height: Int) -> Bool {
    let ends = column.map(\.maxX)
    let widest = column.map(\.width).max() ?? 0
    return Double((ends.max() ?? 0) - (ends.min() ?? 0)) >= max(3, 0.12 * Double(widest))
  }
}
