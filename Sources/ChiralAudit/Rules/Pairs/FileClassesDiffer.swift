import ChiralClassification
import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds icons that share a drawing but not a class.
  static let fileClassesDiffer = AuditRule(
    id: "file-classes-differ",
    summary: "two icons share a drawing, and one mirrors, the other does not",
    guideline: nil,
    severity: .note,
    rationale: """
      A second name for a drawing is often an alias, and an alias has the class of its icon. Where the two \
      names differ in meaning (back and left), the difference is intended: allow it with that reason.
      """,
    passing: [
      Example(#""bin": "fixed", "trash": {"class": "fixed", "file": "bin.svg"}"#),
      Example(#""arrow.back": "mirror", "arrow.left": {"class": "fixed", "file": "arrow.back.svg"}"#),
    ],
    failing: [
      Example(#""car": "mirror", "auto": {"class": "fixed", "file": "car.svg"}"#)
    ],
    check: { subject in
      subject.manifest.icons.groupsOfSeveral(by: \.file).flatMap { icons in
        icons.dropFirst().filter {
          $0.iconClass.mirrors != icons[0].iconClass.mirrors && subject.judgement(of: $0).direction == nil
            && subject.judgement(of: icons[0]).direction == nil
        }.map { shared($0, with: icons[0]) }
      }
    })

  private static func shared(_ icon: Icon, with other: Icon) -> Violation {
    Violation(
      icon: icon.name, location: icon.classLocation,
      message:
        "make both \(Wording.quoted(icon.name)) and \(Wording.quoted(other.name)) mirror, or neither, or give them separate drawings: they share one"
    )
  }
}
