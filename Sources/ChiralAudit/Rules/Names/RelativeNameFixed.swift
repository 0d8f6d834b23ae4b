import ChiralClassification
import ChiralManifest

extension AuditRule {
  /// Finds fixed icons with words relative to reading in their names: `forward`, `next`, `back` … (R1).
  static let relativeNameFixed = AuditRule(
    id: "relative-name-fixed",
    summary: "the name is relative to the reading direction, and the icon never mirrors",
    guideline: .r1,
    severity: .warning,
    rationale: """
      Forward, next, back, leading and the like follow reading: a reader of Arabic expects "next" on the left. An \
      icon with such a name that stays the same points back in every right-to-left interface. The rule ignores \
      words that mean no direction in their context (the back of a bench, the start of a clock) and drawings that \
      are their own mirror image.
      """,
    usesDrawings: true,
    passing: [
      Example(#""arrow.forward": "mirror""#), Example(#""go-next": "both""#),
      Example(#""fast_forward": "fixed""#),
      Example(#""back_hand": "fixed""#), Example(#""clock-start": "fixed", "slash-forward": "fixed""#),
      Example(#""call-end": "fixed""#), Example(#""arrow.left": "fixed""#),
      Example(#""text.start": {"class": "localized", "variants": {"Arab": "text.start.ar.svg"}}"#),
    ],
    failing: [
      Example(#""arrow.forward": "fixed""#), Example(#""actions/go-previous-symbolic": {"class": "fixed"}"#),
      Example(#""pan-start": "localized""#),
    ],
    check: { subject in
      return icons(of: subject, saying: [.relative])
        .filter { icon, judgement in
          !icon.iconClass.mirrors && icon.variants.isEmpty && judgement.iconClass.mirrors
            && !subject.isOwnMirrorImage(icon) && !subject.followsMirrorImage(icon)
        }
        .map { icon, judgement in contradiction(icon, judgement, make: .mirror) }
    })
}
