internal import ChiralGeometry
internal import ChiralNames
public import ChiralSVG

/// Recognises numerals, letters, question and check marks by their shapes, among outlines and strokes (R8, R16, R18,
/// R19, R21).
///
/// Each piece of ink of a glyph's size is compared with templates: the glyphs of some ten families of fonts at several
/// weights, and those of one line that icons have. A shape that is common among other things (a C may be a moon, an L
/// the corner of a box) counts only in company, or when the icon's name speaks of it.
public enum GlyphRecognition {
  /// The glyphs of a drawing, in reading order of their places; those that are hardly sure, too.
  ///
  /// - Parameter name: the icon's name in its set, which may speak of what it shows (`numeric-1`, `help`).
  public static func findings(in document: SVGDocument, name: String? = nil) -> [RecognisedGlyph] {
    guard let box = try? document.viewBox(),
      let scene = try? Scene(document, viewBox: box, renderer: nil)
    else { return [] }
    return findings(in: scene, name: name)
  }

  static func findings(in scene: Scene, name: String?) -> [RecognisedGlyph] {
    words(of: InkReader(scene).units, in: scene, name: name).flatMap(\.self)
  }

  /// The glyphs among pieces of ink, those of one line or column together: they move as one.
  static func words(of units: [InkUnit], in scene: Scene, name: String?) -> [[RecognisedGlyph]] {
    var expected = GlyphNames.characters(in: name)
    let candidates = GlyphCandidate.all(
      of: units, height: scene.viewBox.height.value, isPromised: !expected.isEmpty)
    var found = readings(of: candidates, expected)
    // Of the number in a name all digits are there, or none: a battery at 60 % shows no 6.
    let absent = GlyphNames.numbers(in: name).filter { number in
      !number.allSatisfy { digit in found.contains { $0.character == digit } }
    }
    if !absent.isEmpty {
      expected.subtract(absent.joined())
      found = readings(of: candidates, expected)
    }
    return GlyphLines(readings: found).words
  }

  private static func readings(of candidates: [GlyphCandidate], _ expected: Set<Character>) -> [GlyphReading]
  {
    GlyphReading.withoutOverlaps(candidates.compactMap { GlyphReading($0, expected: expected) })
  }

  /// Whether anything in a drawing has some likeness to a glyph that a mirror image would turn round.
  static func suspectsAnything(in scene: Scene) -> Bool {
    GlyphCandidate.all(
      of: InkReader(scene).units, height: scene.viewBox.height.value, isPromised: true
    )
    .contains { GlyphReading($0, expected: []).map { $0.weight != .symmetric } ?? false }
  }
}

/// A candidate with the glyph that it is most like.
struct GlyphReading {
  let candidate: GlyphCandidate
  let character: Character
  let likeness: Double
  /// Whether the icon's name speaks of it.
  let isExpected: Bool

  /// What is less alike is nothing, even beside a glyph.
  private static let minimalLikeness = 0.6
  /// What is less alike is nothing by itself.
  static let tellingLikeness = 0.7
  /// What is as alike as the best but for this, and expected, is what it is.
  private static let preference = 0.08

  init?(_ candidate: GlyphCandidate, expected: Set<Character>) {
    let shape = candidate.shape
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
  }

  /// How telling the shape of a character is.
  enum Weight: Int {
    /// Its mirror image is the same; it matters in company alone.
    case symmetric
    /// Other things look like it.
    case common
    /// Nothing else looks like it.
    case telling
  }

  var weight: Weight {
    if RecognisedGlyph.symmetric.contains(character) { return .symmetric }
    if isExpected { return .telling }
    return Self.telling.contains(character) ? .telling : .common
  }

  private static let telling: Set<Character> = Set("234569?%&@$✓aegkBGKRS")

  private static let sureIfExpected = 0.72
  /// A logo that the name promises has no other glyph beside it that could be meant.
  private static let sureIfPromised = 0.62

  /// A telling shape by itself that is as alike as this is sure: few things look like a check mark, many like a 6.
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

  /// The readings that share no ink, the most telling first.
  static func withoutOverlaps(_ readings: [GlyphReading]) -> [GlyphReading] {
    var kept: [GlyphReading] = []
    let order = readings.sorted { $0.rank > $1.rank }
    for reading in order where !kept.contains(where: reading.overlaps) { kept.append(reading) }
    return kept
  }

  private var rank: (Int, Int, Int, Double) {
    (likeness >= Self.tellingLikeness ? 1 : 0, weight.rawValue, candidate.pieces, likeness)
  }

  private func overlaps(_ other: GlyphReading) -> Bool {
    candidate.units.contains { unit in
      other.candidate.units.contains {
        $0.element == unit.element && !Set($0.subpaths).isDisjoint(with: unit.subpaths)
      }
    }
  }
}

/// What an icon's name says that it shows.
enum GlyphNames {
  private static let words: [String: String] = [
    "one": "1", "once": "1", "song": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6",
    "seven": "7", "nine": "9", "question": "?", "questionmark": "?", "help": "?", "check": "✓",
    "checkmark": "✓",
    "checked": "✓", "tick": "✓", "done": "✓", "percent": "%", "percentage": "%", "at": "@", "hash": "#",
    "hashtag": "#", "pound": "#", "dollar": "$", "pilcrow": "¶", "paragraph": "¶", "ampersand": "&",
    "parking": "P", "vpn": "VPNvpn",
  ]

  /// What begins with a 1.
  private static let counting: Set<String> = ["ordered", "numbered", "numeric", "numbers", "digits", "ol"]

  /// The characters that a name speaks of; a letter of its own stands for both its forms.
  static func characters(in name: String?) -> Set<Character> {
    guard let name else { return [] }
    var characters = promised(by: name)
    for word in NameWords.words(of: name) {
      characters.formUnion(words[word] ?? "")
      if counting.contains(word) { characters.formUnion("123") }
      if word.count == 1 { characters.formUnion([word.uppercased(), word].flatMap(Array.init)) }
      if word.allSatisfy(\.isNumber) { characters.formUnion(word) }
    }
    return characters
  }

  /// The numbers in a name that have more than one digit.
  static func numbers(in name: String?) -> [String] {
    NameWords.words(of: name ?? "").filter { $0.count > 1 && $0.allSatisfy(\.isNumber) }
  }

  /// All that a name such as `list-numbered` or `sort-alphabetical` may stand for.
  private static func promised(by name: String) -> Set<Character> {
    switch NameSuspicion(iconName: name)?.noun {
    case "letters", "a letter", "an alphabet": Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz¶")
    case "a logo": ["ᛒ"]
    default: []
    }
  }

  /// Whether a name says that the icon is about a question mark: then its class has decided what becomes of it (R21).
  static func isQuestion(_ name: String?) -> Bool { characters(in: name).contains("?") }
}
