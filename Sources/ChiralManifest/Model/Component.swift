/// The treatment of a part when the drawing around it is mirrored (R14–R19).
public enum ComponentVerb: String, Hashable, Sendable, CaseIterable {
  /// The same place and orientation as in the base: a slash.
  case keep
  /// The mirrored place, its own orientation: a tool, a badge, a column of numerals.
  case move
  /// Each child is moved so: numerals in a row, pictures in order.
  case reorder
  /// Mirrored after all, inside something kept or moved.
  case mirror

  /// One sentence for the reference.
  public var summary: String {
    switch self {
    case .keep: "stays where it is, as it is"
    case .move: "takes the mirrored place, as it is"
    case .reorder: "each of its children takes the mirrored place, as it is"
    case .mirror: "is mirrored after all, inside something kept or moved"
    }
  }
}

/// A part of a drawing, named by a selector, and what becomes of it.
public struct Component: Hashable, Sendable {
  /// A CSS-style selector, as the manifest writes it.
  public var selector: String
  /// The verb for the elements that the selector picks.
  public var verb: ComponentVerb
  /// The place of the component in the manifest. Components that differ only here mean the same.
  public var location: SourceLocation

  /// A component from its selector, its verb and its place in the manifest.
  public init(selector: String, verb: ComponentVerb, location: SourceLocation) {
    self.selector = selector
    self.verb = verb
    self.location = location
  }
}
