package import ChiralManifest
package import ChiralValues

/// The language of the page for browsers.
package struct PageLanguage: Sendable {
  /// The language tag, such as `ar`.
  package let tag: String
  /// The direction of the page's layout.
  package let direction: Direction
  /// The requested locale, such as `ar-XB`.
  package let locale: String
  /// The texts of the page by key.
  let strings: JSONValue

  /// English.
  package static let english = PageLanguage("en", .leftToRight, words: "en", of: "en")

  /// The languages of the page, sorted.
  package static let available = PageSource.strings.keys.sorted()

  /// Finds the language for a locale; nil if the page is not translated into it. A right-to-left
  /// pseudo-locale gets English in a right-to-left layout (R24).
  package init?(_ tag: LanguageTag) {
    let parts = tag.text.split(separator: "-").map(String.init)
    let isPseudo = parts.contains("XB") || tag.text.lowercased().hasPrefix("qps")
    let words = isPseudo ? "en" : parts[0]
    guard PageSource.strings[words] != nil else { return nil }
    self.init(isPseudo ? "en" : tag.text, tag.direction, words: words, of: tag.text)
  }

  private init(_ tag: String, _ direction: Direction, words: String, of locale: String) {
    self.tag = tag
    self.locale = locale
    self.direction = direction
    strings = Self.strings(of: words)
  }

  /// Returns all strings of a language from its file.
  static func strings(of language: String) -> JSONValue {
    let text = PageSource.strings[language] ?? "{}"
    let reading = JSONReader.read(SourceText(Array(text.utf8), file: "\(language).json"))
    return reading.root.map(JSONValue.init) ?? .object([])
  }
}
