package import ChiralManifest

/// The language in which the page for browsers speaks.
package struct PageLanguage: Sendable {
  /// Such as `ar`.
  package let tag: String
  /// In which the page is laid out.
  package let direction: Direction
  /// What it says, by key.
  let strings: JSONValue

  /// English.
  package static let english = PageLanguage("en", .leftToRight, words: "en")

  /// The languages that the page speaks, sorted.
  package static let available = PageSource.strings.keys.sorted()

  /// The language of a locale; nil where the page does not speak it. A right-to-left pseudo-locale is English,
  /// laid out from right to left (R24).
  package init?(_ tag: LanguageTag) {
    let parts = tag.text.split(separator: "-").map(String.init)
    let isPseudo = parts.contains("XB") || tag.text.lowercased().hasPrefix("qps")
    let words = isPseudo ? "en" : parts[0]
    guard PageSource.strings[words] != nil else { return nil }
    self.init(isPseudo ? "en" : tag.text, tag.direction, words: words)
  }

  private init(_ tag: String, _ direction: Direction, words: String) {
    self.tag = tag
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
