import ChiralManifest
import ChiralValues

/// The drawings that an icon shows in groups of languages, by their numbers. Icons that agree in these share the rules of the
/// style sheet.
struct ComponentPattern: Hashable {
  /// A group of languages with the drawing for each direction; −1 where it has none for that direction.
  struct Row: Hashable {
    let languages: [String]
    let leftToRight: Int
    let rightToLeft: Int

    /// Returns the drawing for a direction; nil if the row does not count there.
    func drawing(_ direction: Direction) -> Int? {
      let index = direction == .leftToRight ? leftToRight : rightToLeft
      return index < 0 ? nil : index
    }
  }

  /// The rows, in the order of the groups.
  let rows: [Row]

  /// The name in markup, a hash of the rows: the same name means the same rules in every style sheet, because a page may
  /// show icons of several packages.
  var name: String {
    let text = rows.map { "\($0.languages.joined(separator: ",")) \($0.leftToRight) \($0.rightToLeft)\n" }
      .joined()
    let hash = text.fowlerNollVo
    // Folded to 36 bits, which are at most 7 digits.
    return "p" + String((hash ^ hash >> 36) & 0xf_ffff_ffff, radix: 36)
  }
}

extension PictureChoice {
  /// Returns the pattern of the icon; nil if no language has a drawing of its own.
  func pattern(_ locales: LocaleGroups) -> ComponentPattern? {
    let chosen = Dictionary(rows.map { ($0.locale, $0) }) { first, _ in first }
    let rows = locales.groups.compactMap { group in
      chosen[group.key].map {
        ComponentPattern.Row(languages: group.locales.map(\.text), leftToRight: $0.ltr, rightToLeft: $0.rtl)
      }
    }
    return rows.isEmpty ? nil : ComponentPattern(rows: rows)
  }
}
