import ChiralClassification
import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds letters that are set in another weight than the drawing asks for (R22).
  package static let lettersInAnotherWeight = AuditRule(
    id: "letters-in-another-weight",
    summary: "the font of an icon's letters lacks the weight that the drawing asks for",
    guideline: .r22,
    severity: .note,
    rationale: """
      Design programs offer nine weights, and most fonts have two. The nearest one takes the place of a missing weight: \
      that is harmless for 500 and 600, but a bold B beside a regular غ is not the same icon in two scripts.
      """,
    passing: [Example(#""bold": {"class": "localized", "text": {"text": {"Arab": "غ"}}}"#)],
    failing: [
      Example(
        #""bold": {"class": "localized", "text": {"text": {"Arab": "غ"}}}"#,
        unsettable: [
          UnsettableLetters(
            icon: "bold", locales: ["ar"], problem: "\"Lato\" has no weight 600: set in \"Bold\"",
            isSetOtherwise: true)
        ])
    ],
    check: { subject in
      violations(subject.unsettable.filter(\.isSetOtherwise), in: subject, advice: "look at")
    })
}
