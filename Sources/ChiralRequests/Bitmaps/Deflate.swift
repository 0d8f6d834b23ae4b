internal import CLibDeflate

/// The reason why compressed bytes cannot be read.
package enum DeflateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes are damaged or cut off.
  case damaged
  /// The bytes would inflate to more than the limit.
  case tooLarge(limit: Int)

  package var description: String {
    switch self {
    case .damaged: "the compressed data is damaged or cut off"
    case .tooLarge(let limit): "it inflates to more than \(limit) bytes"
    }
  }
}

/// Facts and checksums of libdeflate.
package enum Deflate {
  /// The version in the headers at build time, such as `1.14`; the library does not report its own.
  package static let version = LIBDEFLATE_VERSION_STRING

  /// Returns a checksum of bytes (CRC-32), which detects flipped bits but not deliberate changes.
  package static func checksum(_ bytes: [UInt8]) -> UInt32 { bytes.withUnsafeBytes { crc32($0) } }

  /// Returns the checksum of bytes that follow others with a known checksum; 0 is the checksum of no bytes.
  package static func checksum(_ bytes: UnsafeRawBufferPointer, after former: UInt32) -> UInt32 {
    libdeflate_crc32(former, bytes.baseAddress, bytes.count)
  }
}

/// A compressor that reuses its tables for every call; it belongs to one thread.
package struct Compressor: ~Copyable {
  private let handle: OpaquePointer

  /// Creates a compressor with libdeflate's level, from 0 (stored) to 12 (smallest).
  package init(level: Int) {
    guard let handle = libdeflate_alloc_compressor(Int32(level)) else {
      preconditionFailure("libdeflate has levels 0 to 12, and needs memory")
    }
    self.handle = handle
  }

  deinit { libdeflate_free_compressor(handle) }

  /// Returns bytes as a zlib stream.
  package func zlib(_ bytes: [UInt8]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: zlibBound(bytes.count)) { output, count in
      count = bytes.withUnsafeBytes { zlib($0, into: UnsafeMutableRawBufferPointer(output)) }
    }
  }

  /// Returns the largest length of a zlib stream for a number of bytes.
  func zlibBound(_ count: Int) -> Int { libdeflate_zlib_compress_bound(handle, count) }

  /// Writes a zlib stream and returns its length; `output` must hold `zlibBound` bytes.
  func zlib(_ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer) -> Int {
    libdeflate_zlib_compress(handle, input.baseAddress, input.count, output.baseAddress, output.count)
  }
}

/// Readers of compressed bytes, which are never trusted.
package enum Inflate {
  /// Returns the content of a zlib stream, which must have exactly `count` bytes.
  package static func zlib(_ bytes: [UInt8], count: Int) throws(DeflateError) -> [UInt8] {
    let decompressor = Decompressor()
    var status = LIBDEFLATE_BAD_DATA
    let output = [UInt8](unsafeUninitializedCapacity: count) { target, written in
      status = libdeflate_zlib_decompress(
        decompressor.handle, bytes, bytes.count, target.baseAddress, count, nil)
      written = status == LIBDEFLATE_SUCCESS ? count : 0
    }
    guard status == LIBDEFLATE_SUCCESS else { throw .damaged }
    return output
  }

  /// Returns true if bytes begin like a gzip file.
  package static func isGzip(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1F, 0x8B]) }

  /// Returns the content of a gzip file with one member, such as `.svgz`, if it has at most `limit` bytes.
  package static func gzip(_ bytes: [UInt8], limit: Int) throws(DeflateError) -> [UInt8] {
    let decompressor = Decompressor()
    // A first guess, eight times the compressed size; the buffer grows up to the limit if it is too small.
    var capacity = min(limit, max(4096, bytes.count * 8))
    while true {
      var status = LIBDEFLATE_BAD_DATA
      let output = [UInt8](unsafeUninitializedCapacity: capacity) { target, written in
        var count = 0
        status = libdeflate_gzip_decompress(
          decompressor.handle, bytes, bytes.count, target.baseAddress, capacity, &count)
        written = status == LIBDEFLATE_SUCCESS ? count : 0
      }
      if status == LIBDEFLATE_SUCCESS { return output }
      guard status == LIBDEFLATE_INSUFFICIENT_SPACE else { throw .damaged }
      guard capacity < limit else { throw .tooLarge(limit: limit) }
      capacity = min(limit, capacity * 4)
    }
  }
}

/// The state of libdeflate for reading.
private struct Decompressor: ~Copyable {
  let handle: OpaquePointer

  init() {
    guard let handle = libdeflate_alloc_decompressor() else {
      preconditionFailure("libdeflate found no memory")
    }
    self.handle = handle
  }

  deinit { libdeflate_free_decompressor(handle) }
}

/// Returns the checksum that PNG writes after each chunk.
func crc32(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
  libdeflate_crc32(0, bytes.baseAddress, bytes.count)
}
