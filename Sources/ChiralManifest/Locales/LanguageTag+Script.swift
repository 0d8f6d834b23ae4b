#if canImport(FoundationEssentials)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

extension LanguageTag {
  /// The languages that CLDR has data for in a script: `ar`, `ckb`, `fa`, `pa-Arab`, `ps` … for `Arab`, sorted.
  ///
  /// Where only a region tells the script, as in Punjabi of Pakistan, it is there with the region, too: `pa-PK`.
  package static func languages(writtenIn script: String) -> [LanguageTag] { byScript[script] ?? [] }

  private static let byScript: [String: [LanguageTag]] = {
    var tags: Set<LanguageTag> = []
    for identifier in Locale.availableIdentifiers {
      let parts = identifier.split { $0 == "_" || $0 == "-" }.map(String.init)
      guard let language = parts.first else { continue }
      let spellings =
        parts.count > 1 && parts[1].utf8.count == 4
        ? [language + "-" + parts[1]] + parts.dropFirst(2).prefix(1).map { language + "-" + $0 } : [language]
      tags.formUnion(spellings.compactMap { try? LanguageTag($0) })
    }
    return Dictionary(grouping: tags.sorted()) { $0.script ?? "" }
  }()
}
