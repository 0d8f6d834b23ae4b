internal import ChiralInk
internal import ChiralRequests

/// The connected regions of a picture: those of its drawn pixels, and those that are left out.
struct PixelRegions {
  /// The bounds of one region, in pixels; `maxX` and `maxY` are exclusive.
  struct Box: Hashable {
    var minX: Int
    var minY: Int
    var maxX: Int
    var maxY: Int
    /// The number of pixels in the region.
    var count = 0

    var width: Int { maxX - minX }
    var height: Int { maxY - minY }
    /// The share of the bounds that the region fills.
    var fill: Double { Double(count) / Double(width * height) }
  }

  /// The height of the picture.
  let height: Int
  /// The bounds of each drawn region, from the top; empty if there are so many that the picture is a texture.
  let drawn: [Box]
  /// The same of the regions between them.
  let cutOut: [Box]

  /// Finds the regions of pixels that touch at their sides.
  init(of bitmap: Bitmap) {
    let isDrawn = (0..<bitmap.width * bitmap.height).map { bitmap.pixels[$0 * 4 + 3] >= Self.opaque }
    height = bitmap.height
    drawn = Self.boxes(of: isDrawn, bitmap.width)
    cutOut = Self.boxes(of: isDrawn.map(!), bitmap.width)
  }

  /// The smallest alpha value of a drawn pixel; the edge of a bar that covers half a pixel counts.
  private static let opaque: UInt8 = 110

  /// The largest number of regions in an icon.
  private static let most = 60

  /// Returns the bounds of each region of pixels.
  private static func boxes(of pixels: [Bool], _ width: Int) -> [Box] {
    let regions = pixels.islands(width: width)
    guard regions.count <= most else { return [] }
    return regions.map { region in
      var box = Box(minX: .max, minY: .max, maxX: 0, maxY: 0, count: region.count)
      for place in region {
        let (y, x) = place.quotientAndRemainder(dividingBy: width)
        (box.minX, box.minY) = (min(box.minX, x), min(box.minY, y))
        (box.maxX, box.maxY) = (max(box.maxX, x + 1), max(box.maxY, y + 1))
      }
      return box
    }
  }
}
