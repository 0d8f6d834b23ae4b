import ChiralManifest

/// Selectors of style sheets.
enum CSSSelector {
  /// Returns a selector that matches what any of several selectors match: a single one, because there may be thousands.
  static func any(_ selectors: [String]) -> String {
    selectors.count == 1 ? selectors[0] : ":is(\(selectors.joined(separator: ", ")))"
  }
}

extension LocaleGroups.Group {
  /// The selector of elements in the languages of the group.
  var languageSelector: String {
    CSSSelector.any(locales.flatMap(\.languageSelectors))
  }
}

extension LanguageTag {
  /// The selectors of the locale and everything below it, by today's code and by the old one that some pages
  /// use.
  var languageSelectors: [String] {
    let parts = subtags.map(String.init)
    let old = Self.oldLanguages[parts[0]].map { ([$0] + parts.dropFirst()).joined(separator: "-") }
    return [text, old].compactMap(\.self).map { ":lang(\($0))" }
  }

  private static let oldLanguages = ["he": "iw", "yi": "ji", "id": "in"]
}
