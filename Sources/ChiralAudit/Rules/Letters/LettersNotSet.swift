import ChiralClassification
import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds fonts and characters that do not exist.
  package static let lettersNotSet = AuditRule(
    id: "letters-not-set",
    summary: "a font or a character that an icon needs in some locale is missing",
    guideline: .r8,
    severity: .error,
    rationale: """
      Letters are set in the fonts that the manifest names, and in no others: a box, or letters of a font that happens \
      to be installed, would make a wrong picture. The icon is not built for those locales.
      """,
    passing: [Example(#""bold": {"class": "localized", "text": {"text": {"Arab": "غ"}}}"#)],
    failing: [
      Example(
        #""bold": {"class": "localized", "text": {"text": {"Arab": "غ"}}}"#,
        unsettable: [
          UnsettableLetters(
            icon: "bold", locales: ["ar"], problem: "the font family \"Lato\" has no \"غ\" (U+063A)")
        ])
    ],
    check: { subject in
      violations(subject.unsettable.filter { !$0.isSetOtherwise }, in: subject, advice: "correct")
    })

  /// Returns a violation for letters of each icon; `advice` is what to do with them.
  static func violations(
    _ unsettable: [UnsettableLetters], in subject: AuditSubject, advice: String
  ) -> [Violation] {
    unsettable.compactMap { letters in
      subject.manifest.icon(named: letters.icon).map { icon in
        Violation(
          icon: icon.name, location: icon.letters.texts.first?.location ?? icon.classLocation,
          message:
            "\(advice) the letters of \(Wording.quoted(letters.icon)) for \(letters.locales.joined(separator: ", ")): "
            + Wording.escaped(letters.problem))
      }
    }
  }
}
