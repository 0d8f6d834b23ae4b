import ChiralClassification

extension AuditRule {
  /// Finds mirrored logos (R9).
  static let logoMirrors = AuditRule(
    id: "logo-mirrors",
    summary: "the name stands for a brand, and the icon mirrors",
    guideline: .r9,
    severity: .warning,
    rationale: """
      A logo is the same in every country; its owner's rules forbid mirroring it, even where it contains text \
      or an arrow.
      """,
    usesDrawings: true,
    passing: [Example(#""github": "fixed""#), Example(#""arrow.forward": "mirror""#)],
    failing: [Example(#""github": "mirror""#), Example(#""logo": "both""#)],
    check: { subject in
      mirroredIcons(of: subject) { $0.guideline == .r9 }.map(showsFixed)
    })
}
