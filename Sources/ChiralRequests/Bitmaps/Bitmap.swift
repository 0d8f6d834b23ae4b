/// A picture as passed between all stages: premultiplied RGBA, eight bits per channel, row by row from the
/// upper left, four bytes per pixel without padding.
package struct Bitmap: Hashable, Sendable {
  /// The width in pixels, at least 1.
  package let width: Int
  /// The height in pixels, at least 1.
  package let height: Int
  /// The pixels: `width` × `height` × 4 bytes, red, green and blue (each multiplied by alpha), alpha.
  package let pixels: [UInt8]

  /// Creates a picture from its bytes, of which there must be `width` × `height` × 4.
  package init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(width > 0 && height > 0, "a bitmap needs at least one pixel")
    precondition(pixels.count == width * height * 4, "a bitmap needs four bytes per pixel")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Creates a picture of one premultiplied colour; transparent by default.
  package init(width: Int, height: Int, filledWith pixel: [UInt8] = [0, 0, 0, 0]) {
    let row = [[UInt8]](repeating: pixel, count: width).flatMap(\.self)
    self.init(width: width, height: height, pixels: [[UInt8]](repeating: row, count: height).flatMap(\.self))
  }

  /// Returns the four bytes of one pixel.
  package subscript(x: Int, y: Int) -> [UInt8] {
    let start = (y * width + x) * 4
    return Array(pixels[start..<start + 4])
  }

  /// Returns the mirror image about the vertical axis through the centre: column x becomes column width − 1 −
  /// x.
  package func flippedHorizontally() -> Bitmap {
    let width = width
    let flipped = [UInt8](unsafeUninitializedCapacity: pixels.count) { target, count in
      pixels.withUnsafeBytes { source in
        let from = source.bindMemory(to: UInt32.self)
        let to = UnsafeMutableRawBufferPointer(target).bindMemory(to: UInt32.self)
        for row in stride(from: 0, to: from.count, by: width) {
          for column in 0..<width {
            to[row + width - 1 - column] = from[row + column]
          }
        }
      }
      count = pixels.count
    }
    return Bitmap(width: width, height: height, pixels: flipped)
  }

  /// True if red, green and blue are equal in every pixel, so that one channel can stand for three.
  package var isGrey: Bool {
    pixels.withUnsafeBytes { bytes in
      // A pixel is a little-endian word, so that the xor compares red with green and green with blue; without
      // a branch the loop is vectorised.
      var difference: UInt32 = 0
      let words = bytes.bindMemory(to: UInt32.self)
      for index in 0..<words.count {
        let pixel = UInt32(littleEndian: words[index])
        difference |= (pixel ^ (pixel >> 8)) & 0xFFFF
      }
      return difference == 0
    }
  }

  /// True if the picture is fully transparent.
  package var isBlank: Bool { pixels.allSatisfy { $0 == 0 } }
}
