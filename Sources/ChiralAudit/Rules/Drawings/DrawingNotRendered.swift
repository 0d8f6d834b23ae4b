import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds drawings that cannot be rendered.
  static let drawingNotRendered = AuditRule(
    id: "drawing-not-rendered",
    summary: "a drawing cannot be rendered",
    guideline: nil,
    severity: .error,
    rationale: """
      A drawing that needs too much memory or time, or that crashes the renderer, has no PNG in any build.
      """,
    usesDrawings: true,
    passing: [Example(#""cup": "fixed""#, ["cup.svg": Example.circle])],
    failing: [
      Example(
        #""line": "fixed""#,
        [
          "line.svg": Example.svg(
            #"<path d="M0 0h2400000v1H0z"/>"#, attributes: #"viewBox="0 0 2400000 1""#)
        ])
    ],
    check: { subject in
      subject.usedDrawings.compactMap { path, icon, facts in
        facts.unrendered.map {
          violation(path, of: icon, in: subject, "simplify the drawing: \(Wording.escaped($0))")
        }
      }
    })
}
