/// The difference between two pictures of one size, channel by channel, premultiplied.
///
/// Cairo rasterises 15 sub-scanlines, so that one step of coverage is 255 / 15 = 17. Two steps on a few pixels are
/// antialiasing; more is another picture.
package struct PictureComparison: Hashable, Sendable {
  /// The difference of a channel that antialiasing alone explains.
  package static let channelTolerance = 34
  /// The share of the pixels that may lie above that difference.
  package static let pixelTolerance = 0.0005

  /// The largest difference of any channel of any pixel, 0…255.
  package let largestDifference: Int
  /// The number of pixels with a channel that differs by more than `channelTolerance`.
  package let differingPixels: Int
  /// The number of pixels of each picture.
  package let pixelCount: Int

  /// Compares two pictures; nil if their sizes differ.
  package init?(_ first: Bitmap, _ second: Bitmap) {
    guard first.width == second.width, first.height == second.height else { return nil }
    var largest = 0
    var differing = 0
    first.pixels.withUnsafeBytes { one in
      second.pixels.withUnsafeBytes { two in
        var start = 0
        while start + 4 <= one.count {
          defer { start += 4 }
          // Most pixels are equal.
          let pixels = (
            one.loadUnaligned(fromByteOffset: start, as: UInt32.self),
            two.loadUnaligned(fromByteOffset: start, as: UInt32.self)
          )
          if pixels.0 == pixels.1 { continue }
          var difference = 0
          for byte in start..<start + 4 {
            difference = max(difference, abs(Int(one[byte]) - Int(two[byte])))
          }
          largest = max(largest, difference)
          differing += difference > Self.channelTolerance ? 1 : 0
        }
      }
    }
    largestDifference = largest
    differingPixels = differing
    pixelCount = first.width * first.height
  }

  /// True if the two pictures are equal apart from antialiasing.
  package var isSamePicture: Bool {
    Double(differingPixels) <= Double(pixelCount) * Self.pixelTolerance
  }
}

extension Bitmap {
  /// Returns true if both pictures are equal apart from antialiasing; false if their sizes differ.
  package func looksLike(_ other: Bitmap) -> Bool {
    PictureComparison(self, other)?.isSamePicture ?? false
  }
}
