package import ChiralInk
import ChiralSVG
import ChiralValues

extension Sign {
  /// A magnifier, which is held in the right hand, too.
  package static let magnifier = Sign(
    name: "magnifier", guideline: "R15", noun: "a magnifier", subject: .lens,
    network: NetworkLimits(
      sure: 0.97, aspects: 0.7...1.4,
      isConfirmed: { ink, probability, _ in
        probability >= LensOutline.leastProbability && LensOutline.isShown(by: ink)
      }),
    isHeld: true,
    detectors: [
      Detector { view, sign in
        LensOutline.all(among: view.units, side: view.side, isPromised: view.promises.promises(sign))
          .map { Sighting(sign, $0, by: .geometry, isWhole: false) }
      }
    ],
    examples: [
      .seen(
        "a magnifier beside a line",
        "<path d=\"M2 4h9\"/><circle cx=\"15\" cy=\"14\" r=\"4\"/><path d=\"M21 20l-3.1-3.1\"/>"),
      .unseen(
        "a person in a card",
        """
        <path fill="black" stroke="none" d="M12 6a4 4 0 0 0-2.5 7.1C8 13.9 6.8 15.3 6.3 17h1.7a4.3 4.3 0 0 1 8 0h1.7c-.5-1.7-1.7-3.1-3.2-3.9A4 4 \
        0 0 0 12 6zM12 7.6a2.4 2.4 0 1 1 0 4.8a2.4 2.4 0 1 1 0-4.8z"/><path d="M3 3h2M4 3v16M3 20h2"/>
        """),
    ])
}

/// The geometry of a magnifier: a round lens, and a straight handle that runs from it to one corner (R15). The network is less
/// certain of magnifiers of unusual proportions, or with something in the lens; the geometry confirms its reading.
package enum LensOutline {
  /// The ratios of width to height of the whole tool.
  private static let aspects = 0.8...1.25
  /// The smallest radius of the lens, as a share of the tool's longer side.
  private static let leastRadius = 0.25
  /// The distances from the lens's centre at which the handle begins and that its end exceeds, in radii.
  private static let handle = (start: 1.2, end: 1.5)
  /// The cosine of the largest angle between the handle and the diagonal: 26°, for the corners of a wide one.
  private static let leastCosine = 0.9

  // MARK: Without the network

  /// The numbers of pieces in a drawing in which a magnifier is looked for by its geometry alone: one with more is an
  /// illustration.
  private static let mostUnits = 40
  /// The smallest radius of a lens, as a share of the drawing's side.
  private static let leastLens = 0.09
  /// The smallest numbers of the 72 parts of its circle that a lens covers: a ring that is drawn as a stroke, an outline that is
  /// open where the handle begins, and one that gives way to a sign in a corner, if the icon's name promises a magnifier.
  private static let leastParts = (ring: 62, outline: 50, promised: 42)
  /// The distances from the lens's centre at which the handle is measured, at which it is free, and at which it ends, in radii.
  private static let reach = (start: 1.25, free: 1.4, ends: 1.6...3.4)
  /// The largest half width of the handle, in radii.
  private static let mostWidth = 0.36
  /// The largest difference between the middle line of the handle and the centre of the lens, in radii.
  private static let offset = 0.15

  /// Returns the magnifiers of a drawing, which has sides of this length: a ring with a handle of even width that runs down
  /// to the right, with everything in the ring. Nothing else touches the handle, unless the icon's name promises a magnifier.
  package static func all(among units: [InkUnit], side: Double, isPromised: Bool) -> [ThingCandidate] {
    guard units.count <= mostUnits else { return [] }
    var found: [ThingCandidate] = []
    for ring in units where !ring.isHole && ring.mayBeLens(side: side) {
      let faces = Circle.all(among: [ring], side: side).filter { $0.radius > side * leastLens }
      let isOutline = ring.strokeWidth == nil
      guard let lens = faces.max(by: { $0.radius < $1.radius }),
        lens.parts(of: ring.lines.flatMap { $0.spread(192) })
          >= (isPromised ? leastParts.promised : isOutline ? leastParts.outline : leastParts.ring),
        isPromised || !isOutline || ring.lines.dropFirst().contains(where: { isHole($0, in: lens) })
      else { continue }
      let own: [InkUnit]
      if isOutline, isHandle(ring.points, of: lens, width: 0) {
        own = [ring]
      } else if let handle = units.first(where: { isHandle($0, of: lens, on: ring) }) {
        own = [ring, handle]
      } else {
        continue
      }
      guard isPromised || isFree(own, of: lens, among: units) else { continue }
      let inside = units.filter { unit in
        !own.contains { $0.sharesInk(with: unit) } && lens.box.contains(unit.box)
      }
      guard let tool = ThingCandidate(own + inside),
        units.contains(where: { unit in !tool.units.contains { $0.sharesInk(with: unit) } })
      else { continue }
      found.append(tool)
    }
    return found
  }

  /// Returns true if a line runs around most of the inside of a lens.
  private static func isHole(_ line: [Point], in lens: Circle) -> Bool {
    guard let box = Rect(around: line) else { return false }
    return box.width > lens.radius * leastHole * 2 && box.height > lens.radius * leastHole * 2
      && line.allSatisfy { $0.distance(to: lens.centre) < lens.radius * 1.03 }
  }

  /// The smallest radius of the hole of a lens, in radii; that of a key is smaller.
  private static let leastHole = 0.55

  /// Returns true if nothing lies near the handle: the blades of scissors and the bits of a key do.
  private static func isFree(_ tool: [InkUnit], of lens: Circle, among units: [InkUnit]) -> Bool {
    let handle = tool.flatMap(\.points).filter { $0.distance(to: lens.centre) > lens.radius * reach.free }
    let others = units.filter { unit in
      !tool.contains { $0.sharesInk(with: unit) } && !lens.box.contains(unit.box)
    }
    return handle.allSatisfy { point in
      others.allSatisfy { unit in
        unit.lines.allSatisfy {
          $0.distance(to: point) - (unit.strokeWidth ?? 0) / 2 > lens.radius * leastClearance
        }
      }
    }
  }

  /// The smallest distance of other ink from the handle, in radii.
  private static let leastClearance = 0.16

  /// Returns true if a piece of ink is the handle of a ring: a straight line, and all of it lies outside of the ring.
  private static func isHandle(_ unit: InkUnit, of lens: Circle, on ring: InkUnit) -> Bool {
    let radius = ((unit.strokeWidth ?? 0) + (ring.strokeWidth ?? 0)) / 2
    guard !unit.isHole, !unit.sharesInk(with: ring), unit.lines.count == 1,
      unit.strokeWidth == nil || unit.isDiagonal,
      let nearest = unit.points.map({ $0.distance(to: lens.centre) }).min(),
      nearest > lens.radius * 0.85, nearest - radius < lens.radius * 1.15
    else { return false }
    return isHandle(unit.points, of: lens, width: unit.strokeWidth ?? 0)
  }

  /// Returns true if what lies outside of a lens is a straight bar of even width that runs away from it, down to the right.
  private static func isHandle(_ points: [Point], of lens: Circle, width: Double) -> Bool {
    let outside = points.filter { $0.distance(to: lens.centre) > lens.radius * reach.start }
    guard let end = outside.max(by: { $0.distance(to: lens.centre) < $1.distance(to: lens.centre) }),
      reach.ends.contains((end.distance(to: lens.centre) + width / 2) / lens.radius)
    else { return false }
    let middle = Point(
      x: outside.reduce(0) { $0 + $1.x } / Double(outside.count),
      y: outside.reduce(0) { $0 + $1.y } / Double(outside.count))
    guard let way = Slant(from: lens.centre, to: middle), way.isDiagonal, middle.x > lens.centre.x,
      middle.y > lens.centre.y
    else { return false }
    let across = outside.map { way.across($0) - way.across(lens.centre) }
    guard let low = across.min(), let high = across.max() else { return false }
    return (high - low + width) / 2 < lens.radius * mostWidth && abs(high + low) / 2 < lens.radius * offset
  }

  // MARK: With the network

  /// The smallest probability of a magnifier whose geometry confirms the network's reading.
  static let leastProbability: Float = 0.93

  /// Returns true if ink consists of a lens and its handle.
  static func isShown(by candidate: ThingCandidate) -> Bool {
    guard aspects.contains(candidate.box.width / candidate.box.height) else { return false }
    let side = max(candidate.box.width, candidate.box.height)
    let lenses = Circle.all(among: candidate.units, side: side).filter { $0.radius > side * leastRadius }
    guard let lens = lenses.max(by: { $0.radius < $1.radius }) else { return false }
    let points = candidate.units.flatMap(\.lines).flatMap { $0.spread(96) }
    let outside = points.filter { $0.distance(to: lens.centre) > lens.radius * handle.start }
    guard let end = outside.map({ $0.distance(to: lens.centre) }).max(), end > lens.radius * handle.end,
      let first = outside.first
    else { return false }
    let corner = Point(
      x: lens.centre.x + (first.x < lens.centre.x ? -1 : 1),
      y: lens.centre.y + (first.y < lens.centre.y ? -1 : 1))
    guard let diagonal = Slant(from: lens.centre, to: corner) else { return false }
    return outside.allSatisfy { point in
      Slant(from: lens.centre, to: point).map { $0.cosine(diagonal) > leastCosine } ?? false
    }
  }
}

extension InkUnit {
  /// Returns true if its box is large enough for a lens, and not much wider than high or higher than wide.
  fileprivate func mayBeLens(side: Double) -> Bool {
    (0.75...1.33).contains(box.width / box.height) && box.width > side * 0.18
  }
}
