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
  /// What to write, where that is known.
  package var fix: String?
}

extension Finding: Comparable {
  /// By place, then by rule.
  package static func < (left: Finding, right: Finding) -> Bool {
    (left.location, left.rule, left.message) < (right.location, right.rule, right.message)
  }
}
