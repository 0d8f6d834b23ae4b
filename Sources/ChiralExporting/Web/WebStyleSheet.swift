import ChiralGeometry
import ChiralManifest
import ChiralSVG

/// `icons.css`: which symbol of an icon is shown where, by `:dir()` and `:lang()`.
///
/// Directions come before languages and general languages before special ones: the rules are equally strong, so the
/// last that fits counts. Browsers without `:dir()` look at `dir` attributes instead.
struct WebStyleSheet {
  let icons: [WebIcon]

  /// The file.
  var css: String {
    var parts = [Self.head]
    let flipped = icons.filter { $0.mirroring == .native }
    let swapped = icons.filter { $0.symbols.count > 1 }
    if !swapped.isEmpty {
      let others = swapped.flatMap { icon in icon.symbols.dropFirst().map { Self.use(icon, $0.id) } }
      parts.append(Self.rule(others, "display: none"))
    }
    parts += icons.compactMap { icon in
      let box = icon.symbols[0].picture.viewBox
      guard box.width != box.height else { return nil }
      return Self.rule([".icon-\(icon.id)"], "width: \(Self.ratio(box.width.value / box.height.value))em")
    }
    let direction = { (around: (WebIcon) -> String) -> String in
      var rules: [String] = []
      if !flipped.isEmpty { rules.append(Self.rule(flipped.map(around), "transform: scaleX(-1)")) }
      let turned = swapped.filter { $0.rightToLeft != $0.id }
      rules += turned.map { Self.show($0.rightToLeft, of: $0, around($0)) }
      return rules.joined()
    }
    let modern = direction { ".icon-\($0.id):dir(rtl)" }
    if !modern.isEmpty {
      let old = direction { ":is([dir=\"rtl\" i] .icon-\($0.id), .icon-\($0.id)[dir=\"rtl\" i])" }
      parts.append("@supports selector(:dir(rtl)) {\n\(Self.indented(modern))}\n")
      parts.append("@supports not selector(:dir(rtl)) {\n\(Self.indented(old))}\n")
    }
    parts += swapped.flatMap { icon in
      icon.rows.map { Self.show($0.symbol, of: icon, ".icon-\(icon.id)\($0.locale.languageSelector)") }
    }
    return parts.joined(separator: "\n")
  }

  private static let head = """
    /* Written by chiral build: changes are lost when it runs again. */
    .icon {
      width: 1em;
      height: 1em;
      vertical-align: -0.125em;
    }

    """

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "  \($0)\n" }.joined()
  }

  /// With four decimals.
  private static func ratio(_ value: Double) -> String {
    DecimalNumber((value * 10_000).rounded() / 10_000).description
  }

  private static func use(_ icon: WebIcon, _ symbol: String, _ around: String? = nil) -> String {
    "\(around ?? ".icon-\(icon.id)") > use[href$=\"#\(symbol)\"]"
  }

  /// Weighs nothing in the cascade.
  private static let besideOthers = ":where(:not(:only-of-type))"

  /// Shows one symbol and hides the others, but for one that stands alone: that is the only picture there.
  private static func show(_ symbol: String, of icon: WebIcon, _ around: String) -> String {
    let others = icon.symbols.map(\.id).filter { $0 != symbol }.map { use(icon, $0, around) + besideOthers }
    return rule(others, "display: none") + rule([use(icon, symbol, around)], "display: inline")
  }

  private static func rule(_ selectors: [String], _ declaration: String) -> String {
    selectors.joined(separator: ",\n") + " {\n  \(declaration);\n}\n"
  }
}

extension LanguageTag {
  /// The locale and everything below it, under the codes of today and those that old pages write.
  var languageSelector: String {
    let parts = subtags.map(String.init)
    guard let old = Self.oldLanguages[parts[0]] else { return ":lang(\(text))" }
    return ":is(:lang(\(text)), :lang(\(([old] + parts.dropFirst()).joined(separator: "-"))))"
  }

  private static let oldLanguages = ["he": "iw", "yi": "ji", "id": "in"]
}
