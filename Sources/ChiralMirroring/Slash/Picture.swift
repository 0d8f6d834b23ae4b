import ChiralGeometry

/// A rendered drawing, as compared in proofs: premultiplied RGBA, row by row.
public struct Picture: Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The pixels: `width` × `height` × 4 bytes.
  public let pixels: [UInt8]

  /// Creates a picture from its bytes; missing bytes are transparent.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    self.width = width
    self.height = height
    self.pixels = pixels + [UInt8](repeating: 0, count: max(0, width * height * 4 - pixels.count))
  }
}

/// The difference between two pictures of the same size: on average, and where it is largest.
struct PictureDifference {
  /// The mean over all channels, 0…1.
  let mean: Double
  /// The largest mean of a square of pixels, 0…1; each pixel counts by the channel that differs most.
  let spot: Double

  /// The side of the square in pixels.
  private static let side = 5

  /// Compares pictures, except for the pixels that `isIgnored` selects; nil if their sizes differ.
  init?(
    _ one: Picture, _ other: Picture, side: Int = Self.side, isIgnored: ((_ x: Int, _ y: Int) -> Bool)? = nil
  ) {
    guard one.width == other.width, one.height == other.height, one.width >= side, one.height >= side
    else { return nil }
    var total = 0
    // A summed-area table: the sum of everything above and to the left of a pixel, so that each square costs four look-ups.
    var sums = [Int](repeating: 0, count: (one.width + 1) * (one.height + 1))
    for y in 0..<one.height {
      var row = 0
      for x in 0..<one.width {
        let start = (y * one.width + x) * 4
        var worst = 0
        let isCounted = isIgnored?(x, y) != true
        for channel in start..<start + 4 where isCounted {
          let difference = abs(Int(one.pixels[channel]) - Int(other.pixels[channel]))
          total += difference
          worst = max(worst, difference)
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
  var isAgreement: Bool { mean < 0.01 && spot < 0.3 }

  /// True if a drawing and its mirror image show the same, apart from antialiasing.
  var isSymmetry: Bool { mean < 0.002 && spot < 0.12 }

  /// The difference in words: `mean 0.12 %, worst spot 8 %`.
  var text: String {
    "mean \((mean * 10000).rounded() / 100) %, worst spot \(Int(saturating: (spot * 100).rounded())) %"
  }
}

extension Picture {
  /// Returns the amount of ink at the pixels that `isCounted` selects, in fully opaque pixels.
  func ink(_ isCounted: (_ x: Int, _ y: Int) -> Bool) -> Double {
    var sum = 0
    for y in 0..<height {
      for x in 0..<width where isCounted(x, y) { sum += Int(pixels[(y * width + x) * 4 + 3]) }
    }
    return Double(sum) / 255
  }

  /// Returns true if the ink that this picture has in addition to another one is a long thin diagonal shape.
  func addsSlash(to other: Picture) -> Bool {
    guard width == other.width, height == other.height else { return false }
    var ink = InkSpread()
    for y in 0..<height {
      for x in 0..<width {
        let alpha = (y * width + x) * 4 + 3
        // Half of the opacity, so that antialiasing at the edges of common shapes does not count.
        if Int(pixels[alpha]) - Int(other.pixels[alpha]) > 127 { ink.add(Double(x), Double(y)) }
      }
    }
    // The standard deviation of an even line of length L is L / √12, so 0.15 stands for a line that spans at
    // least √12 · 0.15 = 52 % of the width.
    return abs(ink.correlation) > 0.95 && ink.deviation > Double(width) * 0.15
  }
}

/// The spread of marked pixels in the plane.
private struct InkSpread {
  private var count = 0.0
  private var x = 0.0
  private var y = 0.0
  private var xx = 0.0
  private var yy = 0.0
  private var xy = 0.0

  mutating func add(_ x: Double, _ y: Double) {
    count += 1
    self.x += x
    self.y += y
    xx += x * x
    yy += y * y
    xy += x * y
  }

  /// The correlation of x and y: near 1 or −1 if all pixels lie along a diagonal.
  var correlation: Double {
    let (a, b) = (count * xx - x * x, count * yy - y * y)
    return a > 0 && b > 0 ? (count * xy - x * y) / (a * b).squareRoot() : 0
  }

  /// The standard deviation in x.
  var deviation: Double { count > 0 ? max(0, xx / count - x * x / (count * count)).squareRoot() : 0 }
}
