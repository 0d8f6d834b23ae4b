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
  /// The reason by which findings of several icons are grouped: the message without what concerns this icon alone.
  package var reason: String
  /// The fix, if one is known.
  package var fix: Fix?
  /// The reason why the finding is suppressed; nil if it counts.
  package var suppression: Suppression?
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
