internal import ChiralClassification
internal import ChiralRendering

/// Lines of text in a picture: bars below each other that begin at the same place on the left.
///
/// The bars are drawn, or left out of something filled. They show text where their right ends are ragged, and a list
/// where each has a dot before it; bars that end together on both sides may be anything.
struct TextLines {
  /// What lines show; nil where there are none.
  let kind: DrawingEvidence.Lines?

  /// Looks for lines in a picture.
  init(in bitmap: Bitmap) {
    kind =
      [true, false].lazy.compactMap { isDrawn in
        Self.kind(of: PixelRegions(of: bitmap, areDrawn: isDrawn).boxes, height: bitmap.height)
      }.first
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
      if column.count(where: { hasDot($0, dots, height) }) > 1 { return .list }
      if isRagged(column, height) { kind = .ragged }
    }
    return kind
  }

  /// How far apart, in pixels, edges may lie that are drawn at one place.
  private static let tolerance = 2

  /// A bar is long and thin; the shares are of the height of the picture, found on drawn lists and documents.
  private static func isBar(_ box: PixelRegions.Box, _ height: Int) -> Bool {
    Double(box.height) <= 0.17 * Double(height) && Double(box.width) >= 1.7 * Double(box.height)
      && Double(box.width) >= 0.1 * Double(height) && box.fill >= 0.72
  }

  /// A dot before a line is small, and about as wide as it is high.
  private static func isDot(_ box: PixelRegions.Box, _ height: Int) -> Bool {
    let size = 0.2 * Double(height)
    return Double(box.width) <= size && Double(box.height) <= size
      && (0.6...1.7).contains(Double(box.width) / Double(box.height))
  }

  private static func hasDot(_ bar: PixelRegions.Box, _ dots: [PixelRegions.Box], _ height: Int) -> Bool {
    dots.contains { dot in
      abs(dot.minY + dot.maxY - bar.minY - bar.maxY) <= 3 * tolerance && dot.maxX < bar.minX
        && Double(bar.minX - dot.maxX) <= 0.25 * Double(height)
    }
  }

  /// Lines stand below each other, none beside another, none far from the next.
  private static func isText(_ column: [PixelRegions.Box], _ height: Int) -> Bool {
    let gaps = zip(column, column.dropFirst()).map { $1.minY - $0.minY }
    return !gaps.isEmpty && gaps.allSatisfy { $0 > 0 && Double($0) <= 0.45 * Double(height) }
  }

  private static func isRagged(_ column: [PixelRegions.Box], _ height: Int) -> Bool {
    let ends = column.map(\.maxX)
    let widest = column.map(\.width).max() ?? 0
    return Double((ends.max() ?? 0) - (ends.min() ?? 0)) >= max(3, 0.12 * Double(widest))
  }
}
