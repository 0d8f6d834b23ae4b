/// The platform whose usage decides where the sources of the guidelines disagree (undo and redo, calendar,
/// media, refresh, charts). A class in the manifest is never overridden.
public enum Policy: String, Hashable, Sendable, CaseIterable {
  /// Apple's Human Interface Guidelines.
  case apple
  /// Material Design.
  case material
  /// GNOME's symbolic icons.
  case gnome
}
