/// The treatment of a negating slash when the icon is mirrored (R14).
public enum SlashVerb: String, Hashable, Sendable, CaseIterable {
  /// It stays as it is, with the gap beside it.
  case keep
  /// It is mirrored with all the rest.
  case mirror
}
