internal import ChiralManifest

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The bytes of an `index.json` in which only digests of files are replaced.
struct IndexSplice {
  /// The bytes with the final zero byte that `strstr` needs.
  private var zeroEnded: [UInt8]

  /// The number of hexadecimal digits of a SHA-256.
  private static let length = 64
  private static let digest = Array("\"sha256\": \"".utf8)

  /// Takes the bytes of an index as a build wrote it.
  init(_ bytes: [UInt8]) { zeroEnded = bytes + [0] }

  /// The bytes to write.
  var bytes: [UInt8] { Array(zeroEnded.dropLast()) }

  /// Replaces the digest of the file with this path; returns false if the index has no such file.
  mutating func replace(path: String, with digest: String) -> Bool {
    let member = Array("\"path\": ".utf8) + JSONValue.string(path).printedBytes(.compact)
    let digits = Array(digest.utf8)
    guard digits.count == Self.length, let found = position(of: member, from: 0),
      let name = position(of: Self.digest, from: found + member.count)
    else { return false }
    let start = name + Self.digest.count
    guard start + Self.length < zeroEnded.count else { return false }
    zeroEnded.replaceSubrange(start..<start + Self.length, with: digits)
    return true
  }

  private func position(of wanted: [UInt8], from start: Int) -> Int? {
    zeroEnded.withUnsafeBytes { text in
      (wanted + [0]).withUnsafeBytes { wanted in
        guard let text = text.baseAddress?.assumingMemoryBound(to: CChar.self),
          let wanted = wanted.baseAddress?.assumingMemoryBound(to: CChar.self),
          let found = strstr(text + start, wanted)
        else { return nil }
        return UnsafePointer(found) - text
      }
    }
  }
}
