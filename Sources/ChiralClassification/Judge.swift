package import ChiralManifest

/// Gives icons their classes, by name.
package struct Judge: Sendable {
  private let policy: Policy
  private let lexicon = Lexicon.standard

  /// A judge under a policy.
  package init(policy: Policy = .apple) { self.policy = policy }

  /// What a name says.
  package func judgement(of name: IconName) -> Judgement {
    if Nameless.isNameless(name) { return Self.nameless }
    let reading = Reading(name, lexicon: lexicon, policy: policy)
    guard let decisive = reading.decisive else { return Self.unknown }
    let concept = decisive.concept
    let isReversed = concept.isReversed(policy)
    var judgement = Judgement(
      iconClass: concept.iconClass(policy), confidence: reading.confidence,
      guideline: concept.guideline, decidedBy: concept.id,
      reason: "\(Wording.quoted(reading.text(of: decisive))) \(Self.clause(concept))"
        + (isReversed ? "; the policy \(policy.rawValue) \(Self.habit(concept.iconClass(policy)))" : ""),
      agree: isReversed ? concept.disagree : concept.agree,
      disagree: isReversed ? concept.agree : concept.disagree)
    reading.addParts(to: &judgement)
    return judgement
  }

  private static let unknown = Judgement(
    iconClass: .fixed, confidence: .unsure, decidedBy: "default",
    reason: "the name means nothing to this program, and such icons are usually fixed")

  private static let nameless = Judgement(
    iconClass: .fixed, confidence: .unsure, decidedBy: "nameless",
    reason: "the name only counts or identifies the drawing, and such icons are usually fixed")

  private static func habit(_ iconClass: IconClass) -> String {
    iconClass.mirrors ? "mirrors it all the same" : "keeps it as it is"
  }

  private static func clause(_ concept: Concept) -> String {
    switch concept.role {
    case .neutral: "says \(concept.shows)"
    case .direction: concept.shows
    case .decides where concept.id.hasPrefix("direction-"): concept.shows
    case .thing where concept.id.hasPrefix("direction-"): concept.shows
    case .brand, .decides, .thing, .sign, .badge, .negation, .numeral: "shows \(concept.shows)"
    }
  }
}
