/// What becomes of a part of a drawing when the drawing around it is mirrored (R14–R19).
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
  /// What becomes of the elements that it selects.
  public var verb: ComponentVerb
  /// Where the manifest says so; two components that differ only here are different places, same meaning.
  public var location: SourceLocation

  /// A component from its selector, its verb and its place in the manifest.
  public init(selector: String, verb: ComponentVerb, location: SourceLocation) {
    self.selector = selector
    self.verb = verb
    self.location = location
  }
}
