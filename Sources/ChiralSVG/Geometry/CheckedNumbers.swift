extension Int {
  /// Creates the nearest whole number towards zero; the largest or smallest `Int` for values beyond it, and 0
  /// for NaN.
  ///
  /// `Int(_:)` traps on such values, and drawings contain numbers of every size.
  package init(saturating value: Double) {
    self = value.isNaN ? 0 : Int(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : .max)
  }
}

extension ClosedRange<Double> {
  /// Creates the range between two numbers of a drawing, in any order.
  ///
  /// `...` traps on a bound that is not a number; this range then contains nothing finite.
  package init(between one: Double, _ other: Double) {
    self = one <= other ? one...other : other <= one ? other...one : .infinity ... .infinity
  }
}

extension Double {
  /// Reads a whole text as a number, in the syntax of SVG and CSS; nil for anything else and for numbers beyond all others.
  ///
  /// `Double(_:)` also reads `nan`, `inf` and `0x1p3`, which drawings do not mean as numbers.
  package init?(parsing text: some StringProtocol) {
    var scanner = ByteScanner(text)
    scanner.skipSpace()
    guard let value = scanner.number()?.value.value, value.isFinite else { return nil }
    scanner.skipSpace()
    guard scanner.isAtEnd else { return nil }
    self = value
  }
}
