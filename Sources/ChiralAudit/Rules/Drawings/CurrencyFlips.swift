import ChiralClassification

extension AuditRule {
  /// Finds currency signs that mirroring flips (R8).
  static let currencyFlips = signFlips(
    id: "currency-flips",
    summary: "the currency sign in a mirrored icon is flipped",
    guideline: .r8,
    rationale: """
      A currency sign is a letter and is never mirrored. The icon around it mirrors; the sign goes to the other side and keeps \
      its orientation.
      """,
    sign: Sign(
      words: [
        "dollar", "euro", "pound", "sterling", "yen", "yuan", "rupee", "ruble", "won", "lira", "bitcoin",
        "shekel", "currency",
      ],
      icon: "list.euro", path: "M20 11.5A5 5 0 1 0 20 20.5l-1-1.7a3 3 0 1 1 0-5.6zM12 15h5v2h-5z",
      noun: "the currency sign", effect: "flips it"))
}
