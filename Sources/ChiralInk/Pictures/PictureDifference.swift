import ChiralSVG

/// The difference between two pictures of the same size: on average, and where it is largest.
package struct PictureDifference {
  /// The mean over all channels, 0…1.
  package let mean: Double
  /// The largest mean of a square of pixels, 0…1; each pixel counts by the channel that differs most.
  package let spot: Double

  /// The side of the square in pixels.
  private static let side = 5

  /// Compares pictures, except for the pixels that `isIgnored` selects; nil if their sizes differ.
  package init?(
    _ one: Picture, _ other: Picture, side: Int = Self.side, isIgnored: ((_ x: Int, _ y: Int) -> Bool)? = nil
  ) {
    guard one.width == other.width, one.height == other.height, one.width >= side, one.height >= side
    else { return nil }
    let (ones, others) = (one.words, other.words)
    var total = 0
    // A summed-area table: the sum of everything above and to the left of a pixel, so that each square costs four look-ups.
    var sums = [Int](repeating: 0, count: (one.width + 1) * (one.height + 1))
    for y in 0..<one.height {
      var row = 0
      for x in 0..<one.width {
        let place = y * one.width + x
        var worst = 0
        // Most pixels are equal.
        if ones[place] != others[place], isIgnored?(x, y) != true {
          for channel in place * 4..<place * 4 + 4 {
            let difference = abs(Int(one.pixels[channel]) - Int(other.pixels[channel]))
            total += difference
            worst = max(worst, difference)
          }
        }
        row += worst
        sums[(y + 1) * (one.width + 1) + x + 1] = sums[y * (one.width + 1) + x + 1] + row
      }
    }
    mean = Double(total) / Double(one.width * one.height * 4 * 255)
    spot = Self.worstSquare(sums, columns: one.width + 1, rows: one.height + 1, side: side)
  }

  private static func worstSquare(_ sums: [Int], columns: Int, rows: Int, side: Int) -> Double {
    var worst = 0
    for y in side..<rows {
      for x in side..<columns {
        let sum =
          sums[y * columns + x] - sums[(y - side) * columns + x] - sums[y * columns + x - side]
          + sums[(y - side) * columns + x - side]
        worst = max(worst, sum)
      }
    }
    return Double(worst) / Double(side * side * 255)
  }

  /// True if both show the same icon: a mean under 1 % and no square of 30 % or more.
  package var isAgreement: Bool { mean < 0.01 && spot < 0.3 }

  /// True if a drawing and its mirror image show the same, apart from antialiasing.
  package var isSymmetry: Bool { mean < 0.002 && spot < 0.12 }

  /// The difference in words: `mean 0.12 %, worst spot 8 %`.
  package var text: String {
    "mean \((mean * 10000).rounded() / 100) %, worst spot \(Int(saturating: (spot * 100).rounded())) %"
  }
}
