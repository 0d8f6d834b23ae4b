import ChiralClassification
import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds pairs of icons of which only one mirrors (R3).
  static let pairClassesDiffer = AuditRule(
    id: "pair-classes-differ",
    summary: "one icon of a pair mirrors, and the other does not",
    guideline: .r3,
    severity: .warning,
    rationale: """
      Forward and backward, leading and trailing, undo and redo, left and right are each other's mirror image. \
      Where one of the two mirrors and the other stays, both point the same way in a right-to-left interface. In \
      other pairs, such as mute and unmute, one icon replaces the other, and the picture must not jump. A drawing \
      that is its own mirror image points nowhere, and its pair is not reported.
      """,
    usesDrawings: true,
    passing: [
      Example(#""arrow.forward": "mirror", "arrow.backward": "mirror""#),
      Example(#""arrow.left": "fixed", "arrow.right": "fixed""#),
      Example(#""undo": "mirror", "redone": "fixed""#),
      Example(#""mute": "mirror", "unmute": "mirror""#),
    ],
    failing: [
      Example(#""arrow.forward": "mirror", "arrow.backward": "fixed""#),
      Example(#""edit-undo-symbolic": "mirror", "edit-redo-symbolic": "fixed""#),
      Example(#""go-next": "mirror", "go-previous": "localized""#),
      Example(#""mute": "fixed", "unmute": "mirror""#),
      Example(#""move-to-start": "fixed", "move-to-end": "mirror""#),
    ],
    check: { subject in
      subject.manifest.icons.flatMap { icon in
        NamePair.partners(of: icon.name).compactMap(subject.icon(named:)).filter {
          $0.iconClass.mirrors != icon.iconClass.mirrors && !subject.isOwnMirrorImage($0)
            && !subject.isOwnMirrorImage(icon)
        }.map { differing(icon, $0) }
      }
    })

  private static func differing(_ icon: Icon, _ partner: Icon) -> Violation {
    Violation(
      icon: partner.name, location: partner.classLocation,
      message:
        "make both \(Wording.quoted(partner.name)) and \(Wording.quoted(icon.name)) mirror, or neither: they are a pair, and one is \(partner.iconClass.rawValue), the other \(icon.iconClass.rawValue)"
    )
  }
}
