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
    String(unsafeUninitializedCapacity: 2 * bytes.count) { target in
      var at = 0
      for byte in bytes {
        target[at] = Self.digit(byte >> 4)
        target[at + 1] = Self.digit(byte & 15)
        at += 2
      }
      return at
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + (value - 10)
  }

  /// Some of the bytes are as good as all.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(bytes.withUnsafeBytes { $0.count < 8 ? 0 : $0.loadUnaligned(as: UInt64.self) })
  }
}

extension SHA256: Comparable {
  package static func < (one: SHA256, other: SHA256) -> Bool {
    one.bytes.lexicographicallyPrecedes(other.bytes)
  }
}
