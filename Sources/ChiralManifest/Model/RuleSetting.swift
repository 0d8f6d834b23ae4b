/// The severity of an audit rule's findings in one manifest.
public enum RuleLevel: String, Hashable, Sendable, CaseIterable {
  /// The rule does not run.
  case off
  /// A finding never changes the status.
  case note
  /// A finding gives status 1 with `--strict`.
  case warning
  /// A finding gives status 1.
  case error
}

/// A manifest's own severity of an audit rule: an entry of `rules`.
public struct RuleSetting: Hashable, Sendable {
  /// The rule's id.
  public var rule: String
  /// The severity of the rule's findings.
  public var level: RuleLevel
  /// The place in the manifest.
  public var location: SourceLocation

  /// Creates a severity for a rule, with its place in the manifest.
  public init(rule: String, level: RuleLevel, location: SourceLocation) {
    self.rule = rule
    self.level = level
    self.location = location
  }
}

/// A rule whose findings on one icon are intended, with the reason: an entry of `allow`.
public struct Allowance: Hashable, Sendable {
  /// The rule's id.
  public var rule: String
  /// The reason why the icon is as it is; never empty.
  public var reason: String
  /// The place in the manifest.
  public var location: SourceLocation
}
