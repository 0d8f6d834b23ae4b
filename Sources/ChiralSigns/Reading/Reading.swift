package import ChiralInk
package import ChiralSVG

/// The decision about what a drawing shows: the signs that are kept, and the first one that nothing can decide about.
///
/// The only place where sightings are weighed against each other. In order:
/// 1. the sign that the icon's name promises, told by the icon without it, and nothing else,
/// 2. the numerals of a numbered list that is one path,
/// 3. the tool that the icon's name promises,
/// 4. signs in the middle of their frames, and then other signs, those of more pieces first,
/// 5. words of glyphs in what is left, the sure ones first,
/// 6. all of the drawing, if its name says that it shows a sign and nothing else, unless one sign is seen in it.
package struct Reading {
  /// A sign that keeps its orientation.
  package struct Kept {
    package var parts: [InkPart]
    /// The sign in words, with its article.
    package let noun: String
    /// The box of everything that moves together; nil if each part has a box of its own.
    package var box: Rect?
    package let reason: Reason
    package let confidence: Double
    /// True if the parts are mirrored in their box, as the content of a lens is.
    package var isMirrored = false
    /// True if the sign stays in the middle of its frame or of the drawing.
    package var isInPlace = false
    /// True if it is a word of glyphs, beside which other glyphs may not be recognised.
    package var isWord = false
    /// Its glyphs alone, if pieces that are no glyphs move with them. The pieces may be parts of the base, such as the rest of a
    /// cut line, which is like a minus.
    package var glyphsAlone: [InkPart]?
    /// The share of the clearance around it that it needs in its mirrored place; nil if it has room there.
    package var needed: Double?
  }

  /// The facts that decide about a drawing before anything is recognised in it.
  package struct Context {
    /// True if neither the manifest nor the drawing names a component or a letter.
    package let isFree: Bool
    /// True if the manifest names no component.
    package let hasNoComponents: Bool
    /// True if a question mark keeps its orientation in an icon about a question, too (R21).
    package let keepsQuestionMarks: Bool
    /// The sign that the icon without it tells; nil if there is none.
    package let added: AddedSign?
    /// The distance to the right of its mirrored place at which a sign stands.
    package let aside: Double
    /// Returns true if nothing decides about some elements.
    package let isOpen: ([Int]) -> Bool

    package init(
      isFree: Bool, hasNoComponents: Bool, keepsQuestionMarks: Bool, added: AddedSign?, aside: Double,
      isOpen: @escaping ([Int]) -> Bool
    ) {
      self.added = added
      self.aside = aside
      self.isFree = isFree
      self.hasNoComponents = hasNoComponents
      self.keepsQuestionMarks = keepsQuestionMarks
      self.isOpen = isOpen
    }
  }

  /// The signs that are kept, if nothing is in doubt.
  package private(set) var kept: [Kept] = []
  /// The other signs that were considered.
  package private(set) var doubtful: [Kept] = []
  /// The first element of a sign about which nothing can decide, and what to do about it; nil if all is decided.
  package private(set) var doubt: (number: Int, message: String)?

  /// True if a word of glyphs is doubtful.
  package var hasUnsureWords: Bool { doubtful.contains(where: \.isWord) }

  /// The confidence in what a name says.
  package static let nameConfidence = 0.9

  private let seen: Sightings
  private let scene: Scene
  private let promises: Promises
  private let aside: Double
  /// The pieces that belong to no sign and about which nothing else decides.
  private var free: [InkUnit] = []

  /// Weighs what was seen in a drawing.
  package init(of seen: Sightings, in scene: Scene, _ promises: Promises, _ context: Context) {
    self.seen = seen
    self.scene = scene
    self.promises = promises
    aside = context.aside
    if context.isFree, let added = context.added {
      keep(added)
      return
    }
    if context.isFree, promises.demands(.numerals), let column = NumeralColumn(in: scene) {
      kept.append(column.kept)
    }
    let hasNothing = context.isFree && kept.isEmpty
    let tool = hasNothing ? promisedTool() : nil
    if doubt != nil, tool == nil {
      doubtful = seen.signs.map { kept(as: $0, ([], seen.units)) }
      return
    }
    let taken = kept.flatMap(\.parts)
    let signs =
      context.hasNoComponents
      ? seen.signs.filter { sign in
        context.isOpen(sign.parts.map(\.element))
          && !sign.parts.contains(sharing: taken + (tool?.parts ?? []))
      } : []
    let words = words(besides: (tool?.parts ?? []) + signs.flatMap(\.parts), taken, context)
    let found = [tool?.parts ?? []] + signs.map(\.parts) + words.filter(\.isSure).map(\.parts)
    if hasNothing, let whole = namedSign(besides: found.filter { !$0.isEmpty }) {
      kept.append(whole)
      return
    }
    if context.hasNoComponents {
      let others = found.flatMap(\.self) + taken + signs.flatMap { $0.content?.parts ?? [] }
      free = seen.units.filter { unit in
        context.isOpen([unit.element]) && !others.contains { $0.overlaps(InkPart(unit)) }
      }
    }
    if let tool { keep(tool) }
    for sign in signs { keep(sign) }
    for word in words { keep(word) }
  }

  /// The layers of a sign, which move with it, or else a ghost of the sign stays behind, and all other pieces of the drawing.
  private typealias Surroundings = (layers: [InkPart], others: [InkUnit])

  /// Returns the layers of a sign, and takes them from the free pieces.
  private mutating func takeLayers(of parts: [InkPart]) -> Surroundings {
    guard !free.isEmpty else { return ([], seen.units) }
    let side = max(scene.viewBox.width.value, scene.viewBox.height.value)
    let own = seen.units.filter { unit in parts.contains { $0.isDrawn(by: unit) } }
    guard let layers = Layers(of: own, side: side) else { return ([], seen.units) }
    let found = free.filter(layers.contains)
    let isFound = { (unit: InkUnit) in found.contains { $0.sharesInk(with: unit) } }
    free.removeAll(where: isFound)
    return (found.map(InkPart.init), seen.units.filter { !isFound($0) })
  }

  // MARK: Signs

  private mutating func keep(_ tool: ToolShape) {
    let isInPlace = !tool.leavesSomething(of: seen.units)
    let (layers, others) = takeLayers(of: tool.parts)
    let rest = others.filter { !tool.isPart($0) }
    let room = ToolClearance(tool: tool.candidate.units, rest: rest, width: scene.viewBox.width.value)
    let isTight = !isInPlace && !room.isThere(k: scene.viewBox.mirrorSum.value, aside: aside)
    if isTight { doubt(tool.parts[0].element, tool.reason.adding("; \(Self.noRoom)").description) }
    kept.append(
      Kept(
        parts: tool.parts + layers, noun: tool.noun, box: tool.box, reason: tool.reason,
        confidence: ToolShape.confidence,
        isInPlace: isInPlace, needed: isTight ? ToolClearance.leastRoom.tool : nil))
  }

  private mutating func keep(_ added: AddedSign) {
    let rest = seen.units.filter { unit in !added.units.contains { $0.sharesInk(with: unit) } }
    let room = ToolClearance(tool: added.units, rest: rest, width: scene.viewBox.width.value)
    let isTight =
      room.before > 0 && !room.isThere(k: scene.viewBox.mirrorSum.value, aside: aside, share: added.leastRoom)
    if isTight, let number = added.parts.first?.element {
      doubt(number, added.reason.adding("; \(Self.noRoom)").description)
    }
    kept.append(
      Kept(
        parts: added.parts, noun: added.noun, box: added.box, reason: added.reason,
        confidence: AddedSign.confidence, needed: isTight ? added.leastRoom : nil))
  }

  private mutating func keep(_ sighting: Sighting) {
    let sign = kept(as: sighting, takeLayers(of: sighting.parts))
    if sign.needed != nil { doubt(sighting.number, sighting.reason.adding("; \(Self.noRoom)").description) }
    kept.append(sign)
    if let (parts, box) = sighting.content {
      kept.append(
        Kept(
          parts: parts, noun: sign.noun, box: box, reason: sign.reason, confidence: sign.confidence,
          isMirrored: true))
    }
  }

  private func kept(as sighting: Sighting, _ around: Surroundings) -> Kept {
    let isTight = !sighting.hasRoom(among: around.others, of: scene, aside: aside)
    let room = sighting.sign.isHeld ? ToolClearance.leastRoom.tool : ToolClearance.leastRoom.object
    return Kept(
      parts: sighting.parts + around.layers, noun: sighting.sign.noun, box: sighting.box,
      reason: sighting.reason,
      confidence: sighting.evidence.confidence, isInPlace: sighting.isWhole || sighting.evidence.isFramed,
      needed: isTight ? room : nil)
  }

  /// Notes the first sign about which nothing can decide.
  private mutating func doubt(_ number: Int, _ message: String) {
    if doubt == nil { doubt = (number, message) }
  }

  /// The reason why a sign is declined that has no room.
  package static let noRoom =
    "unmirrored in its mirrored place, it runs into its neighbours; draw the right-to-left form, or name the "
    + "component with the verb keep, move or mirror"

  // MARK: Words

  private func words(besides others: [InkPart], _ taken: [InkPart], _ context: Context) -> [GlyphWord] {
    GlyphWord.components(
      of: seen.units, in: scene, promises, keepsQuestionMarks: context.keepsQuestionMarks, besides: others,
      seen.answers
    ).filter { word in
      context.isOpen(Array(word.elements)) && !word.parts.contains(sharing: others + taken)
        && !isVetoed(word) && promises.looksFor(word.kind)
    }
  }

  /// Returns true if a mark by itself is something that only looks like it.
  private func isVetoed(_ word: GlyphWord) -> Bool {
    guard word.glyphs.count == 1, let sign = word.glyphs[0].kind.sign else { return false }
    let ink = seen.units.filter { unit in word.parts.contains { $0.isDrawn(by: unit) } }
    return ThingCandidate(ink).map {
      sign.isVetoed($0, among: seen.units, isPromised: promises.promises(sign))
    } ?? false
  }

  private mutating func keep(_ word: GlyphWord) {
    guard word.isSure else {
      doubtful.append(kept(as: word, [], isTight: false))
      return doubt(word.number, word.doubt(in: scene))
    }
    if let steps = word.steps(among: seen.units) {
      kept += steps.map { kept(as: $0, [], isTight: false) }
      return
    }
    let (layers, others) = takeLayers(of: word.parts)
    let isTight = !word.hasRoom(among: others, of: scene, aside: aside)
    if isTight { doubt(word.number, word.reason.adding("; \(Self.noRoom)").description) }
    kept.append(kept(as: word, layers, isTight: isTight))
  }

  private func kept(as word: GlyphWord, _ layers: [InkPart], isTight: Bool) -> Kept {
    Kept(
      parts: word.parts + layers, noun: word.noun, box: word.box, reason: word.reason,
      confidence: word.confidence,
      isWord: true, glyphsAlone: word.companions.isEmpty ? nil : word.glyphs.flatMap(\.parts),
      needed: isTight ? ToolClearance.leastRoom.object : nil)
  }

  // MARK: Names

  /// Returns all of a drawing if its name says that it shows a sign and nothing else; nil for all other drawings, and if
  /// the sign is recognised as one part, with or without a frame around it.
  private func namedSign(besides found: [[InkPart]]) -> Kept? {
    guard let sign = promises.sign, let all = ThingCandidate(seen.units) else { return nil }
    if found.count == 1 {
      // What stands beside the recognised part belongs to the sign, as the A in A$ does.
      let isKnown = { (unit: InkUnit) in found[0].contains { $0.isDrawn(by: unit) } }
      let rest = seen.units.filter { !isKnown($0) }
      guard let known = seen.units.filter(isKnown).box, !rest.isEmpty, !rest.surrounds(known) else {
        return nil
      }
    }
    return Kept(
      parts: all.parts, noun: sign.noun, box: scene.drawingBox, reason: sign.reason,
      confidence: Self.nameConfidence,
      isInPlace: true)
  }

  /// Returns the tool that the icon's name promises; nil for other names.
  private mutating func promisedTool() -> ToolShape? {
    let units = seen.units
    guard let promise = promises.tool, units.count > 1 else { return nil }
    guard let tool = ToolShape(promise, among: units, height: scene.viewBox.height.value) else {
      if promise.isBinding, !seen.signs.contains(where: { promise.isKept(by: $0.sign) }) {
        doubt(0, promise.message)
      }
      return nil
    }
    guard tool.leavesSomething(of: units) else {
      // What lies in a lens may follow the reading direction.
      return promise.form == .bar ? tool.filling(scene.drawingBox) : nil
    }
    return tool
  }
}

extension [InkPart] {
  /// Returns true if any of these parts has ink in common with any of the others.
  fileprivate func contains(sharing others: [InkPart]) -> Bool {
    contains { part in others.contains(where: part.overlaps) }
  }
}
