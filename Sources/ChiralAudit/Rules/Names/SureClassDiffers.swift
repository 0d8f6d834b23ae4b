import ChiralClassification
import ChiralManifest

extension AuditRule {
  /// Finds classes that contradict a sure judgement of the name.
  static let sureClassDiffers = AuditRule(
    id: "sure-class-differs",
    summary: "the name surely asks for another class, and no note says why the manifest decides otherwise",
    guideline: nil,
    severity: .note,
    rationale: """
      What chiral classify is sure of is right for nearly every icon of such a name. A manifest may decide \
      otherwise, for it knows the drawing; its note should say why, for those who read it later. Icons that other \
      rules on names speak of, that have parts or drawings of their own, or that are their own mirror images are left \
      out.
      """,
    usesDrawings: true,
    passing: [
      Example(#""list.bullet": "mirror""#),
      Example(#""signature": { "class": "fixed", "note": "only a pen" }"#),
      Example(#""camera": "mirror""#), Example(#""arrow.forward": "fixed""#), Example(#""undo": "fixed""#),
    ],
    failing: [Example(#""list.bullet": "fixed""#), Example(#""signature": "fixed""#)],
    check: { subject in
      let told = Set(others.flatMap { $0.check(subject).compactMap(\.icon) })
      return subject.manifest.icons.compactMap { icon in
        let judgement = subject.judgement(of: icon)
        guard judgement.confidence == .sure, judgement.iconClass != icon.iconClass, icon.note == nil,
          icon.components.isEmpty, icon.variants.isEmpty, !told.contains(icon.name),
          !subject.isOwnMirrorImage(icon)
        else { return nil }
        return Violation(
          icon: icon.name, location: icon.classLocation,
          message:
            "make \(Wording.quoted(icon.name)) \(judgement.iconClass.rawValue), or say in its note why it is \(icon.iconClass.rawValue): \(judgement.reason)"
        )
      }
    })

  /// More exact rules about names; icons that they report are left out here.
  private static let others: [AuditRule] = [
    .relativeNameFixed, .absoluteNameMirrors, .mediaNameMirrors, .spatialNameMirrors, .rtlNameMirrors,
    .logoMirrors,
    .signMirrors, .clockMirrors, .objectMirrors, .toolMirrors, .conceptDisputed,
  ]
}
