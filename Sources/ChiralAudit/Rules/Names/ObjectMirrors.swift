import ChiralClassification

extension AuditRule {
  /// Finds mirrored objects that point nowhere (R11).
  static let objectMirrors = AuditRule(
    id: "object-mirrors",
    summary: "the name stands for an object without a direction, and the icon mirrors",
    guideline: .r11,
    severity: .warning,
    rationale: """
      A camera, a key or a keyboard looks the same in every country. Its mirror image is a thing that nobody \
      makes, and costs a second drawing on every platform.
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
