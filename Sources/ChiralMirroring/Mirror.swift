internal import ChiralGeometry
import ChiralInk
internal import ChiralNames
public import ChiralSVG
package import ChiralSigns

/// The treatment of a component in a mirrored drawing (R12, R14–R19).
public enum Verb: String, Hashable, Sendable, CaseIterable {
  /// The component keeps its place and its orientation, as a slash does.
  case keep
  /// The component goes to the mirrored place as one piece and keeps its orientation, as a badge does.
  case move
  /// Each child goes to its mirrored place by itself and keeps its orientation, as numerals in a row do.
  case reorder
  /// The component is mirrored although it stands inside something that is kept or moved.
  case mirror
}

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
    public let verb: Verb

    /// Creates a component.
    public init(selector: Selector, verb: Verb) {
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

  /// The treatment of a slash that negates (R14).
  public enum Slash: String, Hashable, Sendable, CaseIterable {
    /// The slash and the gap beside it stay as they are.
    case keep
    /// The slash is mirrored with the rest.
    case mirror
  }

  /// True if components are recognised by their names, and slashes by their geometry, where nothing else
  /// decides.
  public var infers = true
  /// The icon's name in its set, such as `bell-off`; it tells whether the icon is struck out.
  public var name: String? { didSet { promises = Promises(name) } }
  /// The parts that the icon's name promises.
  private(set) var promises = Promises.none
  /// The name of the same icon without its slash, where the set's naming does not tell.
  public var sibling: String?
  /// The treatment of a slash.
  public var slash = Slash.keep
  /// Returns the drawing of another icon of the set by its name; nil if that drawing is not available.
  public var siblingDrawing: (@Sendable (String) -> SVGDocument?)?
  /// Renders pictures and measures text; without it, text that must be measured is not moved, and fused
  /// slashes are declined.
  public var renderer: (any MirrorRenderer)?

  /// True if the question mark of an icon about a question keeps its orientation, as in Hebrew; false if it is
  /// mirrored, as in Arabic (R21).
  public var keepsQuestionMarks = false

  /// The objects that keep their orientation even if they make up the whole drawing.
  var wholes = WholeSigns.all

  /// Creates a mirror that obeys the drawing's own `data-direction` attributes.
  public init() {}

  /// Returns the mirror image of a drawing.
  ///
  /// - Throws: `MirrorError` if the drawing has no axis, a component matches nothing or has two verbs, or an
  ///   exact result cannot be derived.
  public func mirrored(_ document: SVGDocument) throws(MirrorError) -> MirrorResult {
    try mirrored(document, isWritten: true)
  }

  /// Returns the notes on the mirror image of a drawing, without writing it if nothing depends on that.
  ///
  /// - Throws: what `mirrored` throws.
  package func notes(on document: SVGDocument) throws(MirrorError) -> [MirrorNote] {
    try mirrored(document, isWritten: false).notes
  }

  private func mirrored(_ document: SVGDocument, isWritten: Bool) throws(MirrorError) -> MirrorResult {
    let outcome = Result<MirrorResult, MirrorError> { () throws(MirrorError) in
      try recognised(document, isWritten: isWritten)
    }
    if case .success(let result) = outcome, result.notes.isEmpty { return result }
    guard infers, !isPure, components.isEmpty else { return try outcome.get() }
    // A part that was recognised in a drawing that is its own mirror image was recognised wrongly, or looks the same.
    let difference = mirrorDifference(of: document)
    if difference?.isSymmetry == true { return try plainImage(of: document) }
    guard case .failure = outcome else { return try outcome.get() }
    // What cannot be decided makes no difference if the drawing is its own mirror image apart from its place and small errors.
    let atMiddle = middled(document).map(mirrorDifference) ?? difference
    return atMiddle?.isAgreement == true ? try plainImage(of: document) : try outcome.get()
  }

  /// Returns the mirror image of a drawing in which nothing is recognised.
  private func plainImage(of document: SVGDocument) throws(MirrorError) -> MirrorResult {
    var plain = self
    plain.infers = false
    plain.sibling = nil
    return try plain.recognised(document, isWritten: true)
  }

  /// Returns a drawing with its ink in the middle; nil if it is there already, if its place is unknown, or if ink lies outside of
  /// the viewBox, where it cannot be seen and says nothing about the middle.
  private func middled(_ document: SVGDocument) -> SVGDocument? {
    guard let box = try? document.viewBox(), let ink = Scene(document, viewBox: box).units.box,
      ink.minX > box.minX.value - box.width.value * Self.outside,
      ink.maxX < box.minX.value + box.width.value * (1 + Self.outside)
    else { return nil }
    let shift = box.mirrorSum.value / 2 - (ink.minX + ink.maxX) / 2
    guard abs(shift) > box.width.value * 1e-3 else { return nil }
    return document.moved(by: "\(DecimalNumber(shift))", into: box)
  }

  /// The share of the viewBox's width by which ink may extend beyond it: rounding.
  private static let outside = 0.02

  /// Returns the difference between a drawing and its mirror image; nil if nothing can draw them.
  private func mirrorDifference(of document: SVGDocument) -> PictureDifference? {
    drawer?(document, SlashRebuilder.proofWidth).flatMap { PictureDifference($0, $0.flipped) }
  }

  /// Returns the mirror image; if it is not to be written, the result may hold the drawing itself in its place.
  private func recognised(_ document: SVGDocument, isWritten: Bool) throws(MirrorError) -> MirrorResult {
    if let template = SymbolTemplate(document) { return try mirrored(template) }
    let box = try axisBox(of: document)
    var scene = Scene(document, viewBox: box, renderer: renderer)
    let feature = Intricacy.first(in: document)
    if feature != nil { try scene.checkBrowserStyles() }
    if looksForSlash, let result = try SlashRebuilder.result(self, scene) { return result }
    for round in 0..<Self.maximalRounds {
      try scene.checkSupported()
      let seen = !isPure && infers ? Sightings(in: scene, promises, wholes: wholes) : .none
      if round == 0, let result = try ToolRebuilder(self, source: scene, seen: seen)?.result() {
        return result
      }
      let table = try VerbTable(self, scene: scene, seen: seen)
      var planner = TreatmentPlanner(scene, table, isPure: isPure)
      try planner.plan()
      guard !planner.conflicts.isEmpty else {
        guard isWritten || !table.recognised.isEmpty || feature != nil else {
          return MirrorResult(document: document, notes: planner.notes)
        }
        let result = MirrorResult(document: Rewriter(scene, planner).document(), notes: planner.notes)
        try checkRoom(for: table, scene: scene, source: document, result: result.document)
        if let feature { try prove(result, of: document, because: feature) }
        return result
      }
      var splitter = ReferenceSplitter(scene)
      scene = Scene(try splitter.splitting(planner.conflicts), viewBox: box, renderer: renderer)
    }
    throw MirrorError(
      document.error(at: -1, "too many parts are shared between kept and mirrored components"))
  }

  /// Throws if a part that was recognised by its shape and moved runs into its neighbours: the amount of ink
  /// then changes.
  private func checkRoom(
    for table: VerbTable, scene: Scene, source: SVGDocument, result: SVGDocument
  ) throws(MirrorError) {
    guard let moved = table.recognised.first, let drawer,
      let before = drawer(source, Self.roomWidth)?.ink({ _, _ in true }), before > 0,
      let after = drawer(result, Self.roomWidth)?.ink({ _, _ in true }),
      abs(after - before) > before * Self.leastLoss
    else { return }
    throw scene.error(moved.number, moved.reason.adding("; \(Self.noRoom)").description)
  }

  static let noRoom =
    "unmirrored in its mirrored place, it runs into its neighbours; draw the right-to-left form, or name the "
    + "component with the verb keep, move or mirror"

  /// The width in pixels of the pictures that are compared.
  private static let roomWidth = 96
  /// The smallest change of ink, as a share of all ink, that rounding does not explain.
  private static let leastLoss = 0.02

  /// True if a slash would be kept: nothing in the manifest or in the drawing says otherwise.
  var looksForSlash: Bool { !isPure && slash == .keep && components.isEmpty && (infers || sibling != nil) }

  /// True if the icon's name or the manifest says that the icon is struck out, and nothing says how to treat
  /// the slash.
  var asksForSlash: Bool {
    looksForSlash && (sibling != nil || (infers && promises.isNegated))
  }

  /// The largest depth of shared parts that refer to further shared parts.
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
  package var isPlain: Bool { notes.allSatisfy { $0.action == .wrapped || $0.action == .untouched } }
}

/// A part of a drawing that was not simply rewritten, with the reason.
public struct MirrorNote: Hashable, Sendable {
  /// The treatment of the element.
  public enum Action: String, Hashable, Sendable {
    /// The element got a reflecting transform.
    case wrapped
    /// The element kept its place and its orientation.
    case kept
    /// The element went to the mirrored place in its own orientation.
    case moved
    /// The element was left as it is, although its mirror image would differ.
    case untouched
  }

  /// The treatment.
  public let action: Action
  /// The label of the element: `<name>` or `<name id="…">`.
  public let element: String
  /// The line of the element in the source.
  public let line: Int
  /// The guidelines that decided, such as `R14`; nil if none did.
  public let rule: String?
  /// The reason in words; begins with the guidelines if any decided.
  public let reason: String
  /// The confidence that the part was recognised correctly; 1 if the manifest or the drawing names the part.
  public var confidence = 1.0
  /// The part of the mirrored drawing that draws a kept or moved component; nil for every other action.
  package var part: Part?
  /// The kind of the part; nil if it has no name of its own.
  package var subject: Subject?
  /// True if the manifest or the drawing names the part, and nothing more is known about it.
  package var isNamed = false
  /// The proof for a rebuilt slash, if the steps that rebuilt it also reproduce the drawing itself; nil otherwise.
  package var proof: Proof?

  /// A kind of part that has a name of its own.
  package typealias Subject = ChiralSigns.Subject

  /// The difference between a drawing and its reconstruction from the same icon without the slash.
  package struct Proof: Hashable, Sendable {
    /// The file of the icon without the slash.
    package var sibling: String
    /// The mean difference over all channels, 0…1.
    package var mean: Double
    /// The largest mean difference of a square of pixels, 0…1.
    package var spot: Double

    /// Creates a proof.
    package init(sibling: String, mean: Double, spot: Double) {
      self.sibling = sibling
      self.mean = mean
      self.spot = spot
    }
  }

  /// A part of the mirrored drawing.
  package struct Part: Hashable, Sendable {
    /// The number of the element, counted from 0 in document order.
    package var number: Int
    /// The subpaths that belong to the part, counted from 0, where the path holds other things too; empty if
    /// the whole element does.
    package var subpaths: [Int]
    /// Path data in the element's coordinates, if the part is fused into one subpath with something else.
    package var outline: String?

    /// Creates a part.
    package init(number: Int, subpaths: [Int] = [], outline: String? = nil) {
      self.number = number
      self.subpaths = subpaths
      self.outline = outline
    }
  }

  /// Creates a note.
  package init(
    action: Action, element: String, line: Int, rule: String?, reason: String, confidence: Double = 1
  ) {
    self.action = action
    self.element = element
    self.line = line
    self.rule = rule
    self.reason = reason
    self.confidence = confidence
  }
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
