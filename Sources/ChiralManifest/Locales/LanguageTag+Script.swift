#if canImport(FoundationEssentials)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

extension LanguageTag {
  /// The English name of the script, such as `Hebrew`; nil if the script is unknown.
  package var scriptName: String? { script.flatMap { Self.english.localizedString(forScriptCode: $0) } }

  /// The English name of the language without its region, such as `Persian`; nil if it is unknown.
  package var languageName: String? { Self.english.localizedString(forLanguageCode: language) }

  private static let english = Locale(identifier: "en")

  /// Returns the languages with data in CLDR that are written in a script, sorted: `ar`, `ckb`, `fa`,
  /// `pa-Arab`, `ps` … for `Arab`.
  ///
  /// If only the region decides the script, as for Punjabi in Pakistan and for Azerbaijani in Iran, the tag with the
  /// region is included as well: `pa-PK`, `az-IR`.
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
    tags.formUnion(regional)
    return Dictionary(grouping: tags.sorted()) { $0.script ?? "" }
  }()

  /// The tags of languages whose script depends on the region, with the regions of the less usual script.
  package static let regional: [LanguageTag] = regionalScripts.flatMap { language, regions in
    regions.split(separator: " ").compactMap { try? LanguageTag("\(language)-\($0)") }
  }

  /// The regions by language. The source is `likelySubtags` of CLDR, with which a test compares them: the keys with a region that lead to another script
  /// than the language alone.
  private static let regionalScripts: KeyValuePairs<String, String> = [
    "az": "IQ IR RU", "ha": "CM SD", "kk": "AF CN IR MN", "ku": "LB", "ky": "CN TR", "mn": "CN", "ms": "CC",
    "pa": "PK", "sd": "IN", "sr": "ME RO RU TR", "tg": "PK", "ug": "KZ MN", "uz": "AF CN", "yue": "CN",
    "zh": "AU BN GB GF HK ID MO PA PF PH SR TH TW VN",
  ]
}
