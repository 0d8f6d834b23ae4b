import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds numbers that are too large for renderers.
  static let geometryNotFinite = AuditRule(
    id: "geometry-not-finite",
    summary: "a coordinate or a length is not a finite number, or is larger than ten million",
    guideline: nil,
    severity: .error,
    rationale: """
      NaN and numbers that overflow come out of broken exports. Renderers leave the element out, draw it across the whole \
      picture, or hang.
      """,
    usesDrawings: true,
    passing: [Example(#""cup": "fixed""#, ["cup.svg": Example.circle])],
    failing: [
      Example(
        #""cup": "fixed""#, ["cup.svg": Example.svg(#"<circle cx="NaN" cy="9" r="4"/>"#)]),
      Example(#""cup": "fixed""#, ["cup.svg": Example.svg(#"<path d="M4 4h1e39v16z"/>"#)]),
    ],
    check: { subject in
      marks([.nonFinite], in: subject) {
        "export the drawing again, or correct the number by hand: \(Wording.escaped($0.detail))"
      }
    })
}
