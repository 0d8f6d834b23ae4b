package import ChiralGeometry
package import ChiralInk
import ChiralSVG

/// An object beside others that stays unmirrored, recognised by its shape: a pencil, a magnifier, a clock
/// face, a musical note, a check mark, a currency sign (R8, R10, R11, R15, R16).
package struct ThingInference {
  package let kind: ThingKind
  package private(set) var candidate: ThingCandidate
  package let probability: Double
  /// The box that is reflected: that of the object, of the clock face or of the drawing.
  package let box: Rect
  /// True if the icon is nothing else.
  private let isWhole: Bool
  /// The parts in a lens that may follow the reading direction, which are mirrored in place, and the box that they are
  /// mirrored in; nil if there are none.
  package private(set) var content: (parts: [InkPart], box: Rect)?

  package var parts: [InkPart] { candidate.parts }
  package var reason: Reason {
    Reason(
      "\(kind.noun) by \(kind.isPlural ? "their" : "its") shape", rule: kind.rule, subject: kind.subject)
  }
  /// The first element that draws it.
  package var number: Int { parts.first?.element ?? 0 }

  /// Returns true if the object can stand unmirrored in its mirrored place: it touches nothing there, and no
  /// clearance was cut to fit it as drawn.
  package func hasRoom(among units: [InkUnit], of scene: Scene) -> Bool {
    guard !isWhole, !kind.staysInFrame else { return true }
    let rest = units.filter { unit in
      !candidate.box.contains(unit.box) && !candidate.units.contains { $0.sharesInk(with: unit) }
    }
    let room = ToolClearance(tool: candidate.units, rest: rest, width: scene.viewBox.width.value)
    let k = scene.viewBox.mirrorSum.value
    if rest.isEmpty { return true }
    guard kind.needsRoom else {
      return room.before <= 0 || room.isThere(k: k, share: ToolClearance.leastRoom.object)
    }
    return room.before > 0 && room.isThere(k: k)
  }

  /// The things of a drawing that share no ink, the likeliest first.
  package static func all(
    in scene: Scene, among units: [InkUnit], _ promises: Promises, wholes: WholeSigns,
    _ answers: InkAnswers
  ) -> [ThingInference] {
    let side = max(scene.viewBox.width.value, scene.viewBox.height.value)
    let framed = Self.framed(among: units, side: side, promises)
    let signs = PlaySign.all(among: units, side: side, promises).compactMap { sign in
      ThingInference(sign.frame == nil ? .play : .framedPlay, [sign.unit], in: sign.frame ?? sign.unit.box)
    }
    if wholes != .none, framed.isEmpty, let whole = ThingCandidate.whole(of: units, side: side),
      let thing = ThingInference(whole: whole, promises: promises, in: scene.drawingBox, answers)?
        .withoutContent,
      wholes == .all || promises.promises(thing.kind)
    {
      return [thing]
    }
    let candidates = ThingCandidate.all(of: units, side: side, grouped: scene.grouped(units))
    let found =
      candidates.compactMap { ThingInference($0, promises: promises, among: units, answers) }
      + (promises.promises(.note) ? NoteOutline.smallest(of: candidates) : [])
      .compactMap { ThingInference(.note, $0.units, in: $0.box) }
      + PencilOutline.all(among: units, side: side).compactMap {
        ThingInference(.pencil, $0.candidate.units, in: $0.candidate.box)
      }
      + LensOutline.all(among: units, side: side, isPromised: promises.promises(.magnifier))
      .compactMap { ThingInference(.magnifier, $0.units, in: $0.box) }
      + BitcoinSign.all(among: units, side: side).compactMap {
        ThingInference(.currency("₿"), $0.units, in: $0.box)
      }
      + CheckOutline.all(among: units, side: side, isPromised: promises.promises(.check))
      .compactMap { marks in
        // A check mark that is the whole icon stays in its place.
        guard marks.count == units.count else { return ThingInference(.check, marks) }
        return wholes == .all ? ThingInference(.check, marks, in: scene.drawingBox, isWhole: true) : nil
      }
    var kept = framed + signs
    for thing in found.sorted(by: { $0.rank > $1.rank })
    where !kept.contains(where: { $0.candidate.overlaps(thing.candidate) }) {
      kept.append(thing)
    }
    return kept
  }

  /// The rank among readings of the same ink. A reading of more pieces wins, because the tip of a pencil is
  /// not a pencil by itself.
  private var rank: (Int, Double) { (candidate.units.count, probability) }

  /// Recognises an object beside others, or in the middle of them.
  private init?(
    _ candidate: ThingCandidate, promises: Promises, among units: [InkUnit], _ answers: InkAnswers
  ) {
    self.init(candidate, promises: promises, drawing: nil, among: units, answers)
  }

  /// Recognises an object that is all of an icon.
  private init?(
    whole candidate: ThingCandidate, promises: Promises, in drawing: Rect, _ answers: InkAnswers
  ) {
    self.init(candidate, promises: promises, drawing: drawing, among: [], answers)
  }

  private init?(
    _ candidate: ThingCandidate, promises: Promises, drawing: Rect?, among units: [InkUnit],
    _ answers: InkAnswers
  ) {
    let isWhole = drawing != nil
    let aspect = candidate.box.width / candidate.box.height
    let isEven = candidate.isEven
    guard (0.3...2.2).contains(aspect), isWhole || candidate.mayBeAnObject(among: units),
      !isEven || promises.isAboutMoney
    else { return nil }
    let found = answers.answers(about: candidate.units).lazy.compactMap {
      answer -> (kind: ThingKind, probability: Float)? in
      guard let kind = ThingKind.of(answer.name, in: promises), kind.aspects.contains(aspect),
        !isEven || kind.isCurrency && answer.isOfSymmetricSign
      else { return nil }
      let isFramed = kind.isCurrency && candidate.isSurrounded(by: units)
      let isLetter = kind.isCurrency && candidate.isInLine(with: units)
      let beside = isFramed ? Self.sureFramed : isLetter ? Self.sureInLine : kind.sure.alone
      let alone = isWhole && !kind.isCurrency ? max(kind.sure.alone, Self.sureWhole) : beside
      let least = promises.promises(kind) && !isLetter ? kind.sure.promised : alone
      if answer.probability >= least { return (kind, answer.probability) }
      let isShown = kind.isOutlined(by: candidate, answer.probability, isWhole: isWhole)
      return isShown && !candidate.isLinedClosely(by: units) ? (kind, Float(Self.geometricConfidence)) : nil
    }.first
    // No tool is its own mirror image: a person in a circle is like a lens with its handle.
    guard let (kind, certainty) = found, isWhole || kind.mayBeMost || !candidate.isMost(of: units),
      kind.isCurrency || !GlyphShape(candidate.units, in: candidate.box).isSymmetric
    else { return nil }
    // One straight stroke is a leg, a ray or a slash, and of dashes and rays there are several.
    if kind.name == "pencil",
      candidate.units.allSatisfy(\.isDiagonal) || candidate.isRepeated(in: units)
        || PencilOutline.isStripe(candidate, among: units)
        || PencilOutline.hasHeadApart(candidate, among: units)
        || !(promises.promises(kind) || PencilOutline.runsUp(candidate))
    {
      return nil
    }
    // Of two equal pieces that are no notes, both may be leaves or flames.
    if kind.name == "note", candidate.isRepeated(in: units), !promises.promises(kind),
      !NoteOutline.isShown(by: candidate)
    {
      return nil
    }
    let whole = kind.name == "pencil" ? PencilOutline.completed(candidate, among: units) : candidate
    self.kind = kind
    self.candidate = whole
    self.isWhole = isWhole
    // An object that is all of an icon stays in its place.
    box = drawing ?? whole.box
    probability = Double(certainty)
  }

  /// The object apart from what lies in its lens and follows the reading direction, such as an arrow (R15). Slashes and
  /// characters do not. Nil if that cannot be told apart from the lens.
  private var withoutContent: ThingInference? {
    guard kind.name == "magnifier" else { return self }
    let inside = candidate.units.filter { unit in
      candidate.units.contains { unit.lies(in: $0) }
        || candidate.units.count { $0.sharesInk(with: unit) && $0.subpaths.count > unit.subpaths.count } > 1
    }
    // The hole of an outlined lens is the lens, unless it is all there is.
    let inner = inside.filter { unit in
      !unit.isHole || !inside.contains { !$0.isHole && $0.lies(in: unit) }
    }
    guard let content = ThingCandidate(inner), !GlyphShape(inner, in: content.box).isSymmetric,
      !inner.contains(where: \.isPlayTriangle)
    else { return self }
    let answer = ThingNetwork.shared.answer(ThingFeatures(inner, in: content.box))
    guard answer.name.isEmpty, !(inner.count == 1 && inner[0].isDiagonal) else { return self }
    let rest = candidate.units.filter { unit in !inner.contains { $0.isSame(as: unit) } }
    let around = rest.map(\.box).filter { $0.contains(content.box) }.min { $0.width < $1.width }
    // A sheet or a screen with something in it is no lens.
    guard let lens = ThingCandidate(rest), let around, isRound(around, among: rest) else { return nil }
    var thing = self
    thing.candidate = lens
    thing.content = (content.parts, around)
    return thing
  }

  /// Returns true if a circle runs along the sides of a box.
  private func isRound(_ box: Rect, among units: [InkUnit]) -> Bool {
    let side = max(candidate.box.width, candidate.box.height)
    return Circle.all(among: units, side: side).contains { face in
      box.contains(Rect(minX: face.centre.x, minY: face.centre.y, width: 0, height: 0))
        && abs(face.radius * 2 - box.width) < box.width * Self.rim
    }
  }

  /// The largest width of the rim of a lens, as a share of its width.
  private static let rim = 0.3

  /// The least probability of an object that is all of an icon, if the icon's name does not promise it.
  private static let sureWhole: Float = 0.985

  /// The smallest probability of a currency sign in the middle of a frame: a coin or a banknote.
  private static let sureFramed: Float = 0.85

  /// The smallest probability of a currency sign beside a piece of its height, with which it may form a word: the E of CE.
  private static let sureInLine: Float = 0.97

  /// Returns what is recognised by its geometry and stays in the middle of what surrounds it: the hands of clocks, the bars
  /// of prohibition signs, the slashes of code signs.
  private static func framed(among units: [InkUnit], side: Double, _ promises: Promises) -> [ThingInference] {
    ClockHands.all(among: units, side: side, isPromised: promises.promises(.clockHands))
      .compactMap { ThingInference(.clockHands, $0.units, in: $0.box) }
      + ProhibitionSign.all(among: units, side: side)
      .compactMap { ThingInference(.prohibition, $0.units, in: $0.box) }
      + CodeSign.all(among: units).compactMap { ThingInference(.codeSlash, [$0.slash], in: $0.box) }
  }

  private init?(_ kind: ThingKind, _ units: [InkUnit], in box: Rect? = nil, isWhole: Bool = false) {
    guard let candidate = ThingCandidate(units) else { return nil }
    self.candidate = candidate
    self.kind = kind
    self.box = box ?? candidate.box
    self.isWhole = isWhole
    probability = Self.geometricConfidence
  }

  /// The confidence in what is recognised by its geometry.
  private static let geometricConfidence = 0.9
}

extension ThingKind {
  /// True if its geometry is known well enough to tell it from an icon that is nearly all of one piece.
  fileprivate var mayBeMost: Bool { name == "pencil" || name == "note" }

  /// The smallest probabilities of an object whose geometry confirms the network's reading. A note beside something that
  /// fills its box may be less like one than a note that is all of an icon.
  private static let sureOutlined: (magnifier: Float, note: Float, wholeNote: Float) = (0.93, 0.02, 0.5)

  /// Returns true if ink has the geometry of the object, and the network considers it.
  fileprivate func isOutlined(by candidate: ThingCandidate, _ probability: Float, isWhole: Bool) -> Bool {
    let sure = Self.sureOutlined
    switch name {
    case "magnifier": return probability >= sure.magnifier && LensOutline.isShown(by: candidate)
    case "note":
      return probability >= (isWhole ? sure.wholeNote : sure.note) && NoteOutline.isShown(by: candidate)
    default: return false
    }
  }
}

extension InkNetwork.Answer {
  /// True for the currency signs that are their own mirror images.
  fileprivate var isOfSymmetricSign: Bool { name == "¥" || name == "₩" }
}

extension ThingCandidate {
  /// Returns true if it leaves much of an icon to others, or has the geometry of a pencil or of a note.
  fileprivate func mayBeAnObject(among units: [InkUnit]) -> Bool {
    guard isMost(of: units) else { return true }
    return !isLinedClosely(by: units) && (PencilOutline.isBody(self) || NoteOutline.isShown(by: self))
  }

  /// Returns true if it is one piece of which the drawing has several.
  fileprivate func isRepeated(in all: [InkUnit]) -> Bool {
    units.count == 1 && all.contains { !$0.isSame(as: units[0]) && units[0].isRepeated(by: $0) }
  }

  /// Returns true if another piece as high as it stands close beside it, on the same line.
  fileprivate func isInLine(with all: [InkUnit]) -> Bool {
    let slack = box.height * 0.08
    return all.contains { unit in
      !units.contains { $0.sharesInk(with: unit) } && abs(unit.box.minY - box.minY) < slack
        && abs(unit.box.maxY - box.maxY) < slack
        && max(unit.box.minX - box.maxX, box.minX - unit.box.maxX) < box.height * 0.6
        && unit.box.width < box.height * 1.4
    }
  }

  /// Returns true if it is a hole in a piece that is hardly larger and has its shape: the rim of an outlined object.
  fileprivate func isLinedClosely(by all: [InkUnit]) -> Bool {
    let longest = max(box.width, box.height)
    return units.contains(where: \.isHole)
      && all.contains { unit in
        !units.contains { $0.isSame(as: unit) } && unit.box.contains(box)
          && max(unit.box.width, unit.box.height) < longest * 1.6
      }
  }

  /// Returns true if it lies in the middle of the rest of the ink.
  fileprivate func isSurrounded(by all: [InkUnit]) -> Bool {
    all.filter { unit in !units.contains { $0.isSame(as: unit) } }.surrounds(box)
  }
}
