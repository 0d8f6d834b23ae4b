import ChiralValues

extension AuditRule {
  /// Finds drawings that show almost nothing.
  static let drawingNearlyBlank = AuditRule(
    id: "drawing-nearly-blank",
    summary: "a drawing shows almost nothing",
    guideline: nil,
    severity: .warning,
    rationale: """
      A drawing whose ink would not fill a pixel in a picture of 24 by 24 was drawn in other units than its viewBox has, \
      or has lost its paint.
      """,
    usesDrawings: true,
    passing: [
      Example(#""dot": "fixed""#, ["dot.svg": Example.svg(#"<circle cx="12" cy="12" r="1.5"/>"#)]),
      Example(#""empty": "fixed""#, ["empty.svg": Example.svg("")]),
    ],
    failing: [
      Example(
        #""cup": "fixed""#, ["cup.svg": Example.svg(Example.speck, attributes: #"viewBox="0 0 240 240""#)])
    ],
    check: { subject in
      subject.usedDrawings.compactMap { path, icon, facts in
        guard let picture = facts.picture, !picture.isBlank, picture.ink < leastInk else { return nil }
        return violation(path, of: icon, in: subject, message)
      }
    })

  /// The smallest share of ink: one pixel of 24 × 24.
  private static let leastInk = 1.0 / 576

  private static let message =
    "fit the viewBox to the drawing, or give its shapes a paint: it shows less than a pixel of ink at 24 by 24"
}

extension AuditRule.Example {
  fileprivate static let speck = #"<circle cx="12" cy="12" r="4"/>"#
}
