/// Bytes as the key of a dictionary.
///
/// An array of bytes is hashed byte by byte, which takes longer than the rest of the work on a picture; this value is hashed as
/// a whole.
package struct ByteKey: Hashable, Sendable {
  /// The bytes.
  package let bytes: [UInt8]

  /// Creates a key.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Hashes all bytes at once.
  package func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
