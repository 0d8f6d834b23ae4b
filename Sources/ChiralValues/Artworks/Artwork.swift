/// A distinct picture, independent of the icons and locales that show it. Equal artworks are rendered once.
public struct Artwork: Hashable, Sendable {
  /// The transformation of the source drawing.
  public enum Transformation: String, Hashable, Sendable {
    /// The drawing stays as it is.
    case none
    /// The drawing is mirrored, and its components follow their verbs.
    case mirrored
  }

  /// A component and its verb. Places in the manifest are left out, because they do not distinguish pictures.
  public struct Part: Hashable, Sendable {
    /// The selector of the component.
    public var selector: String
    /// The verb for the elements that the selector picks.
    public var verb: ComponentVerb

    /// Creates a part.
    package init(selector: String, verb: ComponentVerb) {
      self.selector = selector
      self.verb = verb
    }
  }

  /// The properties that distinguish one picture from another.
  fileprivate struct Traits: Hashable, Sendable {
    var source: String
    var transformation: Transformation
    var parts: [Part]
    var viewBox: IconViewBox?
    var sibling: String?
    var slash: SlashVerb
    var infers: Inference
    var declined: DeclinedForm
    var lettering: Lettering?
    var name: String?
    var keepsQuestionMarks: Bool
  }

  /// The traits are shared by reference, because every icon has a decision per locale.
  fileprivate final class Content: Sendable {
    let traits: Traits
    init(_ traits: Traits) { self.traits = traits }
  }

  private let content: Content

  /// The drawing's path, relative to the manifest's folder.
  public var source: String { content.traits.source }
  /// The transformation of the source drawing.
  public var transformation: Transformation { content.traits.transformation }
  /// The parts that do not simply mirror; empty unless the drawing is mirrored.
  public var parts: [Part] { content.traits.parts }
  /// The box that replaces the drawing's own viewBox; nil for the drawing's own.
  public var viewBox: IconViewBox? { content.traits.viewBox }
  /// The drawing without the slash; nil unless the manifest names it and the drawing is mirrored.
  public var sibling: String? { content.traits.sibling }
  /// The treatment of a slash in a mirrored drawing.
  public var slash: SlashVerb { content.traits.slash }
  /// The signs that are looked for in a mirrored drawing, by names and shapes.
  public var infers: Inference { content.traits.infers }
  /// The text to set as outlines; nil if the drawing's `<text>` stays as it is, or there is none.
  public var lettering: Lettering? { content.traits.lettering }
  /// The icon's name if it says something else than that of the file; nil unless the drawing is mirrored.
  public var name: String? { content.traits.name }

  /// True if the question mark of a mirrored drawing stays as it is, as Hebrew writes it.
  public var keepsQuestionMarks: Bool { content.traits.keepsQuestionMarks }

  /// Creates an artwork from the properties that distinguish it.
  package init(
    source: String, transformation: Transformation, parts: [Part], viewBox: IconViewBox? = nil,
    sibling: String? = nil, slash: SlashVerb = .keep, infers: Inference = .all,
    declined: DeclinedForm = .omit, lettering: Lettering? = nil, name: String? = nil,
    keepsQuestionMarks: Bool = false
  ) {
    content = Content(
      Traits(
        source: source, transformation: transformation, parts: parts, viewBox: viewBox, sibling: sibling,
        slash: slash, infers: infers, declined: declined, lettering: lettering, name: name,
        keepsQuestionMarks: keepsQuestionMarks))
  }

  /// The form to show instead of this picture if it cannot be derived.
  public var declined: DeclinedForm { content.traits.declined }

  /// The picture to make instead of this one if it cannot be derived; nil if none is to be made.
  package var replacement: Artwork? {
    switch declined {
    case .omit: nil
    case .fixed:
      Artwork(source: source, transformation: .none, parts: [], viewBox: viewBox, lettering: lettering)
    case .mirror:
      Artwork(
        source: source, transformation: .mirrored, parts: [], viewBox: viewBox, slash: .mirror, infers: false,
        lettering: lettering)
    }
  }

  private init(_ traits: Traits) { content = Content(traits) }

  /// Returns the artwork with its text set as outlines, if it has any.
  package func setting(_ lettering: Lettering?) -> Artwork {
    guard let lettering else { return self }
    var traits = content.traits
    traits.lettering = lettering
    return Artwork(traits)
  }

  /// Returns the artwork with its question mark as it is drawn.
  package var keepingQuestionMarks: Artwork {
    var traits = content.traits
    traits.keepsQuestionMarks = true
    return Artwork(traits)
  }

  /// Compares the traits that distinguish pictures.
  public static func == (one: Artwork, other: Artwork) -> Bool {
    one.content === other.content || one.content.traits == other.content.traits
  }

  /// Hashes the traits that most often differ among the pictures of one drawing.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(transformation)
    hasher.combine(viewBox)
    hasher.combine(parts)
    hasher.combine(lettering)
  }
}
