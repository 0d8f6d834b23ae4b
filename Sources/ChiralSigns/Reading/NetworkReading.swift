import ChiralInk
import ChiralSVG

/// Signs that the network sees in groups of pieces.
extension Sighting {
  /// Returns what the network sees in the groups of pieces of a drawing.
  static func byNetwork(in view: InkView) -> [Sighting] {
    view.candidates.compactMap { Sighting($0, in: view, isWhole: false) }
  }

  /// Returns the sign that is all of a drawing; nil if there is none.
  static func whole(in view: InkView) -> Sighting? {
    guard view.wholes != .none, let whole = ThingCandidate.whole(of: view.units, side: view.side),
      let sighting = Sighting(whole, in: view, isWhole: true)?.withoutContent,
      view.wholes == .all || view.promises.promises(sighting.sign)
    else { return nil }
    return sighting
  }

  /// The smallest probabilities of a sign that the icon's name promises; of a sign that is all of an icon, if the name does not
  /// promise it; of a character in the middle of a frame, as on a coin or a banknote; and of a character beside a piece of its
  /// height, with which it may form a word: the E of CE.
  private static let sure: (promised: Float, whole: Float, framed: Float, inLine: Float) =
    (0.3, 0.985, 0.85, 0.97)

  private init?(_ candidate: ThingCandidate, in view: InkView, isWhole: Bool) {
    let (promises, units) = (view.promises, isWhole ? [] : view.units)
    let aspect = candidate.box.width / candidate.box.height
    let isEven = candidate.isEven
    guard (0.3...2.2).contains(aspect), isWhole || candidate.mayBeAnObject(among: units),
      !isEven || promises.isAboutMoney
    else { return nil }
    let found = view.answers.answers(about: candidate.units).lazy.compactMap {
      answer -> (sign: Sign, limits: Sign.NetworkLimits, probability: Float)? in
      guard let sign = Sign.of(answer.name, in: promises), promises.looksFor(sign.kind),
        let limits = sign.network,
        limits.aspects.contains(aspect), !isEven || limits.isCharacter && answer.isOfSymmetricSign
      else { return nil }
      let isFramed = limits.isCharacter && candidate.isSurrounded(by: units)
      let isLetter = limits.isCharacter && candidate.isInLine(with: units)
      let beside = isFramed ? Self.sure.framed : isLetter ? Self.sure.inLine : limits.sure
      let alone = isWhole && !limits.isCharacter ? max(limits.sure, Self.sure.whole) : beside
      let least = promises.promises(sign) && !isLetter ? Self.sure.promised : alone
      if answer.probability >= least { return (sign, limits, answer.probability) }
      let isShown = limits.isConfirmed(candidate, answer.probability, isWhole)
      return isShown && !candidate.isLinedClosely(by: units)
        ? (sign, limits, Float(Evidence.geometric)) : nil
    }.first
    // No tool is its own mirror image: a person in a circle is like a lens with its handle.
    guard let (sign, limits, probability) = found,
      isWhole || limits.mayBeMost || !candidate.isMost(of: units),
      limits.isCharacter || !GlyphShape(candidate.units, in: candidate.box).isSymmetric
    else { return nil }
    guard !sign.isVetoed(candidate, among: units, isPromised: promises.promises(sign)) else { return nil }
    // A sign that is all of an icon stays in its place.
    self.init(
      sign, sign.completed(candidate, units), in: isWhole ? view.scene.drawingBox : nil,
      by: Evidence(network: probability), isWhole: isWhole)
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
  func isRepeated(in all: [InkUnit]) -> Bool {
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
