extension LanguageTag {
  /// The English name of the script, such as `Hebrew`; nil if the script is unknown.
  package var scriptName: String? { script.flatMap(LocaleTable.name(ofScript:)) }

  /// The English name of the language without its region, such as `Persian`; nil if it is unknown.
  package var languageName: String? { LocaleTable.name(ofLanguage: language) }

  /// Returns the languages with data in CLDR that are written in a script, sorted: `ar`, `ckb`, `fa`,
  /// `pa-Arab`, `ps` … for `Arab`.
  ///
  /// If only the region decides the script, as for Punjabi in Pakistan and for Azerbaijani in Iran, the tag with the
  /// region is included as well: `pa-PK`, `az-IR`.
  package static func languages(writtenIn script: String) -> [LanguageTag] {
    byScript[script] ?? []
  }

  private static let byScript = Dictionary(
    grouping: Set(LocaleTable.tags.compactMap { try? LanguageTag($0) } + regional).sorted()
  ) { $0.script ?? "" }

  /// The tags of languages whose script depends on the region, with the regions of the less usual script.
  package static let regional: [LanguageTag] = {
    let languages = Set(LocaleTable.tags.compactMap { $0.split(separator: "-").first })
    return LocaleTable.regional.keys.sorted()
      .filter { $0.split(separator: "-").first.map(languages.contains) == true }
      .compactMap { try? LanguageTag($0) }
  }()
}
