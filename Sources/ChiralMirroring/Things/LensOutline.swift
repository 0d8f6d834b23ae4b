import ChiralGeometry

/// The geometry of a magnifier: a round lens, and a straight handle that runs from it to one corner (R15). The network is less
/// certain of magnifiers of unusual proportions, or with something in the lens; the geometry confirms its reading.
enum LensOutline {
  /// The ratios of width to height of the whole tool.
  private static let aspects = 0.8...1.25
  /// The smallest radius of the lens, as a share of the tool's longer side.
  private static let leastRadius = 0.25
  /// The distances from the lens's centre at which the handle begins and that its end exceeds, in radii.
  private static let handle = (start: 1.2, end: 1.5)
  /// The cosine of the largest angle between the handle and the diagonal: 26°, for the corners of a wide one.
  private static let leastCosine = 0.9

  /// Returns true if ink consists of a lens and its handle.
  static func isShown(by candidate: ThingCandidate) -> Bool {
    guard aspects.contains(candidate.box.width / candidate.box.height) else { return false }
    let side = max(candidate.box.width, candidate.box.height)
    let lenses = ClockFace.all(among: candidate.units, side: side).filter { $0.radius > side * leastRadius }
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
