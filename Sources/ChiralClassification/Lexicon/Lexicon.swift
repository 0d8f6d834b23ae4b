import ChiralManifest

/// All that is known about words, ready to be looked up.
struct Lexicon: Sendable {
  /// Words of a name that a concept knows.
  struct Match: Hashable, Sendable {
    var range: Range<Int>
    var concept: Concept
  }

  private struct Phrase: Sendable {
    var words: [String]
    var concept: Concept
  }

  /// The lexicon of this version.
  static let standard = Lexicon(ConceptTable.rows(), directions: DirectionLexicon.facts)

  /// Phrases by their first word, longest first.
  private let phrases: [String: [Phrase]]
  private let vocabulary: Set<String>

  /// Rows of the table count before facts about the single words of direction.
  init(_ rows: [ConceptTable.Row], directions: [DirectionFact]) {
    var concepts: [[String]: Concept] = [:]
    for fact in directions { concepts[fact.words] = fact.concept }
    for row in rows { for phrase in row.phrases { concepts[phrase] = row.concept } }
    phrases = Dictionary(grouping: concepts.map(Phrase.init(words:concept:))) { $0.words[0] }
      .mapValues { $0.sorted { $0.words.count > $1.words.count } }
    vocabulary = Set(concepts.keys.joined())
  }

  /// The words of a name as the lexicon spells them: `goforward` is `go forward`, `arrows` is `arrow`.
  func spelled(_ words: [String]) -> [String] {
    words.flatMap { word -> [String] in
      if vocabulary.contains(word) || word.utf8.count < 4 { return [word] }
      return singular(of: word).map { [$0] } ?? parts(of: word) ?? [word]
    }
  }

  /// `arrows`, `boxes`, `batteries` as one of them, where that is known.
  private func singular(of word: String) -> String? {
    [("s", ""), ("es", ""), ("ies", "y")].lazy.filter { word.hasSuffix($0.0) }
      .map { word.dropLast($0.0.count) + $0.1 }.first(where: vocabulary.contains)
  }

  /// Two known words written as one, which is a guess: only longer ones count, and a word of reading direction only
  /// behind an arrow (`feedback`, `notice`).
  private func parts(of word: String) -> [String]? {
    for cut in word.indices.dropFirst(2) {
      let head = String(word[..<cut])
      let tail = String(word[cut...])
      guard tail.utf8.count > 2, vocabulary.contains(head), vocabulary.contains(tail) else { continue }
      if Self.arrows.contains(head) { return [head, tail] }
      if head.utf8.count > 3 && tail.utf8.count > 3 && !DirectionLexicon.relative.contains(tail) {
        return [head, tail]
      }
    }
    return nil
  }

  /// Heads of compounds whose tail is a direction.
  static let arrows: Set = [
    "arrow", "chevron", "caret", "angle", "go", "navigate", "page", "step", "skip", "seek",
  ]

  /// What a word means alone.
  func concept(of word: String) -> Concept? { phrases[word]?.first { $0.words.count == 1 }?.concept }

  /// The known phrases of a name, longer ones first served, in the order of the name.
  func matches(in words: [String]) -> [Match] {
    let all = words.indices.flatMap { matches(at: $0, in: words) }
    var taken = Array(repeating: false, count: words.count)
    var chosen: [Match] = []
    for match in all.sorted(by: {
      ($0.range.count, $1.range.lowerBound) > ($1.range.count, $0.range.lowerBound)
    })
    where !taken[match.range].contains(true) {
      for index in match.range { taken[index] = true }
      chosen.append(match)
    }
    return chosen.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func matches(at index: Int, in words: [String]) -> [Match] {
    let first = words[index]
    let candidates = (phrases[first] ?? []) + (Self.isNumber(first) ? phrases["#"] ?? [] : [])
    return candidates.compactMap { phrase in
      let end = index + phrase.words.count
      guard end <= words.count, zip(phrase.words, words[index..<end]).allSatisfy(Self.fits) else {
        return nil
      }
      return Match(range: index..<end, concept: phrase.concept)
    }
  }

  private static func fits(_ pattern: String, _ word: String) -> Bool {
    pattern == word || (pattern == "#" && isNumber(word))
  }

  static func isNumber(_ word: String) -> Bool { word.utf8.allSatisfy { (0x30...0x39).contains($0) } }
}

extension DirectionFact {
  /// The fact as a row of the lexicon.
  var concept: Concept {
    Concept(
      id: "direction-\(meaning.rawValue)", role: role,
      classes: Dictionary(uniqueKeysWithValues: Policy.allCases.map { ($0, iconClass($0)) }),
      guideline: meaning.guideline, confidence: meaning == .idiom ? .likely : .sure, shows: meaning.sentence,
      usual: meaning.iconClass ?? .fixed, agree: ["AP", "SF"], disagree: [])
  }

  private var role: Concept.Role {
    switch meaning {
    case .relative, .absolute: .direction
    case .media, .spatial: .decides
    case .idiom: .thing
    }
  }

  private func iconClass(_ policy: Policy) -> IconClass {
    meaning == .media && policy == .gnome ? .mirror : meaning.iconClass ?? .fixed
  }
}
