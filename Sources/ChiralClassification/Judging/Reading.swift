import ChiralManifest
import ChiralValues

/// The words of a name with the concepts that they stand for, and the one that decides.
struct Reading {
  private let words: [String]
  private let matches: [Lexicon.Match]
  private let conventions: Conventions
  /// True if a word is not in the lexicon.
  private let isPartlyUnknown: Bool
  /// True if a word was split into words of the lexicon that may not have been meant.
  private let isTakenApart: Bool
  /// True if a word was split into three or more, which are hardly there by accident.
  private let isSentence: Bool
  /// The match that decides; nil if none does.
  let decisive: Lexicon.Match?

  init(_ name: IconName, lexicon: Lexicon, conventions: Conventions) {
    words = lexicon.spelled(name.words)
    isTakenApart = words.count > name.words.count && !words.contains(where: Lexicon.arrows.contains)
    isSentence = isTakenApart && name.words.contains { lexicon.spelled([$0]).count > 2 }
    matches = lexicon.matches(in: words)
    self.conventions = conventions
    let known = matches.reduce(0) { $0 + $1.places.count }
    isPartlyUnknown = known < words.count
    // The digit of `box2` is a version and decides nothing, unless the name has nothing else.
    let counted = name.hasVersion ? matches.filter { $0.concept.role != .numeral } : matches
    let found = Self.decisive(
      counted.isEmpty ? matches : counted, isComplete: known == words.count, conventions)
    decisive = found.map { [matches] in Self.inCompany($0, among: matches, lexicon: lexicon) }
  }

  /// Returns the words of a match as the lexicon spells them.
  func text(of match: Lexicon.Match) -> String { match.places.map { words[$0] }.joined(separator: " ") }

  /// The parts of the name, each with its concept.
  var readParts: [Judgement.ReadPart] {
    let known = Set(matches.flatMap(\.places))
    let unknown = words.indices.filter { !known.contains($0) }.map { place in
      (place, Judgement.ReadPart(words: words[place], concept: nil, meaning: nil, isDecisive: false))
    }
    let found = matches.map { match in
      let isDecisive = match.places == decisive?.places
      let concept = isDecisive ? decisive?.concept ?? match.concept : match.concept
      let part = Judgement.ReadPart(
        words: text(of: match), concept: concept.id, meaning: concept.shows, isDecisive: isDecisive)
      return (match.places[0], part)
    }
    return (unknown + found).sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// The words by which `IconFamily` compares names: the stems of those that do more than modify, and `+` for
  /// a badge.
  var familyWords: [String] {
    let phrases = matches.filter { $0.places.count > 1 && $0.concept.role != .neutral }
    let inPhrase = Set(phrases.flatMap(\.places))
    let decided = Set(phrases.filter { $0.concept.role == .decides }.flatMap(\.places))
    return words.indices.filter { !NameWords.isNumber(words[$0]) }.compactMap { place in
      let word = words[place]
      let concept = decided.contains(place) ? nil : Lexicon.standard.concept(of: word)
      return switch concept?.role {
      case .neutral where concept?.id != "arrow-plain" && !inPhrase.contains(place): nil
      case .negation, .numeral: nil
      case .sign, .badge: "+"
      case .neutral, .brand, .decides, .direction, .thing, nil: WordForms.stem(of: word)
      }
    }
  }

  /// Returns the match that decides: brands at the beginning, then phrases, directions, things, digits,
  /// signs; longer phrases take precedence over shorter ones.
  private static func decisive(
    _ matches: [Lexicon.Match], isComplete: Bool, _ conventions: Conventions
  ) -> Lexicon.Match? {
    if let brand = matches.first(where: { $0.concept.role == .brand }), isBrand(brand, in: matches) {
      return brand
    }
    if let numeral = matches.first, numeral.concept.role == .numeral, matches.count > 1, isComplete,
      !matches.contains(where: { $0.concept.role == .decides })
    {
      return numeral
    }
    if let phrase = longest(matches.filter { $0.concept.role == .decides }, conventions) { return phrase }
    if let direction = direction(matches, isComplete: isComplete, conventions) { return direction }
    if let numeral = matches.first(where: { $0.concept.role == .numeral }), isComplete,
      isAlone(numeral, in: matches)
    {
      return numeral
    }
    if let thing = strongest(matches.filter { $0.concept.role == .thing }, conventions) { return thing }
    let rest = matches.filter { $0.concept.role != .numeral }
    return rest.first { $0.concept.role == .sign } ?? rest.first { $0.concept.role != .brand } ?? rest.first
  }

  /// Returns true if the name of a brand counts: the name begins with it, or has only signs and frames
  /// beside it.
  private static func isBrand(_ brand: Lexicon.Match, in matches: [Lexicon.Match]) -> Bool {
    brand.places[0] == 0 || brand.concept.id == "logo"
      || !matches.contains { [.decides, .direction, .thing].contains($0.concept.role) }
  }

  /// Returns true if a number is a count: only frames stand beside it. Otherwise it is a version (`box2`,
  /// `check2`).
  private static func isAlone(_ numeral: Lexicon.Match, in matches: [Lexicon.Match]) -> Bool {
    matches.allSatisfy { [.neutral, .numeral].contains($0.concept.role) }
  }

  /// Returns the word of direction that decides. Left means back only if the name has no thing with a left
  /// side.
  private static func direction(
    _ matches: [Lexicon.Match], isComplete: Bool, _ conventions: Conventions
  ) -> Lexicon.Match? {
    let isArrow = isComplete && !matches.contains { [.thing, .brand].contains($0.concept.role) }
    let directions = matches.filter { $0.concept.role == .direction }.map { match in
      guard !isArrow else { return match }
      var match = match
      match.concept.whereLeftMeansBack = nil
      return match
    }
    return strongest(directions, conventions)
  }

  /// Returns the longest phrase with a meaning of its own; of equally long ones, the one with most needs in
  /// right-to-left.
  private static func longest(_ matches: [Lexicon.Match], _ conventions: Conventions) -> Lexicon.Match? {
    matches.max { one, other in
      (one.places.count, weight(one, conventions), -one.places[0])
        < (other.places.count, weight(other, conventions), -other.places[0])
    }
  }

  /// Returns the match with most needs in right-to-left; of equal ones, the longest phrase.
  private static func strongest(_ matches: [Lexicon.Match], _ conventions: Conventions) -> Lexicon.Match? {
    matches.max { one, other in
      (weight(one, conventions), one.places.count, -one.places[0])
        < (weight(other, conventions), other.places.count, -other.places[0])
    }
  }

  private static func weight(_ match: Lexicon.Match, _ conventions: Conventions) -> Int {
    switch match.concept.iconClass(conventions) {
    case .fixed: 0
    case .mirror: 1
    case .localized: 2
    case .both: 3
    }
  }

  /// Replaces the concept of a thing that has something beside it: a person with a badge is another concept.
  private static func inCompany(
    _ decisive: Lexicon.Match, among matches: [Lexicon.Match], lexicon: Lexicon
  ) -> Lexicon.Match {
    guard let id = accompanied[decisive.concept.id], let concept = lexicon.concept(id: id),
      matches.contains(where: { match in
        match.concept.id != decisive.concept.id && [.thing, .sign, .badge].contains(match.concept.role)
      })
    else { return decisive }
    return Lexicon.Match(places: decisive.places, concept: concept)
  }

  /// The concepts of things with something beside them, by the concepts of the things alone.
  private static let accompanied = ["person": "person-badge"]

  /// The confidence of the decisive concept, lowered by everything that contradicts it.
  var confidence: Confidence {
    guard let decisive else { return .unsure }
    // A negation alone does not say what is off, unless it names the slash itself.
    if decisive.concept.role == .negation, text(of: decisive) != "slash" { return .unsure }
    // A mark says nothing about the unknown thing beside it.
    if isPartlyUnknown, [.sign, .badge, .neutral].contains(decisive.concept.role) { return .unsure }
    var confidence = decisive.concept.confidence
    // A guess that leaves the drawing as it is costs nothing, if it is a good one.
    let isGuess = isTakenApart && !(isSentence && !decisive.concept.iconClass(conventions).mirrors)
    if isPartlyUnknown || isGuess || isDisputed(decisive, by: [.decides, .direction]) {
      confidence = confidence.lowered
    }
    // With something beside it, a symmetric thing need not be drawn symmetrically; the drawing would tell.
    let isLopsided = hasCompany(decisive) || isDisputed(decisive, by: [.thing])
    return isLopsided ? min(confidence, .likely) : confidence
  }

  /// Returns true if another part of the name stands for another class. Symmetric things (R13) stand for
  /// none.
  private func isDisputed(_ decisive: Lexicon.Match, by roles: Set<Concept.Role>) -> Bool {
    let iconClass = decisive.concept.iconClass(conventions)
    return matches.contains { match in
      match.places != decisive.places && roles.contains(match.concept.role) && match.concept.guideline != .r13
        && match.concept.iconClass(conventions) != iconClass
    }
  }

  /// Returns true if a thing that does not mirror has something beside it that makes the drawing asymmetric:
  /// a badge that may belong in the other corner (R16), a slash (R14), another thing.
  private func hasCompany(_ decisive: Lexicon.Match) -> Bool {
    decisive.concept.role == .thing && decisive.concept.iconClass(conventions) == .fixed
      && matches.contains { match in
        match.places != decisive.places && [.thing, .sign, .badge, .negation].contains(match.concept.role)
      }
  }

  /// Adds the exceptions, components and variants that the class needs.
  func addParts(to judgement: inout Judgement) {
    if judgement.iconClass.mirrors {
      // The spelling of a question mark depends on the language, not on a platform: Google's single switch
      // cannot express it.
      // Beside something else that mirrors, the question mark stays upright by itself.
      if isOnlyQuestion {
        judgement.except = ["he", "yi"]
      }
      judgement.components = suggestions
    }
    if judgement.iconClass.takesVariants, judgement.guideline == .r8 {
      judgement.variants = ["Arab", "Hebr"]
    }
  }

  /// True if the name speaks of a question mark and of nothing else that mirrors.
  private var isOnlyQuestion: Bool {
    let mirroring = matches.filter {
      [.thing, .decides, .direction].contains($0.concept.role) && $0.concept.iconClass(conventions).mirrors
    }
    return !mirroring.isEmpty
      && mirroring.allSatisfy { $0.concept.guideline == .r21 && $0.concept.id.hasPrefix("help") }
  }

  private var suggestions: [Judgement.Suggestion] {
    var found: [Judgement.Suggestion] = []
    let others = matches.filter { $0.places != decisive?.places }.map(\.concept)
    for concept in others + negations {
      guard let suggestion = Self.suggestion(concept), !found.contains(suggestion) else { continue }
      found.append(suggestion)
    }
    if decisive?.concept.id == "list-ordered" {
      found.append(Judgement.Suggestion(part: "numerals", verb: .move, guideline: .r19))
    }
    return found
  }

  /// The negations inside the decisive phrase, as in `speaker slash`.
  private var negations: [Concept] {
    (decisive?.places.map { words[$0] } ?? []).compactMap { Lexicon.standard.concept(of: $0) }
      .filter { $0.role == .negation }
  }

  private static func suggestion(_ concept: Concept) -> Judgement.Suggestion? {
    switch concept.role {
    case .negation: Judgement.Suggestion(part: "slash", verb: .keep, guideline: .r14)
    case .sign, .badge: Judgement.Suggestion(part: "badge", verb: .move, guideline: .r16)
    case .thing where concept.guideline == .r15 && concept.iconClass(Conventions()) == .fixed:
      Judgement.Suggestion(part: "tool", verb: .move, guideline: .r15)
    case .brand, .decides, .direction, .thing, .numeral, .neutral: nil
    }
  }
}
