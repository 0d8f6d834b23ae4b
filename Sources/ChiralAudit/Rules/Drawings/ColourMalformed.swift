import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds paints that are not valid.
  static let colourMalformed = AuditRule(
    id: "colour-malformed",
    summary: "a colour cannot be read",
    guideline: nil,
    severity: .warning,
    rationale: """
      A colour that cannot be read is ignored, and the shape takes the inherited colour, which is usually black.
      """,
    usesDrawings: true,
    passing: [
      Example(
        #""cup": "fixed""#,
        ["cup.svg": Example.svg(##"<path d="M4 4h12v16z" fill="#1c1b1f" stroke="rgb(0 0 0 / 50%)"/>"##)])
    ],
    failing: [
      Example(##""cup": "fixed""##, ["cup.svg": Example.svg(##"<path d="M4 4h12v16z" fill="#12345"/>"##)]),
      Example(
        #""cup": "fixed""#, ["cup.svg": Example.svg(#"<path d="M4 4h12v16z" style="fill:curentColor"/>"#)]),
    ],
    check: { subject in
      marks([.brokenColour], in: subject) {
        "write a colour that can be read: \(Wording.escaped($0.detail))"
      }
    })
}
