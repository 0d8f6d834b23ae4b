import ChiralClassification
import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds badges that mirroring reverses (R16).
  static let badgeFlips = AuditRule(
    id: "badge-flips",
    summary: "the check mark on a mirrored icon is flipped",
    guideline: .r16,
    severity: .warning,
    rationale: """
      A check mark is the same sign in every language. Beside a thing that mirrors it goes to the other side, for balance, \
      and keeps its own orientation.
      """,
    usesDrawings: true,
    passing: [
      Example(#""list.check": "mirror""#, ["list.check.svg": Example.checked(#"id="check""#)]),
      Example(#""list.check": "fixed""#, ["list.check.svg": Example.checked("")]),
      Example(#""list.plus": "mirror""#, ["list.plus.svg": Example.checked("")]),
    ],
    failing: [Example(#""list.check": "mirror""#, ["list.check.svg": Example.checked("")])],
    check: { subject in
      plainMirrors(named: marks, in: subject).map { icon in
        violation(
          icon,
          "name the check mark in \(Wording.quoted(icon.name)) as a component with the verb move: mirroring the icon flips it"
        )
      }
    })

  /// The words for marks that are not their own mirror image.
  private static let marks = ObjectWords.checks.union(["checklist"])
}

extension AuditRule.Example {
  /// Returns lines of text with a check mark that a `use` element draws, which no shape recognition finds.
  fileprivate static func checked(_ attributes: String) -> String {
    svg(
      "<defs><path id=\"sign\" d=\"M12 17l3 3 6-6\" stroke=\"black\" fill=\"none\"/></defs>"
        + "<path d=\"M2 4h14v2H2zM2 9h9v2H2z\"/><g \(attributes)><use href=\"#sign\"/></g>")
  }
}
