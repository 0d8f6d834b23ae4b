/// Writes PNG files: grey with alpha if every pixel is grey, RGBA otherwise, or palette indices; filter 0; an
/// sRGB chunk; no date.
///
/// Icons have flat colours, so that filters gain hardly anything; only the effort `smallest` tries one. Grey halves the input of
/// deflate. The encoder
/// reuses its compressor for every call and belongs to one thread.
package struct PNGEncoder: ~Copyable {
  /// The level of libdeflate, from 0 to 12.
  package let level: Int
  private let compressor: Compressor

  /// Creates an encoder with a compression level from 0 to 12.
  package init(level: Int = PNG.standardLevel) {
    self.level = level
    compressor = Compressor(level: level)
  }

  /// Returns the bytes of a PNG file for a picture, with straight alpha.
  package func encode(_ bitmap: Bitmap) -> [UInt8] { encode(PNGRows(bitmap)) }

  /// Returns the bytes of a PNG file for prepared rows; with the effort `smallest`, the smallest file of those that their
  /// alternatives give.
  package func encode(_ rows: PNGRows) -> [UInt8] {
    guard level == PNG.Compression.smallest.level else { return file(of: rows) }
    var smallest = file(of: rows)
    for other in rows.alternatives.dropFirst() {
      let file = file(of: other)
      if file.count < smallest.count { smallest = file }
    }
    return smallest
  }

  private func file(of rows: PNGRows) -> [UInt8] {
    let bound = compressor.zlibBound(rows.bytes.count)
    let capacity = bound + PNGChunks.overhead + rows.palette.count + rows.alphas.count
    return [UInt8](unsafeUninitializedCapacity: capacity) { file, count in
      var chunks = PNGChunks(UnsafeMutableRawBufferPointer(file))
      chunks.append("IHDR") { target in
        target.storeBytes(of: UInt32(rows.width).bigEndian, as: UInt32.self)
        target.storeBytes(of: UInt32(rows.height).bigEndian, toByteOffset: 4, as: UInt32.self)
        target.storeBytes(of: 8, toByteOffset: 8, as: UInt8.self)
        target.storeBytes(of: rows.type.rawValue, toByteOffset: 9, as: UInt8.self)
        // Compression, filter and interlace method have only one value here: deflate, adaptive, none.
        for offset in 10..<13 { target.storeBytes(of: 0, toByteOffset: offset, as: UInt8.self) }
        return 13
      }
      chunks.append("sRGB") { target in
        target.storeBytes(of: 0, as: UInt8.self)
        return 1
      }
      if !rows.palette.isEmpty {
        chunks.append("PLTE") { target in
          target.copyBytes(from: rows.palette)
          return rows.palette.count
        }
      }
      if !rows.alphas.isEmpty {
        chunks.append("tRNS") { target in
          target.copyBytes(from: rows.alphas)
          return rows.alphas.count
        }
      }
      chunks.append("IDAT") { target in
        rows.bytes.withUnsafeBytes {
          compressor.zlib($0, into: UnsafeMutableRawBufferPointer(rebasing: target[..<bound]))
        }
      }
      chunks.append("IEND") { _ in 0 }
      count = chunks.count
    }
  }
}

/// Writes the chunks of a PNG file one after another into memory that is large enough for all.
private struct PNGChunks {
  // The signature (8), IHDR (25), sRGB (13), and 12 bytes each around the contents of PLTE, tRNS, IDAT and IEND are 94.
  /// The largest number of bytes of everything except the compressed rows, the palette and its alpha values.
  static let overhead = 128

  private let file: UnsafeMutableRawBufferPointer
  private(set) var count = PNG.signature.count

  init(_ file: UnsafeMutableRawBufferPointer) {
    self.file = file
    file.copyBytes(from: PNG.signature)
  }

  /// Appends a chunk: length, name, content, and checksum of the name and the content; `fill` writes the
  /// content and returns its length.
  mutating func append(_ name: StaticString, _ fill: (UnsafeMutableRawBufferPointer) -> Int) {
    let content = count + 8
    let length = fill(UnsafeMutableRawBufferPointer(rebasing: file[content...]))
    file.storeBytes(of: UInt32(length).bigEndian, toByteOffset: count, as: UInt32.self)
    name.withUTF8Buffer { file[(count + 4)...].copyBytes(from: $0) }
    let checksum = crc32(UnsafeRawBufferPointer(rebasing: file[(count + 4)..<(content + length)]))
    file.storeBytes(of: checksum.bigEndian, toByteOffset: content + length, as: UInt32.self)
    count = content + length + 4
  }
}

/// Returns a channel divided by its alpha, rounded to the nearest value; 0 if alpha is 0.
///
/// The result is distinct for every premultiplied value of the same alpha, and `premultiplied` restores that
/// value exactly.
@inline(__always)
func straight(_ channel: UInt8, alpha: UInt8) -> UInt8 {
  if alpha == 255 { return channel }
  if alpha == 0 { return 0 }
  // Half of the divisor rounds the quotient to the nearest value: round(channel · 255 / alpha).
  let wide = (UInt32(channel) * 255 + UInt32(alpha) / 2) / UInt32(alpha)
  return UInt8(truncatingIfNeeded: min(wide, 255))
}

/// Returns a channel multiplied by its alpha, rounded to the nearest value.
@inline(__always)
func premultiplied(_ channel: UInt8, alpha: UInt8) -> UInt8 {
  // 127 is half of the divisor, rounded down: round(channel · alpha / 255).
  UInt8((UInt32(channel) * UInt32(alpha) + 127) / 255)
}
