import ChiralValues

extension Sign {
  /// Digits, which the templates of `Glyphs` see, and the numerals of a numbered list that is one path.
  static let numerals = Sign(
    name: "numerals", guideline: "R18, R19", noun: "numerals", subject: .numerals,
    characters: [
      "one": "1", "once": "1", "song": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6",
      "seven": "7", "nine": "9",
    ],
    demands: [
      Demand(words: [ObjectWords.counting.union(["123"])], noun: "numerals", guideline: "R18, R19"),
      // A number may be an amount, as in number-of-regions.
      Demand(words: [["number"]], noun: "numerals", guideline: "R18, R19", isBinding: false),
      Demand(words: [["repeat"], ["one", "once", "1", "song"]], noun: "a numeral", guideline: "R18"),
      Demand(words: [skips, seconds], noun: "a number of seconds", guideline: "R18"),
    ],
    isPlural: true,
    examples: [
      .seen(
        "a 2 beside a line",
        "<path d=\"M2 4h9\"/><path d=\"M13.2 12.4a3 3 0 0 1 5.8 1c0 2-2 3-5.8 6.6h6\"/>"),
      .unseen("a hook beside a line", "<path d=\"M2 4h9\"/><path d=\"M14 12h5v8\"/>"),
    ])

  /// The words for skipping, and the seconds to skip; a smaller number tells variants of an icon apart.
  private static let skips: Set<String> = ["rewind", "forward", "replay", "skip"]
  private static let seconds: Set<String> = ["5", "10", "15", "20", "25", "30", "40", "45", "50", "60", "90"]
}
