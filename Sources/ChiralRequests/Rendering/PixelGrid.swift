package import ChiralSVG

/// The position of a drawing in a picture of whole pixels, chosen so that its mirror axis lies on the pixel grid.
///
/// The height is given. The width follows the drawing's proportions and is rounded up, and the drawing is
/// centred, so that the mirrored pixels are the picture of the mirrored drawing.
package struct PixelGrid: Hashable, Sendable {
  /// The largest number of pixels in a picture: 64 MB.
  package static let largestPixelCount = 1 << 24
  /// The largest number of pixels in one direction.
  package static let largestSide = 16_384
  /// The rounding error of a division that may increase a width without adding a pixel.
  private static let roundingError = 1e-6

  /// The width of the picture, in pixels.
  package let width: Int
  /// The height of the picture, in pixels.
  package let height: Int
  /// The rectangle of the drawing in the picture, in pixels.
  package let viewport: Rect

  /// Creates the position of a drawing for an output; `aspect` is the ratio of the drawing's width to its
  /// height.
  package init(_ output: RenderOutput, aspect: Double) throws(RenderError) {
    guard aspect.isFinite, aspect > 0 else {
      throw RenderError(.drawing, "the drawing's viewBox or size is empty; give it one with area")
    }
    let scaled = Double(output.height) * aspect
    let wanted = max(1, (scaled - Self.roundingError).rounded(.up))
    let width = output.width.map(Double.init) ?? wanted
    guard output.height > 0, width > 0, width <= Double(Self.largestSide), output.height <= Self.largestSide,
      width * Double(output.height) <= Double(Self.largestPixelCount)
    else {
      throw RenderError(
        .limit, "a picture of \(decimal(width)) × \(output.height) pixels is more than an icon may have")
    }
    self.width = Int(saturating: width)
    height = output.height
    // A given width that is too small for the height makes the drawing smaller, but never cuts it.
    let isCramped = scaled > width + Self.roundingError
    let drawnWidth = isCramped ? width : scaled
    let drawnHeight = isCramped ? width / aspect : Double(height)
    viewport = Rect(
      minX: (width - drawnWidth) / 2, minY: (Double(height) - drawnHeight) / 2,
      width: drawnWidth, height: drawnHeight)
  }
}

/// Returns a number of pixels of any size, without an exponent if it is reasonable.
private func decimal(_ value: Double) -> String {
  value.magnitude < 1e15 ? String(Int(saturating: value)) : String(value)
}
