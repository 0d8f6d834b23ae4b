import ChiralGeometry
import ChiralSVG

/// An object beside others that stays unmirrored, recognised by its shape: a pencil, a magnifier, a clock
/// face, a musical note, a check mark, a currency sign (R8, R10, R11, R15, R16).
struct ThingInference {
  let kind: ThingKind
  let candidate: ThingCandidate
  let probability: Double
  /// True if the object is kept without asking the user.
  let isSure: Bool

  var parts: [RecognisedGlyph.Part] { candidate.parts }
  /// The box that several parts share when they move; one part has a box of its own.
  var box: Rect { candidate.box }
  var reason: String { "\(kind.rule): \(kind.noun) by its shape" }
  /// The number of the first element that draws the object.
  var number: Int { parts.first?.element ?? 0 }

  /// Returns true if the object can stand unmirrored in its mirrored place: it touches nothing there, and no
  /// clearance was cut to fit it as drawn.
  func hasRoom(among units: [InkUnit], of scene: Scene) -> Bool {
    guard kind.needsRoom else { return true }
    let rest = units.filter { unit in
      !candidate.box.contains(unit.box) && !unit.box.contains(candidate.box)
        && !candidate.units.contains { $0.isSame(as: unit) }
    }
    let room = ToolClearance(tool: candidate.units, rest: rest, width: scene.viewBox.width.value)
    return rest.isEmpty || (room.before > 0 && room.isThere(k: scene.viewBox.mirrorSum.value))
  }

  /// Returns the objects of a drawing that share no ink, the most probable first.
  static func all(in scene: Scene, among units: [InkUnit], name: String?) -> [ThingInference] {
    let side = max(scene.viewBox.width.value, scene.viewBox.height.value)
    let found = ThingCandidate.all(of: units, side: side).compactMap { ThingInference($0, name: name) }
    var kept: [ThingInference] = []
    for thing in found.sorted(by: { $0.rank > $1.rank })
    where !kept.contains(where: { $0.candidate.overlaps(thing.candidate) }) {
      kept.append(thing)
    }
    return kept
  }

  /// The rank among readings of the same ink. A reading of more pieces wins, because the tip of a pencil is
  /// not a pencil by itself.
  private var rank: (Int, Int, Double) { (isSure ? 1 : 0, candidate.units.count, probability) }

  private init?(_ candidate: ThingCandidate, name: String?) {
    let aspect = candidate.box.width / candidate.box.height
    guard (0.3...2.2).contains(aspect) else { return nil }
    let answer = ThingNetwork.shared.answer(ThingFeatures(candidate.units, in: candidate.box))
    guard let kind = ThingKind.of(answer.name, in: name), kind.aspects.contains(aspect) else { return nil }
    let isPromised = kind.isPromised(by: name)
    let least = isPromised ? kind.sure.promised : kind.sure.alone
    guard answer.probability >= least else { return nil }
    self.kind = kind
    self.candidate = candidate
    probability = Double(answer.probability)
    isSure = true
  }
}
