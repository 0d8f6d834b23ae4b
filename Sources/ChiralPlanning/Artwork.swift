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

  /// The drawing's path, relative to the manifest's folder.
  public var source: String
  /// What is done to it.
  public var transformation: Transformation
  /// Parts that do not simply mirror; none where nothing is mirrored.
  public var parts: [Part]
  /// Replaces the drawing's own viewBox.
  public var viewBox: IconViewBox?
  /// The drawing without the slash, where the manifest names it and something is mirrored.
  public var sibling: String?
  /// What becomes of a slash when something is mirrored.
  public var slash = SlashVerb.keep
  /// Whether components are recognised when something is mirrored.
  public var infers = true
  /// How its text is set as outlines; nil where the drawing's `<text>` stays as it is, or there is none.
  public var lettering: Lettering?

  /// A picture from everything that distinguishes it.
  package init(
    source: String, transformation: Transformation, parts: [Part], viewBox: IconViewBox? = nil,
    sibling: String? = nil, slash: SlashVerb = .keep, infers: Bool = true, lettering: Lettering? = nil
  ) {
    self.source = source
    self.transformation = transformation
    self.parts = parts
    self.viewBox = viewBox
    self.sibling = sibling
    self.slash = slash
    self.infers = infers
    self.lettering = lettering
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
