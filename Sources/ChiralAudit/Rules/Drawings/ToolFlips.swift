import ChiralClassification
import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds tools that mirroring puts into the other hand (R15).
  static let toolFlips = AuditRule(
    id: "tool-flips",
    summary: "a tool in a mirrored icon becomes left-handed",
    guideline: .r15,
    severity: .warning,
    rationale: """
      A pencil or a magnifier is drawn for the right hand, whatever script its reader reads. The icon under it mirrors; the tool \
      keeps its orientation and may change its place.
      """,
    usesDrawings: true,
    passing: [
      Example(#""list.pencil": "mirror""#, ["list.pencil.svg": Example.pencilled(#"id="pencil""#)]),
      Example(
        ##""list.pencil": {"class": "mirror", "components": {"#p": "keep"}}"##,
        ["list.pencil.svg": Example.pencilled(#"id="p""#)]),
      Example(#""list.pencil": "mirror""#, ["list.pencil.svg": Example.pencilled("")]),
      Example(#""list.pencil": "mirror""#, ["list.pencil.svg": Example.circle]),
    ],
    failing: [
      Example(
        #""list.pencil": {"class": "mirror", "infer": false}"#, ["list.pencil.svg": Example.pencilled("")])
    ],
    check: { subject in
      plainMirrors(named: ObjectWords.tools, in: subject).filter {
        subject.judgement(of: $0).iconClass.mirrors
      }.map {
        icon in
        violation(
          icon,
          "name the tool in \(Wording.quoted(icon.name)) as a component with the verb keep or move: mirroring the icon makes it left-handed"
        )
      }
    })
}

extension AuditRule.Example {
  /// Returns lines of text with a pencil.
  fileprivate static func pencilled(_ attributes: String) -> String {
    svg("<path d=\"M2 4h14v2H2zM2 9h9v2H2z\"/><path \(attributes) d=\"M9 21l1-4 9-9 3 3-9 9z\"/>")
  }
}
