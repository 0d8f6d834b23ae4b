package import ChiralManifest
package import ChiralValues

/// Assigns classes to icons by their names.
package struct Judge: Sendable {
  let conventions: Conventions
  private let lexicon = Lexicon.standard

  private let set: SetNames
  /// The names for which the judge was made; nil if they are not known.
  private var names: Set<String>?
  /// The judgements that were made before, by the text of the name.
  private var known: [String: Judgement] = [:]

  /// Creates a judge for a set; `names` are all names of the set, if they are known.
  package init(_ conventions: Conventions = Conventions(), names: SetNames = .none) {
    self.conventions = conventions
    set = names
  }

  /// Creates a judge for the names of a set.
  package init(_ conventions: Conventions, of names: Set<String>) {
    self.init(conventions, names: SetNames(names.map { IconName($0) }, under: conventions))
    self.names = names
  }

  /// Returns a judge that does not make these judgements again.
  package func knowing(_ judgements: [String: Judgement]) -> Judge {
    var judge = self
    judge.known = judgements
    return judge
  }

  /// Returns true if the judge was made for these names under these conventions.
  func isMade(for names: Set<String>, under conventions: Conventions) -> Bool {
    self.names == names && self.conventions == conventions
  }

  /// Returns a name without the words that the names of the set share.
  package func read(_ name: IconName) -> IconName { self.set.read(name) }

  /// The words that the names of the set share, which are read as words of none of them.
  package var affixes: NameAffixes { self.set.affixes }

  /// Returns the judgement of a name. Without `readsParts`, it does not hold the parts of the name, which take time and memory.
  package func judgement(of name: IconName, readsParts: Bool = true) -> Judgement {
    if let known = known[name.text] { return known }
    let name = read(name)
    let judgement = judgementByConcept(of: name, readsParts: readsParts)
    guard conventions.policy == .material, let mirrors = set.mirrorsAtGoogle(name) else { return judgement }
    return judgement.asGoogleHasIt(mirrors: mirrors)
  }

  private func judgementByConcept(of name: IconName, readsParts: Bool) -> Judgement {
    if Nameless.isNameless(name) || isCode(name) { return Self.nameless }
    let reading = Reading(name, lexicon: lexicon, conventions: conventions)
    let parts = readsParts ? reading.readParts : []
    if let told = set.concept(of: name, read: reading.decisive?.concept),
      let concept = lexicon.concept(id: told.id)
    {
      return Judgement(
        iconClass: concept.iconClass(conventions), confidence: told.confidence, guideline: concept.guideline,
        decidedBy: concept.id, reason: told.reason, agree: concept.agree, disagree: concept.disagree,
        parts: parts.map(\.withoutDecision))
    }
    guard let decisive = reading.decisive else { return Self.unknown(parts) }
    let concept = decisive.concept
    let policy = conventions.policy
    let isReversed = concept.isReversed(policy)
    let isBack = conventions.leftMeansBack && concept.whereLeftMeansBack != nil
    var judgement = Judgement(
      iconClass: concept.iconClass(conventions), confidence: reading.confidence,
      guideline: isBack ? .r1 : concept.guideline, decidedBy: concept.id,
      reason:
        "\(Wording.quoted(reading.text(of: decisive))) \(isBack ? Self.turning(concept) : Self.clause(concept))"
        + (isReversed ? "; the policy \(policy.rawValue) \(Self.habit(concept.iconClass(conventions)))" : ""),
      agree: isReversed ? concept.disagree : concept.agree,
      disagree: isReversed ? concept.agree : concept.disagree, turnsWithLeft: isBack, parts: parts)
    reading.addParts(to: &judgement)
    return judgement
  }

  /// Returns true if a name is a number after a word that means nothing and begins or ends most names of the set, such as `OET-112`.
  private func isCode(_ name: IconName) -> Bool {
    guard !affixes.all.isEmpty, name.words.allSatisfy(NameWords.isNumber) else { return false }
    let shared = Set(IconName(name.text).words).subtracting(name.words)
    return !shared.isEmpty && shared.allSatisfy { lexicon.concept(of: $0) == nil }
  }

  private static func unknown(_ parts: [Judgement.ReadPart]) -> Judgement {
    Judgement(
      iconClass: .fixed, confidence: .unsure, decidedBy: "default",
      reason: "the name means nothing to this program, and such icons are usually fixed",
      parts: parts)
  }

  private static let nameless = Judgement(
    iconClass: .fixed, confidence: .unsure, decidedBy: Judgement.nameless,
    reason: "the name only counts or identifies the drawing, and such icons are usually fixed")

  /// Returns the reason for which an icon mirrors where left means back: it points there, or it lies there.
  private static func turning(_ concept: Concept) -> String {
    lyingAtSide.contains(concept.id)
      ? "names a side, and sides change places in this set, so the icon mirrors"
      : "means back or forward in this set, so the icon mirrors"
  }

  /// The concepts of things that lie on a side without pointing to it.
  private static let lyingAtSide: Set = ["sidebar-side", "bubble-absolute", "toggle-side"]

  private static func habit(_ iconClass: IconClass) -> String {
    iconClass.mirrors ? "mirrors it all the same" : "keeps it as it is"
  }

  private static func clause(_ concept: Concept) -> String {
    switch concept.role {
    case .neutral: "says \(concept.shows)"
    case .direction: concept.shows
    case .decides where concept.id.hasPrefix("direction-"): concept.shows
    case .thing where concept.id.hasPrefix("direction-"): concept.shows
    case .negation: "says that something is off, but not what"
    case .brand, .decides, .thing, .sign, .badge, .numeral: "shows \(concept.shows)"
    }
  }
}
