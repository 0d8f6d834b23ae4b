package import ChiralInk

/// The network's answers about groups of pieces of one drawing. Objects and glyphs are looked for in the same groups, and each
/// group is examined once.
package final class InkAnswers {
  private var known: [[Int]: [InkNetwork.Answer]] = [:]

  package init() {}

  /// Returns the most probable class of the ink and, if that is nothing in particular, the most probable object.
  package func answers(about units: [InkUnit]) -> [InkNetwork.Answer] {
    guard let box = units.box else { return [] }
    // The first subpath and their number tell an outline with its holes from the holes.
    let key = units.flatMap { [$0.element, $0.subpaths.first ?? 0, $0.subpaths.count] }
    if let answers = known[key] { return answers }
    let answers = ThingNetwork.shared.answers(ThingFeatures(units, in: box))
    known[key] = answers
    return answers
  }
}
