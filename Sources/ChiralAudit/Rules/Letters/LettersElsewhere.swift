import ChiralClassification
import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds letters in icons that are about neither reading nor writing (R8).
  static let lettersElsewhere = AuditRule(
    id: "letters-elsewhere",
    summary: "letters appear in an icon that is not about reading or writing",
    guideline: .r8,
    severity: .note,
    rationale: """
      Letters are necessary in an icon about reading or writing, in every script. In any other icon they are words that \
      have to be translated: a drawing without text means the same to everyone.
      """,
    passing: [
      Example(#""bold": "localized""#, texts: [DrawnText(content: "B", relativeSize: 0.5)]),
      Example(#""calendar": "both""#, texts: [DrawnText(content: "31", relativeSize: 0.5)]),
    ],
    failing: [Example(#""send": "both""#, texts: [DrawnText(content: "GO", relativeSize: 0.5)])],
    check: { subject in
      return subject.manifest.icons.compactMap { icon in
        let judgement = subject.judgement(of: icon)
        guard icon.letters.drawnTexts.values.joined().contains(where: \.holdsLetters),
          judgement.confidence > .unsure,
          judgement.guideline != .r8
        else { return nil }
        return Violation(icon: icon.name, location: icon.classLocation, message: elsewhere(icon))
      }
    })

  private static func elsewhere(_ icon: Icon) -> String {
    "draw \(Wording.quoted(icon.name)) without letters if possible: the icon is not about reading or writing"
  }
}
