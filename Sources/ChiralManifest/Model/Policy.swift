/// Whose habits decide where the sources of the guidelines disagree (undo and redo, calendar, media, refresh,
/// charts). A class that the manifest gives is never overridden.
public enum Policy: String, Hashable, Sendable, CaseIterable {
  /// Apple's Human Interface Guidelines.
  case apple
  /// Material Design.
  case material
  /// GNOME's symbolic icons.
  case gnome
}
