package import ChiralGeometry

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

extension Picture {
  /// Returns the amount of ink at the pixels that `isCounted` selects, in fully opaque pixels.
  package func ink(_ isCounted: (_ x: Int, _ y: Int) -> Bool) -> Double {
    var sum = 0
    for y in 0..<height {
      for x in 0..<width where isCounted(x, y) { sum += Int(pixels[(y * width + x) * 4 + 3]) }
    }
    return Double(sum) / 255
  }

  /// Returns true if the ink that this picture has in addition to another one is a long thin diagonal shape.
  package func addsSlash(to other: Picture) -> Bool {
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

extension Rect {
  /// Returns the centre of a pixel in a picture of the box that has this width in pixels.
  package func point(ofPixel x: Int, _ y: Int, pixels: Int) -> Point {
    let unit = width / Double(pixels)
    return Point(x: minX + (Double(x) + 0.5) * unit, y: minY + (Double(y) + 0.5) * unit)
  }
}
