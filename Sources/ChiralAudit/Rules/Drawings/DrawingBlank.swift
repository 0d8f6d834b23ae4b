import ChiralValues

extension AuditRule {
  /// Finds drawings that show nothing.
  static let drawingBlank = AuditRule(
    id: "drawing-blank",
    summary: "a drawing shows nothing",
    guideline: nil,
    severity: .error,
    rationale: """
      Renderers do not report what they cannot draw: a gradient that refers to itself, a shape in the colour of the \
      background, or a shape outside the viewBox gives an empty picture and no error.
      """,
    usesDrawings: true,
    passing: [Example(#""cup": "fixed""#, ["cup.svg": Example.circle])],
    failing: [
      Example(#""cup": "fixed""#, ["cup.svg": Example.svg("")]),
      Example(#""cup": "fixed""#, ["cup.svg": Example.svg(#"<circle cx="60" cy="12" r="8"/>"#)]),
      Example(#""cup": "fixed""#, ["cup.svg": Example.svg(#"<path d="M4 4h12v16z" fill="none"/>"#)]),
    ],
    check: { subject in
      subject.usedDrawings.filter { $0.facts.picture?.isBlank == true }.map {
        violation($0.path, of: $0.icon, in: subject, message)
      }
    })

  private static let message =
    "draw something inside the viewBox: the drawing shows nothing; or allow it, if the icon is meant to be empty"
}
