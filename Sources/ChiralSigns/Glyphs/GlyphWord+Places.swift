import ChiralInk
import ChiralSVG

/// Characters that their place confirms: a sign by itself or in the middle of a frame is a character, where the same shape
/// beside other things may be a corner or a moon.
extension GlyphWord {
  /// Returns a single character as sure if its place, its shape and the network together leave no doubt.
  func confirmed(among units: [InkUnit]) -> GlyphWord {
    guard !isSure, glyphs.count == 1, let glyph = glyphs.first, Self.canBeConfirmed(glyph) else {
      return self
    }
    let ink = units.filter { unit in glyph.parts.contains { $0.isDrawn(by: unit) } }
    let others = units.filter { unit in !glyph.parts.contains { $0.isDrawn(by: unit) } }
    guard !ink.isEmpty, !GlyphShape(ink, in: glyph.box).isSymmetric else { return self }
    let isCentre = others.isEmpty || others.surrounds(glyph.box)
    let isFramed = isCentre && !others.isEmpty
    if isFramed, let least = Self.framed[glyph.character], glyph.likeness >= least,
      others.contains(where: { $0.isSymmetric && $0.box.contains(glyph.box) })
    {
      return madeSure
    }
    let isAmbiguous = GlyphReading.ambiguous.contains(glyph.character)
    if !isCentre || glyph.likeness < Self.clearLikeness || isAmbiguous {
      let isDoubtful =
        glyph.character != "1" && GlyphReading.doubtfulBesideOthers.contains(glyph.character)
      let least = glyph.character.isLowercase ? Self.confirmedLikeness.small : Self.confirmedLikeness.other
      if !isCentre, isDoubtful || glyph.likeness < least { return self }
      let answer = ThingNetwork.shared.answer(ThingFeatures(ink, in: glyph.box))
      guard answer.name.lowercased() == glyph.character.lowercased(),
        answer.probability
          >= (isCentre ? Self.agreeing : glyph.character == "1" ? Self.settled : Self.certain)
      else { return self }
    }
    return madeSure
  }

  /// Returns true for digits, letters and the signs that consist of strokes of their own; a ¶ is like half a heart.
  private static func canBeConfirmed(_ glyph: RecognisedGlyph) -> Bool {
    [.digit, .letter].contains(glyph.kind) || "#&@".contains(glyph.character)
  }

  /// The likeness to a template at which a character by itself or in a frame is sure. In half of the icons of 20 sets, nothing
  /// else in such a place is as much like a character.
  private static let clearLikeness = 0.81
  /// The likenesses at which letters in the middle of a frame are sure, although they may be hooks or moons elsewhere. In half of
  /// the icons of 13 sets, nothing else with the shape of a J stands there, and a C in a ring is the sign for copyright.
  private static let framed: [Character: Double] = ["J": 0.75, "C": 0.75, "c": 0.75]
  /// The smallest probability at which the network confirms a character by itself or in a frame.
  private static let agreeing: Float = 0.35
  /// The smallest likeness and probability at which the network confirms a character beside other things. More strokes look
  /// like small letters than like capitals, digits and signs.
  private static let confirmedLikeness = (small: 0.8, other: 0.7)
  private static let certain: Float = 0.9
  /// The smallest probability at which the network confirms a 1 beside other things.
  private static let settled: Float = 0.85
}

extension RecognisedGlyph {
  /// The smallest probabilities at which the network recognises a character of which no template is sure: in the middle of a
  /// frame, and by itself.
  private static let sureByPlace: (framed: Float, alone: Float) = (0.7, 0.95)

  /// The smallest likeness of a digit in the middle of a frame to the template of the digit that the icon's name mentions.
  private static let namedDigit = 0.64

  /// Returns the characters by themselves or in the middle of a frame that the network recognises, and the digits in the middle
  /// of a frame that the icon's name mentions, the largest first.
  static func byPlace(
    among units: [InkUnit], height: Double, _ promises: Promises, _ answers: InkAnswers
  ) -> [RecognisedGlyph] {
    lazy var digits = promises.digits
    var found: [RecognisedGlyph] = []
    let candidates = GlyphCandidate.all(of: units, height: height, isPromised: true)
    for candidate in candidates.sorted(by: { $0.units.count > $1.units.count }) {
      let others = units.filter { unit in !candidate.units.contains { $0.sharesInk(with: unit) } }
      guard others.isEmpty || others.surrounds(candidate.box),
        let glyph = RecognisedGlyph(candidate, isFramed: !others.isEmpty, answers)
          ?? (others.isEmpty ? nil : RecognisedGlyph(candidate, mentioned: digits)),
        !found.contains(where: glyph.overlaps)
      else { continue }
      found.append(glyph)
    }
    return found
  }

  /// Recognises a candidate by the network alone.
  private init?(_ candidate: GlyphCandidate, isFramed: Bool, _ answers: InkAnswers) {
    guard ThingCandidate(candidate.units)?.isEven == false,
      let answer = answers.answers(about: candidate.units).first,
      answer.name.count == 1, let character = answer.name.first, character.isASCII,
      character.isLetter || character.isNumber, !GlyphReading.ambiguous.contains(character),
      GlyphTemplate.pieces(of: character) == candidate.pieces,
      answer.probability >= (isFramed ? Self.sureByPlace.framed : Self.sureByPlace.alone),
      !candidate.shape.isSymmetric
    else { return nil }
    self.init(
      character: character, confidence: max(Double(answer.probability), Self.sure), likeness: 0,
      parts: candidate.parts,
      box: candidate.box)
  }

  /// Recognises a candidate as a digit that the icon's name mentions.
  private init?(_ candidate: GlyphCandidate, mentioned digits: Set<Character>) {
    guard !digits.isEmpty, candidate.shape.isGlyphLike, !candidate.shape.isSymmetric,
      let best = GlyphTemplate.matches(of: candidate.letterShape, pieces: candidate.pieces).first,
      digits.contains(best.character), best.likeness >= Self.namedDigit
    else { return nil }
    self.init(
      character: best.character, confidence: Self.sure, likeness: best.likeness, parts: candidate.parts,
      box: candidate.box)
  }

  /// Returns true if both share ink.
  package func overlaps(_ other: RecognisedGlyph) -> Bool {
    parts.contains { part in other.parts.contains(where: part.overlaps) }
  }
}
