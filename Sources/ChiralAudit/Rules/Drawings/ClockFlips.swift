import ChiralClassification
import ChiralManifest

extension AuditRule {
  /// Finds clocks that mirroring flips (R11).
  static let clockFlips = AuditRule(
    id: "clock-flips",
    summary: "the clock in a mirrored icon shows another time",
    guideline: .r11,
    severity: .warning,
    rationale: """
      Clocks turn clockwise in every country. The icon around a clock mirrors; the hands keep their orientation, or the clock \
      shows another time.
      """,
    usesDrawings: true,
    passing: [
      Example(
        ##""list.clock": {"class": "mirror", "components": {"#sign": "move"}}"##,
        ["list.clock.svg": Example.timed(#"id="sign""#)]),
      Example(#""list.clock": "fixed""#, ["list.clock.svg": Example.timed("")]),
      Example(#""list.clock": "mirror""#, ["list.clock.svg": Example.circle]),
    ],
    failing: [
      Example(
        #""list.clock": {"class": "mirror", "infer": false}"#, ["list.clock.svg": Example.timed("")])
    ],
    check: { subject in
      plainMirrors(named: clocks, in: subject).map { icon in
        violation(
          icon,
          "name the hands of the clock in \(Wording.quoted(icon.name)) as a component with the verb move: mirroring the icon changes the time"
        )
      }
    })

  /// The words for clocks.
  private static let clocks: Set<String> = [
    "clock", "time", "timer", "stopwatch", "history", "schedule", "alarm",
  ]
}

extension AuditRule.Example {
  /// Returns lines of text with a clock.
  fileprivate static func timed(_ attributes: String) -> String {
    svg(
      "<path d=\"M2 4h9v2H2zM2 9h6v2H2z\"/><path \(attributes) fill-rule=\"evenodd\" d=\"M16 11a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM15 13h2v3h2v2h-4z\"/>"
    )
  }
}
