import ChiralClassification
import ChiralManifest

extension AuditRule {
  /// Finds play signs that mirroring flips (R4).
  static let playFlips = AuditRule(
    id: "play-flips",
    summary: "the play sign in a mirrored icon points backward",
    guideline: .r4,
    severity: .warning,
    rationale: """
      The play sign stands for the direction of a tape, not of reading, and points to the right in every language. The icon \
      around it mirrors; the sign goes to the other side and keeps its orientation.
      """,
    usesDrawings: true,
    passing: [
      Example(
        ##""list.play": {"class": "mirror", "components": {"#sign": "move"}}"##,
        ["list.play.svg": Example.playing(#"id="sign""#)]),
      Example(#""list.play": "fixed""#, ["list.play.svg": Example.playing("")]),
      Example(#""list.play": "mirror""#, ["list.play.svg": Example.circle]),
    ],
    failing: [
      Example(
        #""list.play": {"class": "mirror", "infer": false}"#, ["list.play.svg": Example.playing("")])
    ],
    check: { subject in
      plainMirrors(named: plays, in: subject).map { icon in
        violation(
          icon,
          "name the play sign in \(Wording.quoted(icon.name)) as a component with the verb move: mirroring the icon makes it point backward"
        )
      }
    })

  /// The words for play signs.
  private static let plays: Set<String> = ["play"]
}

extension AuditRule.Example {
  /// Returns lines of text with a play sign.
  fileprivate static func playing(_ attributes: String) -> String {
    svg("<path d=\"M2 4h9v2H2zM2 9h6v2H2z\"/><path \(attributes) d=\"M13 12l8 5-8 5z\"/>")
  }
}
