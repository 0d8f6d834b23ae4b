package import ChiralManifest

/// The severity of a finding.
package enum Severity: String, Sendable, CaseIterable {
  /// A finding that gives status 1.
  case error
  /// A finding that gives status 1 with `--strict`.
  case warning
  /// A finding that never changes the status.
  case note

  /// Creates the severity of a manifest's rule level; nil if the level turns the rule off.
  package init?(_ level: RuleLevel) {
    switch level {
    case .off: return nil
    case .note: self = .note
    case .warning: self = .warning
    case .error: self = .error
    }
  }
}
