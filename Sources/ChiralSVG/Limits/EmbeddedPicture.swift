/// The size of a picture in a `data:` URI, read from its header without decoding the pixels.
enum EmbeddedPicture {
  /// Returns the size in pixels; nil for data that is not PNG or GIF in base64 (the renderer's memory limit
  /// applies to other formats).
  static func size(ofDataURI address: String) -> (width: Int, height: Int)? {
    guard address.hasPrefix("data:"), let comma = address.utf8.firstIndex(of: UInt8(ascii: ",")) else {
      return nil
    }
    let header = address.utf8[..<comma]
    guard String(header)?.contains("base64") == true else { return nil }
    let bytes = base64(address.utf8[address.utf8.index(after: comma)...], count: 24)
    if bytes.count == 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      return (bigEndian(bytes[16..<20]), bigEndian(bytes[20..<24]))
    }
    if bytes.count >= 10, bytes.starts(with: "GIF8".utf8) {
      return (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
    }
    return nil
  }

  private static func bigEndian(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  /// Decodes the first bytes of base64 text; skips white space in it.
  private static func base64(_ text: Substring.UTF8View, count: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var bits = 0
    var width = 0
    for letter in text {
      guard let value = Self.alphabet[letter] else {
        if letter.isXMLSpace { continue }
        break
      }
      bits = bits << 6 | value
      width += 6
      if width >= 8 {
        width -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> width))
        bits &= 1 << width - 1
      }
      if bytes.count == count { break }
    }
    return bytes
  }

  private static let alphabet: [UInt8: Int] = Dictionary(
    uniqueKeysWithValues: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8.enumerated()
      .map { ($1, $0) })
}
