/// Converts the bytes of a file to UTF-8, and offsets in it into lines and columns.
struct DecodedSource {
  /// The text in UTF-8; unchanged if the file is UTF-8 already.
  let bytes: [UInt8]

  /// Reads UTF-8, UTF-16 or the encoding that the XML declaration names; nil if the encoding cannot be
  /// converted.
  init?(decoding raw: [UInt8]) {
    if let encoding = Self.encoding(of: raw) {
      guard let converted = LibXML.utf8(raw, from: encoding) else { return nil }
      bytes = Self.redeclared(converted)
    } else {
      bytes = raw
    }
  }

  /// Returns the line and the column of a byte, both from 1.
  static func place(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    let before = bytes[..<min(max(0, offset), bytes.count)]
    let line = before.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return (line, before.count - start + 1)
  }

  /// Returns the encoding to convert from; nil for UTF-8.
  private static func encoding(of raw: [UInt8]) -> String? {
    switch raw.prefix(2) {
    case [0xFE, 0xFF]: return "UTF-16BE"
    case [0xFF, 0xFE]: return "UTF-16LE"
    case [0x00, 0x3C]: return "UTF-16BE"
    case [0x3C, 0x00]: return "UTF-16LE"
    default: break
    }
    guard let name = declaredEncoding(raw) else { return nil }
    return ["utf-8", "utf8", "us-ascii", "ascii"].contains(name.text.lowercased()) ? nil : name.text
  }

  /// Returns the value of `encoding="…"` in the XML declaration, with its range.
  private static func declaredEncoding(_ raw: [UInt8]) -> (text: String, range: Range<Int>)? {
    let head = Array(raw.prefix(200))
    guard let start = range(of: "<?xml", in: head[...]), start.lowerBound <= 3,
      let end = range(of: "?>", in: head[...]),
      let found = range(of: "encoding", in: head[..<end.lowerBound]),
      let open = head[found.upperBound..<end.lowerBound].firstIndex(where: { $0 == 0x22 || $0 == 0x27 }),
      let close = head[(open + 1)..<end.lowerBound].firstIndex(of: head[open])
    else { return nil }
    return (String(decoding: head[(open + 1)..<close], as: UTF8.self), open + 1..<close)
  }

  /// Returns the first occurrence of a text. The standard library's search takes longer than reading a whole icon.
  private static func range(of text: StaticString, in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    text.withUTF8Buffer { text in
      bytes.indices.dropLast(text.count - 1).first { bytes[$0...].starts(with: text) }
        .map { $0..<$0 + text.count }
    }
  }

  /// Changes the declared encoding of a converted text to UTF-8 and removes its byte order mark.
  private static func redeclared(_ converted: [UInt8]) -> [UInt8] {
    var bytes = converted
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    if let declared = declaredEncoding(bytes) { bytes.replaceSubrange(declared.range, with: "UTF-8".utf8) }
    return bytes
  }
}
