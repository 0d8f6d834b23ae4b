import ChiralInk
import ChiralSVG
import ChiralSigns
import ChiralValues

/// The mirroring of one drawing: the settings of the mirror, and what is known of the icon that the drawing shows. The base of a
/// slash or of a tool is mirrored by a run of its own, with an icon that says what stays in it.
struct Mirroring {
  /// The facts about an icon, and the parts that are to be recognised in its drawing.
  struct Icon {
    /// The name in the set; nil if it is unknown or says nothing about the drawing.
    var name: String?
    /// The parts that the name promises.
    var promises = Promises.none
    /// The name of the same icon without its slash, where the set's naming does not tell.
    var sibling: String?
    /// The signs that are recognised where nothing else decides.
    var infers = Inference.all
    /// The treatment of a slash.
    var slash = SlashVerb.keep
    /// The signs that keep their orientation even if they make up the whole drawing.
    var wholes = WholeSigns.all
    /// The way of making the form of the whole icon again; nil for the first.
    var mend: Mend?

    /// The icon with nothing to be recognised in it.
    var unrecognised: Icon {
      Icon(name: name, promises: promises, infers: false, slash: slash, wholes: wholes)
    }

    /// Returns the icon without its slash, which has no other slash to keep.
    ///
    /// - Parameter name: the name of the icon without the slash; nil if it says nothing about the drawing.
    func base(named name: String?, wholes: WholeSigns) -> Icon {
      Icon(
        name: name, promises: Promises(name, looking: infers), infers: infers, slash: .mirror, wholes: wholes)
    }

    /// Returns the icon without its tool, in which nothing that is all of it is another tool.
    func rest(named name: String?) -> Icon {
      Icon(name: name, promises: Promises(name, looking: infers), infers: infers, slash: slash, wholes: .none)
    }
  }

  let mirror: Mirror
  let icon: Icon

  init(_ mirror: Mirror, _ icon: Icon) {
    self.mirror = mirror
    self.icon = icon
  }

  var isPure: Bool { mirror.isPure }
  var components: [Mirror.Component] { mirror.components }
  var renderer: (any MirrorRenderer)? { mirror.renderer }
  var drawer: Mirror.Drawer? { mirror.drawer }
  var infers: Bool { icon.infers.isOn }
  var infersSlash: Bool { icon.infers.includes(.slash) }
  var promises: Promises { icon.promises }

  /// Returns the drawing of another icon of the set by its name; nil if that drawing is not available.
  func siblingDrawing(_ name: String) -> SVGDocument? { mirror.siblingDrawing?(name) }

  /// Returns the mirror image of a drawing. If it is not to be written, and no part was kept or moved, the result may hold the drawing
  /// itself in its place.
  func mirrored(_ document: SVGDocument, isWritten: Bool = true) throws(MirrorError) -> MirrorResult {
    let isFree = infers && !isPure && components.isEmpty
    let difference = isFree ? mirrorDifference(of: document) : nil
    // A part that would be recognised in a drawing that is its own mirror image would be recognised wrongly, or looks the same.
    if difference?.isSymmetry == true, !keepsQuestionMark {
      return try plainImage(of: document, isWritten: isWritten)
    }
    do {
      let result = try recognised(document, isWritten: isWritten)
      if keepsQuestionMark, isFree, result.notes.allSatisfy({ $0.rule == "R14" }) {
        // The question mark was not found, and is reversed.
        return try unmirroredQuestion(document)
      }
      return difference?.isSymmetry == true && !result.notes.isEmpty
        ? try plainImage(of: document, isWritten: isWritten) : result
    } catch {
      // What cannot be decided makes no difference if the drawing is its own mirror image apart from its place and small errors.
      let atMiddle = isFree ? middled(document).map(mirrorDifference) ?? difference : nil
      guard atMiddle?.isAgreement == true else { throw error }
      return try plainImage(of: document, isWritten: isWritten)
    }
  }

  /// Returns the mirror image of a drawing in which nothing is recognised.
  private func plainImage(of document: SVGDocument, isWritten: Bool) throws(MirrorError) -> MirrorResult {
    try Mirroring(mirror, icon.unrecognised).recognised(document, isWritten: isWritten)
  }

  /// Returns a drawing with its ink in the middle; nil if it is there already, if its place is unknown, or if ink lies outside of
  /// the viewBox, where it cannot be seen and says nothing about the middle.
  func middled(_ document: SVGDocument) -> SVGDocument? {
    guard let box = try? document.viewBox(),
      let ink = Scene(document, viewBox: box).units(drawnWith: .own).box,
      ink.minX > box.minX.value - box.width.value * Self.outside,
      ink.maxX < box.minX.value + box.width.value * (1 + Self.outside)
    else { return nil }
    let shift = box.mirrorSum.value / 2 - (ink.minX + ink.maxX) / 2
    guard abs(shift) > box.width.value * 1e-3 else { return nil }
    return document.moved(by: "\(DecimalNumber(shift))", into: box)
  }

  /// The share of the viewBox's width by which ink may extend beyond it: rounding.
  private static let outside = 0.02

  /// True if the icon is about a question whose mark stays upright.
  private var keepsQuestionMark: Bool { mirror.keepsQuestionMarks && promises.isAboutQuestion }

  /// Returns a drawing about a question as it is, because its question mark was not found.
  private func unmirroredQuestion(_ document: SVGDocument) throws(MirrorError) -> MirrorResult {
    let scene = Scene(document, viewBox: try axisBox(of: document), renderer: renderer)
    let reason = Reason(
      "its name says that it shows a question mark, which Hebrew does not mirror, but no part can be recognised as one; the drawing "
        + "stays as it is. To mirror the rest, name the mark in a component with the verb move", rule: "R21")
    return MirrorResult(document: document, notes: [scene.note(.kept, number: 0, reason)])
  }

  /// Returns the difference between a drawing and its mirror image; nil if nothing can draw them.
  private func mirrorDifference(of document: SVGDocument) -> PictureDifference? {
    drawer?(document, SlashRebuilder.proofWidth).flatMap { PictureDifference($0, $0.flipped) }
  }

  /// Returns the mirror image, or the drawing itself in its place if that is not to be written and no part was kept or moved.
  private func recognised(_ document: SVGDocument, isWritten: Bool) throws(MirrorError) -> MirrorResult {
    if let template = SymbolTemplate(document) { return try mirror.mirrored(template) }
    let box = try axisBox(of: document)
    var scene = Scene(document, viewBox: box, renderer: renderer)
    let feature = Intricacy.first(in: document)
    if feature != nil { try scene.checkBrowserStyles() }
    if looksForSlash, let result = try SlashRebuilder.result(self, scene) { return result }
    for round in 0..<Self.maximalRounds {
      try scene.checkSupported()
      let seen = !isPure && infers ? Sightings(in: scene, icon.promises, wholes: icon.wholes) : .none
      let table = try VerbTable(self, scene: scene, seen: seen)
      if round == 0, let result = try SignRebuilder.result(self, of: table, in: scene) {
        return result
      }
      if let doubt = table.doubt {
        if let result = unchanged(scene, around: seen.units) { return result }
        throw doubt
      }
      var planner = TreatmentPlanner(scene, table, isPure: isPure)
      try planner.plan()
      guard !planner.conflicts.isEmpty else {
        let unwritten = MirrorResult(document: document, notes: planner.notes)
        if !isWritten, unwritten.isPlain, table.recognised.isEmpty, feature == nil { return unwritten }
        let written = Rewriter(scene, planner).document()
        let result = MirrorResult(
          document: written, notes: planner.notes.placed(in: written, from: scene.index))
        try checkRoom(for: table, scene: scene, source: document, result: result.document)
        if let feature { try mirror.prove(result, of: document, because: feature) }
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
    throw scene.error(moved.number, moved.reason.adding("; \(Reading.noRoom)").description)
  }

  /// The width in pixels of the pictures that are compared.
  private static let roomWidth = 96
  /// The smallest change of ink, as a share of all ink, that rounding does not explain.
  private static let leastLoss = 0.02

  /// True if a slash would be kept: nothing in the manifest or in the drawing says otherwise.
  var looksForSlash: Bool {
    !isPure && icon.slash == .keep && components.isEmpty && (infersSlash || icon.sibling != nil)
  }

  /// True if the icon's name or the manifest says that the icon is struck out, and nothing says how to treat
  /// the slash.
  var asksForSlash: Bool {
    looksForSlash && (icon.sibling != nil || (infersSlash && promises.isNegated))
  }

  /// The largest depth of shared parts that refer to further shared parts.
  private static let maximalRounds = 32

  private func axisBox(of document: SVGDocument) throws(MirrorError) -> ViewBox {
    if let viewBox = mirror.viewBox { return viewBox }
    do {
      return try document.viewBox()
    } catch {
      throw MirrorError(error)
    }
  }
}
