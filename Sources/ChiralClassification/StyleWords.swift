/// Words at the end of names that tell a drawing's size, weight or style, not what it shows.
enum StyleWords {
  /// Whether a word at the end of a name says nothing about what the icon shows.
  static func isStyle(_ word: String) -> Bool {
    styles.contains(word) || sizes.contains(word)
      || units.contains {
        word.hasSuffix($0) && word.dropLast($0.count).allSatisfy(\.isNumber) && word.count > 2
      }
  }

  static let units: Set = ["px", "dp", "pt"]

  /// Sizes at which sets draw; other numbers belong to the name (`forward_10`, `filter_9`).
  static let sizes: Set = [
    "12", "14", "15", "16", "18", "20", "22", "24", "28", "32", "36", "40", "48", "64", "96", "128", "256",
    "512",
  ]

  static let styles: Set = [
    "symbolic", "fill", "filled", "outline", "outlined", "regular", "rounded", "sharp", "solid", "twotone",
    "duotone", "thin", "light", "baseline",
  ]

  /// Words at the beginning that some sets give every icon.
  static let prefixes: Set = ["ic", "icon", "icn"]
}
