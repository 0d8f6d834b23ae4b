import ChiralNames

/// Words that tell a drawing's size, weight, style or set, not what it shows.
enum StyleWords {
  /// Drops what says nothing about the picture, but never the whole name.
  static func withoutStyle(_ words: [String]) -> [String] {
    var kept = withoutPrefix(words[...])
    while kept.count > 1, let last = kept.last, isStyle(last), !isMeant(kept) { kept = kept.dropLast() }
    let named = kept.indices.filter { !anywhere.contains(kept[$0]) && !isBoldStroke(at: $0, in: kept) }
    return named.isEmpty ? Array(kept) : named.map { kept[$0] }
  }

  /// What follows a set's prefix, unless that is a mere number: `icon-3` says nothing, `3` would say three.
  private static func withoutPrefix(_ words: ArraySlice<String>) -> ArraySlice<String> {
    let prefix = prefixes.first {
      words.count > $0.count && words.starts(with: $0)
        && !prefixesInNames.contains(Array(words.prefix($0.count + 1)))
    }
    guard let prefix else { return words }
    let rest = words.dropFirst(prefix.count)
    return rest.allSatisfy(Lexicon.isNumber) ? words : rest
  }

  /// `format_bold` is bold text, `arrow-left-bold` a bold arrow; `new-line` is no new in the style of lines.
  private static func isMeant(_ words: ArraySlice<String>) -> Bool {
    let before = words.dropLast().last ?? ""
    return switch words.last {
    case "bold": lettering.contains(before) && words.dropLast().allSatisfy(aboutWriting)
    case "line": lineward.contains(before)
    default: false
    }
  }

  /// Whether a `bold` inside a name is about strokes: `arrow-up-bold-circle`.
  private static func isBoldStroke(at index: Int, in words: ArraySlice<String>) -> Bool {
    words[index] == "bold" && index > words.startIndex && !lettering.contains(words[index - 1])
      && !words.contains(where: lettering.contains)
  }

  /// True if a word can stand before a letter's weight: `format_text_bold`, but a bold `file-text`.
  private static func aboutWriting(_ word: String) -> Bool {
    lettering.contains(word) || word == "edit" || word == "editor"
  }

  private static let lineward: Set = [
    "new", "command", "single", "multi", "straight", "horizontal", "vertical",
  ]
  private static let lettering: Set = ["format", "text", "font", "type", "letter", "italic", "underline"]

  /// Whether a word at the end of a name says nothing about what the icon shows.
  private static func isStyle(_ word: String) -> Bool {
    atEnd.contains(word) || anywhere.contains(word) || sizes.contains(word)
      || units.contains {
        word.hasSuffix($0) && word.dropLast($0.count).allSatisfy(\.isNumber) && word.count > 2
      }
  }

  private static let units = NameWords.units

  /// Sizes at which sets draw; other numbers belong to the name (`forward_10`, `filter_9`).
  private static let sizes: Set = [
    "12", "14", "16", "18", "20", "22", "24", "28", "32", "36", "40", "48", "64", "96", "128", "256", "512",
  ]

  /// Styles wherever they stand: `person.fill.checkmark`.
  private static let anywhere: Set = [
    "symbolic", "fill", "filled", "outline", "outlined", "twotone", "duotone", "holo", "mtrl",
  ]

  /// Styles at the end only: `light` elsewhere is a light.
  private static let atEnd: Set = [
    "regular", "rounded", "round", "sharp", "solid", "thin", "light", "bold", "baseline", "o", "icon",
    "glyph", "svg",
    "semibold", "black", "linear", "bulk", "line",
  ]

  /// What some sets write before every name, longer ones first.
  private static let prefixes: [[String]] = [
    ["ic", "fluent"], ["cdx", "icon"], ["oo", "ui", "icon"], ["fa", "solid"], ["fa", "regular"],
    ["material", "symbols"], ["ic", "menu"], ["ic", "action"], ["ic", "btn"], ["ic", "stat"], ["ic", "tab"],
    ["ic"], ["icon"], ["icons"], ["icn"], ["mdi"], ["fluent"], ["octicon"], ["fa"], ["fas"], ["far"], ["bi"],
    ["tabler"], ["lucide"], ["cdx"], ["hero"], ["heroicon"], ["ph"], ["ooui"], ["baseline"], ["outline"],
    ["round"], ["bx"], ["bxs"], ["ri"], ["ti"], ["tb"], ["uil"], ["codicon"], ["glyphicon"], ["dashicons"],
    ["anticon"], ["glyph"], ["gtk"],
  ]

  /// Names that only look as if they had a prefix.
  private static let prefixesInNames: Set<[String]> = [
    ["ic", "menu", "open"], ["ic", "menu", "book"], ["ic", "menu", "close"],
  ]
}
