extension Int {
  /// The nearest whole number towards zero; the largest for what is larger, and 0 for what is no number.
  ///
  /// `Int(_:)` ends the program there, and drawings hold numbers of every size.
  package init(saturating value: Double) {
    self = value.isNaN ? 0 : Int(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : .max)
  }
}
