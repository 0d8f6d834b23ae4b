/// A number as icons write it: exact in decimal, so that 24 − 22.1 is 1.9 and not 1.8999999999999986.
///
/// The value is `mantissa · 10^−decimals`. Numbers with more than 18 significant digits are rounded to 18;
/// results that do not fit are rounded to the nearest `Double`.
public struct DecimalNumber: Hashable, Sendable {
  /// All digits, without the decimal point.
  public let mantissa: Int
  /// How many of the digits follow the decimal point; negative for large powers of ten.
  public let decimals: Int

  /// The number `mantissa · 10^−decimals`, with trailing zeros taken off.
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

  /// A whole number.
  public init(_ value: Int) {
    self.init(mantissa: value, decimals: 0)
  }

  /// The shortest decimal number that reads back as `value`; 0 for NaN and infinities.
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

  /// Whether this is below zero.
  public var isNegative: Bool { mantissa < 0 }

  /// The exact negative.
  public static prefix func - (number: DecimalNumber) -> DecimalNumber {
    DecimalNumber(mantissa: -number.mantissa, decimals: number.decimals)
  }

  /// The exact sum where 18 digits hold it, else the nearest `Double`.
  public static func + (left: DecimalNumber, right: DecimalNumber) -> DecimalNumber {
    let decimals = max(left.decimals, right.decimals)
    guard let a = left.scaled(to: decimals), let b = right.scaled(to: decimals) else {
      return DecimalNumber(left.value + right.value)
    }
    let (sum, overflow) = a.addingReportingOverflow(b)
    return overflow || sum == .min
      ? DecimalNumber(left.value + right.value) : DecimalNumber(mantissa: sum, decimals: decimals)
  }

  /// The exact difference where 18 digits hold it, else the nearest `Double`.
  public static func - (left: DecimalNumber, right: DecimalNumber) -> DecimalNumber {
    left + -right
  }

  /// The exact product where 18 digits hold it, else the nearest `Double`.
  public static func * (left: DecimalNumber, right: DecimalNumber) -> DecimalNumber {
    let (product, overflow) = left.mantissa.multipliedReportingOverflow(by: right.mantissa)
    return overflow || product == .min
      ? DecimalNumber(left.value * right.value)
      : DecimalNumber(mantissa: product, decimals: left.decimals + right.decimals)
  }

  /// The mantissa that the same number has with that many decimals, if it fits.
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

  /// The powers of ten that a `Double` holds exactly.
  private static let powers: [Double] = (0...22).map { Double("1e\($0)") ?? 1 }
}

extension DecimalNumber: Comparable {
  /// Orders by value.
  public static func < (left: DecimalNumber, right: DecimalNumber) -> Bool {
    (left - right).isNegative
  }
}

extension DecimalNumber: CustomStringConvertible {
  /// The number as SVG writes it, with a zero before the decimal point.
  public var description: String { written(dropsLeadingZero: false) }

  /// The number as SVG writes it: `0.5`, or `.5` where the source drops the leading zero.
  public func written(dropsLeadingZero: Bool) -> String {
    let digits = String(mantissa.magnitude)
    let sign = mantissa < 0 ? "-" : ""
    if decimals == 0 { return sign + digits }
    if decimals < 0 || decimals > 24 { return sign + digits + "e\(-decimals)" }
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    let whole = padded.dropLast(decimals)
    return sign + (dropsLeadingZero && whole == "0" ? "" : whole) + "." + padded.suffix(decimals)
  }
}
