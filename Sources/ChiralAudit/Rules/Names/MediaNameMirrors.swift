import ChiralClassification
import ChiralManifest

extension AuditRule {
  /// R4: tapes and objects in space have a direction of their own.
  static let mediaNameMirrors = AuditRule(
    id: "media-name-mirrors",
    summary: "the name is a control of media or of objects in space, and the icon mirrors",
    guideline: .r4,
    severity: .warning,
    rationale: """
      Play, rewind and skip show the direction of a tape, align left and move left that of a page or a scene; \
      neither turns with the language. Under the policy gnome, whose themes mirror seek and skip, media is not \
      looked at; under material, whose lists mirror left and right, alignment is not.
      """,
    passing: [
      Example(#""fast_forward": "fixed""#), Example(#""format-align-left": "fixed""#),
      Example(#""go-next": "mirror""#), Example(#""media-seek-forward": "mirror""#, policy: .gnome),
      Example(#""format_align_left": "mirror""#, policy: .material),
    ],
    failing: [
      Example(#""fast_forward": "mirror""#), Example(#""media-skip-backward-symbolic": "mirror""#),
      Example(#""forward_10": "both""#), Example(#""format-align-left": "mirror""#),
      Example(#""format-align-left": "mirror""#, policy: .gnome),
    ],
    check: { subject in
      icons(of: subject, saying: meanings(under: subject.manifest.policy))
        .filter { icon, _ in icon.iconClass.mirrors }
        .map { icon, fact in contradiction(icon, fact, make: .fixed) }
    })

  private static func meanings(under policy: Policy) -> Set<DirectionFact.Meaning> {
    switch policy {
    case .apple: [.media, .spatial]
    case .material: [.media]
    case .gnome: [.spatial]
    }
  }
}
