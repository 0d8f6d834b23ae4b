package import ChiralInk
import ChiralValues

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

  /// The smallest probability of a sign for which a person is asked, and the largest number of such signs.
  private static let guess = (probability: Float(0.15), most: 2)

  /// Returns the signs that the network holds for possible, the likeliest first, for drawings in which none is seen.
  package static func guesses(in scene: Scene, _ promises: Promises) -> [Reading.Kept] {
    let answers = InkAnswers()
    let view = InkView(of: scene, units: scene.units, promises, wholes: .none, answers).grouped
    let found = view.candidates.flatMap { candidate in
      answers.answers(about: candidate.units).compactMap {
        answer -> (sign: Sign, candidate: ThingCandidate, probability: Float)? in
        guard answer.probability >= guess.probability, let sign = Sign.of(answer.name, in: promises),
          promises.looksFor(sign.kind),
          !sign.isVetoed(candidate, in: view)
        else { return nil }
        return (sign, candidate, answer.probability)
      }
    }
    var kept: [(sign: Sign, candidate: ThingCandidate, probability: Float)] = []
    for one in found.sorted(by: { $0.probability > $1.probability })
    where kept.count < guess.most && !kept.contains(where: { $0.candidate.overlaps(one.candidate) }) {
      kept.append(one)
    }
    return kept.map { sign, candidate, probability in
      Reading.Kept(
        parts: candidate.parts, noun: sign.noun, box: candidate.box,
        reason: Reason(sign.noun, rule: sign.guideline, subject: sign.subject, kind: sign.kind),
        confidence: Double(probability))
    }
  }

  /// The smallest probability of a currency sign that is worth a look.
  private static let seeming: Float = 0.6

  /// Returns a sign that the drawing shows, to all appearances, although its icon's name promises none; nil for most drawings. Of several like
  /// pieces, such as the lines beside an arrowhead that indents them, none is a part of a sign.
  package static func unpromised(in scene: Scene, _ promises: Promises) -> Sign? {
    let view = InkView(of: scene, units: scene.units, promises, wholes: .none, InkAnswers()).groupedAndWhole
    let seen = Sign.all.lazy.filter { $0.needsName && promises.looksFor($0.kind) }.first { sign in
      let promised = view.promising(sign)
      return sign.detectors.flatMap { $0.find(promised, sign) }.contains { sighting in
        !sign.isVetoed(sighting.candidate, in: promised)
          && !sighting.candidate.units.contains { unit in
            view.units.contains { !unit.isSame(as: $0) && unit.isRepeated(by: $0) }
          }
      }
    }
    if let seen { return seen }
    if let glyph = GlyphRecognition.seeming(in: scene) {
      let sign = glyph.isNumber ? Sign.numerals : .letters
      let noun = glyph.isNumber ? "digit" : glyph.isLetter ? "letter" : "sign"
      return promises.looksFor(sign.kind) ? sign.shown(as: "the \(noun) \(glyph)") : nil
    }
    return promises.looksFor(.currency)
      ? view.candidates.lazy.filter { !$0.isEven }.flatMap { view.answers.answers(about: $0.units) }
        .filter { $0.probability >= seeming }.compactMap { Sign.of($0.name, in: promises) }
        .first { $0.kind == .currency } : nil
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
    Sign.all.filter { view.promises.looksFor($0.kind) }.flatMap { sign in
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
