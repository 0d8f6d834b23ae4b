import ChiralClassification
import ChiralManifest

extension AuditRule {
  /// Finds musical notes that mirroring flips (R11).
  static let noteFlips = AuditRule(
    id: "note-flips",
    summary: "the musical note in a mirrored icon is flipped",
    guideline: .r11,
    severity: .warning,
    rationale: """
      A musical note has its stem and its flag on the same side in every country. The icon around it mirrors; the note goes to \
      the other side and keeps its orientation.
      """,
    usesDrawings: true,
    passing: [
      Example(
        ##""list.music": {"class": "mirror", "components": {"#sign": "move"}}"##,
        ["list.music.svg": Example.scored(#"id="sign""#)]),
      Example(#""list.music": "fixed""#, ["list.music.svg": Example.scored("")]),
      Example(#""list.music": "mirror""#, ["list.music.svg": Example.circle]),
    ],
    failing: [
      Example(
        #""list.music": {"class": "mirror", "infer": false}"#, ["list.music.svg": Example.scored("")])
    ],
    check: { subject in
      plainMirrors(named: notes, in: subject).map { icon in
        violation(
          icon,
          "name the musical note in \(Wording.quoted(icon.name)) as a component with the verb move: mirroring the icon flips it"
        )
      }
    })

  /// The words for musical notes.
  private static let notes: Set<String> = [
    "music", "song", "songs", "melody", "ringtone",
  ]
}

extension AuditRule.Example {
  /// Returns lines of text with a musical note.
  fileprivate static func scored(_ attributes: String) -> String {
    svg("<path d=\"M2 4h9v2H2zM2 9h6v2H2z\"/><path \(attributes) d=\"M18 4h2v13a3 3 0 1 1-2-2.8z\"/>")
  }
}
