/// An opaque picture as indices into a palette, for pages: a quarter of the bytes to compress.
struct IndexedPixels {
  /// The rows: one byte per pixel, after PNG's filter byte 0 for each row.
  let rows: [UInt8]
  /// The palette: red, green and blue of each colour.
  let palette: [UInt8]

  /// Creates the indices; nil if the picture is not opaque or has too many colours.
  init?(_ bitmap: Bitmap) {
    guard let histogram = Self.histogram(of: bitmap), let colours = ColourTable(histogram) else { return nil }
    palette = colours.palette
    rows = Self.rows(bitmap, colours.numbers)
  }

  /// The largest number of colours in a picture for which a palette is tried.
  private static let mostColours = 8192

  /// Returns the frequency of each colour, with red in the lowest byte; nil if a colour is not opaque, or if there are
  /// too many.
  private static func histogram(of bitmap: Bitmap) -> [UInt32: Int]? {
    bitmap.pixels.withUnsafeBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      var histogram: [UInt32: Int] = [:]
      var start = 0
      while start < pixels.count {
        // Most of a page is background, so runs of equal pixels are counted at once.
        let pixel = pixels[start]
        var end = start + 1
        while end < pixels.count, pixels[end] == pixel { end += 1 }
        let colour = UInt32(littleEndian: pixel)
        histogram[colour, default: 0] += end - start
        guard colour >> 24 == 255, histogram.count <= mostColours else { return nil }
        start = end
      }
      return histogram
    }
  }

  private static func rows(_ bitmap: Bitmap, _ numbers: [UInt32: UInt8]) -> [UInt8] {
    let (width, height) = (bitmap.width, bitmap.height)
    return [UInt8](unsafeUninitializedCapacity: (width + 1) * height) { target, count in
      count = (width + 1) * height
      bitmap.pixels.withUnsafeBytes { bytes in
        let pixels = bytes.bindMemory(to: UInt32.self)
        var (from, to, left) = (0, 0, 0)
        var (last, number) = (UInt32(0), UInt8(0))
        while from < pixels.count {
          if left == 0 {
            target[to] = 0
            to += 1
            left = width
          }
          if pixels[from] != last {
            last = pixels[from]
            number = numbers[UInt32(littleEndian: last)] ?? 0
          }
          target[to] = number
          from += 1
          to += 1
          left -= 1
        }
      }
    }
  }
}

/// A table of at most 256 colours for a whole picture; colours that differ only in a few low bits share the
/// most frequent of them.
private struct ColourTable {
  private(set) var palette: [UInt8] = []
  private(set) var numbers: [UInt32: UInt8] = [:]

  /// The number of bits that a channel may lose: in the antialiasing of text, 16 levels look the same as 256.
  private static let mostLostBits: UInt32 = 4

  init?(_ histogram: [UInt32: Int]) {
    let byFrequency = histogram.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    for lostBits in 0...Self.mostLostBits where fill(byFrequency, lostBits: lostBits) { return }
    return nil
  }

  private mutating func fill(_ colours: [UInt32], lostBits: UInt32) -> Bool {
    let kept: UInt32 = ~(((1 << lostBits) - 1) * 0x01_01_01)
    var groups: [UInt32: UInt8] = [:]
    (palette, numbers) = ([], [:])
    for colour in colours {
      if groups[colour & kept] == nil {
        guard groups.count < 256 else { return false }
        groups[colour & kept] = UInt8(groups.count)
        palette += [UInt8(colour & 0xFF), UInt8(colour >> 8 & 0xFF), UInt8(colour >> 16 & 0xFF)]
      }
      numbers[colour] = groups[colour & kept]
    }
    return true
  }
}
