import ChiralManifest
import ChiralValues

/// `icons.css`: rules that show one drawing per icon, written once for all icons.
///
/// Hidden drawings are transparent. They stay in the layout, because browsers do not resolve masks and gradients
/// inside elements without display, to which a copy of the icon may refer. Visibility would not hide them,
/// because Inkscape writes `visibility:visible` into drawings. Text in drawings has the direction of the file, which
/// `:dir()` does not look at.
struct ComponentStyleSheet {
  /// The locales for which some icon has a drawing.
  let locales: LocaleGroups
  /// The patterns of the icons, each once, sorted by their names.
  private let patterns: [(name: String, pattern: ComponentPattern)]

  /// Creates the style sheet of some icons.
  init(_ icons: [ComponentIcon], _ locales: LocaleGroups) {
    self.locales = locales
    patterns = Set(icons.compactMap { $0.choice.pattern(locales) }).map { ($0.name, $0) }.sorted {
      $0.0 < $1.0
    }
  }

  private static let hidden = "opacity: 0; pointer-events: none;"
  private static let shown = "opacity: 1; pointer-events: inherit;"

  /// The file. A group inside the icon is flipped: `transform` and `scale` of the icon belong to the page. The origin of
  /// the viewBox of flipped icons is 0, because the center of the box that CSS takes is half of its width.
  var css: String {
    let base = """
      \(ComponentModule.styleHead)
      .chiral-icon { direction: ltr; vertical-align: -0.125em; }
      .chiral-flips:dir(rtl) > * { transform: scaleX(-1); transform-box: view-box; transform-origin: center; }
      .chiral-icon > g[data-for] { \(Self.hidden) }
      .chiral-icon:not(:dir(rtl)) > [data-for~="ltr"], .chiral-icon:dir(rtl) > [data-for~="rtl"] { \(Self.shown) }

      """
    return base + locales.groups.flatMap { group in Direction.allCases.map { rules(group, $0) } }.joined()
  }

  /// The condition that icons are shown in a direction: that of the component, or else that of the page. Both have the
  /// same specificity.
  private static func condition(_ direction: Direction) -> String {
    switch direction {
    case .leftToRight: #":is([data-dir="ltr"], :not(:dir(rtl)):not([data-dir]))"#
    case .rightToLeft: #":is([data-dir="rtl"], :dir(rtl):not([data-dir]))"#
    }
  }

  /// Returns the rules that show the drawings for a group of languages, of all patterns at once.
  private func rules(_ group: LocaleGroups.Group, _ direction: Direction) -> String {
    let languages = group.locales.map(\.text)
    let shown = patterns.compactMap { name, pattern in
      pattern.rows.first { $0.languages == languages }?.drawing(direction).map { (name, "\(name)-\($0)") }
    }
    guard !shown.isEmpty else { return "" }
    let around = group.languageSelector + Self.condition(direction)
    let asking = CSSSelector.any(shown.map { "[data-rows=\(Escape.css($0.0))]" })
    let drawings = CSSSelector.any(shown.map { "[data-for~=\(Escape.css($0.1))]" })
    return ".chiral-icon\(asking)\(around) > g[data-for] { \(Self.hidden) }\n"
      + ".chiral-icon[data-rows]\(around) > g\(drawings) { \(Self.shown) }\n"
  }
}
