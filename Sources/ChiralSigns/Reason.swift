package import ChiralValues

/// The reason for the treatment of a part: the guidelines that decide and what was read in the drawing.
package struct Reason: Hashable, Sendable, CustomStringConvertible {
  /// The guidelines, such as `R14` or `R10, R16`; nil if none decides.
  package let rule: String?
  /// The reason in words, without the guidelines.
  package let text: String
  /// The kind of the part; nil if it has no name of its own.
  package let subject: PartSubject?
  /// The kind of sign that the part is; nil if it is none.
  package let kind: SignKind?

  /// Creates a reason.
  package init(_ text: String, rule: String? = nil, subject: PartSubject? = nil, kind: SignKind? = nil) {
    self.kind = kind ?? subject?.kind
    self.rule = rule
    self.text = text
    self.subject = subject
  }

  /// The guidelines and the reason, as users read them: `R14: the slash stays`.
  package var description: String { rule.map { "\($0): \(text)" } ?? text }

  /// Returns the reason with more words at its end.
  package func adding(_ more: String) -> Reason {
    Reason(text + more, rule: rule, subject: subject, kind: kind)
  }
}
