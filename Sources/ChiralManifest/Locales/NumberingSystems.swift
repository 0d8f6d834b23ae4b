extension DigitChoice {
  /// Reads `native` or the identifier of a numbering system with ten digits; nil for anything else.
  public init?(_ text: String) {
    guard text == Self.native || Self.systems.contains(text) else { return nil }
    system = text
  }

  static let native = "native"

  /// The numbering systems in CLDR with ten digits; `roman` and similar ones are not among them.
  package static let systems = LocaleTable.digits.keys.sorted()
}
