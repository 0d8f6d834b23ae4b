import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds lengths and transforms that are not valid.
  static let geometryMalformed = AuditRule(
    id: "geometry-malformed",
    summary: "a length, size or transform cannot be read",
    guideline: nil,
    severity: .warning,
    rationale: """
      A value that cannot be read counts as 0 in one renderer, as missing in another, and hides the element in a third.
      """,
    usesDrawings: true,
    passing: [
      Example(#""cup": "fixed""#, ["cup.svg": Example.svg(#"<rect x="1e1" width="50%" height="4mm"/>"#)])
    ],
    failing: [
      Example(
        #""cup": "fixed""#, ["cup.svg": Example.svg(#"<rect x="4" y="4" width="8,5" height="9"/>"#)]),
      Example(#""cup": "fixed""#, ["cup.svg": Example.svg(#"<circle cx="9" cy="9" r="-4"/>"#)]),
      Example(
        #""cup": "fixed""#,
        ["cup.svg": Example.svg(#"<path transform="translate 4 4" d="M4 4h12v16z"/>"#)]),
    ],
    check: { subject in
      marks([.brokenLength], in: subject) {
        "write a number that can be read: \(Wording.escaped($0.detail))"
      }
    })
}
