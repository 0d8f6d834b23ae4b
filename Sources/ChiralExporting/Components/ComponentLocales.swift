import ChiralManifest
import ChiralValues

/// The locales of all icons of a set, grouped: those for which every icon shows the same drawings have one key.
///
/// A set of letters has rows for dozens of languages that share a script. With keys, the markup of an icon and the style
/// sheet name each group once.
struct ComponentLocales {
  /// Locales with equally many subtags that every icon treats alike.
  struct Group {
    /// The tag of the first locale, in small letters.
    let key: String
    let locales: [LanguageTag]
  }

  /// The groups; general locales come first.
  let groups: [Group]
  /// The keys of the locales, by their tags in small letters.
  private let keys: [String: String]

  /// Groups locales by the drawings that icons choose for them.
  init(_ locales: [LanguageTag], of choices: [PictureChoice]) {
    let indices = choices.map { choice in
      Dictionary(choice.rows.map { ($0.locale, [$0.ltr, $0.rtl]) }) { first, _ in first }
    }
    var places: [[[Int]?]: Int] = [:]
    var groups: [[LanguageTag]] = []
    for locale in locales {
      let signature = [[locale.subtags.count]] + indices.map { $0[locale.text.lowercased()] }
      if let place = places[signature] {
        groups[place].append(locale)
      } else {
        places[signature] = groups.count
        groups.append([locale])
      }
    }
    self.groups = groups.map { Group(key: $0[0].text.lowercased(), locales: $0) }
    keys = Dictionary(
      self.groups.flatMap { group in group.locales.map { ($0.text.lowercased(), group.key) } }
    ) {
      first, _ in first
    }
  }

  /// Returns the rows of an icon, one per group.
  func rows(of choice: PictureChoice) -> [(locale: String, ltr: Int, rtl: Int)] {
    choice.rows.filter { keys[$0.locale] == $0.locale }
  }

  /// `locales.js`.
  var script: String {
    let members = keys.sorted { $0.key < $1.key }.map {
      "  \(Escape.javaScript($0.key)): \(Escape.javaScript($0.value)),\n"
    }
    return """
      /** The keys of the locales that icons distinguish. */
      const keys = {
      \(members.joined())};

      """
  }
}
