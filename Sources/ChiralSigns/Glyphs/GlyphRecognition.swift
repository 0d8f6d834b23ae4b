package import ChiralInk
public import ChiralSVG
internal import ChiralValues

/// Recognises numerals, letters, question marks and check marks by their shapes, among outlines and strokes
/// (R8, R16, R18, R19, R21).
///
/// Each piece of ink of a glyph's size is compared with templates: the glyphs of 28 fonts, and the
/// single-line glyphs that are common in icons. A shape that other things share (a C may be a moon, an L the
/// corner of a box) counts only beside other glyphs, or if the icon's name speaks of it.
public enum GlyphRecognition {
  /// Returns the glyphs of a drawing, line by line, including doubtful ones.
  ///
  /// - Parameter name: the icon's name in its set, which may mention the glyphs (`numeric-1`, `help`).
  public static func findings(in document: SVGDocument, name: String? = nil) -> [RecognisedGlyph] {
    guard let box = try? document.viewBox() else { return [] }
    return findings(in: Scene(document, viewBox: box), Promises(name))
  }

  /// Returns the characters that a drawing surely shows, and the digits and letters that it may show: templates and the network read
  /// them alike, but too faintly to keep them upright.
  package static func characters(
    in document: SVGDocument, name: String
  ) -> (sure: [Character], suspected: [Character]) {
    guard let box = try? document.viewBox() else { return ([], []) }
    let scene = Scene(document, viewBox: box)
    let answers = InkAnswers()
    let glyphs = words(of: scene.units, in: scene, Promises(name), answers).flatMap(\.self)
    let suspected = glyphs.filter { glyph in
      guard !glyph.isSure, !glyph.isSymmetric, [.digit, .letter].contains(glyph.kind) else { return false }
      let ink = scene.units.filter { unit in glyph.parts.contains { $0.isDrawn(by: unit) } }
      return answers.answers(about: ink).first.map { answer in
        answer.name.lowercased() == glyph.character.lowercased() && answer.probability >= suspicion
      } ?? false
    }
    return (glyphs.filter(\.isSure).map(\.character), suspected.map(\.character))
  }

  /// Returns a digit, a letter or another sign of writing that a drawing seems to show: it lacks a little to stay upright unasked. Of several
  /// like pieces, such as quotation marks, none is one.
  package static func seeming(in scene: Scene) -> Character? {
    GlyphCandidate.all(of: scene.units, height: scene.viewBox.height.value, isPromised: false)
      .filter { candidate in
        !GlyphShape(candidate.units, in: candidate.box).isSymmetric
          && ThingCandidate(candidate.units)?.isRepeated(in: scene.units) == false
      }
      .compactMap { GlyphReading($0, expected: []) }.filter(\.isSeeming)
      .max { $0.likeness < $1.likeness }?.character
  }

  /// The smallest probability at which the network shares a suspicion.
  private static let suspicion: Float = 0.5

  package static func findings(in scene: Scene, _ promises: Promises) -> [RecognisedGlyph] {
    words(of: scene.units, in: scene, promises, InkAnswers()).flatMap(\.self)
  }

  /// Returns the glyphs among pieces of ink, grouped by line or column; the glyphs of a group move together.
  package static func words(
    of units: [InkUnit], in scene: Scene, _ promises: Promises, _ answers: InkAnswers
  ) -> [[RecognisedGlyph]] {
    var expected = promises.characters
    let (numbers, abbreviations) = (promises.numbers, promises.abbreviations)
    let height = scene.viewBox.height.value
    // A word on a sheet may be small, and so may the numerals before many lines; other small glyphs are specks.
    let isNumbered = promises.demands(.numerals)
    let candidates = GlyphCandidate.all(
      of: units, height: height, isPromised: !expected.isEmpty, isSmall: isNumbered || !abbreviations.isEmpty)
    func found() -> [GlyphReading] {
      Self.readings(of: candidates, expected, answers) { reading in
        reading.isExpected || isNumbered && reading.character.isNumber
          || !reading.candidate.isSmall(inHeight: height)
      }
    }
    var readings = found()
    // The digits of a number in the name are expected only if all of them are found, and so are the letters of an abbreviation: an
    // icon of a battery at 60 % shows no 6.
    let shown = (numbers + abbreviations).filter { isShown($0, by: readings) }
    let absent = (numbers + abbreviations).filter { !shown.contains($0) }
    if !absent.isEmpty {
      expected.subtract(Promises.cases(of: absent).subtracting(Promises.cases(of: shown)))
      readings = found()
    }
    return GlyphLines(readings: readings).words
  }

  /// Returns true if all characters of a word are found that a mirror image would reverse, or all of them if there are none, as in AVI.
  private static func isShown(_ word: String, by readings: [GlyphReading]) -> Bool {
    let telling = word.filter {
      $0.isNumber || !RecognisedGlyph.symmetric.contains(Character($0.uppercased()))
    }
    return (telling.isEmpty ? word : telling).allSatisfy { character in
      readings.contains { $0.character.lowercased() == String(character) }
    }
  }

  private static func readings(
    of candidates: [GlyphCandidate], _ expected: Set<Character>, _ answers: InkAnswers,
    where counts: (GlyphReading) -> Bool
  ) -> [GlyphReading] {
    let readings = candidates.compactMap { GlyphReading($0, expected: expected)?.supported(by: answers) }
    return GlyphReading.withDoubles(
      GlyphReading.withoutOverlaps(GlyphReading.withoutFrames(readings.filter(counts))))
  }

  /// Returns the lines of letters that are their own mirror images; only their order tells them from their mirror images.
  ///
  /// - Parameter expected: the letters of the words that the icon's name mentions.
  static func symmetricLines(
    of units: [InkUnit], in scene: Scene, expected: Set<Character>
  ) -> [[RecognisedGlyph]] {
    let readings = GlyphCandidate.all(of: units, height: scene.viewBox.height.value, isPromised: true)
      .compactMap { GlyphReading($0, expected: expected) }
      .filter { $0.isExpected && $0.weight == .symmetric }
    return GlyphLines(readings: GlyphReading.withoutOverlaps(readings)).lines
  }

  /// Returns true if anything in a drawing resembles a glyph that a mirror image would reverse.
  package static func suspectsAnything(in scene: Scene) -> Bool {
    GlyphCandidate.all(
      of: scene.units, height: scene.viewBox.height.value, isPromised: true
    )
    .contains { GlyphReading($0, expected: []).map { $0.weight != .symmetric } ?? false }
  }
}

/// A candidate with the glyph that it resembles most.
package struct GlyphReading {
  package let candidate: GlyphCandidate
  package private(set) var character: Character
  private(set) var likeness: Double
  /// True if the icon's name speaks of the glyph.
  let isExpected: Bool
  /// True if the network reads the same character.
  private(set) var isSupported = false
  /// True if the template and the network are so certain of the character that nothing else can have its shape.
  private var isCertain = false
  /// The characters that the ink resembles, the most similar first.
  private let matches: [(character: Character, likeness: Double)]

  /// The smallest likeness to a glyph, even beside other glyphs.
  private static let minimalLikeness = 0.6
  /// The smallest likeness to a glyph that stands by itself.
  static let tellingLikeness = 0.7
  /// The margin: an expected character wins if its likeness is within this distance of the best.
  private static let preference = 0.08

  /// The likeness of a character that is recognised by its construction, not by its template.
  private static let construction = 0.85

  package init?(_ candidate: GlyphCandidate, expected: Set<Character>) {
    if let character = candidate.construction {
      self.candidate = candidate
      (self.character, likeness, isExpected) = (character, Self.construction, expected.contains(character))
      matches = []
      return
    }
    let shape = candidate.letterShape
    guard shape.isGlyphLike else { return nil }
    let matches = GlyphTemplate.matches(of: shape, pieces: candidate.pieces)
    guard let best = matches.first, best.likeness >= Self.minimalLikeness else { return nil }
    let named = matches.first {
      expected.contains($0.character) && $0.likeness > best.likeness - Self.preference
    }
    self.candidate = candidate
    character = named?.character ?? best.character
    likeness = named?.likeness ?? best.likeness
    isExpected = named != nil
    self.matches = matches
  }

  /// The smallest likenesses to a template of a check mark and of another character that the network recognises, and the smallest
  /// probability. In half of 9,000 icons, nothing else has both.
  private static let supported = (check: 0.67, other: 0.55, probability: Float(0.75))

  /// The likeness of a character that the network recognises, at the smallest probability and at 1.
  private static let supportedLikeness = (least: 0.7, most: 0.8)

  /// Returns the reading as the network supports it: a template that is unlike the ink in its weight or its details, and the
  /// network, may still agree about the character.
  fileprivate func supported(by answers: InkAnswers) -> GlyphReading {
    if isExpected { return confirmed(by: answers) }
    if weight == .common, likeness >= Self.certain.likeness { return ascertained(by: answers) }
    guard likeness < sureLikeness, likeness < Self.supportedLikeness.most, !matches.isEmpty,
      ThingCandidate(candidate.units)?.isEven == false,
      let answer = answers.answers(about: candidate.units).first,
      answer.probability >= Self.supported.probability,
      let named = answer.name == "check" ? "✓" : answer.name.count == 1 ? answer.name.first : nil,
      !Self.doubtfulBesideOthers.contains(named) || named == "1",
      let match = matches.first(where: { $0.character.lowercased() == named.lowercased() }),
      match.likeness >= (named == "✓" ? Self.supported.check : Self.supported.other)
    else { return self }
    let (least, most) = Self.supportedLikeness
    let share = Double((answer.probability - Self.supported.probability) / (1 - Self.supported.probability))
    var reading = self
    reading.character = match.character
    reading.likeness = max(match.likeness, least + (most - least) * share)
    reading.isSupported = true
    return reading
  }

  /// The smallest likeness and probability of a character of a common shape that is one by itself.
  private static let certain = (likeness: 0.82, probability: Float(0.85))

  /// Returns the reading of a common shape, which is a character by itself if the network is certain of it, too.
  private func ascertained(by answers: InkAnswers) -> GlyphReading {
    guard !Self.ambiguous.contains(character), let answer = answers.answers(about: candidate.units).first,
      answer.probability >= Self.certain.probability, answer.name.lowercased() == character.lowercased()
    else { return self }
    var reading = self
    (reading.isSupported, reading.isCertain) = (true, true)
    return reading
  }

  /// The smallest likeness and probability of an expected character that the network confirms.
  private static let confirmed = (likeness: 0.68, probability: Float(0.6))

  /// Returns the reading of an expected character, which is sure if the network reads it, too.
  private func confirmed(by answers: InkAnswers) -> GlyphReading {
    guard likeness < sureLikeness, likeness >= Self.confirmed.likeness,
      let answer = answers.answers(about: candidate.units).first,
      answer.probability >= Self.confirmed.probability,
      answer.name.lowercased() == character.lowercased()
    else { return self }
    var reading = self
    reading.likeness = sureLikeness
    return reading
  }

  /// The distinctiveness of a character's shape.
  package enum Weight: Int {
    /// The mirror image is the same; the shape counts only beside other glyphs.
    case symmetric
    /// Other things have the same shape.
    case common
    /// Nothing else has this shape.
    case telling
  }

  package var weight: Weight {
    if RecognisedGlyph.symmetric.contains(character) { return .symmetric }
    if isExpected || isCertain { return .telling }
    return Self.telling.contains(character) ? .telling : .common
  }

  private static let telling: Set<Character> = Set("234569?%&@$✓aegkBGKRS")

  /// The characters of which rings with a gap, corners and hooks remind.
  static let ambiguous: Set<Character> = Set("CcJLlr1")
  /// The characters of which half discs, arches and drops remind, too; beside other things, they may be these.
  static let doubtfulBesideOthers: Set<Character> = ambiguous.union("Djnu")

  /// The likeness at which an expected character is sure.
  private static let sureIfExpected = 0.72
  /// The likeness at which a promised logo is sure: lower, because the icon shows no other glyph that could
  /// be meant.
  private static let sureIfPromised = 0.62

  /// The likeness at which a glyph by itself is sure. It depends on how many other things have such a shape:
  /// few resemble a check mark, many a 6.
  var sureLikeness: Double {
    if isExpected { return character == "ᛒ" ? Self.sureIfPromised : Self.sureIfExpected }
    return switch character {
    case "✓", "?": 0.71
    case "ᛒ": 0.74
    case "%", "&", "@", "$": 0.76
    case "2", "4", "5": 0.8
    case "3": 0.83
    case "6", "9", "a": 0.84
    default: 0.82
    }
  }

  /// The likeness that a digit or sign of a telling shape may lack to be sure, and the smallest one of a letter. In the builds of nine sets, of
  /// 673 plain mirror images, 3 others have it.
  private static let seeming = (lack: 0.1, letter: 0.85)

  /// True if it is worth a look although it is not sure. What a mark for checking and a question mark are is decided elsewhere.
  fileprivate var isSeeming: Bool {
    guard !Self.doubtfulBesideOthers.contains(character), !"✓?ᛒ".contains(character) else { return false }
    let isLetter = character.isLetter || weight == .common
    return weight != .symmetric
      && likeness >= (isLetter ? Self.seeming.letter : sureLikeness - Self.seeming.lack)
  }

  /// Returns the readings without frames around a word: a sheet with a folded corner resembles a D.
  fileprivate static func withoutFrames(_ readings: [GlyphReading]) -> [GlyphReading] {
    readings.filter { frame in
      readings.count {
        $0.weight == .telling && frame.candidate.box.contains($0.candidate.box) && !frame.overlaps($0)
      } < 2
    }
  }

  /// Returns the readings that share no ink, preferring the most distinctive.
  static func withoutOverlaps(_ readings: [GlyphReading]) -> [GlyphReading] {
    var kept: [GlyphReading] = []
    let whole = readings.filter { part in !readings.contains { part.isPart(of: $0) } }
    let order = whole.sorted { $0.rank > $1.rank }
    for reading in order where !kept.contains(where: reading.overlaps) { kept.append(reading) }
    return kept
  }

  /// Returns the readings, certain of those that draw a certain character once more: as its outline or its shadow.
  fileprivate static func withDoubles(_ readings: [GlyphReading]) -> [GlyphReading] {
    readings.map { reading in
      guard !reading.isCertain, readings.contains(where: { $0.isCertain && reading.doubles($0) }) else {
        return reading
      }
      var double = reading
      (double.isCertain, double.likeness) = (true, max(reading.likeness, reading.sureLikeness))
      return double
    }
  }

  /// The smallest ratio of the heights and the largest distance of the middles, as a share of the height, of a character and its
  /// double.
  private static let double = (height: 0.75, offset: 0.12)

  /// Returns true if this is the same character in the same place.
  func doubles(_ other: GlyphReading) -> Bool {
    let (own, height) = (candidate.box, max(candidate.box.height, other.candidate.box.height))
    return character == other.character && likeness >= Self.tellingLikeness
      && min(own.height, other.candidate.box.height) > height * Self.double.height
      && abs(own.midX - other.candidate.box.midX) < height * Self.double.offset
      && abs(own.midY - other.candidate.box.midY) < height * Self.double.offset
  }

  private var rank: (Int, Int, Int, Double) {
    (likeness >= Self.tellingLikeness ? 1 : 0, weight.rawValue, candidate.pieces, likeness)
  }

  /// The largest likeness that a glyph may lack in comparison with a part of it.
  private static let partMargin = 0.03

  /// Returns true if another reading of the same kind consists of the same ink and more, and is as good, or read by the network,
  /// too: without its lower arm, an F is like an r, and without its stem, a P like a D.
  private func isPart(of other: GlyphReading) -> Bool {
    other.candidate.units.count > candidate.units.count && other.weight == weight && !isExpected
      && (other.likeness >= max(Self.tellingLikeness, likeness - Self.partMargin) || other.isSupported)
      && candidate.units.allSatisfy { unit in other.candidate.units.contains { $0.isSame(as: unit) } }
  }

  private func overlaps(_ other: GlyphReading) -> Bool {
    candidate.units.contains { unit in
      other.candidate.units.contains {
        $0.element == unit.element && !Set($0.subpaths).isDisjoint(with: unit.subpaths)
      }
    }
  }
}
