import ChiralInk
public import ChiralSVG
import ChiralSigns
public import ChiralValues

/// Turns a drawing into its mirror image by rewriting its geometry.
///
/// Geometry is rewritten in place. Only content that SVG cannot express mirrored (text, raster images, some
/// filter effects) gets a reflecting transform, on the element itself. No element is wrapped, so that
/// structural CSS selectors still match.
public struct Mirror: Sendable {
  /// A component and its treatment.
  public struct Component: Hashable, Sendable {
    /// The elements that make up the component.
    public let selector: Selector
    /// The treatment of these elements.
    public let verb: ComponentVerb

    /// Creates a component.
    public init(selector: Selector, verb: ComponentVerb) {
      self.selector = selector
      self.verb = verb
    }
  }

  /// True if everything is mirrored, text and raster images included, and components are ignored.
  public var isPure = false
  /// Components in addition to those that the drawing's own `data-direction` attributes name; these take
  /// precedence.
  public var components: [Component] = []
  /// The box to mirror in; nil for the drawing's own.
  public var viewBox: ViewBox?

  /// The signs that are recognised by names and by geometry where nothing else decides.
  public var infers = Inference.all {
    didSet { if infers != oldValue { promises = Promises(name, looking: infers) } }
  }
  /// The icon's name in its set, such as `bell-off`; it tells whether the icon is struck out.
  public var name: String? {
    didSet { if name != oldValue { promises = Promises(name, looking: infers) } }
  }
  /// True if all of a drawing stays as it is whose name says that it shows a sign and nothing else; false where the icon's class
  /// says that it mirrors, because the class wins over the name.
  package var keepsNamedSigns = true
  /// The parts that the icon's name promises.
  private(set) var promises = Promises.none
  /// The name of the same icon without its slash, where the set's naming does not tell.
  public var sibling: String?
  /// The treatment of a slash.
  public var slash = SlashVerb.keep
  /// Returns the drawing of another icon of the set by its name; nil if that drawing is not available.
  public var siblingDrawing: (@Sendable (String) -> SVGDocument?)?
  /// Renders pictures and measures text; without it, text that must be measured is not moved, and fused
  /// slashes are declined.
  public var renderer: (any MirrorRenderer)?

  /// True if the question mark of an icon about a question keeps its orientation, as in Hebrew; false if it is
  /// mirrored, as in Arabic (R21).
  public var keepsQuestionMarks = false

  /// The way of making the form again after a first one that did not do; nil for the first.
  package var mend: Mend?

  /// Creates a mirror that obeys the drawing's own `data-direction` attributes.
  public init() {}

  /// Returns the mirror image of a drawing.
  ///
  /// - Throws: `MirrorError` if the drawing has no axis, a component matches nothing or has two verbs, or an
  ///   exact result cannot be derived.
  public func mirrored(_ document: SVGDocument) throws(MirrorError) -> MirrorResult {
    try Mirroring(self, icon).mirrored(document, isWritten: true)
  }

  /// Returns the mirror image of a drawing. If it is not to be written, and no part was kept or moved, the result may hold the drawing
  /// itself in its place.
  ///
  /// - Throws: what `mirrored(_:)` throws.
  package func mirrored(_ document: SVGDocument, isWritten: Bool) throws(MirrorError) -> MirrorResult {
    try Mirroring(self, icon).mirrored(document, isWritten: isWritten)
  }

  /// The icon as far as it is known, and the parts that are to be recognised in its drawing.
  var icon: Mirroring.Icon {
    Mirroring.Icon(
      name: name, promises: keepsNamedSigns ? promises : promises.ofParts, sibling: sibling, infers: infers,
      slash: slash, mend: mend)
  }
}

/// A mirrored drawing with notes on the exceptions.
public struct MirrorResult: Hashable, Sendable {
  /// The mirror image.
  public let document: SVGDocument
  /// The parts that were not simply rewritten, in document order.
  public let notes: [MirrorNote]

  /// Creates a result.
  package init(document: SVGDocument, notes: [MirrorNote]) {
    self.document = document
    self.notes = notes
  }
}

extension MirrorResult {
  /// True if the result shows exactly the flipped pixels of its source, because nothing was kept or moved.
  package var isPlain: Bool { notes.allSatisfy { ![.kept, .moved].contains($0.action) } }
}

/// The reason why a drawing cannot be mirrored, and the place.
public struct MirrorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place and the message.
  public let cause: SVGError

  /// Wraps an error that already has a place.
  public init(_ cause: SVGError) {
    self.cause = cause
  }

  /// The text of the error: `file:line:column: error: message`.
  public var description: String { cause.description }
}
