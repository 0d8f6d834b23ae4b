import ChiralManifest

/// The page that leads to the pages of a set that is too large for one page, and finds an icon on them by its name.
package struct PageIndex: Sendable {
  /// A page of the set.
  package struct Entry: Sendable {
    /// The name of its file.
    package var file: String
    /// The names of its icons, in their order.
    package var icons: [String]
    /// The number of its icons with pictures that are not approved.
    package var openCount: Int
    /// The number of findings of the audit about its icons.
    package var findingCount: Int

    /// Creates an entry.
    package init(file: String, icons: [String], openCount: Int, findingCount: Int) {
      self.file = file
      self.icons = icons
      self.openCount = openCount
      self.findingCount = findingCount
    }

    fileprivate var json: JSONValue {
      [
        "file": .string(file), "open": .int(openCount), "findings": .int(findingCount),
        "icons": .array(icons.map(JSONValue.string)),
      ]
    }
  }

  /// The name of the set.
  package var title: String
  /// The language of the page.
  package var language: PageLanguage
  /// The pages.
  package var entries: [Entry] = []
  /// The approved pictures that no longer exist.
  package var gone: [Approval.Key] = []

  /// Creates an index without pages.
  package init(title: String, language: PageLanguage) {
    self.title = title
    self.language = language
  }

  /// Returns the HTML. `sha256` computes the digest that allows the page's own script, and no other, to run.
  package func html(sha256: ([UInt8]) -> [UInt8]) -> [UInt8] {
    let data: JSONValue = [
      "title": .string(title), "strings": language.strings, "parts": .array(entries.map(\.json)),
      "gone": .array(gone.map { .string($0.description) }),
    ]
    return PageDocument(language: language, title: title, script: PageSource.index)
      .html(data, sha256: sha256)
  }
}
