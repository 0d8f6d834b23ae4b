public import ChiralManifest

/// A distinct picture: what is drawn, whichever icons and locales show it. Equal artworks are rendered once.
public struct Artwork: Hashable, Sendable {
  /// The transformation of the source drawing.
  public enum Transformation: String, Hashable, Sendable {
    /// The drawing stays as it is.
    case none
    /// It is mirrored, and its components obey their verbs.
    case mirrored
  }

  /// A component and its verb. Places in the manifest are left out, because they do not distinguish pictures.
  public struct Part: Hashable, Sendable {
    /// A CSS-style selector.
    public var selector: String
    /// The verb for the elements that the selector picks.
    public var verb: ComponentVerb

    /// A part from its selector and its verb.
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
    var infers: Bool
    var declined: DeclinedForm
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
  /// The transformation of the source drawing.
  public var transformation: Transformation { content.traits.transformation }
  /// Parts that do not simply mirror; none where nothing is mirrored.
  public var parts: [Part] { content.traits.parts }
  /// Replaces the drawing's own viewBox.
  public var viewBox: IconViewBox? { content.traits.viewBox }
  /// The drawing without the slash, where the manifest names it and something is mirrored.
  public var sibling: String? { content.traits.sibling }
  /// The treatment of a slash in a mirrored drawing.
  public var slash: SlashVerb { content.traits.slash }
  /// True if components of a mirrored drawing are recognised.
  public var infers: Bool { content.traits.infers }
  /// The text to set as outlines; nil if the drawing's `<text>` stays as it is, or there is none.
  public var lettering: Lettering? { content.traits.lettering }

  /// A picture from everything that distinguishes it.
  package init(
    source: String, transformation: Transformation, parts: [Part], viewBox: IconViewBox? = nil,
    sibling: String? = nil, slash: SlashVerb = .keep, infers: Bool = true,
    declined: DeclinedForm = .omit, lettering: Lettering? = nil
  ) {
    content = Content(
      Traits(
        source: source, transformation: transformation, parts: parts, viewBox: viewBox, sibling: sibling,
        slash: slash, infers: infers, declined: declined, lettering: lettering))
  }

  /// The picture in the place of this one if it cannot be derived.
  public var declined: DeclinedForm { content.traits.declined }

  /// The picture to make in the place of this one if it cannot be derived; nil where there is to be none.
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

  /// The same with its text set as outlines, where it has any.
  func setting(_ lettering: Lettering?) -> Artwork {
    guard let lettering else { return self }
    var traits = content.traits
    traits.lettering = lettering
    return Artwork(traits)
  }

  /// The same with another picture in its place if it cannot be derived.
  package func declining(_ form: DeclinedForm) -> Artwork {
    if form == declined { return self }
    var traits = content.traits
    traits.declined = form
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

  /// The drawing of an icon as it is, or one of its variants.
  static func drawing(_ source: String, of icon: Icon) -> Artwork {
    Artwork(source: source, transformation: .none, parts: [], viewBox: icon.viewBox)
  }

  /// The mirrored base of an icon.
  package static func mirroredBase(of icon: Icon) -> Artwork {
    let parts = icon.components.map { Part(selector: $0.selector, verb: $0.verb) }
    return Artwork(
      source: icon.file, transformation: .mirrored, parts: parts, viewBox: icon.viewBox,
      sibling: icon.sibling, slash: icon.slash, infers: icon.infers, declined: icon.declined)
  }
}
