package import ChiralManifest

/// What a finding costs.
package enum Severity: String, Sendable, CaseIterable {
  /// It gives status 1.
  case error
  /// It gives status 1 with `--strict`.
  case warning
  /// It never changes the status.
  case note

  /// What a manifest's `rules` ask for; nothing where they turn the rule off.
  package init?(_ level: RuleLevel) {
    switch level {
    case .off: return nil
    case .note: self = .note
    case .warning: self = .warning
    case .error: self = .error
    }
  }
}
