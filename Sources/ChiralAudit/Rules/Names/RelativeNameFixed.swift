import ChiralClassification
import ChiralManifest

extension AuditRule {
  /// R1: `forward`, `next`, `back` … follow reading.
  static let relativeNameFixed = AuditRule(
    id: "relative-name-fixed",
    summary: "the name is relative to reading, and the icon never mirrors",
    guideline: .r1,
    severity: .warning,
    rationale: """
      Forward, next, back, leading and the like follow reading: a reader of Arabic expects "next" on the left. \
      An icon of such a name that stays the same points back in every right-to-left interface.
      """,
    passing: [
      Example(#""arrow.forward": "mirror""#), Example(#""go-next": "both""#),
      Example(#""fast_forward": "fixed""#),
      Example(#""back_hand": "fixed""#), Example(#""call-end": "fixed""#), Example(#""arrow.left": "fixed""#),
      Example(#""text.start": {"class": "localized", "variants": {"Arab": "text.start.ar.svg"}}"#),
    ],
    failing: [
      Example(#""arrow.forward": "fixed""#), Example(#""actions/go-previous-symbolic": {"class": "fixed"}"#),
      Example(#""pan-start": "localized""#),
    ],
    check: { subject in
      icons(of: subject, saying: [.relative])
        .filter { icon, _ in !icon.iconClass.mirrors && icon.variants.isEmpty }
        .map { icon, fact in contradiction(icon, fact, make: .mirror) }
    })
}
