import ChiralClassification
import ChiralManifest

extension AuditRule {
  /// Finds letters in icons that are about neither reading nor writing (R8).
  static let lettersElsewhere = AuditRule(
    id: "letters-elsewhere",
    summary: "letters stand for something else than reading or writing",
    guideline: .r8,
    severity: .note,
    rationale: """
      Letters that say something about reading or writing have to be there, in every script. Anywhere else they are words \
      to be translated: a drawing without text says the same to everyone.
      """,
    passing: [
      Example(#""bold": "localized""#, texts: [DrawnText(content: "B", relativeSize: 0.5)]),
      Example(#""calendar": "both""#, texts: [DrawnText(content: "31", relativeSize: 0.5)]),
    ],
    failing: [Example(#""send": "both""#, texts: [DrawnText(content: "GO", relativeSize: 0.5)])],
    check: { subject in
      return subject.manifest.icons.compactMap { icon in
        let judgement = subject.judgement(of: icon)
        guard icon.drawnTexts.values.joined().contains(where: \.holdsLetters), judgement.confidence > .unsure,
          judgement.guideline != .r8
        else { return nil }
        return Violation(icon: icon.name, location: icon.classLocation, message: elsewhere(icon))
      }
    })

  private static func elsewhere(_ icon: Icon) -> String {
    "draw \(Wording.quoted(icon.name)) without letters, if it can be: they say nothing about reading or writing there"
  }
}
