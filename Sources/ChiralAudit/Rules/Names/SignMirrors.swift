import ChiralClassification

extension AuditRule {
  /// Finds mirrored universal signs (R10).
  static let signMirrors = AuditRule(
    id: "sign-mirrors",
    summary: "the name stands for a universal sign, and the icon mirrors",
    guideline: .r10,
    severity: .warning,
    rationale: """
      A check mark, a plus and a cross are the same in every language; a mirrored check mark looks like a \
      mistake, also to readers of Arabic and Hebrew.
      """,
    usesDrawings: true,
    passing: [
      Example(#""checkmark": "fixed""#),
      Example(#""list.check": {"class": "mirror", "components": {".badge": "move"}}"#),
    ],
    failing: [Example(#""checkmark": "mirror""#), Example(#""check": {"class": "both"}"#)],
    check: { subject in
      mirroredIcons(of: subject) { $0.guideline == .r10 }.map(showsFixed)
    })
}
