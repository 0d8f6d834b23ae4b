/// Reads numbers and separators from the UTF-8 bytes of an attribute value.
public struct ByteScanner {
  /// The bytes to scan.
  public let bytes: [UInt8]
  /// The index of the next byte.
  public var position: Int

  /// Creates a scanner at the first byte.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = 0
  }

  /// Creates a scanner for the UTF-8 bytes of a text.
  public init(_ text: some StringProtocol) {
    self.init(Array(text.utf8))
  }

  /// The next byte; nil at the end.
  public var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// True if no byte is left.
  public var isAtEnd: Bool { position >= bytes.count }

  /// Skips spaces, tabs and line ends.
  public mutating func skipSpace() {
    while let byte = peek, byte.isXMLSpace { position += 1 }
  }

  /// Skips spaces with at most one comma among them, as SVG's `comma-wsp`.
  public mutating func skipSeparator() {
    skipSpace()
    if peek == UInt8(ascii: ",") {
      position += 1
      skipSpace()
    }
  }

  /// Skips `byte` and returns true if it is next.
  public mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    position += 1
    return true
  }

  /// Reads a name: letters, digits, `-` and `_`.
  public mutating func word() -> String {
    let start = position
    while let byte = peek, byte.isNameByte { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Reads a number with its range, or stays where it is.
  ///
  /// Grammar: SVG 1.1, section 8.3.9. An `e` begins an exponent only if digits follow, so `1em` is 1.
  public mutating func number() -> (value: DecimalNumber, range: Range<Int>)? {
    let start = position
    var isNegative = false
    if let sign = peek, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isNegative = sign == UInt8(ascii: "-")
      position += 1
    }
    var digits = Digits()
    digits.read(&self, isFraction: false)
    if peek == UInt8(ascii: "."), digits.count > 0 || isDigit(at: position + 1) {
      position += 1
      digits.read(&self, isFraction: true)
    }
    guard digits.count > 0 else {
      position = start
      return nil
    }
    let decimals = digits.decimals - exponent()
    let mantissa = isNegative ? -digits.mantissa : digits.mantissa
    return (DecimalNumber(mantissa: mantissa, decimals: decimals), start..<position)
  }

  /// Reads an exponent such as `e5` or `E-3`; 0 if there is none.
  private mutating func exponent() -> Int {
    guard let mark = peek, mark | 0x20 == UInt8(ascii: "e") else { return 0 }
    let start = position
    position += 1
    let isNegative = peek == UInt8(ascii: "-")
    if isNegative || peek == UInt8(ascii: "+") { position += 1 }
    guard isDigit(at: position) else {
      position = start
      return 0
    }
    var exponent = 0
    while let byte = peek, byte.isDigit {
      // With any 18 digits, 10^400 is beyond the range of Double and 10^−400 is 0, so a larger exponent means the same.
      exponent = min(400, exponent * 10 + Int(byte - UInt8(ascii: "0")))
      position += 1
    }
    return isNegative ? -exponent : exponent
  }

  private func isDigit(at index: Int) -> Bool {
    index < bytes.count && bytes[index].isDigit
  }
}

/// The digits of a number, collected up to the 18 that an `Int` holds.
private struct Digits {
  var mantissa = 0
  var decimals = 0
  var count = 0

  mutating func read(_ scanner: inout ByteScanner, isFraction: Bool) {
    while let byte = scanner.peek, byte.isDigit {
      count += 1
      scanner.position += 1
      // Below 10¹⁷, one more digit leaves at most 18, which 63 bits hold (9.2 · 10¹⁸).
      if mantissa < 100_000_000_000_000_000 {
        mantissa = mantissa * 10 + Int(byte - UInt8(ascii: "0"))
        if isFraction { decimals += 1 }
      } else if !isFraction {
        decimals -= 1
      }
    }
  }
}

extension UInt8 {
  /// True for an ASCII digit.
  public var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
  /// True for white space as XML defines it.
  public var isXMLSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D }
  // In ASCII, bit 5 (0x20) distinguishes small letters from capitals.
  /// True for an ASCII letter.
  public var isLetter: Bool { (self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "z") }
  /// True for a byte that a name may contain: letters, digits, `-`, `_`, and every byte beyond ASCII.
  public var isNameByte: Bool {
    isLetter || isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_") || self >= 0x80
  }
}
