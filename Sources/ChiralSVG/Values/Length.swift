/// A coordinate or size as SVG writes it: a number with a unit.
///
/// Source: SVG 1.1, section 4.2; CSS Values 3 for the ratios of the units.
public struct Length: Hashable, Sendable {
  /// The unit of a length.
  public enum Unit: String, Hashable, Sendable {
    /// A user unit.
    case none = ""
    /// A user unit.
    case px
    /// A hundredth of the viewport's width, height or normalised diagonal.
    case percent = "%"
    /// The font size.
    case em
    /// Half of the font size.
    case ex
    /// 96 user units.
    case inch = "in"
    /// 96 / 2.54 user units.
    case cm
    /// 96 / 25.4 user units.
    case mm
    /// 96 / 72 user units.
    case pt
    /// 16 user units.
    case pc
  }

  /// The number before the unit.
  public var number: DecimalNumber
  /// The unit after it.
  public var unit: Unit

  /// Creates a length.
  public init(_ number: DecimalNumber, _ unit: Unit = .none) {
    self.number = number
    self.unit = unit
  }

  /// Reads a length such as `12`, `50%` or `1.5em`; nil for anything else.
  public init?(_ text: String) {
    var scanner = ByteScanner(text)
    scanner.skipSpace()
    guard let number = scanner.number()?.value else { return nil }
    let start = scanner.position
    while let byte = scanner.peek, byte.isLetter || byte == UInt8(ascii: "%") { scanner.position += 1 }
    let unit = String(decoding: scanner.bytes[start..<scanner.position], as: UTF8.self).lowercased()
    scanner.skipSpace()
    guard scanner.isAtEnd, let unit = Unit(rawValue: unit) else { return nil }
    self.init(number, unit)
  }

  /// Returns the length in user units, exactly if the unit's ratio is a decimal number.
  ///
  /// - Parameters:
  ///   - reference: the length of 100 %, in user units.
  ///   - fontSize: the font size, in user units.
  public func userUnits(reference: DecimalNumber, fontSize: DecimalNumber) -> DecimalNumber {
    switch unit {
    case .none, .px: number
    case .percent: number * reference * DecimalNumber(mantissa: 1, decimals: 2)
    case .em: number * fontSize
    case .ex: number * fontSize * DecimalNumber(mantissa: 5, decimals: 1)
    case .inch: number * DecimalNumber(96)
    case .cm: DecimalNumber(number.value * 96 / 2.54)
    case .mm: DecimalNumber(number.value * 96 / 25.4)
    case .pt: DecimalNumber(number.value * 96 / 72)
    case .pc: number * DecimalNumber(16)
    }
  }
}
