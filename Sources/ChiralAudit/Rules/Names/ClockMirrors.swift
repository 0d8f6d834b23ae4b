import ChiralClassification

extension AuditRule {
  /// Finds mirrored clocks (R11).
  static let clockMirrors = AuditRule(
    id: "clock-mirrors",
    summary: "the name stands for a clock, and the icon mirrors",
    guideline: .r11,
    severity: .warning,
    rationale: """
      Clocks turn clockwise in every country: mirrored, one shows another time, and its hands run backward.
      """,
    usesDrawings: true,
    passing: [Example(#""clock": "fixed""#), Example(#""arrow.forward": "mirror""#)],
    failing: [Example(#""clock": "mirror""#), Example(#""stopwatch": "mirror""#)],
    check: { subject in
      mirroredIcons(of: subject) { $0.decidedBy == "clock" }.map(showsFixed)
    })
}
