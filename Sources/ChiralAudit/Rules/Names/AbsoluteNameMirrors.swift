import ChiralClassification
import ChiralManifest

extension AuditRule {
  /// Finds mirrored icons with the absolute words `left` and `right` in their names (R2).
  static let absoluteNameMirrors = AuditRule(
    id: "absolute-name-mirrors",
    summary: "the name is an absolute direction, and the icon mirrors",
    guideline: .r2,
    severity: .warning,
    rationale: """
      Left is left in every language: an icon called "left" that mirrors shows a right-to-left reader the \
      opposite of its name, and an app that uses it for "back" may mirror it twice. If the set has its \
      own right-to-left drawing, or its manifest names components, somebody has looked at it, and the \
      finding is a note.
      """,
    disagreement: """
      Google's list mirrors arrow_left and arrow_right, Fluent some, Ionicons by name; where the manifest says that \
      left means back, this rule is silent on arrows. SF Symbols has forms for right-to-left of some left and right names that hold text.
      """,
    usesDrawings: true,
    passing: [
      Example(#""arrow.left": "fixed""#), Example(#""arrow.left.to.next": "mirror""#),
      Example(#""arrow.forward": "mirror""#), Example(#""copyright": "mirror""#),
      Example(#""go-left": { "class": "mirror", "note": "unsure: the drawing is that of \"go-back\"" }"#),
      Example(#""arrow_left": "mirror""#, leftMeansBack: true),
    ],
    failing: [
      Example(#""arrow.left": "mirror""#), Example(#""chevron-right-symbolic": {"class": "both"}"#),
      Example(#""border-left": "mirror""#, leftMeansBack: true),
      Example(#""bubble.left": {"class": "both", "variants": {"rtl": "bubble.left.rtl.svg"}}"#),
    ],
    check: { subject in
      return icons(of: subject, saying: [.absolute])
        .filter { icon, judgement in
          icon.iconClass.mirrors && !judgement.iconClass.mirrors && !subject.isOwnMirrorImage(icon)
        }
        .map { icon, judgement in contradiction(icon, judgement, make: .fixed) }
    })
}
