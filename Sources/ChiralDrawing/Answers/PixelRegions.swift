internal import ChiralRequests

/// The connected regions of a picture: of its drawn pixels, or of those that are left out.
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

  /// The bounds of each region, from the top; empty if there are so many that the picture is a texture.
  let boxes: [Box]

  /// Finds the regions of pixels that touch at their sides.
  init(of bitmap: Bitmap, areDrawn: Bool) {
    let width = bitmap.width
    var isFree = (0..<width * bitmap.height).map { (bitmap.pixels[$0 * 4 + 3] >= Self.opaque) == areDrawn }
    var boxes: [Box] = []
    for start in isFree.indices where isFree[start] {
      boxes.append(Self.region(from: start, width, &isFree))
      guard boxes.count <= Self.most else {
        self.boxes = []
        return
      }
    }
    self.boxes = boxes
  }

  /// The smallest alpha value of a drawn pixel; the edge of a bar that covers half a pixel counts.
  private static let opaque: UInt8 = 110

  /// The largest number of regions in an icon.
  private static let most = 60

  /// Removes the region that contains a pixel and returns its bounds.
  private static func region(from start: Int, _ width: Int, _ isFree: inout [Bool]) -> Box {
    var box = Box(minX: .max, minY: .max, maxX: 0, maxY: 0)
    var waiting = [start]
    isFree[start] = false
    while let place = waiting.popLast() {
      let (y, x) = place.quotientAndRemainder(dividingBy: width)
      box = Box(
        minX: min(box.minX, x), minY: min(box.minY, y), maxX: max(box.maxX, x + 1),
        maxY: max(box.maxY, y + 1),
        count: box.count + 1)
      for (next, isInside) in [
        (place - 1, x > 0), (place + 1, x + 1 < width), (place - width, y > 0), (place + width, true),
      ] where isInside && isFree.indices.contains(next) && isFree[next] {
        isFree[next] = false
        waiting.append(next)
      }
    }
    return box
  }
}
