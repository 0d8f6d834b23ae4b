import ChiralValues

extension Sign {
  /// A question mark, which the templates of `Glyphs` see. It is kept for Hebrew only: the Arabic question mark is its mirror image.
  static let questionMark = Sign(
    name: "question", guideline: "R21", noun: "a question mark", subject: .question,
    characters: Dictionary(uniqueKeysWithValues: QuestionWords.all.map { ($0, "?") }),
    examples: [
      .seen(
        "a question mark beside a line, in Hebrew",
        "<path d=\"M2 4h9\"/><path d=\"M13 11.5a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M16 20v.1\"/>")
    ])
}
