import ChiralClassification
import ChiralManifest

extension AuditRule {
  /// Finds mirrored controls of objects in space (R4).
  static let spatialNameMirrors = AuditRule(
    id: "spatial-name-mirrors",
    summary: "the name stands for a control that acts on objects in space, and the icon mirrors",
    guideline: .r4,
    severity: .warning,
    rationale: """
      Align left, move left and rotate right act on a page or a scene, which does not turn with the language: \
      mirrored, the icon shows the opposite of what the button does.
      """,
    disagreement: """
      Google's list mirrors alignment to the left and right; under the policy material this rule is silent.
      """,
    usesDrawings: true,
    passing: [
      Example(#""format-align-left": "fixed""#), Example(#""text.alignleading": "mirror""#),
      Example(#""format_align_left": "mirror""#, policy: .material),
    ],
    failing: [
      Example(#""format-align-left": "mirror""#), Example(#""rotate-right": {"class": "both"}"#),
      Example(#""format-align-left": "mirror""#, policy: .gnome),
    ],
    check: { subject in
      guard subject.manifest.policy != .material else { return [] }
      return icons(of: subject, saying: [.spatial])
        .filter { icon, _ in icon.iconClass.mirrors && !subject.isOwnMirrorImage(icon) }
        .map { icon, judgement in contradiction(icon, judgement, make: .fixed) }
    })
}
