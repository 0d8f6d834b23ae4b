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
      Example(#""settings": "mirror""#, ["settings.svg": Example.svg(sliders)]),
    ],
    failing: [Example(#""camera": "mirror""#), Example(#""keyboard": "mirror""#)],
    check: { subject in
      mirroredIcons(of: subject) { objects.contains($0.decidedBy) }.map(showsFixed)
    })

  /// Three horizontal sliders.
  private static let sliders =
    #"<path d="M2 5h20v1H2zM2 11h20v1H2zM2 17h20v1H2z"/><circle cx="8" cy="5.5" r="2.5"/>"#
    + #"<circle cx="15" cy="11.5" r="2.5"/><circle cx="7" cy="17.5" r="2.5"/>"#

  /// The concepts on which sets agree; bells, windows and similar objects are drawn in too many ways.
  private static let objects: Set = [
    "camera", "device", "games", "lock", "phone", "settings", "speaker-box", "trash",
  ]
}
