import ChiralGeometry
import ChiralManifest
import ChiralValues

/// `icons.css`: rules that choose the symbol of an icon by `:dir()` and `:lang()`.
///
/// Rules for directions come before rules for languages, and general languages before more specific ones: all
/// rules have the same specificity, so the last matching one applies. For browsers without `:dir()` there are
/// rules by `dir` attributes. Text in drawings has the direction of the file, which `:dir()` does not look at.
struct WebStyleSheet {
  let icons: [WebIcon]
  /// The class of all icons.
  let className: String

  private var flipped: [WebIcon] { icons.filter { $0.mirroring == .native } }
  private var swapped: [WebIcon] { icons.filter { $0.symbols.count > 1 } }

  /// The text of the file.
  var css: String {
    var parts = [head]
    if !swapped.isEmpty {
      let others = swapped.flatMap { icon in icon.symbols.dropFirst().map { use(icon, symbol: $0.id) } }
      parts.append(Self.rule(others, "display: none"))
    }
    parts += icons.compactMap { icon in
      guard let box = icon.symbols[0].picture.box, box.width != box.height else { return nil }
      return Self.rule([name(icon)], "width: \(Self.ratio(box.width / box.height))em")
    }
    if !modern.isEmpty {
      parts.append("@supports selector(:dir(rtl)) {\n\(Self.indented(modern))}\n")
      parts.append("@supports not selector(:dir(rtl)) {\n\(Self.indented(old))}\n")
    }
    parts += swapped.flatMap { icon in
      groups(icon).filter { $0.direction == nil }.map { show($0.symbol, of: icon, name(icon) + $0.languages) }
    }
    return parts.joined(separator: "\n")
  }

  /// The rules by direction for browsers that support `:dir()`.
  private var modern: String {
    // The page may transform and scale icons itself: their content is flipped.
    let flips = flipped.isEmpty ? "" : Self.rule(["\(anyFlipped):dir(rtl) > use"], Self.flip)
    let swaps = swapped.flatMap { icon in
      (icon.rightToLeft == icon.id ? [] : [show(icon.rightToLeft, of: icon, name(icon) + ":dir(rtl)")])
        + groups(icon).compactMap { group in
          group.direction.map {
            show(group.symbol, of: icon, "\(name(icon))\(group.languages):dir(\($0.rawValue))")
          }
        }
    }
    return flips + swaps.joined()
  }

  /// The declarations that flip the content of an icon, whose viewBox begins at 0 0.
  private static let flip = "transform: scaleX(-1);\n  transform-box: view-box;\n  transform-origin: center"

  /// The same rules by `dir` attributes, for older browsers.
  private var old: String {
    let around = { (name: String) in ":is([dir=\"rtl\" i] \(name), \(name)[dir=\"rtl\" i])" }
    let flips = flipped.isEmpty ? "" : Self.rule([around(anyFlipped) + " > use"], Self.flip)
    let swaps = swapped.flatMap { icon in
      (icon.rightToLeft == icon.id ? [] : [show(icon.rightToLeft, of: icon, around(name(icon)))])
        + groups(icon).filter { $0.direction != nil }
        .map { show($0.symbol, of: icon, name(icon) + $0.languages) }
    }
    return flips + swaps.joined()
  }

  /// Rows of equally specific tags that show the same symbol; no element matches two languages.
  private struct Group {
    let depth: Int
    let direction: Direction?
    let symbol: String
    var locales: [LanguageTag]

    /// The selector of the group's languages.
    var languages: String {
      let each = locales.flatMap(\.languageSelectors)
      return each.count == 1 ? each[0] : ":is(\(each.joined(separator: ", ")))"
    }
  }

  private func groups(_ icon: WebIcon) -> [Group] {
    icon.rows.reduce(into: []) { groups, row in
      let depth = row.locale.subtags.count
      if let index = groups.firstIndex(where: {
        $0.depth == depth && $0.direction == row.direction && $0.symbol == row.symbol
      }) {
        groups[index].locales.append(row.locale)
      } else {
        groups.append(
          Group(depth: depth, direction: row.direction, symbol: row.symbol, locales: [row.locale]))
      }
    }
  }

  /// The selector of all flipped icons: a single one, because there may be thousands.
  private var anyFlipped: String {
    flipped.count == 1 ? name(flipped[0]) : ":is(\(flipped.map(name).joined(separator: ", ")))"
  }

  private func name(_ icon: WebIcon) -> String { "." + Escape.cssIdentifier("\(className)-\(icon.id)") }

  private var head: String {
    """
    /* Written by chiral build: changes are lost when it runs again. */
    .\(Escape.cssIdentifier(className)) {
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

  private func use(_ icon: WebIcon, symbol: String, around: String? = nil) -> String {
    "\(around ?? name(icon)) > use[href$=\(Escape.css("#" + symbol))]"
  }

  /// A condition without specificity: the symbol has siblings.
  private static let besideOthers = ":where(:not(:only-of-type))"

  /// Returns rules that show one symbol and hide the others; a symbol without siblings stays visible, as it
  /// is the only picture.
  private func show(_ symbol: String, of icon: WebIcon, _ around: String) -> String {
    let others = icon.symbols.map(\.id).filter { $0 != symbol }
      .map { use(icon, symbol: $0, around: around) + Self.besideOthers }
    return Self.rule(others, "display: none")
      + Self.rule([use(icon, symbol: symbol, around: around)], "display: inline")
  }

  private static func rule(_ selectors: [String], _ declaration: String) -> String {
    selectors.joined(separator: ",\n") + " {\n  \(declaration);\n}\n"
  }
}

extension LanguageTag {
  /// The selectors of the locale and everything below it, by today's code and by the old one that some pages
  /// use.
  var languageSelectors: [String] {
    let parts = subtags.map(String.init)
    let old = Self.oldLanguages[parts[0]].map { ([$0] + parts.dropFirst()).joined(separator: "-") }
    return [text, old].compactMap(\.self).map { ":lang(\($0))" }
  }

  private static let oldLanguages = ["he": "iw", "yi": "ji", "id": "in"]
}
