public import ChiralManifest

/// A distinct picture: what is drawn, whichever icons and locales show it. Equal artworks are rendered once.
public struct Artwork: Hashable, Sendable {
  /// What is done to the source.
  public enum Transformation: String, Hashable, Sendable {
    /// Nothing.
    case none
    /// It is mirrored, and its components obey their verbs.
    case mirrored
  }

  /// What becomes of a part; places in the manifest do not distinguish pictures.
  public struct Part: Hashable, Sendable {
    /// A CSS-style selector.
    public var selector: String
    /// What becomes of the elements that it selects.
    public var verb: ComponentVerb

    /// A part from its selector and its verb.
    package init(selector: String, verb: ComponentVerb) {
      self.selector = selector
      self.verb = verb
    }
  }

  /// What distinguishes one picture from another.
  fileprivate struct Traits: Hashable, Sendable {
    var source: String
    var transformation: Transformation
    var parts: [Part]
    var viewBox: IconViewBox?
    var sibling: String?
    var slash: SlashVerb
    var infers: Bool
    var lettering: Lettering?
  }

  /// Everybody who speaks of a picture shares what distinguishes it: that is a decision for each icon and locale.
  fileprivate final class Content: Sendable {
    let traits: Traits
    init(_ traits: Traits) { self.traits = traits }
  }

  private let content: Content

  /// The drawing's path, relative to the manifest's folder.
  public var source: String { content.traits.source }
  /// What is done to it.
  public var transformation: Transformation { content.traits.transformation }
  /// Parts that do not simply mirror; none where nothing is mirrored.
  public var parts: [Part] { content.traits.parts }
  /// Replaces the drawing's own viewBox.
  public var viewBox: IconViewBox? { content.traits.viewBox }
  /// The drawing without the slash, where the manifest names it and something is mirrored.
  public var sibling: String? { content.traits.sibling }
  /// What becomes of a slash when something is mirrored.
  public var slash: SlashVerb { content.traits.slash }
  /// Whether components are recognised when something is mirrored.
  public var infers: Bool { content.traits.infers }
  /// How its text is set as outlines; nil where the drawing's `<text>` stays as it is, or there is none.
  public var lettering: Lettering? { content.traits.lettering }

  /// A picture from everything that distinguishes it.
  package init(
    source: String, transformation: Transformation, parts: [Part], viewBox: IconViewBox? = nil,
    sibling: String? = nil, slash: SlashVerb = .keep, infers: Bool = true, lettering: Lettering? = nil
  ) {
    content = Content(
      Traits(
        source: source, transformation: transformation, parts: parts, viewBox: viewBox, sibling: sibling,
        slash: slash, infers: infers, lettering: lettering))
  }

  private init(_ traits: Traits) { content = Content(traits) }

  /// The same with its text set as outlines, where it has any.
  func setting(_ lettering: Lettering?) -> Artwork {
    guard let lettering else { return self }
    var traits = content.traits
    traits.lettering = lettering
    return Artwork(traits)
  }

  /// By what distinguishes them.
  public static func == (one: Artwork, other: Artwork) -> Bool {
    one.content === other.content || one.content.traits == other.content.traits
  }

  /// By all that may make many pictures of one drawing.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(transformation)
    hasher.combine(viewBox)
    hasher.combine(parts)
    hasher.combine(lettering)
  }

  /// The drawing of an icon as it is, or one of its variants.
  static func drawing(_ source: String, of icon: Icon) -> Artwork {
    Artwork(source: source, transformation: .none, parts: [], viewBox: icon.viewBox)
  }

  /// The mirrored base of an icon.
  package static func mirroredBase(of icon: Icon) -> Artwork {
    let parts = icon.components.map { Part(selector: $0.selector, verb: $0.verb) }
    return Artwork(
      source: icon.file, transformation: .mirrored, parts: parts, viewBox: icon.viewBox,
      sibling: icon.sibling, slash: icon.slash, infers: icon.infers)
  }
}
