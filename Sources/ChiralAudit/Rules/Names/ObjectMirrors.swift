import ChiralClassification

extension AuditRule {
  /// Finds mirrored objects that point nowhere (R11).
  static let objectMirrors = AuditRule(
    id: "object-mirrors",
    summary: "the name is a thing that points nowhere, and the icon mirrors",
    guideline: .r11,
    severity: .warning,
    rationale: """
      A camera, a key or a keyboard looks the same in every country. Mirrored it becomes a thing that nobody \
      makes, and it costs every platform a second drawing.
      """,
    usesDrawings: true,
    passing: [
      Example(#""camera": "fixed""#), Example(#""clock": "mirror""#), Example(#""bell": "mirror""#),
    ],
    failing: [Example(#""camera": "mirror""#), Example(#""keyboard": "mirror""#)],
    check: { subject in
      mirroredIcons(of: subject) { objects.contains($0.decidedBy) }.map(showsFixed)
    })

  /// The concepts on which sets agree; bells, windows and similar objects are drawn in too many ways.
  private static let objects: Set = [
    "camera", "device", "games", "lock", "phone", "settings", "speaker-box", "trash",
  ]
}
