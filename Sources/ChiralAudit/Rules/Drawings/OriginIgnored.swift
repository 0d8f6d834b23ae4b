import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds transforms about an origin that some renderers ignore.
  static let originIgnored = AuditRule(
    id: "origin-ignored",
    summary: "a transform has an origin that librsvg and converters ignore",
    guideline: nil,
    severity: .warning,
    rationale: """
      Browsers turn and scale an element about its `transform-origin`. librsvg, which draws the PNGs of a build, does so \
      about 0 0. A page and an app then show different pictures.
      """,
    usesDrawings: true,
    passing: [
      Example(
        #""cup": "fixed""#,
        ["cup.svg": Example.svg(#"<path transform="rotate(45 12 12)" d="M4 4h12v16z"/>"#)]),
      Example(
        #""cup": "fixed""#,
        ["cup.svg": Example.svg(#"<path transform="rotate(45)" transform-origin="0 0" d="M4 4h12v16z"/>"#)]),
    ],
    failing: [
      Example(
        #""cup": "fixed""#,
        ["cup.svg": Example.svg(#"<path transform="rotate(45)" transform-origin="12 12" d="M4 4h12v16z"/>"#)])
    ],
    check: { subject in
      marks([.transformOrigin], in: subject) {
        "write the origin \(Wording.escaped($0.detail)) into the transform, such as rotate(45 12 12): "
          + "PNGs and most converters ignore transform-origin"
      }
    })
}
