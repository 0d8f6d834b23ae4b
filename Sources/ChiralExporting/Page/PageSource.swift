import CPageSources

/// The sources of the page for browsers, from the module CPageSources.
enum PageSource {
  /// The style sheets, joined.
  static let style = joined("css")

  /// The scripts of every page, joined.
  static let script = joined("js")

  /// The scripts that a page from a server has in addition, joined.
  static let live = joined("live")

  /// The script of the page that leads to the pages of a large set.
  static let index = [files("js").first?.text, joined("index")].compactMap(\.self).joined(separator: "\n")

  /// The texts as JSON, by language.
  static let strings = Dictionary(
    uniqueKeysWithValues: files("strings").map { (String($0.name.prefix { $0 != "." }), $0.text) })

  /// Returns the files of a folder in the order of their names.
  static func files(_ folder: String) -> [(name: String, text: String)] {
    (0..<page_source_count()).map(page_source_at).compactMap { source in
      let path = String(cString: source.path)
      guard path.hasPrefix(folder + "/") else { return nil }
      let text = UnsafeRawBufferPointer(start: source.text, count: source.length)
      return (String(path.dropFirst(folder.count + 1)), String(decoding: text, as: UTF8.self))
    }
  }

  private static func joined(_ folder: String) -> String {
    files(folder).map(\.text).joined(separator: "\n")
  }
}
