package import ChiralClassification
package import ChiralManifest

/// A problem that an audit found; findings are values and are never thrown.
package struct Finding: Hashable, Sendable {
  /// The identifier of the rule.
  package var rule: String
  /// The severity of the finding.
  package var severity: Severity
  /// The guideline of the rule, if there is one.
  package var guideline: Guideline?
  /// The icon concerned, if there is one.
  package var icon: String?
  /// The place to correct.
  package var location: SourceLocation
  /// The message as an instruction, safe to print.
  package var message: String
  /// The fix, if one is known.
  package var fix: Fix?
  /// The reason why the finding is suppressed; nil if it counts.
  package var suppression: Suppression?
}

extension Finding {
  /// The message without the parts that differ between icons.
  package var generalMessage: String { Self.general(message) }

  /// Returns a message with ellipses for quoted names and values, and without text in parentheses.
  package static func general(_ message: String) -> String {
    message.replacing(quoted, with: "…").replacing(parenthesis, with: "").replacing(file, with: "…")
      .replacing(number, with: "…")
  }

  // A literal in the function would be compiled for every message. `Regex` is a value that nothing changes, but it is
  // not declared to be sendable.
  nonisolated(unsafe) private static let quoted = /"[^"]*"(: \{[^}]*\})?/
  nonisolated(unsafe) private static let parenthesis = /\ ?\([^()]*\)/
  nonisolated(unsafe) private static let file = /[^ ]+\.svg/
  nonisolated(unsafe) private static let number = /\b[0-9]+(\.[0-9]+)?\b/
}

/// The reason why a finding is suppressed.
package enum Suppression: Hashable, Sendable {
  /// The manifest allows it, with a reason.
  case allowed(reason: String)
  /// It is listed in the baseline.
  case baseline
}

extension Finding: Comparable {
  /// Orders findings by place, then by rule.
  package static func < (left: Finding, right: Finding) -> Bool {
    (left.location, left.rule, left.message) < (right.location, right.rule, right.message)
  }
}
