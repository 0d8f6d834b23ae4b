internal import CLibDeflate

/// Why compressed bytes cannot be read.
package enum DeflateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes are damaged or cut off.
  case damaged
  /// They would inflate to more bytes than allowed.
  case tooLarge(limit: Int)

  package var description: String {
    switch self {
    case .damaged: "the compressed data is damaged or cut off"
    case .tooLarge(let limit): "it inflates to more than \(limit) bytes"
    }
  }
}

/// libdeflate itself.
package enum Deflate {
  /// The version in the headers at build time, such as `1.14`; the library does not report its own.
  package static let version = LIBDEFLATE_VERSION_STRING

  /// A checksum of bytes that notices flipped bits; no protection against intent.
  package static func checksum(_ bytes: [UInt8]) -> UInt32 { bytes.withUnsafeBytes { crc32($0) } }

  /// The checksum of the first bytes of some.
  package static func checksum(_ bytes: [UInt8], count: Int) -> UInt32 {
    bytes.withUnsafeBytes { crc32(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
  }

  /// The checksum of bytes that follow others, whose checksum is known; 0 stands for none.
  package static func checksum(_ bytes: UnsafeRawBufferPointer, after former: UInt32) -> UInt32 {
    libdeflate_crc32(former, bytes.baseAddress, bytes.count)
  }
}

/// Compresses, reusing its tables from call to call; belongs to one thread.
package struct Compressor: ~Copyable {
  private let handle: OpaquePointer

  /// A compressor of libdeflate's level 0 (stored) to 12 (smallest).
  package init(level: Int) {
    guard let handle = libdeflate_alloc_compressor(Int32(level)) else {
      preconditionFailure("libdeflate has levels 0 to 12, and needs memory")
    }
    self.handle = handle
  }

  deinit { libdeflate_free_compressor(handle) }

  /// A zlib stream of some bytes.
  package func zlib(_ bytes: [UInt8]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: zlibBound(bytes.count)) { output, count in
      count = bytes.withUnsafeBytes { zlib($0, into: UnsafeMutableRawBufferPointer(output)) }
    }
  }

  /// The most bytes that a zlib stream of so many bytes can take.
  func zlibBound(_ count: Int) -> Int { libdeflate_zlib_compress_bound(handle, count) }

  /// Writes a zlib stream and returns its length; `output` must hold `zlibBound` bytes.
  func zlib(_ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer) -> Int {
    libdeflate_zlib_compress(handle, input.baseAddress, input.count, output.baseAddress, output.count)
  }
}

/// Reading of compressed bytes, none of which is trusted.
package enum Inflate {
  /// Reads a zlib stream that must hold exactly so many bytes.
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

  /// Returns true if bytes begin as gzip does.
  package static func isGzip(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1F, 0x8B]) }

  /// Reads a gzip file of one member, as `.svgz` is, of at most `limit` bytes once inflated.
  package static func gzip(_ bytes: [UInt8], limit: Int) throws(DeflateError) -> [UInt8] {
    let decompressor = Decompressor()
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

/// Owns libdeflate's state for reading.
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

/// The checksum that PNG puts after each chunk.
func crc32(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
  libdeflate_crc32(0, bytes.baseAddress, bytes.count)
}
