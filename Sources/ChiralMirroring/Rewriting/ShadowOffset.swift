import ChiralSVG

/// The horizontal offset of a `drop-shadow(…)`: the first of its lengths, before or after which its colour may stand.
struct ShadowOffset {
  /// The number, without its unit.
  let value: DecimalNumber
  /// The bytes of the number in the value of `filter`.
  let range: Range<Int>

  private static let name = Array("drop-shadow(".utf8)

  /// Returns the offsets in a value of `filter`; a shadow without a number has none.
  static func all(in value: String) -> [ShadowOffset] {
    let bytes = Array(value.utf8)
    guard bytes.count > name.count else { return [] }
    return (0...bytes.count - name.count).compactMap { start in
      let isShadow = zip(bytes[start...], name).allSatisfy { lowercased($0) == $1 }
      return isShadow ? first(in: bytes, from: start + name.count) : nil
    }
  }

  /// Returns the first number outside of the parentheses of a colour.
  private static func first(in bytes: [UInt8], from start: Int) -> ShadowOffset? {
    var scanner = ByteScanner(bytes)
    scanner.position = start
    var depth = 0
    while let byte = scanner.peek, depth > 0 || byte != UInt8(ascii: ")") {
      let previous = bytes[scanner.position - 1]
      let beginsWord = previous.isXMLSpace || previous == UInt8(ascii: "(") || previous == UInt8(ascii: ")")
      if depth == 0, beginsWord, let (value, range) = scanner.number() {
        return ShadowOffset(value: value, range: range)
      }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      scanner.position += 1
    }
    return nil
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
