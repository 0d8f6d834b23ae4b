internal import CNettle

/// The SHA-256 of bytes, by nettle. Source: FIPS 180-4.
package struct SHA256: Hashable, Sendable, CustomStringConvertible {
  /// 32 bytes.
  package let bytes: [UInt8]

  /// A digest from its 32 bytes.
  init(bytes: [UInt8]) { self.bytes = bytes }

  /// The digest of a message.
  package init(of message: [UInt8]) {
    var context = sha256_ctx()
    nettle_sha256_init(&context)
    nettle_sha256_update(&context, message.count, message)
    bytes = [UInt8](unsafeUninitializedCapacity: Int(SHA256_DIGEST_SIZE)) { digest, count in
      nettle_sha256_digest(&context, digest.count, digest.baseAddress)
      count = digest.count
    }
  }

  /// 64 lower-case hexadecimal digits.
  package var description: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}

extension SHA256: Comparable {
  package static func < (one: SHA256, other: SHA256) -> Bool {
    one.bytes.lexicographicallyPrecedes(other.bytes)
  }
}
