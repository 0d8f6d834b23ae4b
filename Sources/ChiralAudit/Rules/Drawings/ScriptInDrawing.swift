import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds scripts in drawings.
  static let scriptInDrawing = AuditRule(
    id: "script-in-drawing",
    summary: "a drawing holds a script",
    guideline: nil,
    severity: .error,
    rationale: """
      An icon has nothing to run. Where an SVG is put into a page, its script runs with the rights of the page.
      """,
    usesDrawings: true,
    passing: [Example(#""cup": "fixed""#, ["cup.svg": Example.circle])],
    failing: [
      Example(
        #""cup": "fixed""#, ["cup.svg": Example.svg(#"<script>alert(1)</script><path d="M4 4h12v16z"/>"#)]),
      Example(#""cup": "fixed""#, ["cup.svg": Example.svg(#"<path onload="alert(1)" d="M4 4h12v16z"/>"#)]),
    ],
    check: { subject in
      marks([.script], in: subject) { "remove \(Wording.escaped($0.detail)): an icon must not run code" }
    })
}
