import ChiralManifest
import ChiralValues

/// The OpenType features that choose among the forms of icons.
///
/// | feature | replaces | applied by |
/// | --- | --- | --- |
/// | `liga` | the letters of a name by the icon | shapers |
/// | `L000`, `L001` … | an icon by its form for one locale | the style sheet |
/// | `locl` | an icon without direction by its form for a language | shapers |
/// | `rtla`, `ltra` | the same for icons with a direction, in text of the direction of the locale | shapers |
/// | `rtlm` | an icon by its right-to-left form | shapers in right-to-left text, and the style sheet |
///
/// A form is never replaced again, so that the lookup of a specific locale, which comes first, takes precedence over that
/// of a general one, and both over `rtlm`.
struct FontFeatures {
  /// The forms for one locale, of icons with or without a direction.
  struct Group {
    /// The feature that applies the group alone.
    let feature: String
    let locale: LanguageTag
    /// The direction in which the group applies; nil for icons without a direction.
    let direction: Direction?
    /// Each icon with its form.
    fileprivate(set) var forms: [(icon: String, form: String)]
  }

  /// The groups, in the order of their lookups: specific locales come first.
  let groups: [Group]
  private let icons: [FontIcon]

  init(_ icons: [FontIcon]) {
    self.icons = icons
    var found: [Group] = []
    for icon in icons {
      for row in icon.rows {
        let form = (icon: icon.glyphs[0].name, form: row.glyph)
        if let index = found.firstIndex(where: { $0.locale == row.locale && $0.direction == row.direction }) {
          found[index].forms.append(form)
        } else {
          found.append(Group(feature: "", locale: row.locale, direction: row.direction, forms: [form]))
        }
      }
    }
    let sorted = found.sorted { one, other in
      one.locale == other.locale
        ? one.direction == nil && other.direction != nil
        : ExportIcon.isMoreGeneral(other.locale, one.locale)
    }
    groups = sorted.enumerated().map { number, group in
      let digits = String(number)
      return Group(
        feature: "L" + String(repeating: "0", count: max(0, 3 - digits.count)) + digits, locale: group.locale,
        direction: group.direction, forms: group.forms)
    }
  }

  /// The characters of the icons' names, sorted.
  var letters: [Unicode.Scalar] {
    Set(icons.flatMap { Array($0.id.unicodeScalars) }).sorted { $0.value < $1.value }
  }

  /// The text of a feature file.
  var text: String {
    let mirrored = icons.compactMap { icon in
      icon.rightToLeft.map { (icon: icon.glyphs[0].name, form: $0) }
    }
    func names(_ icons: [FontIcon]) -> String {
      icons.map { icon in
        "  sub \(icon.id.unicodeScalars.map(FontSource.name).joined(separator: " ")) by \(icon.glyphs[0].name);\n"
      }.joined()
    }
    // A name of one letter is no ligature, and a lookup holds rules of one kind. Longer names come first.
    let spellings = [
      ("names", names(icons.filter { $0.id.unicodeScalars.count > 1 })),
      ("letters", names(icons.filter { $0.id.unicodeScalars.count == 1 })),
    ].filter { !$0.1.isEmpty }
    var parts = Self.scripts.map { script in
      (["dflt"] + languages.map(\.tag)).map { "languagesystem \(script) \($0);\n" }.joined()
    }
    parts += spellings.map { Self.lookup($0.0, $0.1) }
    parts += groups.map { Self.lookup($0.lookup, Self.substitutions($0.forms)) }
    if !mirrored.isEmpty { parts.append(Self.lookup("rightToLeft", Self.substitutions(mirrored))) }
    parts.append(Self.feature("liga", spellings.map { "  lookup \($0.0);\n" }.joined()))
    parts += groups.map { Self.feature($0.feature, "  lookup \($0.lookup);\n") }
    parts += [("locl", nil), ("rtla", .rightToLeft), ("ltra", .leftToRight)].compactMap { spoken($0, in: $1) }
    if !mirrored.isEmpty { parts.append(Self.feature("rtlm", "  lookup rightToLeft;\n")) }
    return parts.joined()
  }

  /// The scripts under which shapers look for features: the default for private-use characters, Latin for names.
  private static let scripts = ["DFLT", "latn"]

  /// The languages that OpenType can tell apart, with their groups. Two languages may share a tag; the first one has it.
  private var languages: [(tag: String, locale: LanguageTag)] {
    Set(groups.map(\.locale)).sorted().reduce(into: []) { all, locale in
      guard let tag = OpenTypeLanguage.tag(of: locale), !all.contains(where: { $0.tag == tag }) else {
        return
      }
      all.append((tag, locale))
    }
  }

  /// Returns a feature that shapers apply by the language of the text; nil if no language has such a group.
  private func spoken(_ feature: String, in direction: Direction?) -> String? {
    let rows = languages.flatMap { tag, locale in
      groups.filter { $0.locale == locale && $0.direction == direction }.map { (tag, $0.lookup) }
    }
    guard !rows.isEmpty else { return nil }
    let text = Self.scripts.map { script in
      "  script \(script);\n"
        + rows.map { tag, lookup in "  language \(tag) exclude_dflt;\n  lookup \(lookup);\n" }.joined()
    }
    return Self.feature(feature, text.joined())
  }

  private static func substitutions(_ forms: [(icon: String, form: String)]) -> String {
    forms.map { "  sub \($0.icon) by \($0.form);\n" }.joined()
  }

  private static func lookup(_ name: String, _ text: String) -> String {
    text.isEmpty ? "" : "lookup \(name) {\n\(text)} \(name);\n"
  }

  private static func feature(_ tag: String, _ text: String) -> String {
    "feature \(tag) {\n\(text)} \(tag);\n"
  }
}

extension FontFeatures.Group {
  fileprivate var lookup: String {
    let direction = direction.map { "_" + $0.rawValue } ?? ""
    return "forms_" + locale.text.lowercased().replacing("-", with: "_") + direction
  }
}
