package import ChiralInk
package import ChiralSVG

/// A sign seen in a drawing: the pieces of ink that show it, and the evidence.
package struct Sighting {
  package let sign: Sign
  package private(set) var candidate: ThingCandidate
  package let evidence: Evidence
  /// The box that is reflected: that of the sign, of the frame around it, or of the drawing.
  package let box: Rect
  /// True if the icon is nothing else.
  let isWhole: Bool
  /// The parts in a lens that may follow the reading direction, which are mirrored in place, and the box that they are
  /// mirrored in; nil if there are none.
  package private(set) var content: (parts: [InkPart], box: Rect)?

  package var parts: [InkPart] { candidate.parts }
  package var reason: Reason {
    Reason(
      "\(sign.noun) by \(sign.isPlural ? "their" : "its") shape", rule: sign.guideline, subject: sign.subject,
      kind: sign.kind)
  }
  /// The first element that draws it.
  package var number: Int { parts.first?.element ?? 0 }

  /// A sighting of a sign; nil if there are no pieces.
  ///
  /// - Parameter frame: the box that is reflected, if it is not that of the sign itself.
  init?(_ sign: Sign, _ units: [InkUnit], in frame: Rect? = nil, by evidence: Evidence, isWhole: Bool = false)
  {
    guard let candidate = ThingCandidate(units) else { return nil }
    self.init(sign, candidate, in: frame, by: evidence, isWhole: isWhole)
  }

  init(_ sign: Sign, _ candidate: ThingCandidate, in frame: Rect? = nil, by evidence: Evidence, isWhole: Bool)
  {
    self.sign = sign
    self.candidate = candidate
    self.evidence = evidence
    self.isWhole = isWhole
    box = frame ?? candidate.box
  }

  /// Returns true if the sign can stand unmirrored in its mirrored place: it touches nothing there, and no
  /// clearance was cut to fit it as drawn.
  package func hasRoom(among units: [InkUnit], of scene: Scene, aside: Double) -> Bool {
    guard !isWhole, !evidence.isFramed else { return true }
    let rest = units.filter { unit in
      !candidate.box.contains(unit.box) && !candidate.units.contains { $0.sharesInk(with: unit) }
    }
    if rest.isEmpty { return true }
    let room = ToolClearance(tool: candidate.units, rest: rest, width: scene.viewBox.width.value)
    let k = scene.viewBox.mirrorSum.value
    guard sign.isHeld else {
      return room.before <= 0 || room.isThere(k: k, aside: aside, share: ToolClearance.leastRoom.object)
    }
    return room.before > 0 && room.isThere(k: k, aside: aside)
  }

  /// The rank among sightings of the same ink: what its frame shows comes first. After that, a sighting of more pieces wins,
  /// because the tip of a pencil is not a pencil by itself, and then the likelier one.
  var rank: (Int, Int, Double) {
    evidence.isFramed ? (1, 0, 0) : (0, candidate.units.count, evidence.confidence)
  }

  // MARK: The content of a lens

  /// The object apart from what lies in its lens and follows the reading direction, such as an arrow (R15). Slashes and
  /// characters do not. Nil if that cannot be told apart from the lens.
  var withoutContent: Sighting? {
    guard sign.name == Sign.magnifier.name else { return self }
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
    var sighting = self
    sighting.candidate = lens
    sighting.content = (content.parts, around)
    return sighting
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

}

/// The evidence for a sighting.
package struct Evidence: Hashable, Sendable {
  /// The probability that the network gives to the sign; nil if the geometry alone shows it.
  var network: Float?
  /// True if the sign stands in the middle of a frame that shows it.
  var isFramed = false

  /// The confidence in the sighting, 0…1.
  package var confidence: Double {
    guard let network else { return Self.geometric }
    return Double(network)
  }

  /// The confidence in what is recognised by its geometry.
  static let geometric = 0.9

  /// The evidence of geometry alone.
  static let geometry = Evidence()
  /// The evidence of geometry in the middle of a frame.
  static let frame = Evidence(isFramed: true)
}
