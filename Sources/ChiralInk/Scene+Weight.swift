import ChiralGeometry
import ChiralSVG

/// The weight of a drawing's strokes. A light drawing and a bold one show the same.
extension Scene {
  /// The usual width of a stroke, as a share of the drawing's longer side: 2 of 24 units.
  private static let usualWidth = 1.0 / 12
  /// The widths, in usual ones, of strokes that are drawn with a lighter or bolder pen. Others are areas or details.
  private static let pens = 0.5...2.0
  /// The largest width of a drawing's strokes, as a multiple of the smallest one, that is one weight.
  private static let evenness = 1.25

  /// The factor from the width of the drawing's strokes to the usual one; 1 if they have no common weight.
  package var weightFactor: Double { once { WeightFactor(value: usualWeight) }.value }

  private struct WeightFactor { let value: Double }

  private var usualWeight: Double {
    let usual = max(viewBox.width.value, viewBox.height.value) * Self.usualWidth
    let widths = index.elements.indices.filter(isStroked).map(strokeWidth)
    guard let thin = widths.min(), let thick = widths.max(), thick <= thin * Self.evenness else { return 1 }
    let pen = (thin + thick) / 2
    return Self.pens.contains(pen / usual) ? usual / pen : 1
  }
}
