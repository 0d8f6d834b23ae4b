/// Words that tell a drawing's size, weight, style or set, not what it shows.
enum StyleWords {
  /// Drops what says nothing about the picture, but never the whole name.
  static func withoutStyle(_ words: [String]) -> [String] {
    var kept = words[...]
    if let prefix = prefixes.first(where: { kept.count > $0.count && kept.starts(with: $0) }) {
      kept = kept.dropFirst(prefix.count)
    }
    while kept.count > 1, let last = kept.last, isStyle(last), !isLettering(kept) { kept = kept.dropLast() }
    let named = kept.filter { !anywhere.contains($0) }
    return named.isEmpty ? Array(kept) : named
  }

  /// `format_bold` is bold text, `arrow-left-bold` a bold arrow.
  private static func isLettering(_ words: ArraySlice<String>) -> Bool {
    words.last == "bold" && ["format", "text", "font", "type", "letter"].contains(words.dropLast().last)
  }

  /// Whether a word at the end of a name says nothing about what the icon shows.
  private static func isStyle(_ word: String) -> Bool {
    atEnd.contains(word) || anywhere.contains(word) || sizes.contains(word)
      || units.contains {
        word.hasSuffix($0) && word.dropLast($0.count).allSatisfy(\.isNumber) && word.count > 2
      }
  }

  static let units: Set = ["px", "dp", "pt"]

  /// Sizes at which sets draw; other numbers belong to the name (`forward_10`, `filter_9`).
  private static let sizes: Set = [
    "12", "14", "16", "18", "20", "22", "24", "28", "32", "36", "40", "48", "64", "96", "128", "256", "512",
  ]

  /// Styles wherever they stand: `person.fill.checkmark`.
  private static let anywhere: Set = [
    "symbolic", "fill", "filled", "outline", "outlined", "twotone", "duotone",
  ]

  /// Styles at the end only: `light` elsewhere is a light.
  private static let atEnd: Set = [
    "regular", "rounded", "round", "sharp", "solid", "thin", "light", "bold", "baseline", "o", "icon",
    "glyph", "svg",
    "semibold", "black",
  ]

  /// What some sets write before every name, longer ones first.
  private static let prefixes: [[String]] = [
    ["ic", "fluent"], ["cdx", "icon"], ["oo", "ui", "icon"], ["fa", "solid"], ["fa", "regular"],
    ["material", "symbols"],
    ["ic"], ["icon"], ["icons"], ["icn"], ["mdi"], ["fluent"], ["octicon"], ["fa"], ["bi"], ["tabler"],
    ["lucide"],
    ["cdx"], ["hero"], ["ph"], ["ooui"], ["baseline"], ["outline"], ["round"],
  ]
}
