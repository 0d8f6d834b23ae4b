import ChiralClassification
import ChiralManifest

extension AuditRule {
  /// R2: `left` and `right` are absolute.
  static let absoluteNameMirrors = AuditRule(
    id: "absolute-name-mirrors",
    summary: "the name is an absolute direction, and the icon mirrors",
    guideline: .r2,
    severity: .warning,
    rationale: """
      Left is left in every language: an icon called "left" that mirrors shows a right-to-left reader the \
      opposite of its name, and whoever wanted "back" gets it twice mirrored. Under the policy material, whose \
      lists mirror such icons, this rule is silent.
      """,
    passing: [
      Example(#""arrow.left": "fixed""#), Example(#""arrow.left.to.next": "mirror""#),
      Example(#""arrow.forward": "mirror""#), Example(#""copyright": "mirror""#),
      Example(#""arrow_left": "mirror""#, policy: .material),
    ],
    failing: [
      Example(#""arrow.left": "mirror""#), Example(#""chevron-right-symbolic": {"class": "both"}"#),
    ],
    check: { subject in
      guard subject.manifest.policy != .material else { return [] }
      return icons(of: subject, saying: [.absolute])
        .filter { icon, _ in icon.iconClass.mirrors }
        .map { icon, fact in contradiction(icon, fact, make: .fixed) }
    })
}
