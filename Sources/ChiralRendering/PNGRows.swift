/// What a PNG file holds before it is compressed: each row led by its filter byte 0, un-premultiplied.
package struct PNGRows: Hashable, Sendable {
  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
  let type: PNG.ColorType
  private(set) var bytes: [UInt8]

  /// The rows of a picture: grey with alpha where every pixel is grey, else RGBA.
  package init(_ bitmap: Bitmap) {
    width = bitmap.width
    height = bitmap.height
    let isGrey = bitmap.isGrey
    type = isGrey ? .greyAlpha : .rgba
    bytes = bitmap.pixels.withUnsafeBytes { source in
      isGrey ? Self.grey(source, bitmap.width) : Self.color(source, bitmap.width)
    }
  }

  /// The rows of the mirror image.
  package func flippedHorizontally() -> PNGRows {
    var flipped = self
    let rowLength = 1 + width * type.channels
    flipped.bytes.withUnsafeMutableBytes { bytes in
      for start in stride(from: 0, to: bytes.count, by: rowLength) {
        let row = UnsafeMutableRawBufferPointer(rebasing: bytes[(start + 1)..<(start + rowLength)])
        if type == .greyAlpha {
          Self.reverse(row, as: UInt16.self)
        } else {
          Self.reverse(row, as: UInt32.self)
        }
      }
    }
    return flipped
  }

  private static func reverse<Pixel: FixedWidthInteger & BitwiseCopyable>(
    _ row: UnsafeMutableRawBufferPointer, as type: Pixel.Type
  ) {
    let size = MemoryLayout<Pixel>.size
    var left = 0
    var right = row.count - size
    while left < right {
      let pixel = row.loadUnaligned(fromByteOffset: left, as: type)
      row.storeBytes(of: row.loadUnaligned(fromByteOffset: right, as: type), toByteOffset: left, as: type)
      row.storeBytes(of: pixel, toByteOffset: right, as: type)
      left += size
      right -= size
    }
  }

  /// Two bytes a pixel: red stands for all three.
  private static func grey(_ source: UnsafeRawBufferPointer, _ width: Int) -> [UInt8] {
    let words = source.bindMemory(to: UInt32.self)
    let length = words.count * 2 + words.count / width
    return [UInt8](unsafeUninitializedCapacity: length) { target, count in
      let raw = UnsafeMutableRawBufferPointer(target)
      var to = 0
      for start in stride(from: 0, to: words.count, by: width) {
        raw[to] = 0
        to += 1
        for index in start..<start + width {
          let pixel = UInt32(littleEndian: words[index])
          // Most of an icon is transparent or black.
          if pixel & 0xFF == 0 {
            raw.storeBytes(of: UInt16(pixel >> 16).littleEndian, toByteOffset: to, as: UInt16.self)
            to += 2
            continue
          }
          let grey = straight(UInt8(truncatingIfNeeded: pixel), alpha: UInt8(pixel >> 24))
          let pair = UInt16(grey) | UInt16(truncatingIfNeeded: pixel >> 16) & 0xFF00
          raw.storeBytes(of: pair.littleEndian, toByteOffset: to, as: UInt16.self)
          to += 2
        }
      }
      count = length
    }
  }

  /// Four bytes a pixel.
  private static func color(_ source: UnsafeRawBufferPointer, _ width: Int) -> [UInt8] {
    let words = source.bindMemory(to: UInt32.self)
    let length = words.count * 4 + words.count / width
    return [UInt8](unsafeUninitializedCapacity: length) { target, count in
      let raw = UnsafeMutableRawBufferPointer(target)
      var to = 0
      for start in stride(from: 0, to: words.count, by: width) {
        raw[to] = 0
        to += 1
        for index in start..<start + width {
          let pixel = straightened(UInt32(littleEndian: words[index]))
          raw.storeBytes(of: pixel.littleEndian, toByteOffset: to, as: UInt32.self)
          to += 4
        }
      }
      count = length
    }
  }

  /// A pixel whose channels are divided by its alpha.
  @inline(__always)
  private static func straightened(_ pixel: UInt32) -> UInt32 {
    let alpha = UInt8(pixel >> 24)
    if alpha == 255 { return pixel }
    if alpha == 0 { return 0 }
    let red = UInt32(straight(UInt8(truncatingIfNeeded: pixel), alpha: alpha))
    let green = UInt32(straight(UInt8(truncatingIfNeeded: pixel >> 8), alpha: alpha))
    let blue = UInt32(straight(UInt8(truncatingIfNeeded: pixel >> 16), alpha: alpha))
    return pixel & 0xFF00_0000 | blue << 16 | green << 8 | red
  }
}
