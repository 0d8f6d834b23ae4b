package import ChiralManifest

/// Things that wait for a person for one reason: a line of the list of everything open.
package struct OpenGroup: Hashable, Sendable {
  /// The kinds of open things, the most urgent first.
  package enum Kind: String, Sendable, CaseIterable {
    /// Icons whose right-to-left form cannot be derived.
    case declined
    /// Findings of the audit that are errors.
    case error
    /// Findings of the audit that are warnings.
    case warning
    /// Icons of which `init` asked people to look.
    case note
    /// Pictures that nobody approved as they are.
    case picture
  }

  /// Where it belongs.
  package var kind: Kind
  /// The reason, as a sentence; what differs from icon to icon is left out where there are several.
  package var reason: String
  /// The rule of the audit, where one found it.
  package var rule: String?
  /// The icons, or the files where it is about none, in their order.
  package var icons: [String]
  /// Commands that bring it on.
  package var next: [String]

  /// Things from what they have in common.
  package init(kind: Kind, reason: String, rule: String? = nil, icons: [String], next: [String]) {
    self.kind = kind
    self.reason = reason
    self.rule = rule
    self.icons = icons
    self.next = next
  }

  /// The group for programs.
  package var json: JSONValue {
    .members([
      "kind": .string(kind.rawValue), "reason": .string(reason), "rule": rule.map(JSONValue.string),
      "icons": .array(icons.map(JSONValue.string)), "next": .array(next.map(JSONValue.string)),
    ])
  }
}
