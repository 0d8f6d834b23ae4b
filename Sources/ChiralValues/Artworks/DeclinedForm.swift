/// The picture that right-to-left locales get of an icon whose right-to-left form cannot be derived.
public enum DeclinedForm: String, Hashable, Sendable, CaseIterable {
  /// No picture: the icon has no files for these locales.
  case omit
  /// The drawing as it is.
  case fixed
  /// The mirror image of the whole drawing, whatever its parts are.
  case mirror

  /// The picture in words, as the object of "get".
  package var summary: String {
    switch self {
    case .omit: "no picture"
    case .fixed: "the drawing as it is"
    case .mirror: "the mirror image of the whole drawing"
    }
  }
}
