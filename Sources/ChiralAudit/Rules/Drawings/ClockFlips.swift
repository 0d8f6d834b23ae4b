import ChiralClassification

extension AuditRule {
  /// Finds clocks that mirroring flips (R11).
  static let clockFlips = signFlips(
    id: "clock-flips",
    summary: "the clock in a mirrored icon shows another time",
    guideline: .r11,
    rationale: """
      Clocks turn clockwise in every country. The icon around a clock mirrors; the hands keep their orientation, or the clock \
      shows another time.
      """,
    sign: Sign(
      words: ["clock", "time", "timer", "stopwatch", "history", "schedule", "alarm"],
      icon: "list.clock", path: "M16 11a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM15 13h2v3h2v2h-4z",
      noun: "the hands of the clock", effect: "changes the time"))
}
