import ChiralValues

/// The remarks of other stages about an icon, which the command collects for the sheet.
///
/// They are on the heap, because a table of the remarks about a large set has room for more of them than it holds.
package struct IconRemarks: Hashable, Sendable {
  /// A finding of the audit.
  package struct Finding: Hashable, Sendable {
    /// The id of its rule.
    package var rule: String
    /// `error`, `warning` or `note`.
    package var severity: String
    /// The number of a guideline, such as `R14`.
    package var guideline: String?
    /// An instruction.
    package var message: String
    /// The reason alone, if an icon is declined for it.
    package var cause: String?
    /// The text to write, if it is known.
    package var fix: String?

    /// Creates a finding.
    package init(
      rule: String, severity: String, guideline: String?, message: String, cause: String? = nil, fix: String?
    ) {
      self.rule = rule
      self.severity = severity
      self.guideline = guideline
      self.message = message
      self.cause = cause
      self.fix = fix
    }
  }

  /// The concept that its name expresses, if one is known.
  package var concept: String? { content.value.concept }
  /// The guideline behind its class, such as `R1`.
  package var guideline: String? { content.value.guideline }
  /// The reason for its class, as a sentence.
  package var reason: String? { content.value.reason }
  /// The findings of the audit.
  package var findings: [Finding] { content.value.findings }

  private struct Content: Hashable, Sendable {
    var concept: String?
    var guideline: String?
    var reason: String?
    var findings: [Finding]
  }

  private let content: Held<Content>

  /// Creates remarks; empty by default.
  package init(
    concept: String? = nil, guideline: String? = nil, reason: String? = nil, findings: [Finding] = []
  ) {
    content = Held(Content(concept: concept, guideline: guideline, reason: reason, findings: findings))
  }
}
