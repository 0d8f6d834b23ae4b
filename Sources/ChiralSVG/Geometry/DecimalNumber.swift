/// A number as icons write it: exact in decimal, so that 24 − 22.1 is 1.9 and not 1.8999999999999986.
///
/// The value is `mantissa · 10^−decimals`. Numbers with more than 18 significant digits are rounded to 18;
/// results that do not fit are rounded to the nearest `Double`.
public struct DecimalNumber: Hashable, Sendable {
  /// All digits as a whole number, without the decimal point.
  public let mantissa: Int
  /// The number of digits after the decimal point; negative for large powers of ten.
  public let decimals: Int

  /// Creates the number `mantissa · 10^−decimals` and removes trailing zeros.
  public init(mantissa: Int, decimals: Int) {
    var mantissa = mantissa
    var decimals = mantissa == 0 ? 0 : decimals
    while decimals > 0, mantissa % 10 == 0 {
      mantissa /= 10
      decimals -= 1
    }
    self.mantissa = mantissa
    self.decimals = decimals
  }

  /// Creates a whole number.
  public init(_ value: Int) {
    self.init(mantissa: value, decimals: 0)
  }

  /// Creates the shortest decimal number that reads back as `value`; 0 for NaN and infinities.
  public init(_ value: Double) {
    guard value.isFinite else {
      self.init(0)
      return
    }
    var scanner = ByteScanner(Array(value.description.utf8))
    self = scanner.number()?.value ?? DecimalNumber(0)
  }

  /// The nearest `Double`.
  public var value: Double {
    let magnitude = Self.power(abs(decimals))
    return decimals >= 0 ? Double(mantissa) / magnitude : Double(mantissa) * magnitude
  }

  /// Zero.
  public static let zero = DecimalNumber(0)

  /// True for a number below zero.
  public var isNegative: Bool { mantissa < 0 }

  /// Returns the exact negative.
  public static prefix func - (number: DecimalNumber) -> DecimalNumber {
    DecimalNumber(mantissa: -number.mantissa, decimals: number.decimals)
  }

  /// Returns the exact sum if it has at most 18 digits, otherwise the nearest `Double`.
  public static func + (left: DecimalNumber, right: DecimalNumber) -> DecimalNumber {
    let decimals = max(left.decimals, right.decimals)
    guard let a = left.scaled(to: decimals), let b = right.scaled(to: decimals) else {
      return DecimalNumber(left.value + right.value)
    }
    let (sum, overflow) = a.addingReportingOverflow(b)
    return overflow || sum == .min
      ? DecimalNumber(left.value + right.value) : DecimalNumber(mantissa: sum, decimals: decimals)
  }

  /// Returns the exact difference if it has at most 18 digits, otherwise the nearest `Double`.
  public static func - (left: DecimalNumber, right: DecimalNumber) -> DecimalNumber {
    left + -right
  }

  /// Returns the exact product if it has at most 18 digits, otherwise the nearest `Double`.
  public static func * (left: DecimalNumber, right: DecimalNumber) -> DecimalNumber {
    let (product, overflow) = left.mantissa.multipliedReportingOverflow(by: right.mantissa)
    return overflow || product == .min
      ? DecimalNumber(left.value * right.value)
      : DecimalNumber(mantissa: product, decimals: left.decimals + right.decimals)
  }

  /// Returns the mantissa of the same number with that many decimals; nil if it does not fit.
  private func scaled(to decimals: Int) -> Int? {
    var scaled = mantissa
    for _ in 0..<(decimals - self.decimals) {
      let (product, overflow) = scaled.multipliedReportingOverflow(by: 10)
      if overflow { return nil }
      scaled = product
    }
    return scaled
  }

  private static func power(_ exponent: Int) -> Double {
    exponent < powers.count ? powers[exponent] : Double("1e\(exponent)") ?? .infinity
  }

  // 10²² = 2²² · 5²², and 5²² is the largest power of five below 2⁵³, the precision of a Double.
  /// The powers of ten that a `Double` holds exactly.
  private static let powers: [Double] = (0...22).map { Double("1e\($0)") ?? 1 }
}

extension DecimalNumber: Comparable {
  /// Compares by value.
  public static func < (left: DecimalNumber, right: DecimalNumber) -> Bool {
    (left - right).isNegative
  }
}

extension DecimalNumber: CustomStringConvertible {
  /// The number in SVG's syntax, with a zero before the decimal point.
  public var description: String { written(dropsLeadingZero: false) }

  /// Returns the number in SVG's syntax: `0.5`, or `.5` if the source omits the leading zero.
  public func written(dropsLeadingZero: Bool) -> String {
    var bytes: [UInt8] = []
    write(to: &bytes, dropsLeadingZero: dropsLeadingZero)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the number in the form that `written` returns.
  func write(to output: inout [UInt8], dropsLeadingZero: Bool) {
    if mantissa < 0 { output.append(UInt8(ascii: "-")) }
    // A mantissa has at most 19 digits, so with more than 24 decimals an exponent is shorter than the zeros.
    guard decimals > 0, decimals <= 24 else {
      output.append(decimal: UInt64(mantissa.magnitude))
      if decimals != 0 { output += "e\(-decimals)".utf8 }
      return
    }
    let (whole, fraction) = UInt64(mantissa.magnitude).split(decimals: decimals)
    if whole != 0 || !dropsLeadingZero { output.append(decimal: whole) }
    output.append(UInt8(ascii: "."))
    output.append(decimal: fraction, width: decimals)
  }
}

extension UInt64 {
  /// Returns the digits before and after the decimal point.
  fileprivate func split(decimals: Int) -> (whole: UInt64, fraction: UInt64) {
    // 10¹⁹ is the largest power of ten that 64 bits hold.
    guard decimals <= 19 else { return (0, self) }
    var power: UInt64 = 1
    for _ in 0..<decimals { power *= 10 }
    return (self / power, self % power)
  }
}

extension [UInt8] {
  /// Appends a whole number in decimal digits, with leading zeros up to a width.
  fileprivate mutating func append(decimal number: UInt64, width: Int = 1) {
    let start = count
    var rest = number
    repeat {
      append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0 || count - start < width
    self[start...].reverse()
  }
}
