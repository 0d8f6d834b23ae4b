/// The reason for the treatment of a part: the guidelines that decide and what was read in the drawing.
struct MirrorReason: Hashable, Sendable, CustomStringConvertible {
  /// The guidelines, such as `R14` or `R10, R16`; nil if none decides.
  let rule: String?
  /// The reason in words, without the guidelines.
  let text: String
  /// The kind of the part; nil if it has no name of its own.
  let subject: MirrorNote.Subject?

  /// Creates a reason.
  init(_ text: String, rule: String? = nil, subject: MirrorNote.Subject? = nil) {
    self.rule = rule
    self.text = text
    self.subject = subject
  }

  /// The guidelines and the reason, as users read them: `R14: the slash stays`.
  var description: String { rule.map { "\($0): \(text)" } ?? text }

  /// Returns the reason with more words at its end.
  func adding(_ more: String) -> MirrorReason {
    MirrorReason(text + more, rule: rule, subject: subject)
  }
}
