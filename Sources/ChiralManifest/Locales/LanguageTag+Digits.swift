#if canImport(FoundationEssentials)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

extension LanguageTag {
  /// The numbering system that the locale writes (R20), by its CLDR name: `latn`, `arab`, `arabext`.
  package var digits: String { Locale(identifier: text).numberingSystem.identifier }
}
