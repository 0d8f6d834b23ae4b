import ChiralClassification

extension AuditRule {
  /// Finds mirrored hand tools (R15).
  static let toolMirrors = AuditRule(
    id: "tool-mirrors",
    summary: "the name stands for a hand-held tool, and the icon mirrors",
    guideline: .r15,
    severity: .warning,
    rationale: """
      A pencil, a pair of scissors or a magnifier implies the hand that holds it, and most readers of Arabic \
      and Hebrew are right-handed as well. The rest of the icon may mirror: name the tool as a component.
      """,
    usesDrawings: true,
    passing: [
      Example(#""scissors": "fixed""#),
      Example(#""pencil": {"class": "mirror", "components": {".tool": "move"}}"#),
    ],
    failing: [Example(#""eraser": "mirror""#), Example(#""cut": "mirror""#)],
    check: { subject in
      mirroredIcons(of: subject) { $0.guideline == .r15 }.map(showsFixed)
    })
}
