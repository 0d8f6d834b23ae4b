package import ChiralClassification
package import ChiralManifest

/// Something that an audit found: a value, never an error that is thrown.
package struct Finding: Hashable, Sendable {
  /// The rule that found it.
  package var rule: String
  /// The severity of the finding.
  package var severity: Severity
  /// The guideline behind the rule, if there is one.
  package var guideline: Guideline?
  /// The icon that it is about, if it is about one.
  package var icon: String?
  /// The place to mend.
  package var location: SourceLocation
  /// An instruction, safe to print.
  package var message: String
  /// The change that mends the finding, if one is known.
  package var fix: Fix?
  /// Why it counts no more, if it does not.
  package var suppression: Suppression?
}

extension Finding {
  /// The message without what differs from icon to icon.
  package var generalMessage: String { Self.general(message) }

  /// A message without names, numbers, files, and what stands in parentheses, each of which is an ellipsis.
  package static func general(_ message: String) -> String {
    message.replacing(/"[^"]*"(: \{[^}]*\})?/, with: "…").replacing(/\ ?\([^()]*\)/, with: "")
      .replacing(/[^ ]+\.svg/, with: "…").replacing(/\b[0-9]+(\.[0-9]+)?\b/, with: "…")
  }
}

/// Why a finding is not reported.
package enum Suppression: Hashable, Sendable {
  /// The manifest allows it, for a reason.
  case allowed(reason: String)
  /// It was there when the baseline was written.
  case baseline
}

extension Finding: Comparable {
  /// Orders findings by place, then by rule.
  package static func < (left: Finding, right: Finding) -> Bool {
    (left.location, left.rule, left.message) < (right.location, right.rule, right.message)
  }
}
