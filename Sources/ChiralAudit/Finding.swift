package import ChiralClassification
package import ChiralManifest

/// Something that an audit found: a value, never an error that is thrown.
package struct Finding: Hashable, Sendable {
  /// The rule that found it.
  package var rule: String
  /// What it costs.
  package var severity: Severity
  /// The guideline behind the rule, if there is one.
  package var guideline: Guideline?
  /// The icon that it is about, if it is about one.
  package var icon: String?
  /// Where to mend it.
  package var location: SourceLocation
  /// An instruction, safe to print.
  package var message: String
  /// What mends it, where that is known.
  package var fix: Fix?
  /// Why it counts no more, if it does not.
  package var suppression: Suppression?
}

/// Why a finding is not reported.
package enum Suppression: Hashable, Sendable {
  /// The manifest allows it, for a reason.
  case allowed(reason: String)
  /// It was there when the baseline was written.
  case baseline
}

extension Finding: Comparable {
  /// By place, then by rule.
  package static func < (left: Finding, right: Finding) -> Bool {
    (left.location, left.rule, left.message) < (right.location, right.rule, right.message)
  }
}
