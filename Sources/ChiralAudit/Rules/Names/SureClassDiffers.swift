import ChiralClassification
import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds classes that contradict a sure judgement of the name.
  static let sureClassDiffers = AuditRule(
    id: "sure-class-differs",
    summary: "the name clearly calls for another class, and no note says why the manifest gives this one",
    guideline: nil,
    severity: .note,
    rationale: """
      A class that chiral explain --format class reports as sure is right for nearly every icon with such a name. The author of a \
      manifest knows the drawing and may decide otherwise; the note of the icon should say why. The rule ignores \
      icons that other rules on names report, icons that have components or drawings of their own, and icons that are \
      their own mirror images.
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
      let contradicted = subject.manifest.icons.filter { icon in
        let judgement = subject.judgement(of: icon)
        return judgement.confidence > .unsure && judgement.iconClass != icon.iconClass
          && (isOpenImport(icon) || icon.note == nil && !told.contains(icon.name))
          && icon.parts.components.isEmpty && icon.variants.isEmpty && !subject.isOwnMirrorImage(icon)
      }
      let sure = contradicted.filter { subject.judgement(of: $0).confidence == .sure }
      // A pair of which only one half were corrected would point the same way in right-to-left.
      let partners = Set(sure.filter(isOpenImport).flatMap { NamePair.partners(of: $0.name) })
      return contradicted.compactMap { icon in
        let judgement = subject.judgement(of: icon)
        let isImported = isOpenImport(icon)
        guard judgement.confidence == .sure || isImported && partners.contains(icon.name) else { return nil }
        return Violation(
          icon: icon.name, location: icon.classLocation,
          message:
            "make \(Wording.quoted(icon.name)) \(judgement.iconClass.rawValue), or say in its note why it is \(icon.iconClass.rawValue): \(judgement.reason)",
          fix: isImported ? .wanted(judgement.iconClass, for: icon) : nil)
      }
    })

  /// Returns true if an icon has the class of the set from which it was imported, and nobody has answered the objection in its note.
  private static func isOpenImport(_ icon: Icon) -> Bool {
    icon.note.map {
      NoteReason(note: $0) == .imported && !NoteReason.isSettled($0, by: icon.iconClass)
    } ?? false
  }

  /// The rules that object to the class of an icon because of what its name says.
  static let objectingToClasses: [AuditRule] = others + [.sureClassDiffers, .variantClassesDiffer]

  /// More exact rules about names; icons that they report are left out here.
  private static let others: [AuditRule] = [
    .relativeNameFixed, .absoluteNameMirrors, .mediaNameMirrors, .spatialNameMirrors, .rtlNameMirrors,
    .logoMirrors,
    .signMirrors, .clockMirrors, .objectMirrors, .toolMirrors, .conceptDisputed,
  ]
}
