import ChiralNames

extension Sign {
  /// Digits, which the templates of `Glyphs` see, and the numerals of a numbered list that is one path.
  static let numerals = Sign(
    name: "numerals", guideline: "R18, R19", noun: "numerals", subject: .numerals,
    characters: [
      "one": "1", "once": "1", "song": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6",
      "seven": "7", "nine": "9",
    ],
    demands: [
      Demand(
        words: [ObjectWords.counting.union(["number", "123"])], noun: "numerals", guideline: "R18, R19"),
      Demand(words: [["repeat"], ["one", "once", "1", "song"]], noun: "a numeral", guideline: "R18"),
    ],
    isPlural: true,
    examples: [
      .seen(
        "a 2 beside a line",
        "<path d=\"M2 4h9\"/><path d=\"M13.2 12.4a3 3 0 0 1 5.8 1c0 2-2 3-5.8 6.6h6\"/>"),
      .unseen("a hook beside a line", "<path d=\"M2 4h9\"/><path d=\"M14 12h5v8\"/>"),
    ])
}
