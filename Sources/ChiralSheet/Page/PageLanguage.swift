package import ChiralManifest

/// The language in which the page for browsers speaks.
package struct PageLanguage: Sendable {
  /// Such as `ar`.
  package let tag: String
  /// The direction of the page's layout.
  package let direction: Direction
  /// The locale that was asked for, such as `ar-XB`.
  package let locale: String
  /// The texts of the page by key.
  let strings: JSONValue

  /// English.
  package static let english = PageLanguage("en", .leftToRight, words: "en", of: "en")

  /// The languages that the page speaks, sorted.
  package static let available = PageSource.strings.keys.sorted()

  /// The language of a locale; nil where the page does not speak it. A right-to-left pseudo-locale is English,
  /// laid out from right to left (R24).
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

  /// All strings of a language, as its file has them.
  static func strings(of language: String) -> JSONValue {
    let text = PageSource.strings[language] ?? "{}"
    let reading = JSONReader.read(SourceText(Array(text.utf8), file: "\(language).json"))
    return reading.root.map(JSONValue.init) ?? .object([])
  }
}
