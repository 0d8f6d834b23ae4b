import ChiralManifest
import ChiralValues

/// A Swift file with the names of the symbol sets for each language and direction.
struct SymbolLibrary {
  let set: SetName?
  let groups: LocaleGroups
  /// The icons with several symbol sets.
  private var icons: [(name: String, rows: SharedRows)] = []

  init(set: SetName?, groups: LocaleGroups) {
    self.set = set
    self.groups = groups
  }

  private var type: String { (set?.pascal ?? "Chiral") + "Symbols" }

  /// The path of the file.
  var path: String { type + ".swift" }

  /// Adds an icon; one with a single symbol set needs no entry.
  mutating func add(_ rows: SharedRows, as name: String) {
    if rows.places.count > 1 { icons.append((name, rows)) }
  }

  private static func literal(_ rows: [SharedRows.Row]) -> String {
    let members = rows.map { key, name in
      "\(Escape.swift(key)): \(Escape.swift(name.isEmpty ? "" : "." + name))"
    }
    return rows.isEmpty ? "[:]" : "[\(members.joined(separator: ", "))]"
  }

  /// The text of the file.
  var text: String {
    let rows = icons.map { icon in
      let (left, right) = (Self.literal(icon.rows.leftToRight), Self.literal(icon.rows.rightToLeft))
      return "    \(Escape.swift(icon.name)): [\(left), \(right)],\n"
    }
    let languages = groups.groups.flatMap { group in
      group.locales.map { "    \(Escape.swift($0.text)): \(Escape.swift(group.first.text)),\n" }
    }
    return """
      \(ComponentModule.head)
      import Foundation

      /// The names of the symbol sets of `\((set?.pascal ?? "Symbols")).xcassets`.
      public enum \(type) {
        /// Returns the name of the symbol set that shows an icon in a locale and a direction:
        /// `Image(\(type).name("bold", locale: locale, isRightToLeft: layoutDirection == .rightToLeft))`.
        public static func name(_ icon: String, locale: Locale = .current, isRightToLeft: Bool) -> String {
          let endings = endings[icon]?[isRightToLeft ? 1 : 0] ?? [:]
          let parts = locale.identifier(.bcp47).split(separator: "-")
          let keys = parts.indices.reversed().compactMap { languages[parts[...$0].joined(separator: "-")] }
          return icon + ((keys + ["rtl"]).lazy.compactMap { endings[$0] }.first ?? "")
        }

        /// The endings of names for left to right and for right to left, of icons that have several symbol sets.
        private static let endings: [String: [[String: String]]] = [
      \(rows.isEmpty ? "    :\n" : rows.joined())  ]

        /// The languages that every icon treats alike, by the first of them.
        private static let languages: [String: String] = [
      \(languages.isEmpty ? "    :\n" : languages.joined())  ]
      }

      """
  }
}
