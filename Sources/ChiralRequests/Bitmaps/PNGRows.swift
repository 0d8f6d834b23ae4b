/// The content of a PNG file before compression: rows with straight alpha, each after its filter byte.
package struct PNGRows: Hashable, Sendable {
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  let type: PNG.ColorType
  private(set) var bytes: [UInt8]
  /// The palette, red, green and blue of each colour; empty if the rows hold colours themselves.
  let palette: [UInt8]
  /// The alpha values of the first colours of the palette; the others are opaque.
  let alphas: [UInt8]

  /// Creates the rows of a picture: grey with alpha if every pixel is grey, RGBA otherwise.
  package init(_ bitmap: Bitmap) {
    let isGrey = bitmap.isGrey
    let bytes = bitmap.pixels.withUnsafeBytes { source in
      isGrey ? Self.grey(source, bitmap.width) : Self.color(source, bitmap.width)
    }
    self.init(width: bitmap.width, height: bitmap.height, type: isGrey ? .greyAlpha : .rgba, bytes: bytes)
  }

  /// Creates rows of palette indices, if the picture is opaque and has few colours or can be reduced to few without a
  /// visible difference; otherwise rows as `init(_:)` does.
  package init(ofFewColours bitmap: Bitmap) {
    if let indexed = IndexedPixels(bitmap) {
      self.init(
        width: bitmap.width, height: bitmap.height, type: .palette, bytes: indexed.rows,
        palette: indexed.palette)
    } else {
      self.init(bitmap)
    }
  }

  init(
    width: Int, height: Int, type: PNG.ColorType, bytes: [UInt8], palette: [UInt8] = [], alphas: [UInt8] = []
  ) {
    self.width = width
    self.height = height
    self.type = type
    self.bytes = bytes
    self.palette = palette
    self.alphas = alphas
  }

  /// Returns the rows of the mirror image.
  package func flippedHorizontally() -> PNGRows {
    var flipped = self
    let size = type.channels
    let rowLength = 1 + width * size
    flipped.bytes.withUnsafeMutableBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      var row = base + 1
      for _ in 0..<height {
        Self.reverse(row, count: width, size: size)
        row += rowLength
      }
    }
    return flipped
  }

  // Plain pointers, because these loops visit every pixel of every picture, also in unoptimised builds.

  private static func reverse(_ row: UnsafeMutablePointer<UInt8>, count: Int, size: Int) {
    var left = row
    var right = row + (count - 1) * size
    while left < right {
      var channel = 0
      while channel < size {
        let byte = left[channel]
        left[channel] = right[channel]
        right[channel] = byte
        channel += 1
      }
      left += size
      right -= size
    }
  }

  /// Returns rows with two bytes per pixel: red stands for all three colours.
  private static func grey(_ source: UnsafeRawBufferPointer, _ width: Int) -> [UInt8] {
    rows(of: source, width: width, channels: 2) { from, to in
      // Most of an icon is transparent or black.
      to[0] = from[0] == 0 ? 0 : straight(from[0], alpha: from[3])
      to[1] = from[3]
    }
  }

  /// Returns rows with four bytes per pixel.
  private static func color(_ source: UnsafeRawBufferPointer, _ width: Int) -> [UInt8] {
    rows(of: source, width: width, channels: 4) { from, to in
      let alpha = from[3]
      to[0] = straight(from[0], alpha: alpha)
      to[1] = straight(from[1], alpha: alpha)
      to[2] = straight(from[2], alpha: alpha)
      to[3] = alpha
    }
  }

  /// Returns rows, each with a filter byte of 0 before its pixels; `write` writes one pixel of `channels` bytes.
  @inline(__always) private static func rows(
    of source: UnsafeRawBufferPointer, width: Int, channels: Int,
    write: (_ from: UnsafePointer<UInt8>, _ to: UnsafeMutablePointer<UInt8>) -> Void
  ) -> [UInt8] {
    let pixelCount = source.count / 4
    let length = pixelCount * channels + pixelCount / width
    return [UInt8](unsafeUninitializedCapacity: length) { target, count in
      count = length
      guard var from = source.bindMemory(to: UInt8.self).baseAddress, var to = target.baseAddress else {
        return
      }
      var left = 0
      for _ in 0..<pixelCount {
        if left == 0 {
          to[0] = 0
          to += 1
          left = width
        }
        write(from, to)
        from += 4
        to += channels
        left -= 1
      }
    }
  }
}
