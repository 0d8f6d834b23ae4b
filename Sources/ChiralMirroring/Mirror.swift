internal import ChiralGeometry
internal import ChiralNames
public import ChiralSVG

/// What happens to a component of a mirrored drawing (R12, R14–R19).
public enum Verb: String, Hashable, Sendable, CaseIterable {
  /// The same place and the same orientation as in the source, such as a slash.
  case keep
  /// The mirrored place, its own orientation, such as a badge; moved as one.
  case move
  /// Each child is moved by itself, such as numerals in a row.
  case reorder
  /// Mirrored after all, inside something kept or moved.
  case mirror
}

/// Turns a drawing into its mirror image by rewriting its geometry.
///
/// Geometry is rewritten where it stands; only what SVG cannot express mirrored (text, pictures, some filter
/// effects) takes a reflecting transform on the element itself. No element is wrapped, so that structural CSS
/// selectors go on matching.
public struct Mirror: Sendable {
  /// A component and what happens to it.
  public struct Component: Hashable, Sendable {
    /// Which elements.
    public let selector: Selector
    /// What happens to them.
    public let verb: Verb

    /// A component from its parts.
    public init(selector: Selector, verb: Verb) {
      self.selector = selector
      self.verb = verb
    }
  }

  /// Mirrors everything, text and pictures too, and obeys no component.
  public var isPure = false
  /// Components besides those that the drawing's own `data-direction` attributes name; these win.
  public var components: [Component] = []
  /// The box to mirror in, instead of the drawing's own.
  public var viewBox: ViewBox?

  /// What becomes of a slash that negates (R14).
  public enum Slash: String, Hashable, Sendable, CaseIterable {
    /// It stays as it is; the gap beside it, too.
    case keep
    /// It is mirrored with the rest.
    case mirror
  }

  /// Recognises components by their names and slashes by their geometry, where nothing else decides.
  public var infers = true
  /// The icon's name in its set, such as `bell-off`; it tells whether something is struck out.
  public var name: String?
  /// The name of the same icon without its slash, where the set's spelling does not tell.
  public var sibling: String?
  /// What becomes of a slash.
  public var slash = Slash.keep
  /// Looks up a drawing of the icon's set by its name, among those that are at hand.
  public var siblingDrawing: (@Sendable (String) -> SVGDocument?)?
  /// Draws beside the mirror; without it, text that must be measured is not moved, and fused slashes are declined.
  public var renderer: (any MirrorRenderer)?

  /// A mirror that obeys the drawing's own `data-direction` attributes.
  public init() {}

  /// The drawing's mirror image.
  ///
  /// - Throws: `MirrorError` where the drawing has no axis, a component is not there or given two verbs, or an
  ///   exact result cannot be derived.
  public func mirrored(_ document: SVGDocument) throws(MirrorError) -> MirrorResult {
    if let template = SymbolTemplate(document) { return try mirrored(template) }
    let box = try axisBox(of: document)
    if looksForSlash,
      let rebuilder = try SlashRebuilder(self, try Scene(document, viewBox: box, renderer: renderer)),
      let result = try rebuilder.result()
    {
      return result
    }
    var split = document
    for round in 0..<Self.maximalRounds {
      let scene = try Scene(split, viewBox: box, renderer: renderer)
      try scene.checkSupported()
      let seen = !isPure && infers ? Sightings(in: scene, name: name) : .none
      if round == 0, let result = try ToolRebuilder(self, scene, seen)?.result() { return result }
      let table = try VerbTable(self, scene, seen)
      var planner = TreatmentPlanner(scene, table, isPure: isPure)
      try planner.plan()
      guard !planner.conflicts.isEmpty else {
        let result = Rewriter(scene, planner).document()
        try checkRoom(for: table, scene, document, result)
        return MirrorResult(document: result, notes: planner.notes)
      }
      var splitter = ReferenceSplitter(scene)
      split = try splitter.splitting(planner.conflicts)
    }
    throw MirrorError(
      document.error(at: -1, "too many parts are shared between kept and mirrored components"))
  }

  /// What was recognised by its shape may not run into what stands beside it: then ink is lost, or holes close.
  private func checkRoom(
    for table: VerbTable, _ scene: Scene, _ source: SVGDocument, _ result: SVGDocument
  ) throws(MirrorError) {
    guard let moved = table.recognised.first, let drawer,
      let before = drawer(source, Self.roomWidth)?.ink({ _, _ in true }), before > 0,
      let after = drawer(result, Self.roomWidth)?.ink({ _, _ in true }),
      abs(after - before) > before * Self.leastLoss
    else { return }
    throw scene.error(moved.number, "\(moved.reason); \(Self.noRoom)")
  }

  static let noRoom =
    "upright in its mirrored place it runs into what stands beside it; draw the right-to-left form, or name the "
    + "component with the verb keep, move or mirror"

  /// The size of the pictures that are compared.
  private static let roomWidth = 96
  /// This share of the ink does not go by rounding.
  private static let leastLoss = 0.02

  /// Whether a slash is to be kept if there is one: nobody said what to do.
  var looksForSlash: Bool { !isPure && slash == .keep && components.isEmpty && (infers || sibling != nil) }

  /// Whether the icon's name, or the manifest, says that something is struck out, and nobody said what to do.
  var asksForSlash: Bool {
    looksForSlash && (sibling != nil || (infers && name.map(SlashName.isNegated) ?? false))
  }

  /// How deep shared parts may refer to further shared parts.
  private static let maximalRounds = 32

  private func axisBox(of document: SVGDocument) throws(MirrorError) -> ViewBox {
    if let viewBox { return viewBox }
    do {
      return try document.viewBox()
    } catch {
      throw MirrorError(error)
    }
  }
}

/// A mirrored drawing and what is worth knowing about it.
public struct MirrorResult: Hashable, Sendable {
  /// The mirror image.
  public let document: SVGDocument
  /// What was not plainly rewritten, in document order.
  public let notes: [MirrorNote]
}

/// Something in a drawing that was not plainly rewritten, and why.
public struct MirrorNote: Hashable, Sendable {
  /// What was done to the element.
  public enum Action: String, Hashable, Sendable {
    /// It took a reflecting transform.
    case wrapped
    /// It stayed where and as it was.
    case kept
    /// It went to the mirrored place in its own orientation.
    case moved
    /// It was left as it is, though a mirror image would differ.
    case untouched
  }

  /// What was done.
  public let action: Action
  /// The element, as `<name>` or `<name id="…">`.
  public let element: String
  /// Its line in the source.
  public let line: Int
  /// Why; begins with the guideline's number where one decided.
  public let reason: String
  /// How sure it is that the part was recognised: 1 where somebody said so.
  public var confidence = 1.0
  /// What draws a kept or moved part in the mirrored drawing; nil for everything else.
  package var part: Part?

  /// The piece of the mirrored drawing that draws a part.
  package struct Part: Hashable, Sendable {
    /// The element, counted from 0 in document order.
    package var number: Int
    /// The subpaths of a path that holds other things too, counted from 0; empty where the whole element is meant.
    package var subpaths: [Int]
    /// Path data in the element's coordinates, where the part is fused into one subpath with something else.
    package var outline: String?

    /// A part of a drawing.
    package init(number: Int, subpaths: [Int] = [], outline: String? = nil) {
      self.number = number
      self.subpaths = subpaths
      self.outline = outline
    }
  }

  /// A note from its parts.
  package init(action: Action, element: String, line: Int, reason: String, confidence: Double = 1) {
    self.action = action
    self.element = element
    self.line = line
    self.reason = reason
    self.confidence = confidence
  }

  /// The guidelines that decided, such as `R14`.
  public var rule: String? {
    guard reason.first == "R", let end = reason.firstIndex(of: ":") else { return nil }
    return String(reason[..<end])
  }
}

/// Why a drawing cannot be mirrored, and where.
public struct MirrorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place and the message.
  public let cause: SVGError

  /// Wraps an error that has its place.
  public init(_ cause: SVGError) {
    self.cause = cause
  }

  /// `file:line:column: error: message`.
  public var description: String { cause.description }
}
