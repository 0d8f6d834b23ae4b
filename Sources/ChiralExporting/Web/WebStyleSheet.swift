import ChiralManifest
import ChiralSVG
import ChiralValues

/// `icons.css`: rules that choose the symbol of an icon by `:dir()` and `:lang()`, each written once for all icons.
///
/// Rules for directions come before rules for languages, and general languages before more specific ones: all
/// rules have the same specificity, so the last matching one applies. For browsers without `:dir()` there are
/// rules by `dir` attributes. Text in drawings has the direction of the file, which `:dir()` does not look at.
struct WebStyleSheet {
  let icons: [WebIcon]
  /// The class of all icons.
  let className: String
  /// The locales for which some icon has a symbol.
  let locales: LocaleGroups

  private var flipped: [WebIcon] { icons.filter { $0.mirroring == .native } }
  private var swapped: [WebIcon] { icons.filter { $0.symbols.count > 1 } }

  /// The text of the file.
  var css: String {
    var parts = [head]
    if !swapped.isEmpty {
      let others = swapped.flatMap { icon in
        icon.symbols.dropFirst().map { "\(name(icon)) > use\(Self.shows($0.id))" }
      }
      parts.append(Self.rule(others, "display: none"))
    }
    parts += icons.compactMap { icon in
      guard let box = icon.symbols[0].picture.box, box.width != box.height else { return nil }
      return Self.rule([name(icon)], "width: \(Self.ratio(box.width / box.height))em")
    }
    let modern = rules(whenRightToLeft: ":dir(rtl)") { ":dir(\($0.rawValue))" }
    if !modern.isEmpty {
      let old = rules(whenRightToLeft: ":is([dir=\"rtl\" i], [dir=\"rtl\" i] *)") { _ in "" }
      parts.append("@supports selector(:dir(rtl)) {\n\(Self.indented(modern))}\n")
      parts.append("@supports not selector(:dir(rtl)) {\n\(Self.indented(old))}\n")
    }
    parts += locales.groups.map { rule(for: $0, in: nil, "") }.filter { !$0.isEmpty }
    return parts.joined(separator: "\n")
  }

  /// Returns the rules by direction, with conditions for right-to-left icons and for the direction of a language.
  private func rules(whenRightToLeft condition: String, _ when: (Direction) -> String) -> String {
    // The page may transform and scale icons itself: their content is flipped.
    let flips =
      flipped.isEmpty ? "" : Self.rule(["\(any(flipped))\(condition) > use"], Self.flip)
    let swaps = swapped.filter { $0.rightToLeft != $0.id }.map { Choice(icon: $0, symbol: $0.rightToLeft) }
    let languages = locales.groups.flatMap { group in
      Direction.allCases.map { rule(for: group, in: $0, when($0)) }
    }
    return flips + show(swaps, when: condition) + languages.joined()
  }

  /// The declarations that flip the content of an icon, whose viewBox begins at 0 0.
  private static let flip = "transform: scaleX(-1);\n  transform-box: view-box;\n  transform-origin: center"

  /// An icon with the symbol that it shows under some condition.
  private struct Choice {
    let icon: WebIcon
    let symbol: String
  }

  /// Returns the rules for a group of languages: those that count in one direction, or in both if it is nil.
  private func rule(for group: LocaleGroups.Group, in direction: Direction?, _ condition: String) -> String {
    let choices = swapped.compactMap { icon in
      icon.rows.first { $0.locale == group.first && $0.direction == direction }
        .map { Choice(icon: icon, symbol: $0.symbol) }
    }
    return show(choices, when: group.languageSelector + condition)
  }

  /// A condition without specificity: the symbol has siblings.
  private static let besideOthers = ":where(:not(:only-of-type))"

  /// Returns rules that show one symbol of each icon and hide the others; a symbol without siblings stays visible, as it
  /// is the only picture.
  private func show(_ choices: [Choice], when condition: String) -> String {
    guard !choices.isEmpty else { return "" }
    let shown = CSSSelector.any(choices.map { Self.shows($0.symbol) })
    return Self.rule(
      ["\(any(choices.map(\.icon)))\(condition) > use[href]\(Self.besideOthers)"], "display: none")
      + Self.rule(["\(anyIcon)\(condition) > use\(shown)"], "display: inline")
  }

  private func any(_ icons: [WebIcon]) -> String { CSSSelector.any(icons.map(name)) }

  private func name(_ icon: WebIcon) -> String { "." + Escape.cssIdentifier("\(className)-\(icon.id)") }

  private var anyIcon: String { "." + Escape.cssIdentifier(className) }

  /// Returns the condition that an element shows a symbol.
  private static func shows(_ symbol: String) -> String { "[href$=\(Escape.css("#" + symbol))]" }

  private var head: String {
    """
    /* Written by chiral build: changes are lost when it runs again. */
    \(anyIcon) {
      width: 1em;
      height: 1em;
      direction: ltr;
      vertical-align: -0.125em;
    }

    """
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "  \($0)\n" }.joined()
  }

  /// Returns a number with four decimals.
  private static func ratio(_ value: Double) -> String {
    DecimalNumber((value * 10_000).rounded() / 10_000).description
  }

  private static func rule(_ selectors: [String], _ declaration: String) -> String {
    selectors.joined(separator: ",\n") + " {\n  \(declaration);\n}\n"
  }
}
