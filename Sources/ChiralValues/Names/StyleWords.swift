/// Words that stand for a drawing's size, weight, style or set, not for its subject.
package enum StyleWords {
  /// Returns the words without those that say nothing about the subject; at least one word is kept.
  static func withoutStyle(_ words: [String]) -> [String] {
    var kept = withoutPrefix(withoutAxes(words)[...])
    while kept.count > 1, let last = kept.last, isStyle(last), !isMeant(kept) { kept = kept.dropLast() }
    let named = kept.indices.filter { !anywhere.contains(kept[$0]) && !isBoldStroke(at: $0, in: kept) }
    return named.isEmpty ? Array(kept) : named.map { kept[$0] }
  }

  /// Returns the words without the axes of a variable font and their values, as Material Symbols name them:
  /// `home_wght700grad200fill1` is `home`.
  package static func withoutAxes(_ words: [String]) -> [String] {
    var kept: [String] = []
    var index = words.startIndex
    while index < words.endIndex {
      let value = index + 1 < words.endIndex && words[index + 1] == "n" ? index + 2 : index + 1
      if index > words.startIndex, value < words.endIndex,
        axes[words[index]]?.contains(words[value]) == true
      {
        index = value + 1
      } else {
        kept.append(words[index])
        index += 1
      }
    }
    return kept
  }

  /// The axes of Material Symbols with their values.
  private static let axes: [String: Set<String>] = [
    "fill": ["0", "1"], "wght": ["100", "200", "300", "400", "500", "600", "700"], "grad": ["25", "200"],
    "opsz": ["20", "24", "40", "48"],
  ]

  /// The folders of Google's sets that name a style, and lie below those that name the icon:
  /// `home/materialiconsoutlined/24px`.
  static let setFolders: Set = [
    "materialicons", "materialiconsoutlined", "materialiconsround", "materialiconssharp",
    "materialiconstwotone",
    "materialsymbolsoutlined", "materialsymbolsrounded", "materialsymbolssharp",
  ]

  /// Returns the parts of a path up to the one that names the icon, without a style or a size below it.
  package static func naming(_ parts: [Substring]) -> ArraySlice<Substring> {
    var parts = parts[...]
    while parts.count > 1, let last = parts.last, setFolders.contains(String(last)) || isSize(last) {
      parts.removeLast()
    }
    return parts
  }

  /// Returns true if a part of a path is a size with its unit, such as `24px`.
  package static func isSize(_ part: Substring) -> Bool {
    units.contains { part.hasSuffix($0) } && sizes.contains(String(part.dropLast(2)))
  }

  /// Returns the words after a set's prefix. A mere number after it does not count as a name: `icon-3` says
  /// nothing, whereas `3` would say three.
  private static func withoutPrefix(_ words: ArraySlice<String>) -> ArraySlice<String> {
    let prefix = prefixes.first {
      words.count > $0.count && words.starts(with: $0)
        && !prefixesInNames.contains(Array(words.prefix($0.count + 1)))
    }
    guard let prefix else { return words }
    let rest = words.dropFirst(prefix.count)
    return rest.allSatisfy(NameWords.isNumber) ? words : rest
  }

  /// Returns true if the last word is meant literally: `format_bold` is bold text, whereas `arrow-left-bold`
  /// is a bold arrow; `new-line` is a line, not "new" in the style of lines, but `chat-new-line` is in that style; `number-12`
  /// shows the number, but `bell-12` is a size.
  private static func isMeant(_ words: ArraySlice<String>) -> Bool {
    let before = words.dropLast().last ?? ""
    return switch words.last {
    case "bold": lettering.contains(before) && words.dropLast().allSatisfy(aboutWriting)
    case "line": lineward.contains(before) && words.dropLast(2).allSatisfy(beforeLines.contains)
    case let last?: sizes.contains(last) && numeral.contains(before)
    case nil: false
    }
  }

  /// Returns true if a `bold` inside a name stands for bold strokes: `arrow-up-bold-circle`.
  private static func isBoldStroke(at index: Int, in words: ArraySlice<String>) -> Bool {
    words[index] == "bold" && index > words.startIndex && !lettering.contains(words[index - 1])
      && !words.contains(where: lettering.contains)
  }

  /// Returns true if a word can stand before the weight of letters: `format_text_bold`, but not
  /// `file-text-bold`.
  private static func aboutWriting(_ word: String) -> Bool {
    lettering.contains(word) || word == "edit" || word == "editor"
  }

  /// The words that stand before a number that the icon shows.
  private static let numeral: Set = ["number", "numeric", "numeral", "digit"]
  private static let lineward: Set = [
    "new", "command", "single", "multi", "straight", "horizontal", "vertical",
  ]
  /// The words that can stand before a line with its adjective: `no-new-line`.
  private static let beforeLines: Set = ["no", "insert", "add", "text", "code", "edit", "editor"]
  private static let lettering: Set = ["format", "text", "font", "type", "letter", "italic", "underline"]

  /// Returns true if a word at the end of a name says nothing about the subject.
  private static func isStyle(_ word: String) -> Bool {
    atEnd.contains(word) || anywhere.contains(word) || sizes.contains(word)
      || units.contains {
        word.hasSuffix($0) && word.dropLast($0.count).allSatisfy(\.isNumber) && word.count > 2
      }
  }

  /// Returns true if a word stands for a weight or style, not for a size or a set.
  package static func namesStyle(_ word: String) -> Bool {
    (anywhere.contains(word) || atEnd.contains(word)) && !formats.contains(word)
  }

  /// The words at the end of names that say how a file is stored or to what it belongs.
  private static let formats: Set = ["icon", "glyph", "svg", "symbolic", "o", "mtrl", "holo"]

  private static let units = NameWords.units

  /// The sizes of icons in sets; other numbers are part of the name (`forward_10`, `filter_9`).
  package static let sizes: Set = [
    "12", "14", "16", "18", "20", "22", "24", "28", "32", "36", "40", "48", "64", "96", "128", "256", "512",
  ]

  /// The words for styles wherever they stand: `person.fill.checkmark`.
  private static let anywhere: Set = [
    "symbolic", "fill", "filled", "outline", "outlined", "twotone", "duotone", "holo", "mtrl",
  ]

  /// The words for styles only at the end of a name: elsewhere, `light` is a light.
  private static let atEnd: Set = [
    "regular", "rounded", "round", "sharp", "solid", "thin", "light", "bold", "baseline", "o", "icon",
    "glyph", "svg",
    "semibold", "black", "linear", "bulk", "line",
  ]

  /// The prefixes that sets put before every name, longer ones first.
  private static let prefixes: [[String]] = [
    ["ic", "fluent"], ["cdx", "icon"], ["oo", "ui", "icon"], ["fa", "solid"], ["fa", "regular"],
    ["material", "symbols"], ["ic", "menu"], ["ic", "action"], ["ic", "btn"], ["ic", "stat"], ["ic", "tab"],
    ["ic"], ["icon"], ["icons"], ["icn"], ["mdi"], ["fluent"], ["octicon"], ["fa"], ["fas"], ["far"], ["bi"],
    ["tabler"], ["lucide"], ["cdx"], ["hero"], ["heroicon"], ["ph"], ["ooui"], ["baseline"], ["outline"],
    ["round"], ["bx"], ["bxs"], ["ri"], ["ti"], ["tb"], ["uil"], ["codicon"], ["glyphicon"], ["dashicons"],
    ["anticon"], ["glyph"], ["gtk"],
  ]

  /// The names that only look as if they had a prefix.
  private static let prefixesInNames: Set<[String]> = [
    ["ic", "menu", "open"], ["ic", "menu", "book"], ["ic", "menu", "close"],
  ]
}
