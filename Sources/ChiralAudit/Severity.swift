/// What a finding costs.
package enum Severity: String, Sendable, CaseIterable {
  /// It gives status 1.
  case error
  /// It gives status 1 with `--strict`.
  case warning
  /// It never changes the status.
  case note
}
