import ChiralGeometry
import ChiralSVG

/// An object beside others that stays unmirrored, recognised by its shape: a pencil, a magnifier, a clock
/// face, a musical note, a check mark, a currency sign (R8, R10, R11, R15, R16).
struct ThingInference {
  let kind: ThingKind
  let candidate: ThingCandidate
  let probability: Double
  /// The box that is reflected: that of the object, of the clock face or of the drawing.
  let box: Rect
  /// True if the icon is nothing else.
  private let isWhole: Bool

  var parts: [RecognisedGlyph.Part] { candidate.parts }
  var reason: MirrorReason {
    MirrorReason(
      "\(kind.noun) by \(kind.isPlural ? "their" : "its") shape", rule: kind.rule, subject: kind.subject)
  }
  /// The first element that draws it.
  var number: Int { parts.first?.element ?? 0 }

  /// Returns true if the object can stand unmirrored in its mirrored place: it touches nothing there, and no
  /// clearance was cut to fit it as drawn.
  func hasRoom(among units: [InkUnit], of scene: Scene) -> Bool {
    // The hands of a clock stay in the middle of its face.
    guard !isWhole, !kind.isPlural else { return true }
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
  static func all(
    in scene: Scene, among units: [InkUnit], name: String?, wholes: Mirror.Wholes
  ) -> [ThingInference] {
    let side = max(scene.viewBox.width.value, scene.viewBox.height.value)
    let hands = ClockHands.all(among: units, side: side).compactMap(ThingInference.init)
    if wholes != .none, hands.isEmpty, let whole = ThingCandidate.whole(of: units, side: side),
      let thing = ThingInference(whole: whole, name: name, in: scene.drawingBox), !thing.holdsLopsided,
      wholes == .all || thing.kind.isPromised(by: name)
    {
      return [thing]
    }
    let found = ThingCandidate.all(of: units, side: side).compactMap { candidate in
      ThingInference(candidate, name: name, among: units)
    }
    var kept = hands
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
  private init?(_ candidate: ThingCandidate, name: String?, among units: [InkUnit]) {
    self.init(candidate, name: name, drawing: nil, among: units)
  }

  /// Recognises an object that is all of an icon.
  private init?(whole candidate: ThingCandidate, name: String?, in drawing: Rect) {
    self.init(candidate, name: name, drawing: drawing, among: [])
  }

  private init?(_ candidate: ThingCandidate, name: String?, drawing: Rect?, among units: [InkUnit]) {
    let isWhole = drawing != nil
    let aspect = candidate.box.width / candidate.box.height
    guard (0.3...2.2).contains(aspect) else { return nil }
    let answers = ThingNetwork.shared.answers(ThingFeatures(candidate.units, in: candidate.box))
    let found = answers.lazy.compactMap { answer -> (kind: ThingKind, probability: Float)? in
      guard let kind = ThingKind.of(answer.name, in: name), kind.aspects.contains(aspect) else { return nil }
      let isFramed = kind.isCurrency && candidate.isSurrounded(by: units)
      let beside = isFramed ? Self.sureFramed : kind.sure.alone
      let alone = isWhole ? max(kind.sure.alone, Self.sureWhole) : beside
      let least = kind.isPromised(by: name) ? kind.sure.promised : alone
      return answer.probability >= least ? (kind, answer.probability) : nil
    }.first
    guard let (kind, certainty) = found else { return nil }
    // One straight stroke is a leg, a ray or a slash: a pencil has at least a contour.
    if kind.name == "pencil", candidate.units.allSatisfy(\.isDiagonal) { return nil }
    self.kind = kind
    self.candidate = candidate
    self.isWhole = isWhole
    // An object that is all of an icon stays in its place.
    box = drawing ?? candidate.box
    probability = Double(certainty)
  }

  /// True if there is something in a lens that follows the reading direction, such as an arrow (R15). Slashes and
  /// characters do not.
  private var holdsLopsided: Bool {
    guard kind.name == "magnifier" else { return false }
    let inner = candidate.units.filter { unit in
      candidate.units.contains { unit.lies(in: $0) }
        || candidate.units.count { $0.sharesInk(with: unit) && $0.subpaths.count > unit.subpaths.count } > 1
    }
    guard let content = ThingCandidate(inner), !GlyphShape(inner, in: content.box).isSymmetric else {
      return false
    }
    let answer = ThingNetwork.shared.answer(ThingFeatures(inner, in: content.box))
    return answer.name.isEmpty && !(inner.count == 1 && inner[0].isDiagonal)
  }

  /// The least probability of an object that is all of an icon, if the icon's name does not promise it.
  private static let sureWhole: Float = 0.985

  /// The smallest probability of a currency sign in the middle of a frame: a coin or a banknote.
  private static let sureFramed: Float = 0.85

  /// Makes an object of the hands of a clock.
  private init?(_ hands: ClockHands) {
    guard let candidate = ThingCandidate(hands.units) else { return nil }
    self.candidate = candidate
    kind = .clockHands
    box = hands.box
    isWhole = false
    probability = Self.handsConfidence
  }

  private static let handsConfidence = 0.9
}

extension ThingCandidate {
  /// Returns true if it lies in the middle of the rest of the ink.
  fileprivate func isSurrounded(by all: [InkUnit]) -> Bool {
    all.filter { unit in !units.contains { $0.isSame(as: unit) } }.surrounds(box)
  }
}

extension InkUnit {
  /// True if it is one straight stroke that runs aslant.
  fileprivate var isDiagonal: Bool {
    guard strokeWidth != nil, lines.count == 1, let first = lines[0].first, let last = lines[0].last,
      let way = Slant(from: first, to: last)
    else { return false }
    // The points of a straight line may be off it by 3 % of its length.
    let length = first.distance(to: last)
    return way.isDiagonal && lines[0].allSatisfy { abs(way.across($0) - way.across(first)) < length * 0.03 }
  }
}
