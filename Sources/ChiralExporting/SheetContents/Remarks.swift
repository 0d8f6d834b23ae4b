package import ChiralManifest
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
    /// The changes that `chiral audit --fix` makes, if it has any.
    package var fix: Correction?
    /// True if the class `fixed` settles the finding.
    package var endsWhenFixed = false

    /// Changes that correct a finding.
    package struct Correction: Hashable, Sendable {
      /// The changes as an instruction.
      package var words: String
      /// The changes of the entry of the icon; empty if they are about something else in the manifest.
      package var changes: [IconChange]
      /// True if no picture changes.
      package var isSafe: Bool

      /// Creates changes.
      package init(words: String, changes: [IconChange], isSafe: Bool) {
        self.words = words
        self.changes = changes
        self.isSafe = isSafe
      }

      fileprivate var json: JSONValue {
        .members([
          "w": .string(words), "e": .array(changes.map(\.json)), "safe": isSafe ? true : nil,
        ])
      }
    }

    /// Creates a finding.
    package init(
      rule: String, severity: String, guideline: String?, message: String, cause: String? = nil,
      fix: Correction? = nil, endsWhenFixed: Bool = false
    ) {
      self.rule = rule
      self.severity = severity
      self.guideline = guideline
      self.message = message
      self.cause = cause
      self.fix = fix
      self.endsWhenFixed = endsWhenFixed
    }

    /// The finding as the page for browsers reads it.
    var json: JSONValue {
      .members([
        "rule": .string(rule), "s": .string(severity), "g": guideline.map(JSONValue.string),
        "m": .string(message), "cause": cause.map(JSONValue.string), "fix": fix?.json,
        "fixed": endsWhenFixed ? true : nil,
      ])
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
