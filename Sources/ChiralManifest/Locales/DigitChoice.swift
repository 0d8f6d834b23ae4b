/// The digits of numbers, where CLDR's choice for a locale should not apply (R20).
public struct DigitChoice: Hashable, Sendable {
  /// The identifier of a numbering system in CLDR with ten digits, such as `latn`; `native` is the locale's own.
  public let system: String
}
