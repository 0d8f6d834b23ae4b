#if canImport(FoundationEssentials)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

extension DigitChoice {
  /// Reads `native` or the identifier of a numbering system with ten digits; nil for anything else.
  public init?(_ text: String) {
    guard text == Self.native || Self.systems.contains(text) else { return nil }
    system = text
  }

  static let native = "native"

  /// The numbering systems in CLDR with ten digits; `roman` and similar ones are not among them.
  package static let systems: [String] = Locale.NumberingSystem.availableNumberingSystems
    .map(\.identifier).filter { $0 == "latn" || digits(of: $0) != latin }.sorted()

  private static let latin = (0...9).map(String.init)

  private static func digits(of system: String) -> [String] {
    let locale = Locale(identifier: "en-u-nu-" + system)
    return latin.indices.map { NumberStyle.plain($0, locale) }
  }
}
