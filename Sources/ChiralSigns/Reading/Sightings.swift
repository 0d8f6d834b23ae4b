package import ChiralInk

/// The pieces of ink of a drawing and the signs that they show, read once per drawing.
package struct Sightings {
  package let units: [InkUnit]
  package let signs: [Sighting]
  /// The network's answers about these pieces.
  package let answers: InkAnswers

  /// No sightings, for drawings in which nothing is to be recognised.
  package static var none: Sightings { Sightings(units: [], signs: []) }

  private init(units: [InkUnit], signs: [Sighting]) {
    self.units = units
    self.signs = signs
    answers = InkAnswers()
  }

  /// Reads a drawing; the name of its icon may promise signs.
  package init(in scene: Scene, _ promises: Promises, wholes: WholeSigns) {
    units = scene.units
    answers = InkAnswers()
    signs = Self.signs(in: InkView(of: scene, units: units, promises, wholes: wholes, answers))
  }

  /// Returns the signs that share no ink, the surest first.
  private static func signs(in view: InkView) -> [Sighting] {
    let framed = seen(in: view, isFramed: true)
    if framed.isEmpty, let whole = Sighting.whole(in: view) { return [whole] }
    let grouped = view.grouped
    let found = framed + Sighting.byNetwork(in: grouped) + seen(in: grouped, isFramed: false)
    var kept: [Sighting] = []
    for sighting in found.sorted(by: { $0.rank > $1.rank })
    where !kept.contains(where: { $0.candidate.overlaps(sighting.candidate) }) {
      kept.append(sighting)
    }
    return kept
  }

  /// Returns what the detectors of all signs see, without what a veto tells to be something else.
  private static func seen(in view: InkView, isFramed: Bool) -> [Sighting] {
    Sign.all.flatMap { sign in
      sign.detectors.filter { $0.isFramed == isFramed }.flatMap { $0.find(view, sign) }
        .filter { sighting in !sign.isVetoed(sighting.candidate, in: view) }
    }
  }
}

/// The signs that keep their orientation even if they make up a whole drawing.
package enum WholeSigns {
  case all
  /// Signs that the icon's name promises, as in the base of a slash.
  case promised
  /// No sign, as in the rest of an icon without its tool.
  case none
}
