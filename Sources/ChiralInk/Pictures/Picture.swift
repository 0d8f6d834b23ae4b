package import ChiralSVG

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
    let missing = width * height * 4 - pixels.count
    self.pixels = missing > 0 ? pixels + [UInt8](repeating: 0, count: missing) : pixels
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
    // Half of the opacity, so that antialiasing at the edges of common shapes does not count.
    let places = (0..<width * height).filter { Int(pixels[$0 * 4 + 3]) - Int(other.pixels[$0 * 4 + 3]) > 127 }
    return InkSpread(places.map { (Double($0 % width), Double($0 / width)) }).isBar(width: Double(width))
  }
}

extension Rect {
  /// Returns the centre of a pixel in a picture of the box that has this width in pixels.
  package func point(ofPixel x: Int, _ y: Int, pixels: Int) -> Point {
    let unit = width / Double(pixels)
    return Point(x: minX + (Double(x) + 0.5) * unit, y: minY + (Double(y) + 0.5) * unit)
  }
}
