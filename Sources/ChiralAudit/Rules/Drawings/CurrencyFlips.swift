import ChiralClassification
import ChiralManifest

extension AuditRule {
  /// Finds currency signs that mirroring flips (R8).
  static let currencyFlips = AuditRule(
    id: "currency-flips",
    summary: "the currency sign in a mirrored icon is flipped",
    guideline: .r8,
    severity: .warning,
    rationale: """
      A currency sign is a letter and is never mirrored. The icon around it mirrors; the sign goes to the other side and keeps \
      its orientation.
      """,
    usesDrawings: true,
    passing: [
      Example(
        ##""list.euro": {"class": "mirror", "components": {"#sign": "move"}}"##,
        ["list.euro.svg": Example.priced(#"id="sign""#)]),
      Example(#""list.euro": "fixed""#, ["list.euro.svg": Example.priced("")]),
      Example(#""list.euro": "mirror""#, ["list.euro.svg": Example.circle]),
    ],
    failing: [
      Example(
        #""list.euro": {"class": "mirror", "infer": false}"#, ["list.euro.svg": Example.priced("")])
    ],
    check: { subject in
      plainMirrors(named: currencies, in: subject).map { icon in
        violation(
          icon,
          "name the currency sign in \(Wording.quoted(icon.name)) as a component with the verb move: mirroring the icon flips it"
        )
      }
    })

  /// The words for currency signs.
  private static let currencies: Set<String> = [
    "dollar", "euro", "pound", "sterling", "yen", "yuan", "rupee", "ruble", "won", "lira", "bitcoin",
    "shekel",
    "currency",
  ]
}

extension AuditRule.Example {
  /// Returns lines of text with a currency sign.
  fileprivate static func priced(_ attributes: String) -> String {
    svg(
      "<path d=\"M2 4h9v2H2zM2 9h6v2H2z\"/><path \(attributes) d=\"M20 11.5A5 5 0 1 0 20 20.5l-1-1.7a3 3 0 1 1 0-5.6zM12 15h5v2h-5z\"/>"
    )
  }
}
