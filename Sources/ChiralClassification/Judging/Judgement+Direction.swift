import ChiralValues

extension Judgement {
  /// The direction that decided the class; nil if something else decided, or if the name is unclear.
  package var direction: DirectionFact.Meaning? {
    confidence == .unsure ? nil : Self.directions[decidedBy]
  }

  /// The directions by the concepts that stand for them.
  private static let directions: [String: DirectionFact.Meaning] = {
    let concepts: [(DirectionFact.Meaning, [String])] = [
      (.relative, ["navigation-arrow", "relative-place", "order"]),
      (
        .absolute,
        [
          "arrow-absolute", "motion-absolute", "place-absolute", "bubble-absolute", "sidebar-side",
          "toggle-side", "call-absolute", "halves",
        ]
      ),
      (.media, ["transport", "go-media", "seconds"]), (.spatial, ["align-absolute", "rotate-absolute"]),
    ]
    let single: [DirectionFact.Meaning] = [.relative, .absolute, .media, .spatial]
    return Dictionary(
      uniqueKeysWithValues: concepts.flatMap { meaning, ids in ids.map { ($0, meaning) } }
        + single.map { ("direction-\($0.rawValue)", $0) })
  }()
}
