extension LanguageTag {
  /// The numbering system that the locale writes (R20), by its CLDR name: `latn`, `arab`, `arabext`.
  package var digits: String { numberingSystem ?? LocaleTable.numbers(numberKeys).usual }

  /// The numbering system that the extension `-u-nu-` names; nil if there is none.
  var numberingSystem: String? {
    let subtags = identity.rest.split(separator: "-")
    guard let start = subtags.firstIndex(of: "u") else { return nil }
    let extensions = subtags[start...].dropFirst().prefix { $0.utf8.count > 1 }
    guard let key = extensions.firstIndex(of: "nu"), key + 1 < extensions.endIndex,
      extensions[key + 1].utf8.count > 2
    else { return nil }
    return String(extensions[key + 1])
  }

  /// The keys of the locales whose numbers apply, best first. The numbers of a region with a script of its own are those of the
  /// script.
  var numberKeys: [String] {
    let isUsual = script == LocaleTable.language(language).script
    return lineage.filter {
      $0.rest.isEmpty && (isUsual || $0.region == nil || $0.language != language)
    }.map(\.key)
  }
}
