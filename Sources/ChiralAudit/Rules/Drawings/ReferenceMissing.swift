import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds references to ids that do not exist.
  static let referenceMissing = AuditRule(
    id: "reference-missing",
    summary: "a drawing refers to an id that it does not have",
    guideline: nil,
    severity: .warning,
    rationale: """
      A missing paint paints nothing, a missing clip clips nothing or everything, and a use without a target shows nothing; \
      no renderer reports it.
      """,
    usesDrawings: true,
    passing: [
      Example(
        #""cup": "fixed""#,
        ["cup.svg": Example.svg(##"<g id="a"><circle cx="9" cy="9" r="4"/></g><use href="#a" x="3"/>"##)]),
      Example(
        #""cup": "fixed""#,
        ["cup.svg": Example.svg(#"<path d="M4 4h12v16z" fill="url(#brand) black"/>"#)]),
    ],
    failing: [
      Example(
        #""cup": "fixed""#,
        ["cup.svg": Example.svg(#"<path d="M4 4h12v16z"/><path d="M4 4h9" fill="url(#brand)"/>"#)]),
      Example(
        ##""cup": "fixed""##, ["cup.svg": Example.svg(##"<path d="M4 4h12v16z"/><use href="#a" x="3"/>"##)]),
    ],
    check: { subject in
      marks([.missingTarget], in: subject) {
        "add an element with the id \(Wording.quoted($0.detail)), or remove the reference: the drawing has no such element"
      }
    })
}
