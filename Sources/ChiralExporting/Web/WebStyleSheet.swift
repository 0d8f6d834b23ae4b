import ChiralGeometry
import ChiralManifest
import ChiralSVG

/// `icons.css`: which symbol of an icon is shown where, by `:dir()` and `:lang()`.
///
/// Directions come before languages and general languages before special ones: the rules are equally strong, so the
/// last that fits counts. Browsers without `:dir()` look at `dir` attributes instead.
struct WebStyleSheet {
  let icons: [WebIcon]
  /// The class of all icons.
  let className: String

  private var flipped: [WebIcon] { icons.filter { $0.mirroring == .native } }
  private var swapped: [WebIcon] { icons.filter { $0.symbols.count > 1 } }

  /// The file.
  var css: String {
    var parts = [head]
    if !swapped.isEmpty {
      let others = swapped.flatMap { icon in icon.symbols.dropFirst().map { use(icon, $0.id) } }
      parts.append(Self.rule(others, "display: none"))
    }
    parts += icons.compactMap { icon in
      let box = icon.symbols[0].picture.viewBox
      guard box.width != box.height else { return nil }
      return Self.rule([name(icon)], "width: \(Self.ratio(box.width.value / box.height.value))em")
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

  /// What depends on the direction around an icon, for browsers that know it.
  private var modern: String {
    // `scale` leaves `transform` to the page, which may turn or move an icon.
    let flips = flipped.isEmpty ? "" : Self.rule(["\(anyFlipped):dir(rtl)"], "scale: -1 1")
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

  /// The same for browsers that have attributes to go by.
  private var old: String {
    let around = { (name: String) in ":is([dir=\"rtl\" i] \(name), \(name)[dir=\"rtl\" i])" }
    let flips = flipped.isEmpty ? "" : Self.rule([around(anyFlipped)], "transform: scaleX(-1)")
    let swaps = swapped.flatMap { icon in
      (icon.rightToLeft == icon.id ? [] : [show(icon.rightToLeft, of: icon, around(name(icon)))])
        + groups(icon).filter { $0.direction != nil }
        .map { show($0.symbol, of: icon, name(icon) + $0.languages) }
    }
    return flips + swaps.joined()
  }

  /// Rows of equally special tags that show one symbol; no two of different languages fit one element.
  private struct Group {
    let depth: Int
    let direction: Direction?
    let symbol: String
    var locales: [LanguageTag]

    /// The selector of its languages.
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

  /// One selector for all, as thousands of icons may be flipped.
  private var anyFlipped: String {
    flipped.count == 1 ? name(flipped[0]) : ":is(\(flipped.map(name).joined(separator: ", ")))"
  }

  private func name(_ icon: WebIcon) -> String { ".\(className)-\(icon.id)" }

  private var head: String {
    """
    /* Written by chiral build: changes are lost when it runs again. */
    .\(className) {
      width: 1em;
      height: 1em;
      vertical-align: -0.125em;
    }

    """
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "  \($0)\n" }.joined()
  }

  /// With four decimals.
  private static func ratio(_ value: Double) -> String {
    DecimalNumber((value * 10_000).rounded() / 10_000).description
  }

  private func use(_ icon: WebIcon, _ symbol: String, _ around: String? = nil) -> String {
    "\(around ?? name(icon)) > use[href$=\"#\(symbol)\"]"
  }

  /// Weighs nothing in the cascade.
  private static let besideOthers = ":where(:not(:only-of-type))"

  /// Shows one symbol and hides the others, but for one that stands alone: that is the only picture there.
  private func show(_ symbol: String, of icon: WebIcon, _ around: String) -> String {
    let others = icon.symbols.map(\.id).filter { $0 != symbol }
      .map { use(icon, $0, around) + Self.besideOthers }
    return Self.rule(others, "display: none") + Self.rule([use(icon, symbol, around)], "display: inline")
  }

  private static func rule(_ selectors: [String], _ declaration: String) -> String {
    selectors.joined(separator: ",\n") + " {\n  \(declaration);\n}\n"
  }
}

extension LanguageTag {
  /// The locale and everything below it, under the codes of today and those that old pages write.
  var languageSelectors: [String] {
    let parts = subtags.map(String.init)
    let old = Self.oldLanguages[parts[0]].map { ([$0] + parts.dropFirst()).joined(separator: "-") }
    return [text, old].compactMap(\.self).map { ":lang(\($0))" }
  }

  private static let oldLanguages = ["he": "iw", "yi": "ji", "id": "in"]
}
