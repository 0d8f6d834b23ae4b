extension [UInt8] {
  /// A Boolean value that indicates whether a drawing may hold text, so that its pictures depend on fonts.
  ///
  /// It is also true if the bytes do not tell: for compressed drawings, for encodings in which `<text`
  /// consists of other bytes, for entity declarations, and for drawings inside `data:` URLs.
  var holdsText: Bool {
    if starts(with: [0x1F, 0x8B]) || prefix(4).contains(where: { $0 == 0 || $0 >= 0xFE }) { return true }
    return withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "<"), UInt8(ascii: ":"):
          if bytes.hasWord("text", at: index + 1) { return true }
          if bytes.hasWord("!ENTITY", at: index + 1) { return true }
        case UInt8(ascii: "d"), UInt8(ascii: "D"):
          if bytes.hasWord("ata:", at: index + 1), !bytes.hasBitmap(at: index + 5) { return true }
        case UInt8(ascii: "e"):
          if bytes.hasWord("ncoding", at: index + 1), !bytes.hasKnownEncoding(at: index + 8) { return true }
        default: break
        }
        index += 1
      }
      return false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns true if a word begins at this position, in letters of either case.
  fileprivate func hasWord(_ word: StaticString, at start: Int) -> Bool {
    guard start + word.utf8CodeUnitCount <= count else { return false }
    return word.withUTF8Buffer { word in
      word.indices.allSatisfy { self[start + $0] | 0x20 == word[$0] | 0x20 }
    }
  }

  /// Returns true if the type of an image without text begins at this position.
  fileprivate func hasBitmap(at start: Int) -> Bool {
    ["image/png", "image/jpeg", "image/jpg", "image/gif", "image/webp"].contains { hasWord($0, at: start) }
  }

  /// Returns true if the name of an encoding that contains ASCII begins at this position.
  fileprivate func hasKnownEncoding(at start: Int) -> Bool {
    var start = start
    while start < count, " \t\r\n=\"'".utf8.contains(self[start]) { start += 1 }
    return ["utf-8", "us-ascii", "ascii", "iso-8859-", "windows-125"].contains { hasWord($0, at: start) }
  }
}
