import ChiralClassification
import ChiralManifest

extension AuditRule {
  /// Finds mirrored controls of media playback (R4).
  static let mediaNameMirrors = AuditRule(
    id: "media-name-mirrors",
    summary: "the name stands for a media control, and the icon mirrors",
    guideline: .r4,
    severity: .warning,
    rationale: """
      Play, rewind and skip show the direction of a tape, which does not turn with the language: when mirrored, \
      the two buttons of a player change places, and each one shows the opposite of what it does.
      """,
    disagreement: """
      GNOME mirrors seek and skip, and under the policy gnome this rule is silent.
      """,
    usesDrawings: true,
    passing: [
      Example(#""fast_forward": "fixed""#),
      Example(#""go-next": "mirror""#), Example(#""media-seek-forward": "mirror""#, policy: .gnome),
    ],
    failing: [
      Example(#""fast_forward": "mirror""#), Example(#""media-skip-backward-symbolic": "mirror""#),
      Example(#""forward_10": "both""#),
    ],
    check: { subject in
      guard subject.manifest.policy != .gnome else { return [] }
      return icons(of: subject, saying: [.media])
        .filter { icon, _ in icon.iconClass.mirrors && !subject.isOwnMirrorImage(icon) }
        .map { icon, judgement in contradiction(icon, judgement, make: .fixed) }
    })
}
