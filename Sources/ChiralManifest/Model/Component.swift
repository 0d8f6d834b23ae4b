public import ChiralValues

/// A part of a drawing, named by a selector, with its verb.
public struct Component: Hashable, Sendable {
  /// The selector in the manifest, in the style of CSS.
  public var selector: String
  /// The verb for the elements that the selector matches.
  public var verb: ComponentVerb
  /// The place of the component in the manifest. Components that differ only in their place are equivalent.
  public var location: SourceLocation

  /// Creates a component.
  public init(selector: String, verb: ComponentVerb, location: SourceLocation) {
    self.selector = selector
    self.verb = verb
    self.location = location
  }
}
