import ChiralInk
import ChiralSVG
import ChiralSigns
import ChiralValues

/// Derives an icon in which the clearance around a sign was cut to fit the sign as drawn.
///
/// The first of four results that applies:
/// - the mirrored icon without the sign, the sign unmirrored in the mirrored place, and the clearance cut again, if the
///   same steps without mirroring reproduce the drawing, and the mirrored clearance would be seen to have another shape,
/// - the same from the drawing itself, healed where the clearance was cut,
/// - for a sign without room, the drawing unchanged, if it is its own mirror image apart from the sign and its clearance, or a
///   ring around the sign,
/// - for a sign without room, the mirrored rest of the drawing itself, with a clearance for the unmirrored sign.
struct SignRebuilder {
  let mirroring: Mirroring
  let source: Scene
  let tool: [InkUnit]
  private let box: Rect
  let kept: Reading.Kept
  /// True if only some of the sign's parts are meant.
  let isReduced: Bool
  let room: ToolClearance
  /// Everything else, and its box.
  let rest: [InkUnit]
  private let restBox: Rect

  static let proofWidth = 96
  /// The largest share of the drawing's area that a speck covers.
  private static let speck = 0.004
  /// The confidence in a proved result and in a result without a proof.
  static let confidence = (proved: 0.9, cut: 0.85)

  /// Returns the icon for the other direction, with the clearance of one of its signs cut again; nil if no sign needs that, if
  /// names or attributes decide on parts, or if there is no renderer.
  static func result(
    _ mirroring: Mirroring, of table: VerbTable, in source: Scene
  ) throws(MirrorError) -> MirrorResult? {
    guard !table.namesParts, mirroring.components.isEmpty, let probe = mirroring.drawer,
      !source.index.elements.contains(where: { $0["data-direction"] != nil })
    else { return nil }
    let siblings = table.signs.isEmpty ? [] : siblings(of: mirroring)
    let isOnlySign = table.signs.count == 1 && table.isSureOfWords
    let signs = table.signs.filter { $0.glyphsAlone == nil }
    // The pieces beside glyphs belong to the base if its clearance, cut around the glyphs alone, can be healed.
    let units = source.units(drawnWith: .own)
    let healers = (signs + table.signs.filter { $0.glyphsAlone != nil }).compactMap { kept in
      (kept.glyphsAlone == nil ? kept.parts : kept.glyphsApart(among: units)).flatMap {
        SignRebuilder(mirroring, of: kept, parts: $0, in: source, isApart: true)
      }
    }.filter {
      (!$0.kept.isWord || isOnlySign) && $0.hasClearance && !$0.breaksThroughRing && !$0.isMostOfAll
    }
    // Most signs have room, and neither a sibling nor a clearance.
    guard !siblings.isEmpty || !healers.isEmpty || signs.contains(where: { $0.needed != nil }),
      let original = probe(source.document, Self.proofWidth)
    else { return nil }
    if !siblings.isEmpty {
      // The pieces beside glyphs may belong to the base; the sibling tells.
      let proposals = table.signs.flatMap { kept in
        [kept.glyphsAlone, kept.parts].compactMap { $0 }.map { (kept, $0) }
      }
      for (kept, parts) in proposals {
        let rebuilder = SignRebuilder(mirroring, of: kept, parts: parts, in: source)
        if let result = try rebuilder?.result(from: siblings, like: original, probe) { return result }
      }
    }
    for healer in healers {
      if let result = try healer.resultByHealing(original, probe) { return result }
    }
    let rebuilders = signs.compactMap { SignRebuilder(mirroring, of: $0, parts: $0.parts, in: source) }
    // The surest of the signs that have no room.
    let tight = rebuilders.filter {
      $0.kept.needed != nil && (!$0.kept.isWord || isOnlySign && !$0.leavesGlyphs)
    }
    .max { $0.kept.confidence < $1.kept.confidence }
    if let result = tight?.unchangedResult(original) { return result }
    for healer in healers where !healer.isReduced && healer.leavesClearance {
      if healer.stands(beforeItsOwnMirrorImageIn: original) { return healer.unchanged(Self.symmetric) }
      throw healer.openClearance
    }
    return try tight?.resultByRoom(original, probe)
  }

  /// Creates the rebuilder of a sign, or of some of its parts.
  ///
  /// - Parameter isApart: True if specks and the hole around the sign, with which it was read, count as the base.
  init?(
    _ mirroring: Mirroring, of kept: Reading.Kept, parts: [InkPart], in source: Scene, isApart: Bool = false
  ) {
    self.mirroring = mirroring
    self.kept = kept
    isReduced = parts != kept.parts
    self.source = source
    let units = source.units(drawnWith: .own)
    let read = units.filter { unit in parts.contains { $0.isDrawn(by: unit) } }
    let speck = source.viewBox.width.value * source.viewBox.height.value * Self.speck
    let tool = kept.isWord || !isApart ? read : read.filter { !$0.isSpeck(of: speck, beside: read) }
    let rest = units.filter { unit in !tool.contains { $0.draws(unit) } }
    guard let box = tool.box, let restBox = rest.box else { return nil }
    (self.tool, self.box, self.rest, self.restBox) = (tool, box, rest, restBox)
    let apart = isApart ? rest.filter { unit in !tool.contains { unit.draws($0) } } : []
    room = ToolClearance(
      tool: tool, rest: apart.isEmpty ? rest : apart, width: source.viewBox.width.value)
  }

  /// True if something in the rest of the drawing resembles a glyph that a mirror image would reverse.
  var leavesGlyphs: Bool {
    if mirroring.icon.mend == .glyphsAlone { return false }
    let own = tool
    guard let rest = source.without(unitsThat: { unit in own.contains { $0.draws(unit) } }) else {
      return true
    }
    return GlyphRecognition.suspectsAnything(in: scene(of: rest))
  }

  /// Returns the drawing as it is, if that serves both directions; nil if it does not.
  private func unchangedResult(_ original: Picture) -> MirrorResult? {
    if stands(beforeItsOwnMirrorImageIn: original) { return unchanged(Self.symmetric) }
    if breaksThroughRing { return unchanged(Self.ring) }
    return isMostOfAll ? unchanged(Self.whole) : nil
  }

  // MARK: The clearance

  /// The largest difference, in a square of pixels, between a clearance that was cut again and one that was mirrored with the rest, at
  /// which nobody sees that the latter has the shape of the sign's mirror image.
  private static let unseen = 0.15

  /// Returns true if the rest of the drawing, mirrored as it is, with the unmirrored sign shows what a picture shows.
  func isShownAsWell(byMoving picture: Picture, _ probe: Mirror.Drawer) -> Bool {
    let own = tool
    guard let rest = source.without(unitsThat: { unit in own.contains { $0.draws(unit) } }),
      let mirrored = try? Mirroring(mirroring.mirror, mirroring.icon.rest(named: nil)).mirrored(rest).document
    else { return false }
    let scene = scene(of: mirrored)
    let moved = SignAssembly(tool, of: source, gap: 0).over(scene, shift: source.rounded(shift))
    return moved.flatMap { probe($0, Self.proofWidth) }
      .flatMap { PictureDifference($0, picture, side: Self.spot) }.map { $0.spot < Self.unseen } ?? false
  }

  /// Returns the assemblies that turn a base into the drawing, with the remaining differences, the best one first.
  func recipes(
    over base: Scene, like original: Picture, _ probe: Mirror.Drawer
  ) -> [(SignAssembly, PictureDifference)] {
    let rest = base.index.elements.indices.contains(where: base.isStroked) ? restScene : nil
    let assemblies = [true, false].flatMap { isSolid -> [SignAssembly] in
      let edge = SignEdge(tool, of: source, isSolid: isSolid)
      let trims = rest.map { SignTrim.candidates(around: edge, in: $0) } ?? []
      return ([nil] + trims).map {
        SignAssembly(tool, of: source, gap: gap, isSolid: isSolid, trim: $0)
      }
    }
    let proved = assemblies.compactMap { assembly -> (SignAssembly, PictureDifference)? in
      guard let again = assembly.over(base, shift: 0), let picture = probe(again, Self.proofWidth),
        let proof = PictureDifference(original, picture, side: Self.spot), proof.isProof
      else { return nil }
      return (assembly, proof)
    }
    return proved.sorted { $0.1.mean < $1.1.mean }
  }

  /// The drawing without the sign; nil if nothing else is drawn.
  private var restScene: Scene? {
    source.without(unitsThat: { unit in tool.contains { $0.draws(unit) } }).map(scene)
  }

  /// The side in pixels of the squares that are compared: larger than elsewhere, because cuts may end
  /// slightly differently.
  static let spot = 7

  /// Returns the mirror image of a base with the unmirrored tool on top; nil if the base breaks into fragments or
  /// loses much of its ink.
  func rebuilt(
    _ base: SVGDocument, by recipe: SignAssembly, named name: String?, reason why: String, confidence: Double,
    original: Picture,
    probe: Mirror.Drawer
  ) throws(MirrorError) -> MirrorResult? {
    let mirrored = try Mirroring(mirroring.mirror, mirroring.icon.rest(named: name)).mirrored(base)
    let scene = scene(of: mirrored.document)
    guard let uncut = probe(mirrored.document, Self.proofWidth),
      let (document, after) = cut(scene, by: recipe, of: uncut, unlike: original, probe),
      after.crumbs <= original.crumbs, after.slivers <= original.slivers,
      after.ink({ _, _ in true }) > original.ink({ _, _ in true }) * Self.leastInk,
      !losesAPiece(of: uncut, in: after, drawn: original)
    else { return nil }
    let number = tool.map(\.element).min() ?? 0
    var note = source.note(.moved, number: number, kept.reason.adding("; \(why)"))
    (note.confidence, note.parts) = (confidence, recipe.parts(of: document))
    return MirrorResult(document: document, notes: [note])
  }

  /// Returns a mirrored base with the unmirrored tool on top and no fragments beside it, with its picture.
  private func cut(
    _ base: Scene, by recipe: SignAssembly, of uncut: Picture, unlike original: Picture,
    _ probe: Mirror.Drawer
  ) -> (SVGDocument, Picture)? {
    let shift = source.rounded(shift)
    guard let document = recipe.over(base, shift: shift), let after = probe(document, Self.proofWidth) else {
      return nil
    }
    guard let fragments = CutFragments(of: uncut, in: after, most: original.slivers),
      let clean = recipe.over(base, shift: shift, without: fragments),
      let picture = probe(clean, Self.proofWidth)
    else { return (document, after) }
    return (clean, picture)
  }

  /// The pieces of ink that count, in pixels, and the largest shares that a piece may lose: any, and one that is most of the rest.
  private static let loss = (piece: 30, any: 0.65, main: 0.4)

  /// The share of a piece by which it may lose more than its designer hid of it.
  private static let lossBesides = 0.15

  /// Returns true if the clearance or the tool takes away most of a piece of the mirrored rest that the drawing shows.
  private func losesAPiece(of rest: Picture, in after: Picture, drawn: Picture) -> Bool {
    let field = InkField(tool, of: source)
    let pieces = rest.islands.filter { $0.count >= Self.loss.piece }
    let all = pieces.reduce(0) { $0 + $1.count }
    func share(_ piece: [Int], _ isLost: (_ x: Int, _ y: Int) -> Bool) -> Double {
      Double(piece.count { isLost($0 % rest.width, $0 / rest.width) }) / Double(piece.count)
    }
    return pieces.contains { piece in
      let lost = share(piece) { x, y in
        let point = place(x, y)
        return after.alpha(x, y) <= 127 || field.hasInk(at: Point(x: point.x - shift, y: point.y))
      }
      guard lost > (piece.count * 2 > all ? Self.loss.main : Self.loss.any) else { return false }
      let hidden = share(piece) { x, y in
        let x = rest.width - 1 - x
        return drawn.alpha(x, y) <= 127 || field.hasInk(at: place(x, y))
      }
      return lost > hidden + Self.lossBesides
    }
  }

  /// The smallest share of the drawing's ink in a result.
  private static let leastInk = 0.85

  // MARK: The drawing as it is

  /// The smallest share of the drawing's box that a tool has to cover to count as nearly all of the icon.
  private static let mostOfAll = 0.72

  /// True if the rest of the drawing is only some marks around the tool.
  var isMostOfAll: Bool {
    let all = restBox.union(box)
    return box.width * box.height > all.width * all.height * Self.mostOfAll
  }

  /// True if the rest is a ring, open where the tool breaks through it, as around many check marks.
  var breaksThroughRing: Bool {
    let side = max(source.viewBox.width.value, source.viewBox.height.value)
    guard let face = Circle.all(among: rest, side: side).first,
      abs(box.midX - face.centre.x) < face.radius * Self.mostOffset
    else { return false }
    return rest.allSatisfy { unit in
      unit.lines.joined().allSatisfy {
        $0.distance(to: face.centre) > face.radius * Self.rim.lowerBound
          && $0.distance(to: face.centre) < face.radius * Self.rim.upperBound
      }
    }
  }

  /// The largest distance of the tool's middle from that of the ring, as a share of the radius.
  private static let mostOffset = 0.35
  /// The distances from the middle of a ring at which its ink lies, as shares of the radius: the boldest rings cover a quarter.
  private static let rim = 0.7...1.1

  static let symmetric =
    "R13: the drawing is its own mirror image apart from it and stays unchanged"
  private static let ring = "R13: it breaks through a ring, and the drawing stays unchanged"
  private static let whole = "it is nearly all of the drawing, which stays unchanged"

  func unchanged(_ why: String) -> MirrorResult {
    let number = tool.map(\.element).min() ?? 0
    var note = source.note(.kept, number: number, kept.reason.adding("; \(why)"))
    note.confidence = Self.confidence.proved
    note.parts = SignAssembly(tool, of: source, gap: 0).parts(of: source.document)
    return MirrorResult(document: source.document, notes: [note])
  }

  // MARK: From the drawing itself

  func scene(of document: SVGDocument) -> Scene {
    Scene(document, viewBox: source.viewBox, renderer: mirroring.renderer)
  }

  /// Returns the rest of the drawing, mirrored, with a clearance for the unmirrored tool.
  private func resultByRoom(_ original: Picture, _ probe: Mirror.Drawer) throws(MirrorError) -> MirrorResult?
  {
    let own = tool
    guard room.before > 0,
      let rest = source.without(unitsThat: { unit in own.contains { $0.draws(unit) } })
    else { return nil }
    return try rebuilt(
      rest, by: SignAssembly(tool, of: source, gap: gap),
      named: mirroring.icon.name.flatMap { SignedName.bases(of: $0).first },
      reason: "unmirrored in the mirrored place, with its clearance cut again",
      confidence: Self.confidence.cut,
      original: original, probe: probe)
  }

  /// The distance from the sign's place to its place in the result.
  var shift: Double { source.viewBox.mirrorSum.value - box.minX - box.maxX + mirroring.aside(in: source) }

  /// The distance from the tool to the shapes that were cut to fit it, at most 12 % of the drawing's width.
  var gap: Double { min(max(room.before, 0), source.viewBox.width.value * 0.12) }

  /// Returns the place of a pixel of a proof in the drawing's coordinates.
  private func place(_ x: Int, _ y: Int) -> Point {
    source.drawingBox.point(ofPixel: x, y, pixels: Self.proofWidth)
  }

  /// Returns true if a pixel of a proof lies on the tool or within its clearance.
  func isNearTool(_ x: Int, _ y: Int) -> Bool { isNearTool(x, y, within: gap) }

  /// Returns true if a pixel of a proof lies on the tool or within a distance from it.
  func isNearTool(_ x: Int, _ y: Int, within distance: Double) -> Bool {
    let place = place(x, y)
    let reach = distance + source.viewBox.width.value / Double(Self.proofWidth) * 3
    return place.x > box.minX - reach && place.x < box.maxX + reach && place.y > box.minY - reach
      && place.y < box.maxY + reach
  }
}

extension InkUnit {
  /// Returns true for a speck beside the others with which a sign was read: a clearance left it of the base.
  fileprivate func isSpeck(of area: Double, beside others: [InkUnit]) -> Bool {
    strokeWidth == nil && box.width * box.height < area
      && others.contains { $0.box.width * $0.box.height > area }
      && !others.contains { $0.box.contains(box) && $0.box != box }
  }

  /// Returns true if another piece is this one, or a hole in it.
  func draws(_ other: InkUnit) -> Bool {
    element == other.element && Set(other.subpaths).isSubset(of: subpaths)
  }
}

extension PictureDifference {
  /// True if both show the same icon, apart from the ends of strokes: a mean under 0.5 % and no large square over 50 %.
  fileprivate var isProof: Bool { mean < 0.005 && spot < 0.5 }
}
