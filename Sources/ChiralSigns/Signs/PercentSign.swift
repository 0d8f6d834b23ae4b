import ChiralValues

extension Sign {
  /// A percent sign, which the templates and the construction of `Glyphs` see.
  static let percent = Sign(
    name: "percent", guideline: "R21", noun: "a percent sign", subject: .percent,
    characters: ["percent": "%", "percentage": "%"],
    examples: [
      .seen(
        "a percent sign beside a line",
        "<path d=\"M2 4h7\"/><path d=\"M20 10l-8 10\"/><circle cx=\"13\" cy=\"11.5\" r=\"1.5\"/><circle cx=\"19\" cy=\"18.5\" r=\"1.5\"/>"
      )
    ])
}
