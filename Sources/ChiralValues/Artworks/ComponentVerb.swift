/// The treatment of a part when the drawing around it is mirrored (R14–R19).
public enum ComponentVerb: String, Hashable, Sendable, CaseIterable {
  /// The part keeps its place and its orientation, as a slash does.
  case keep
  /// The part goes to the mirrored place and keeps its orientation, as a tool, a badge or a column of
  /// numerals does.
  case move
  /// Each child is moved by itself, as numerals in a row and pictures in order are.
  case reorder
  /// The part is mirrored although it stands inside something that is kept or moved.
  case mirror

  /// One sentence for the reference.
  public var summary: String {
    switch self {
    case .keep: "stays where it is, as it is"
    case .move: "takes the mirrored place, as it is"
    case .reorder: "each of its children takes the mirrored place, as it is"
    case .mirror: "is mirrored, although it lies inside a part that is kept or moved"
    }
  }
}
