import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds elements with the same id.
  static let idDuplicate = AuditRule(
    id: "id-duplicate",
    summary: "two elements of a drawing have the same id",
    guideline: nil,
    severity: .warning,
    rationale: """
      A reference or a component means the first element with the id, whichever its author had in mind. An id has to be unique.
      """,
    usesDrawings: true,
    passing: [Example(#""cup": "fixed""#, ["cup.svg": Example.svg(#"<g id="a"/><circle id="b" r="9"/>"#)])],
    failing: [
      Example(#""cup": "fixed""#, ["cup.svg": Example.svg(#"<g id="a"/><circle id="a" r="9"/>"#)])
    ],
    check: { subject in
      marks([.duplicateID], in: subject) {
        "rename the second \(Wording.quoted($0.detail)): references and components mean the first"
      }
    })
}
