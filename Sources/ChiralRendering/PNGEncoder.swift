/// Writes PNG files: grey with alpha where every pixel is grey, else RGBA; filter 0; an sRGB chunk; no date.
///
/// Icons are flat, so filtering gains nothing; grey halves what deflate must look at. Keeps its compressor and
/// its rows from call to call, and belongs to one thread.
package struct PNGEncoder: ~Copyable {
  private let compressor: Compressor
  private var rows: [UInt8] = []

  /// A writer of one compression level, 0 to 12.
  package init(level: Int = PNG.standardLevel) {
    compressor = Compressor(level: level)
  }

  /// The bytes of a PNG file that shows the picture, un-premultiplied.
  package mutating func encode(_ bitmap: Bitmap) -> [UInt8] {
    let type: PNG.ColorType = bitmap.isGrey ? .greyAlpha : .rgba
    fillRows(of: bitmap, as: type)
    var file = PNG.signature
    file.appendChunk("IHDR", header(of: bitmap, type))
    file.appendChunk("sRGB", [0])
    file.appendChunk("IDAT", compressedRows())
    file.appendChunk("IEND", [])
    return file
  }

  private func header(of bitmap: Bitmap, _ type: PNG.ColorType) -> [UInt8] {
    bigEndian(UInt32(bitmap.width)) + bigEndian(UInt32(bitmap.height)) + [8, type.rawValue, 0, 0, 0]
  }

  private func compressedRows() -> [UInt8] {
    rows.withUnsafeBytes { input in
      [UInt8](unsafeUninitializedCapacity: compressor.zlibBound(input.count)) { output, count in
        count = compressor.zlib(input, into: UnsafeMutableRawBufferPointer(output))
      }
    }
  }

  /// Puts each row, led by its filter byte 0, into `rows`.
  private mutating func fillRows(of bitmap: Bitmap, as type: PNG.ColorType) {
    let channels = type.channels
    let length = bitmap.height * (1 + bitmap.width * channels)
    rows = [UInt8](unsafeUninitializedCapacity: length) { target, count in
      bitmap.pixels.withUnsafeBufferPointer { source in
        var to = 0
        for row in 0..<bitmap.height {
          target[to] = 0
          to += 1
          for from in stride(from: row * bitmap.width * 4, to: (row + 1) * bitmap.width * 4, by: 4) {
            let alpha = source[from + 3]
            for channel in 0..<channels - 1 {
              target[to + channel] = straight(source[from + channel], alpha: alpha)
            }
            target[to + channels - 1] = alpha
            to += channels
          }
        }
      }
      count = length
    }
  }
}

/// A channel divided by its alpha, rounded to the nearest; 0 where nothing is drawn.
///
/// One to one for every alpha, and undone exactly by `premultiplied`.
@inline(__always)
func straight(_ channel: UInt8, alpha: UInt8) -> UInt8 {
  if alpha == 255 { return channel }
  if alpha == 0 { return 0 }
  let wide = (UInt32(channel) * 255 + UInt32(alpha) / 2) / UInt32(alpha)
  return UInt8(truncatingIfNeeded: min(wide, 255))
}

/// A channel multiplied by its alpha, rounded to the nearest.
@inline(__always)
func premultiplied(_ channel: UInt8, alpha: UInt8) -> UInt8 {
  UInt8((UInt32(channel) * UInt32(alpha) + 127) / 255)
}

private func bigEndian(_ value: UInt32) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
}

extension [UInt8] {
  /// Length, name, content and checksum of the name and the content.
  fileprivate mutating func appendChunk(_ name: String, _ content: [UInt8]) {
    append(contentsOf: bigEndian(UInt32(content.count)))
    let start = count
    append(contentsOf: name.utf8)
    append(contentsOf: content)
    let checksum = self[start...].withUnsafeBytes { crc32($0) }
    append(contentsOf: bigEndian(checksum))
  }
}
