/// The treatment of a negating slash when the icon is mirrored (R14).
public enum SlashVerb: String, Hashable, Sendable, CaseIterable {
  /// The slash stays as it is, with the gap beside it.
  case keep
  /// The slash is mirrored with the rest.
  case mirror
}
