package import ChiralInk
package import ChiralSVG
import ChiralValues

/// The glyphs of one line or column as a component: they stay unmirrored and move together (R8, R16, R18,
/// R19).
package struct GlyphWord {
  package private(set) var glyphs: [RecognisedGlyph]
  /// The other pieces that belong to the word and stay with it: unrecognised characters in its line, and bars that underline
  /// some of the glyphs.
  private(set) var companions: [InkPart]
  /// The box that moves: that of the ring or frame around the glyphs, or else that of all their ink.
  package private(set) var box: Rect?
  /// True if the icon's name promises a number of which some digits are not recognised: they may be a part of another shape.
  private var isIncomplete = false

  /// The smallest confidence at which the user is asked. A single letter or digit needs more, because many
  /// things have such a shape; two of them are a word.
  private var doubtful: Double {
    let isAlone = glyphs.count == 1 && [.digit, .letter].contains(glyphs.first?.kind)
    return isAlone ? 0.7 : 0.6
  }

  /// The smallest confidence at which the network is asked, if the icon's name promises glyphs.
  private static let promisedDoubt = 0.3

  /// Returns the components of a drawing that are recognised by their shapes, both sure and doubtful.
  ///
  /// - Parameter others: the parts that are recognised as something else, which no word contains.
  package static func components(
    of units: [InkUnit], in scene: Scene, _ promises: Promises, keepsQuestionMarks: Bool,
    besides others: [InkPart], _ answers: InkAnswers
  ) -> [GlyphWord] {
    let isPromised = promises.demanded?.demand.isBinding == true && !promises.demands(.note)
    let rest = units.filter { unit in !others.contains { $0.isDrawn(by: unit) } }
    let lines = GlyphRecognition.words(of: units, in: scene, promises, answers)
    let isPartial = promises.mentionsMore(than: lines.joined().filter(\.isClear).map(\.character))
    let read = lines.map { glyphs in
      GlyphWord(glyphs, among: units, besides: rest, in: scene).confirmed(among: units)
        .compared(with: promises, isPartial: isPartial)
    }
    let spelled = GlyphWord.spelled(by: promises, among: units, besides: rest, in: scene)
    let placed = RecognisedGlyph.byPlace(among: rest, height: scene.viewBox.height.value, promises, answers)
      .filter { glyph in !read.contains { $0.isSure && $0.glyphs.contains(where: glyph.overlaps) } }
    let found =
      read.filter { word in !placed.contains { word.glyphs.contains(where: $0.overlaps) } }
      + placed.map { glyph in
        GlyphWord([glyph], among: units, besides: rest, in: scene)
          .compared(with: promises, isPartial: isPartial)
      }
      + spelled.filter { word in
        !read.contains { $0.isSure && $0.parts.contains { word.parts.contains(where: $0.overlaps) } }
      }
    // A sure word contains the other characters in its line, of which a V may look like a check mark.
    let sure = found.filter(\.isSure)
    let words = sure.filter { $0.isLine } + sure.filter { !$0.isLine } + found.filter { !$0.isSure }
    let apart = words.indices.filter { index in
      !words[..<index].contains { word in
        word.isSure && word.companions.contains { part in words[index].parts.contains(where: part.overlaps) }
      }
    }
    return apart.map { words[$0] }.compactMap { word in
      if !isPromised, word.areHalves(among: units) { return nil }
      if word.isSure || word.isIncomplete
        || word.confidence < (isPromised ? promisedDoubt : word.doubtful)
      {
        return word
      }
      if word.isWritten || word.isEverything(among: units) { return word.madeSure }
      if promises.demands(.numerals), word.isNumber { return word.madeSure }
      return word.secondOpinion(among: units)
    }.joiningColumns(among: units).filter { word in
      // A question mark mirrors with its icon, whatever its name: the Arabic one is the mirror image (R21).
      let isQuestion =
        !keepsQuestionMarks && word.glyphs.allSatisfy { $0.kind == .questionMark }
      return word.confidence >= word.doubtful && !isQuestion
    }
  }

  /// Returns the words of letters that are their own mirror images, as in AI, if the icon's name says that they are words.
  private static func spelled(
    by promises: Promises, among units: [InkUnit], besides rest: [InkUnit], in scene: Scene
  ) -> [GlyphWord] {
    let words = promises.symmetricWords
    guard !words.isEmpty else { return [] }
    let letters = Set(words.joined() + words.joined().uppercased())
    return GlyphRecognition.symmetricLines(of: units, in: scene, expected: letters).compactMap { glyphs in
      let word = GlyphWord(glyphs, among: units, besides: rest, in: scene)
      let bars = rest.filter { unit in word.companions.contains { $0.isDrawn(by: unit) } }
        .map { (character: $0.isUprightBar ? "i" : " ", box: $0.box) }
      let line = (glyphs.map { (character: $0.character.lowercased(), box: $0.box) } + bars)
        .sorted { $0.box.minX < $1.box.minX }
      return words.contains(line.map(\.character).joined()) ? word.madeSure : nil
    }
  }

  /// True if it consists of several letters and digits.
  private var isLine: Bool {
    glyphs.count > 1 && glyphs.allSatisfy { [.letter, .digit].contains($0.kind) }
  }

  /// The smallest probability at which the network confirms a word that the templates leave in doubt.
  private static let settling: Float = 0.85
  /// The smallest share of a doubtful word's glyphs that the network recognises at all; with fewer, the
  /// likeness is a coincidence.
  private static let least = 0.5

  /// Returns a doubtful word as the network judges it: sure or still doubtful; nil if the network does not
  /// recognise it, or if its mirror image looks the same, so that there is nothing to ask.
  private func secondOpinion(among units: [InkUnit]) -> GlyphWord? {
    var answers: [(glyph: RecognisedGlyph, probability: Float)] = []
    var isTurned = false
    for glyph in glyphs {
      let ink = units.filter { unit in glyph.parts.contains { $0.isDrawn(by: unit) } }
      if ink.isEmpty { return self }
      if !GlyphShape(ink, in: glyph.box).isSymmetric { isTurned = true }
      let answer = ThingNetwork.shared.answer(ThingFeatures(ink, in: glyph.box))
      let isSame = glyph.isSymmetric || answer.name.lowercased() == glyph.character.lowercased()
      answers.append((glyph, isSame ? answer.probability : 0))
    }
    guard isTurned else { return nil }
    // With a share of 0.5, exactly half of the glyphs are enough; the 0.001 absorbs the rounding of the
    // product.
    let telling = answers.filter { !$0.glyph.isSymmetric }
    let agreed = telling.count { $0.probability > 0.3 }
    guard Double(agreed) > Double(telling.count) * Self.least - 0.001, agreed > 0 else { return nil }
    guard telling.allSatisfy({ $0.probability >= Self.settling }) else { return self }
    return madeSure
  }

  /// The smallest likeness of two forms that are the halves of one.
  private static let halves = 0.85

  /// Returns true if a word of two glyphs is a form and its mirror image, as an L and a J are that are the halves of a frame, or a
  /// form and the same one upside down.
  private func areHalves(among units: [InkUnit]) -> Bool {
    guard glyphs.count == 2 else { return false }
    let shapes = glyphs.map { glyph in
      GlyphShape(units.filter { unit in glyph.parts.contains { $0.isDrawn(by: unit) } }, in: glyph.box)
    }
    // An S and a 2 are the same upside down.
    let others = [shapes[0].turned, shapes[0].flipped]
    return others.allSatisfy { shapes[0].likeness(to: $0) < Self.halves }
      && others.contains { shapes[1].likeness(to: $0) >= Self.halves }
  }

  /// Returns the word as it is in the light of the icon's name.
  ///
  /// - Parameter isPartial: true if the name mentions digits that are not recognised beside others that are.
  private func compared(with promises: Promises, isPartial: Bool) -> GlyphWord {
    var word = self
    let areDigits = glyphs.allSatisfy { $0.kind == .digit }
    word.isIncomplete =
      companions.isEmpty && areDigits && (isPartial || promises.mentionsMore(than: text))
    return word
  }

  /// True if the glyphs are written as a word or a number is, which a row of other things rarely is: they stand in one line, are
  /// equally high, and differ. An A and a Z, also one above the other, are a sign for sorting.
  private var isWritten: Bool {
    let characters = Set(glyphs.map(\.character))
    if glyphs.count == 2, characters == ["A", "Z"] || characters == ["A", "z"] { return true }
    guard let first = glyphs.first?.box else { return false }
    let slack = first.height * Self.row.slack
    guard
      glyphs.allSatisfy({
        abs($0.box.minY - first.minY) < slack && abs($0.box.maxY - first.maxY) < slack
      })
    else { return false }
    if characters.count > 2 { return true }
    // The same character twice is a word in CC only, and two that look the same turned around may be two forms of another thing.
    guard glyphs.count > 1,
      characters.count > 1 ? !Self.turned.contains(characters) : characters.isSubset(of: ["C", "c"])
    else { return false }
    let line = glyphs.sorted { $0.box.minX < $1.box.minX }
    let likeness = glyphs.map(\.likeness).reduce(0, +) / Double(glyphs.count)
    return likeness >= Self.row.likeness
      && zip(line, line.dropFirst()).allSatisfy { $1.box.minX - $0.box.maxX < first.height * Self.row.space }
  }

  /// The largest difference of the tops and bottoms of characters in a row and the largest space between two, as shares of their
  /// height, and the smallest mean of their likenesses.
  private static let row = (slack: 0.05, space: 0.45, likeness: 0.72)
  /// The pairs of characters of which one is the other one turned around.
  private static let turned: [Set<Character>] = [["6", "9"], ["b", "q"], ["d", "p"], ["n", "u"]]

  /// True if the glyphs are several different digits, in a line or a column, that are like their templates.
  private var isNumber: Bool {
    glyphs.count > 1 && Set(glyphs.map(\.character)).count == glyphs.count
      && glyphs.allSatisfy { $0.kind == .digit && $0.isClear } && confidence >= Self.likelyNumber
  }

  /// The smallest confidence in digits that the icon's name promises.
  private static let likelyNumber = 0.7

  /// True if the glyphs are all of the drawing, stand in one line, and are like their characters.
  private func isEverything(among units: [InkUnit]) -> Bool {
    let slack = (glyphs.first?.box.height ?? 0) * 0.05
    let mean = glyphs.map(\.likeness).reduce(0, +) / Double(glyphs.count)
    return Set(glyphs.map(\.character)).count > 1 && mean >= Self.clearLikeness.mean
      && glyphs.allSatisfy { $0.likeness >= Self.clearLikeness.each }
      && glyphs.allSatisfy { abs($0.box.maxY - glyphs[0].box.maxY) < slack }
      && units.allSatisfy { unit in
        unit.isHole || glyphs.contains { $0.parts.contains { $0.isDrawn(by: unit) } }
      }
  }

  /// The smallest likenesses of glyphs that are text although the network does not recognise them: of each, and their mean.
  private static let clearLikeness = (each: 0.66, mean: 0.77)

  /// The word with glyphs that are sure.
  var madeSure: GlyphWord {
    var word = self
    word.glyphs = glyphs.map { glyph in
      var glyph = glyph
      glyph.confidence = max(glyph.confidence, RecognisedGlyph.sure)
      return glyph
    }
    return word
  }

  private init(
    _ glyphs: [RecognisedGlyph], among units: [InkUnit], besides others: [InkUnit], in scene: Scene
  ) {
    self.glyphs = glyphs
    let parts = glyphs.flatMap(\.parts)
    let own = units.filter { unit in parts.contains { $0.isDrawn(by: unit) } }
    // The largest piece, because the counters of letters are holes, too.
    let areHoles =
      own.max { $0.box.width * $0.box.height < $1.box.width * $1.box.height }?.isHole ?? false
    let rest = others.filter { unit in !parts.contains { $0.isDrawn(by: unit) } }
    let line = LineOfGlyphs(glyphs, drawnBy: own, areHoles: areHoles, among: rest)
    let bars = glyphs.count > 1 ? line.map { rest.underlines(of: $0.box) } ?? [] : []
    companions = ((line?.companions ?? []) + bars).map(InkPart.init)
    box = line.map { units.frame(around: $0.box) ?? scene.middle(around: $0.box) ?? $0.box }
  }

  /// Returns one of the glyphs as a word of its own.
  func alone(_ glyph: RecognisedGlyph) -> GlyphWord {
    var word = self
    (word.glyphs, word.companions, word.box) = ([glyph], [], glyph.box)
    return word.madeSure
  }

  /// Returns the word with another one that moves together with it.
  func joined(with other: GlyphWord) -> GlyphWord {
    var word = self
    word.glyphs += other.glyphs
    word.companions += other.companions
    word.box = box.map { box in other.box.map { box.union($0) } ?? box } ?? other.box
    return word
  }

  /// Returns the word with pieces that move together with it.
  func joined(with pieces: [InkUnit]) -> GlyphWord {
    var word = self
    word.companions += pieces.map(InkPart.init)
    word.box = pieces.box.map { box in word.box?.union(box) ?? box } ?? box
    return word
  }

  /// The largest confidence in a number of which some digits are not recognised.
  private static let incomplete = 0.75

  /// The confidence in the surest glyph: the glyphs of a word support each other.
  package var confidence: Double {
    min(glyphs.map(\.confidence).max() ?? 0, isIncomplete ? Self.incomplete : 1)
  }
  package var isSure: Bool { confidence >= RecognisedGlyph.sure }
  package var elements: Set<Int> { Set(parts.map(\.element)) }
  /// The parts that draw the word.
  package var parts: [InkPart] { glyphs.flatMap(\.parts) + companions }
  /// The number of the first element that draws the word.
  package var number: Int { elements.min() ?? 0 }

  /// The guideline and the recognised glyphs in words.
  package var reason: Reason {
    Reason(
      "\(noun) by \(glyphs.count == 1 ? "its shape" : "their shapes")", rule: sign.guideline,
      subject: subject, kind: kind)
  }

  /// The kind of part that the glyphs are, for which letters decide, then digits.
  private var subject: PartSubject? {
    let kinds = Set(glyphs.map(\.kind))
    if kinds.contains(.letter) { return .letters }
    if kinds.contains(.digit) { return .numerals }
    return kinds.count == 1 ? kinds.first?.sign?.subject : nil
  }

  /// The kind of sign that it is.
  var kind: SignKind? { sign.kind }

  /// The row of the table of signs.
  private var sign: Sign {
    let kinds = Set(glyphs.map(\.kind))
    if kinds.count == 1, let only = kinds.first, let sign = only.sign { return sign }
    return kinds.contains(.letter) || kinds.contains(.sign) ? .letters : .numerals
  }

  /// The recognised glyphs in words.
  var noun: String {
    guard glyphs.count == 1, let only = glyphs.first else { return "the glyphs \"\(text)\"" }
    switch only.kind {
    case .digit, .letter: return "the \(only.kind.rawValue) \(only.character)"
    case .checkMark, .questionMark, .percent, .logo: return "a \(only.kind.rawValue)"
    case .sign: return "the sign \(only.character)"
    }
  }

  /// The characters, row by row, each from left to right.
  private var text: String {
    var rows: [[RecognisedGlyph]] = []
    for glyph in glyphs.sorted(by: { $0.box.minY < $1.box.minY }) {
      let bottom = rows.last?.map(\.box.maxY).max() ?? glyph.box.minY
      if glyph.box.minY < bottom { rows[rows.count - 1].append(glyph) } else { rows.append([glyph]) }
    }
    return String(rows.flatMap { row in row.sorted { $0.box.minX < $1.box.minX } }.map(\.character))
  }

  /// The clearance from which a word needs room, as a share of the drawing's width, and the share of it that must remain: enough
  /// not to touch.
  private static let leastRoom = (before: 0.003, share: 0.05)

  /// Returns true if the word, unmirrored in its mirrored place, keeps clear of everything that it does not touch as drawn.
  package func hasRoom(among units: [InkUnit], of scene: Scene, aside: Double) -> Bool {
    let parts = parts
    let own = units.filter { unit in parts.contains { $0.isDrawn(by: unit) } }
    let rest = units.filter { unit in !own.contains { $0.sharesInk(with: unit) } }
    if own.isEmpty || rest.isEmpty { return true }
    let room = ToolClearance(tool: own, rest: rest, width: scene.viewBox.width.value)
    return room.before < scene.viewBox.width.value * Self.leastRoom.before
      || room.isThere(
        k: scene.viewBox.mirrorSum.value, aside: aside, in: box, share: Self.leastRoom.share)
  }

  /// Returns the reason why the icon is declined, with the manifest entries that decide it.
  package func doubt(in scene: Scene) -> String {
    let component = "\"\(scene.selector(for: parts))\""
    return
      "\(sign.guideline): it may be \(noun) (confidence \(Int(saturating: (confidence * 100).rounded())) %); if so, say "
      + "\"components\": { \(component): \"move\" }, else { \(component): \"mirror\" }"
  }
}

extension InkUnit {
  /// True if it is a plain upright bar, as an I without serifs is.
  fileprivate var isUprightBar: Bool {
    box.width < box.height * 0.45 && lines.count == 1
      && GlyphShape([self], in: box).isSymmetric
  }
}

extension [InkUnit] {
  /// Returns the flat bars close below or above a part of a word that are not centred on it: mirrored, they
  /// would underline another part.
  fileprivate func underlines(of word: Rect) -> [InkUnit] {
    filter { unit in
      let slack = word.width * 0.03
      let gap = Swift.max(unit.box.minY - word.maxY, word.minY - unit.box.maxY)
      return unit.box.height < word.height * 0.3 && unit.box.width > unit.box.height * 2
        && unit.box.minX > word.minX - slack && unit.box.maxX < word.maxX + slack
        && gap > -slack && gap < word.height * 0.4 && abs(unit.box.midX - word.midX) > slack
    }
  }

  /// Returns the box of the smallest symmetric shape close around a box: a glyph in a ring keeps its place in
  /// the ring.
  fileprivate func frame(around box: Rect) -> Rect? {
    filter { unit in
      unit.box.contains(box) && unit.box.height < box.height * 3.5 && unit.box.width < box.height * 5
        && unit.isSymmetric
    }
    .min { $0.box.width * $0.box.height < $1.box.width * $1.box.height }?.box
  }
}

extension Scene {
  /// Returns the box of the whole drawing if a box is centred in it, so that a centred glyph stays in place.
  fileprivate func middle(around box: Rect) -> Rect? {
    let whole = drawingBox
    return abs(whole.midX - box.midX) < whole.width * 0.03 ? whole : nil
  }
}
