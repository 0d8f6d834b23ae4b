package import ChiralManifest

/// Open items with the same reason: a line of the list of everything that waits for a decision.
package struct OpenGroup: Hashable, Sendable {
  /// The kinds of open items, the most urgent first.
  package enum Kind: String, Sendable, CaseIterable {
    /// The question whether left means back, with the icons that it is about.
    case left
    /// Icons whose right-to-left form cannot be derived.
    case declined
    /// Findings of the audit that are errors.
    case error
    /// Findings of the audit that are warnings.
    case warning
    /// Icons that `init` asked people to check.
    case note
    /// Pictures that somebody rejected.
    case rejected
    /// Pictures that differ from the approved ones.
    case changed
    /// Pictures that nobody has approved, and approved ones that are gone.
    case picture

    /// Returns true if items of one kind are decided about before those of another.
    package static func isMoreUrgent(_ one: Self, _ other: Self) -> Bool {
      allCases.firstIndex(of: one) ?? 0 < allCases.firstIndex(of: other) ?? 0
    }

    /// True if the items are pictures, by the texts of their keys.
    package var isAboutPictures: Bool {
      switch self {
      case .rejected, .changed, .picture: true
      case .left, .declined, .error, .warning, .note: false
      }
    }
  }

  /// The kind of the items.
  package var kind: Kind
  /// The reason as a sentence; details that differ from icon to icon are left out if there are several.
  package var reason: String
  /// The reason for people to read, with the details of the first icon.
  package var words: String
  /// The rule of the audit that found them; nil for other kinds.
  package var rule: String?
  /// The icons, or the files if the items concern no icon, in their order.
  package var icons: [String]
  /// True if the items are the same chore in every drawing, which one answer settles for all of them.
  package var isChore: Bool
  /// The commands to run next.
  package var next: [String]

  /// Creates a group.
  package init(
    kind: Kind, reason: String, words: String? = nil, rule: String? = nil, icons: [String],
    isChore: Bool = false, next: [String]
  ) {
    self.kind = kind
    self.reason = reason
    self.words = words ?? reason
    self.rule = rule
    self.icons = icons
    self.isChore = isChore
    self.next = next
  }

  /// The number of questions that the group asks: what left means is one question about several icons, a chore is one about all of its
  /// drawings, and a picture that is merely new is none.
  package var questionCount: Int {
    if isChore { return 1 }
    return switch kind {
    case .left: 1
    case .declined, .error, .warning, .note, .rejected, .changed: icons.count
    case .picture: 0
    }
  }

  /// The group as JSON.
  package var json: JSONValue {
    .members([
      "kind": .string(kind.rawValue), "reason": .string(reason), "rule": rule.map(JSONValue.string),
      "icons": .array(icons.map(JSONValue.string)), "questions": .int(questionCount),
      "next": .array(next.map(JSONValue.string)),
    ])
  }
}
