import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds drawings without a size.
  static let drawingWithoutAxis = AuditRule(
    id: "drawing-without-axis",
    summary: "a drawing has no size and so no axis to mirror about",
    guideline: nil,
    severity: .error,
    rationale: """
      The mirror image of a drawing lies about the middle of its viewBox. Without one, and without width and height, \
      there is no middle, and every renderer shows another part of the drawing.
      """,
    usesDrawings: true,
    passing: [
      Example(#""cup": "mirror""#, ["cup.svg": Example.arrow]),
      Example(
        #""cup": "mirror""#,
        ["cup.svg": Example.svg(Example.triangle, attributes: #"width="24" height="24""#)]),
      Example(
        #""cup": {"class": "mirror", "viewBox": "0 0 24 24"}"#,
        ["cup.svg": Example.svg(Example.triangle, attributes: "")]),
    ],
    failing: [
      Example(#""cup": "mirror""#, ["cup.svg": Example.svg(Example.triangle, attributes: "")]),
      Example(
        #""cup": "fixed""#, ["cup.svg": Example.svg(Example.triangle, attributes: #"viewBox="0 0 0 24""#)]),
      Example(
        #""cup": "fixed""#,
        ["cup.svg": Example.svg(Example.triangle, attributes: #"width="100%" height="100%""#)]),
    ],
    check: { subject in
      subject.usedDrawings.compactMap { path, icon, facts in
        facts.boxless.map { obstacle in
          Violation(
            icon: icon.name, location: subject.location(obstacle, in: path),
            message: "give the drawing a viewBox, or the icon one in the manifest: "
              + Wording.escaped(obstacle.message))
        }
      }
    })
}

extension AuditRule.Example {
  fileprivate static let triangle = #"<path d="M4 4h12v16z"/>"#
}
