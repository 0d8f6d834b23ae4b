import ChiralManifest

/// The locales of all icons of a set, grouped: those for which every icon shows the same drawings are one group.
///
/// A set of letters has rows for dozens of languages that share a script. With groups, a target writes each drawing once.
struct LocaleGroups {
  /// Locales with equally many subtags that every icon treats alike.
  struct Group {
    let locales: [LanguageTag]
    /// The locale that stands for all of them: one of the manifest, if it names any.
    var first: LanguageTag { locales[0] }
    /// Its tag in small letters.
    var key: String { first.text.lowercased() }
  }

  /// The groups; general locales come first.
  let groups: [Group]
  /// The first locales of the groups, by the tags of all locales in small letters.
  private let firsts: [String: LanguageTag]
  private let namesakes: NamesakeOrder

  /// Groups the locales of a set by the drawings that icons choose for them.
  init(_ set: ExportSet, of choices: [PictureChoice]) {
    namesakes = set.namesakes
    let indices = choices.map { choice in
      Dictionary(choice.rows.map { ($0.locale, [$0.ltr, $0.rtl]) }) { first, _ in first }
    }
    var places: [[[Int]?]: Int] = [:]
    var groups: [[LanguageTag]] = []
    for locale in set.prefixRowLocales {
      let signature = [[locale.subtags.count]] + indices.map { $0[locale.text.lowercased()] }
      if let place = places[signature] {
        groups[place].append(locale)
      } else {
        places[signature] = groups.count
        groups.append([locale])
      }
    }
    let sorted = groups.map { [namesakes] in Group(locales: namesakes.sorted($0, by: \.self)) }
    self.groups = sorted
    firsts = Dictionary(
      sorted.flatMap { group in group.locales.map { ($0.text.lowercased(), group.first) } }
    ) { first, _ in first }
  }

  /// Groups the locales of a set whose icons choose by the prefixes of tags.
  init(_ set: ExportSet) {
    self.init(set, of: set.icons.map { PictureChoice($0) })
  }

  /// The tags of all locales in small letters, each with the first locale of its group, sorted.
  var keys: [(tag: String, first: LanguageTag)] {
    firsts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Returns true if a locale stands for its group.
  func isFirst(_ locale: LanguageTag) -> Bool { firsts[locale.text.lowercased()] == locale }

  /// Returns the rows of an icon, one per group.
  func rows(of choice: PictureChoice) -> [(locale: String, ltr: Int, rtl: Int)] {
    choice.rows.filter { firsts[$0.locale]?.text.lowercased() == $0.locale }
  }

  /// Returns the rows of an icon, one per group; those that name drawings come first.
  func rows(of icon: ExportIcon) -> [ExportIcon.Row] {
    namesakes.sorted(icon.prefixRows.filter { isFirst($0.locale) }, by: \.locale)
  }
}
