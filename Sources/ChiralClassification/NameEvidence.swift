package import ChiralManifest

/// The evidence in a name for the class of its icon.
package struct NameEvidence: Hashable, Sendable {
  /// The class for which the name speaks; nil if its words contradict each other or name no direction.
  package let iconClass: IconClass?
  /// The facts, in the words and the order of the name.
  package let facts: [DirectionFact]

  /// The fact that decided; nil if none did.
  package var decisive: DirectionFact? {
    iconClass == nil ? nil : facts.first { $0.meaning.iconClass != nil }
  }
  /// The guideline, if there is one.
  package var guideline: Guideline? { decisive?.meaning.guideline }

  /// The reason as a sentence without a full stop.
  package var reason: String {
    guard let decisive else {
      return facts.isEmpty
        ? "the name has no word of direction" : "the words of the name contradict each other"
    }
    return "\(Wording.quoted(decisive.words.joined(separator: " "))) \(decisive.meaning.sentence)"
  }

  /// Reads a name. Every word counts once, as part of the longest phrase that contains it.
  package init(_ name: IconName) {
    var facts: [DirectionFact] = []
    var index = 0
    while index < name.words.count {
      let length = Self.longest(at: index, in: name.words).map { fact in
        facts.append(
          DirectionFact(words: Array(name.words[index...].prefix(fact.words.count)), meaning: fact.meaning))
        return fact.words.count
      }
      index += length ?? 1
    }
    self.facts = facts
    let classes = Set(facts.compactMap(\.meaning.iconClass))
    iconClass = classes.count == 1 ? classes.first : nil
  }

  /// The phrases by their first word, longest first.
  private static let phrases = Dictionary(grouping: DirectionLexicon.facts) { $0.words[0] }
    .mapValues { $0.sorted { $0.words.count > $1.words.count } }

  private static func longest(at index: Int, in words: [String]) -> DirectionFact? {
    let first = words[index]
    let candidates = (phrases[first] ?? []) + (isNumber(first) ? phrases["#"] ?? [] : [])
    return candidates.first { fact in
      fact.words.count <= words.count - index
        && zip(fact.words, words[index...]).allSatisfy { $0 == $1 || ($0 == "#" && isNumber($1)) }
    }
  }

  private static func isNumber(_ word: String) -> Bool { DirectionLexicon.seconds.contains(word) }
}
