import ChiralValues

/// `icons.css`: the font, a class per icon, and rules that turn on features by `:dir()` and `:lang()`.
///
/// Icons are characters without a direction of text, so that the direction of the page does not reach the shaper.
struct FontStyleSheet {
  let icons: [FontIcon]
  let features: FontFeatures
  let family: String
  /// The class of all icons.
  let className: String

  /// The text of the file.
  var css: String {
    let selector = "." + Escape.cssIdentifier(className)
    let classes = icons.map { icon in
      let name = Escape.cssIdentifier("\(className)-\(icon.id)")
      return ".\(name)::before { content: \"\\\(String(icon.codePoint, radix: 16))\" }\n"
    }
    return head(selector) + "\n" + rules(selector).joined() + "\n" + classes.joined()
  }

  private func head(_ selector: String) -> String {
    """
    /* Written by chiral build: changes are lost when it runs again. */
    @font-face {
      font-family: \(family);
      src: url("icons.woff2") format("woff2"), url("icons.ttf") format("truetype");
      font-display: block;
    }

    \(selector) {
      display: inline-block;
      font: normal 400 1em/1 \(family);
      font-feature-settings: normal;
      font-synthesis: none;
      font-variant: normal;
      letter-spacing: normal;
      text-transform: none;
      white-space: nowrap;
      -webkit-font-smoothing: antialiased;
      -moz-osx-font-smoothing: grayscale;
    }

    """
  }

  /// Returns a rule for right to left, and one for each locale and direction in which further features count. General
  /// locales come before more specific ones, whose rules have the same specificity.
  private func rules(_ selector: String) -> [String] {
    let hasMirrored = icons.contains { $0.rightToLeft != nil }
    let plain: (Direction) -> [String] = { $0 == .rightToLeft && hasMirrored ? ["rtlm"] : [] }
    let first = hasMirrored ? ["\(selector):dir(rtl) { \(Self.settings(["rtlm"])) }\n"] : []
    let locales = Set(features.groups.map(\.locale)).sorted(by: ExportIcon.isMoreGeneral)
    return first
      + locales.flatMap { locale in
        Direction.allCases.compactMap { direction in
          let own = features.groups.filter { group in
            group.locale.begins(locale) && (group.direction ?? direction) == direction
          }.map(\.feature)
          guard !own.isEmpty else { return nil }
          let selectors = locale.languageSelectors.map { "\(selector)\($0):dir(\(direction.rawValue))" }
          return "\(selectors.joined(separator: ",\n")) { \(Self.settings(own + plain(direction))) }\n"
        }
      }
  }

  private static func settings(_ features: [String]) -> String {
    "font-feature-settings: " + features.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
