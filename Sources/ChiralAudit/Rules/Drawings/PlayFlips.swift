import ChiralClassification

extension AuditRule {
  /// Finds play signs that mirroring flips (R4).
  static let playFlips = signFlips(
    id: "play-flips",
    summary: "the play sign in a mirrored icon points backward",
    guideline: .r4,
    rationale: """
      The play sign stands for the direction of a tape, not of reading, and points to the right in every language. The icon \
      around it mirrors; the sign goes to the other side and keeps its orientation.
      """,
    sign: Sign(
      words: ["play"],
      icon: "list.play", path: "M13 12l8 5-8 5z",
      noun: "the play sign", effect: "makes it point backward"))
}
