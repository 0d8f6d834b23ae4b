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
    return base + locales.groups.flatMap { group in ["ltr", "rtl"].map { rules(group, $0) } }.joined()
  }

  private func rules(_ group: LocaleGroups.Group, _ direction: String) -> String {
    let key = group.key + "-" + direction
    let around = direction == "rtl" ? ":dir(rtl)" : ":not(:dir(rtl))"
    let icon = ".chiral-icon[data-rows~=\(Escape.css(key))]\(group.languageSelector)\(around)"
    return "\(icon) > g[data-for] { \(Self.hidden) }\n"
      + "\(icon) > g[data-for~=\(Escape.css(key))] { \(Self.shown) }\n"
  }
}
