internal import CNettle

/// The SHA-256 of bytes, by nettle. Source: FIPS 180-4.
package struct SHA256: Hashable, Sendable, BitwiseCopyable, CustomStringConvertible {
  /// The digest as four big-endian numbers.
  private var words: (UInt64, UInt64, UInt64, UInt64)

  private static let count = Int(SHA256_DIGEST_SIZE)

  /// Creates a digest from its 32 bytes; missing bytes are zero.
  init(bytes: [UInt8]) {
    words = (0, 0, 0, 0)
    withUnsafeMutableBytes(of: &words) { $0.copyBytes(from: bytes.prefix(Self.count)) }
    toggleByteOrder()
  }

  /// Computes the digest of a message.
  package init(of message: [UInt8]) {
    var context = sha256_ctx()
    nettle_sha256_init(&context)
    nettle_sha256_update(&context, message.count, message)
    words = (0, 0, 0, 0)
    withUnsafeMutableBytes(of: &words) { digest in
      nettle_sha256_digest(&context, digest.count, digest.assumingMemoryBound(to: UInt8.self).baseAddress)
    }
    toggleByteOrder()
  }

  private mutating func toggleByteOrder() {
    words = (words.0.bigEndian, words.1.bigEndian, words.2.bigEndian, words.3.bigEndian)
  }

  /// The 32 bytes of the digest.
  package var bytes: [UInt8] {
    var digest = self
    digest.toggleByteOrder()
    return withUnsafeBytes(of: digest.words) { Array($0) }
  }

  /// The first 8 bytes as a number.
  var beginning: UInt64 { words.0 }

  /// The 64 lower-case hexadecimal digits.
  package var description: String {
    String(unsafeUninitializedCapacity: 2 * Self.count) { target in
      var at = 0
      for word in [words.0, words.1, words.2, words.3] {
        for shift in stride(from: 60, through: 0, by: -4) {
          target[at] = Self.digit(UInt8(truncatingIfNeeded: word >> UInt64(shift)) & 15)
          at += 1
        }
      }
      return at
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + (value - 10)
  }

  package static func == (one: SHA256, other: SHA256) -> Bool { one.words == other.words }

  /// Part of a digest is enough for a hash.
  package func hash(into hasher: inout Hasher) { hasher.combine(words.0) }
}

extension SHA256: Comparable {
  package static func < (one: SHA256, other: SHA256) -> Bool { one.words < other.words }
}
