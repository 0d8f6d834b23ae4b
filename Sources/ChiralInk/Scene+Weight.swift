import ChiralSVG

/// The weight of a drawing's strokes. A light drawing and a bold one show the same.
extension Scene {
  /// A pen that the strokes of a drawing are drawn with.
  package enum Pen {
    /// The drawing's own pen, which gaps are measured with that are cut again.
    case own
    /// One of 1.5 in 24 units, whatever the drawing's own: the holes of small letters are open.
    case regular
    /// One of 2 in 24 units, which the limits of slashes and of the gaps beside them are meant for.
    case bold
  }

  /// The widths of usual pens, as shares of the drawing's longer side.
  private static let shares: [Pen: Double] = [.regular: 1.0 / 16, .bold: 1.0 / 12]

  /// The widths of strokes that a lighter or bolder pen draws, as shares of the longer side. Others are details or areas.
  private static let widths = 0.03...0.13
  /// The largest width of a drawing's strokes, as a multiple of the smallest one, that is one weight.
  private static let evenness = 1.25

  /// Returns the factor from the width of the drawing's strokes to that of a pen; 1 if they have no common weight.
  package func weightFactor(_ pen: Pen) -> Double {
    guard let share = Self.shares[pen], let own = once({ CommonWidth(value: commonWidth) }).value else {
      return 1
    }
    return longerSide * share / own
  }

  private struct CommonWidth { let value: Double? }

  private var longerSide: Double { max(viewBox.width.value, viewBox.height.value) }

  /// The width of all strokes; nil if they have no common weight, or one that is none of a pen.
  private var commonWidth: Double? {
    let widths = index.elements.indices.filter(isStroked).map(strokeWidth)
    guard let thin = widths.min(), let thick = widths.max(), thick <= thin * Self.evenness else { return nil }
    let width = (thin + thick) / 2
    return Self.widths.contains(width / longerSide) ? width : nil
  }
}
