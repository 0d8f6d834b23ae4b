import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds elements that are drawn inside themselves.
  static let referenceCircular = AuditRule(
    id: "reference-circular",
    summary: "a part of a drawing refers to itself",
    guideline: nil,
    severity: .error,
    rationale: """
      Each renderer breaks such a cycle at a different place; librsvg usually draws nothing and reports no error.
      """,
    usesDrawings: true,
    passing: [
      Example(
        #""cup": "fixed""#,
        [
          "cup.svg": Example.svg(
            ##"<linearGradient id="a"><stop/></linearGradient><linearGradient id="b" href="#a"/>"##
              + #"<path d="M4 4h12v16z" fill="url(#b)"/>"#)
        ]),
      Example(
        #""cup": "fixed""#,
        [
          "cup.svg": Example.svg(
            ##"<path id="a" d="M4 4h12v16z" fill="url(#a)"/><linearGradient id="a"><stop/></linearGradient>"##
          )
        ]),
    ],
    failing: [
      Example(
        #""cup": "fixed""#,
        [
          "cup.svg": Example.svg(
            ##"<linearGradient id="a" href="#a"/><path d="M4 4h12v16z" fill="url(#a)"/>"##)
        ]),
      Example(
        #""cup": "fixed""#,
        ["cup.svg": Example.svg(##"<g id="a"><use href="#a" x="3"/><path d="M4 4h12v16z"/></g>"##)]),
    ],
    check: { subject in
      marks([.circle], in: subject) {
        "break the circular reference: \(Wording.escaped($0.detail)) is drawn inside itself"
      }
    })
}
