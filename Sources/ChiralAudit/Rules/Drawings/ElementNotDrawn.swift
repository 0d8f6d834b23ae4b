import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds elements that renderers leave out.
  static let elementNotDrawn = AuditRule(
    id: "element-not-drawn",
    summary: "a drawing holds an element that renderers of icons leave out",
    guideline: nil,
    severity: .warning,
    rationale: """
      HTML inside SVG, Inkscape's flowed text, and media are drawn by some programs and left out by others. PNG files \
      never show them.
      """,
    usesDrawings: true,
    passing: [Example(#""cup": "fixed""#, ["cup.svg": Example.circle])],
    failing: [
      Example(
        #""cup": "fixed""#,
        [
          "cup.svg": Example.svg(
            #"<path d="M4 4h12v16z"/><foreignObject width="9" height="9"><p xmlns="h">a</p></foreignObject>"#)
        ])
    ],
    check: { subject in
      marks([.undrawn], in: subject) {
        "turn <\(Wording.escaped($0.detail))> into paths, or remove it: most renderers do not draw it"
      }
    })
}
