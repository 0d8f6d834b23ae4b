internal import ChiralExporting
internal import ChiralRequests

/// Draws the difference between two pictures, as the page for browsers does (`difference` in
/// `03-pictures.js`), but in other colours and without its halo.
enum DifferencePicture {
  /// The colours of ink that only the first picture has, that only the second has, and that both have.
  private static let paints: (first: [Double], second: [Double], both: [Double]) = (
    [211, 94, 60], [38, 132, 160], [128, 128, 128]
  )
  /// The remaining opacity of ink that both have, as on the page.
  private static let shared = 0.22
  /// The difference, from 0 to 1, below which a pixel counts as equal, as on the page.
  private static let least = 0.02

  /// Returns a PNG with the height of both pictures; nil if one of them cannot be read or their heights
  /// differ.
  static func png(_ first: Rendition, _ second: Rendition) -> [UInt8]? {
    guard let one = bitmap(first), let other = bitmap(second), one.height == other.height else { return nil }
    let width = max(one.width, other.width)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * one.height * 4)
    for y in 0..<one.height {
      for x in 0..<width {
        pixels += pixel(at(x, y, in: one, width: width), at(x, y, in: other, width: width))
      }
    }
    return PNG.encode(Bitmap(width: width, height: one.height, pixels: pixels))
  }

  private static func bitmap(_ rendition: Rendition) -> Bitmap? {
    guard let print = rendition.print, let bitmap = try? PNG.decode(print.png) else { return nil }
    return print.isFlipped ? bitmap.flippedHorizontally() : bitmap
  }

  /// Returns a pixel of a picture that is centred in a width.
  private static func at(_ x: Int, _ y: Int, in bitmap: Bitmap, width: Int) -> ArraySlice<UInt8> {
    let x = x - (width - bitmap.width) / 2
    guard (0..<bitmap.width).contains(x) else { return [0, 0, 0, 0] }
    let start = (y * bitmap.width + x) * 4
    return bitmap.pixels[start..<start + 4]
  }

  /// Returns the pixel of the difference; all three are premultiplied.
  private static func pixel(_ first: ArraySlice<UInt8>, _ second: ArraySlice<UInt8>) -> [UInt8] {
    let (one, other) = (first.map { Double($0) / 255 }, second.map { Double($0) / 255 })
    let least = min(one[3], other[3])
    // Where both have ink, the difference of its colours counts by the coverage that both share.
    let color = (0..<3).map { channel in
      one[3] > 0 && other[3] > 0 ? abs(one[channel] / one[3] - other[channel] / other[3]) * least : 0
    }
    let apart = max(abs(one[3] - other[3]), color.max() ?? 0)
    let paint = apart < Self.least ? paints.both : one[3] >= other[3] ? paints.first : paints.second
    let alpha = max(apart, least * shared)
    return paint.map { UInt8(($0 * alpha).rounded()) } + [UInt8((alpha * 255).rounded())]
  }
}
