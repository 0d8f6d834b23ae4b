import ChiralManifest

/// A name's words with what the lexicon knows about them, and which of it decides.
struct Reading {
  private let words: [String]
  private let matches: [Lexicon.Match]
  private let policy: Policy
  /// Whether a word is not in the lexicon.
  private let isPartlyUnknown: Bool
  /// Whether a word was taken apart into words of the lexicon, which may be no words of the name.
  private let isTakenApart: Bool
  /// What decides, if anything does.
  let decisive: Lexicon.Match?

  init(_ name: IconName, lexicon: Lexicon, policy: Policy) {
    words = lexicon.spelled(name.words)
    isTakenApart = words.count > name.words.count && !words.contains(where: Lexicon.arrows.contains)
    matches = lexicon.matches(in: words)
    self.policy = policy
    let known = matches.reduce(0) { $0 + $1.range.count }
    isPartlyUnknown = known < words.count
    decisive = Self.decisive(
      Self.weighed(matches, words.count, policy), isComplete: !isPartlyUnknown, policy)
  }

  /// What the policy lets count. Material mirrors icons one by one, by whole names: `comment` mirrors there,
  /// `comment_bank` does not. So a thing that mirrors must be the whole name, apart from badges and words that say
  /// nothing.
  private static func weighed(_ matches: [Lexicon.Match], _ count: Int, _ policy: Policy) -> [Lexicon.Match] {
    guard policy == .material else { return matches }
    let idle = matches.filter { [.neutral, .numeral, .sign, .badge].contains($0.concept.role) }.reduce(0) {
      $0 + $1.range.count
    }
    return matches.filter { match in
      match.concept.role != .thing || !match.concept.iconClass(policy).mirrors
        || match.range.count + idle == count
    }
  }

  /// The words of a match.
  func text(of match: Lexicon.Match) -> String { words[match.range].joined(separator: " ") }

  /// Brands at the beginning; then phrases, directions, things, digits, signs; a longer phrase before a shorter.
  private static func decisive(_ matches: [Lexicon.Match], isComplete: Bool, _ policy: Policy) -> Lexicon
    .Match?
  {
    if let brand = matches.first(where: { $0.concept.role == .brand }), isBrand(brand, in: matches) {
      return brand
    }
    if let first = matches.first, first.concept.role == .numeral, matches.count > 1, isComplete {
      return first
    }
    for role in [Concept.Role.decides, .direction, .thing] {
      if let match = strongest(matches.filter { $0.concept.role == role }, policy) { return match }
    }
    if let numeral = matches.first(where: { $0.concept.role == .numeral }), isComplete { return numeral }
    let rest = matches.filter { $0.concept.role != .numeral }
    return rest.first { $0.concept.role == .sign } ?? rest.first { $0.concept.role != .brand } ?? rest.first
  }

  /// A brand's name counts where the name begins or ends with it and nothing but marks and frames stand beside it.
  private static func isBrand(_ brand: Lexicon.Match, in matches: [Lexicon.Match]) -> Bool {
    brand.range.lowerBound == 0 || brand.concept.id == "logo"
      || !matches.contains { [.decides, .direction, .thing].contains($0.concept.role) }
  }

  /// Among equals, what needs something in right-to-left decides, and longer phrases before shorter.
  private static func strongest(_ matches: [Lexicon.Match], _ policy: Policy) -> Lexicon.Match? {
    matches.max { one, other in
      (weight(one, policy), one.range.count, -one.range.lowerBound)
        < (weight(other, policy), other.range.count, -other.range.lowerBound)
    }
  }

  private static func weight(_ match: Lexicon.Match, _ policy: Policy) -> Int {
    switch match.concept.iconClass(policy) {
    case .fixed: 0
    case .mirror: 1
    case .localized: 2
    case .both: 3
    }
  }

  /// The decisive concept's confidence, less what speaks against it.
  var confidence: Confidence {
    guard let decisive else { return .unsure }
    var confidence = decisive.concept.confidence
    if isPartlyUnknown || isTakenApart || isDisputed(decisive) { confidence = confidence.lowered }
    return hasCompany(decisive) ? min(confidence, .likely) : confidence
  }

  /// Whether something else in the name, of the same kind, asks for another class.
  private func isDisputed(_ decisive: Lexicon.Match) -> Bool {
    let iconClass = decisive.concept.iconClass(policy)
    return matches.contains { match in
      match.range != decisive.range && [.decides, .direction, .thing].contains(match.concept.role)
        && match.concept.iconClass(policy) != iconClass
    }
  }

  /// Whether a thing that does not mirror has company: a badge that may want the other corner (R16), a slash (R14),
  /// another thing, which makes the drawing lopsided.
  private func hasCompany(_ decisive: Lexicon.Match) -> Bool {
    policy == .apple && decisive.concept.role == .thing && decisive.concept.iconClass(policy) == .fixed
      && matches.contains { match in
        match.range != decisive.range && [.thing, .sign, .badge, .negation].contains(match.concept.role)
      }
  }

  /// Adds what a class of its own asks for: exceptions, components, variants.
  func addParts(to judgement: inout Judgement) {
    if judgement.iconClass.mirrors {
      // How a language writes its question mark is no habit of a platform: Google's one switch cannot say it.
      if matches.contains(where: { $0.concept.guideline == .r21 && $0.concept.id.hasPrefix("help") }) {
        judgement.except = ["he", "yi"]
      }
      judgement.components = suggestions
    }
    if judgement.iconClass.takesVariants, judgement.guideline == .r8 {
      judgement.variants = ["Arab", "Hebr"]
    }
  }

  private var suggestions: [Judgement.Suggestion] {
    var found: [Judgement.Suggestion] = []
    for concept in matches.filter({ $0 != decisive }).map(\.concept) + negations {
      guard let suggestion = Self.suggestion(concept), !found.contains(suggestion) else { continue }
      found.append(suggestion)
    }
    if decisive?.concept.id == "list-ordered" {
      found.append(Judgement.Suggestion(part: "numerals", verb: .move, guideline: .r19))
    }
    return found
  }

  /// Negations inside the decisive phrase: `speaker slash`.
  private var negations: [Concept] {
    (decisive.map { Array(words[$0.range]) } ?? []).compactMap(Lexicon.standard.concept)
      .filter { $0.role == .negation }
  }

  private static func suggestion(_ concept: Concept) -> Judgement.Suggestion? {
    switch concept.role {
    case .negation: Judgement.Suggestion(part: "slash", verb: .keep, guideline: .r14)
    case .sign, .badge: Judgement.Suggestion(part: "badge", verb: .move, guideline: .r16)
    case .thing where concept.guideline == .r15 && concept.iconClass(.apple) == .fixed:
      Judgement.Suggestion(part: "tool", verb: .move, guideline: .r15)
    case .brand, .decides, .direction, .thing, .numeral, .neutral: nil
    }
  }
}
