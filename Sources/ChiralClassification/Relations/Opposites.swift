import ChiralManifest
import ChiralValues

/// Two halves of a process have one class: send and receive, log in and log out. One half drawn the other way round would say the
/// opposite of its name.
enum Opposites {
  static func proposals(_ icons: [SetIcon], _ links: SetLinks) -> [Relation.Proposal] {
    icons.indices.flatMap { place in
      partners(of: place, icons, links).compactMap { proposal(place, and: $0, icons) }
    }
  }

  private static func partners(of place: Int, _ icons: [SetIcon], _ links: SetLinks) -> [Int] {
    NamePair.partners(of: icons[place].name).compactMap { links.places[$0] }
  }

  /// Returns the proposal for the half of a pair that is less certain; nil if both agree, or neither is surer.
  private static func proposal(_ one: Int, and other: Int, _ icons: [SetIcon]) -> Relation.Proposal? {
    guard icons[one].isComparable, icons[other].isComparable,
      icons[one].judgement.iconClass.mirrors != icons[other].judgement.iconClass.mirrors
    else { return nil }
    let surer = certainty(icons[one]) < certainty(icons[other]) ? other : one
    let loser = surer == one ? other : one
    guard certainty(icons[loser]) < certainty(icons[surer]), icons[loser].judgement.confidence < .sure else {
      return nil
    }
    let judgement = icons[surer].judgement
    let name = Wording.quoted(icons[surer].name)
    return Relation.Proposal(
      icon: loser, like: surer, iconClass: judgement.iconClass, guideline: judgement.guideline,
      id: "opposite",
      reason:
        "\(name) is the other half of the pair and \(judgement.iconClass.rawValue): \(judgement.reason)",
      confidence: .likely,
      question: icons[loser].judgement.confidence == .likely
        ? "its partner \(name) is \(judgement.iconClass.rawValue); check whether it is drawn the same way"
        : nil)
  }

  /// Returns the certainty of a judgement; of two equal ones, that of a name that follows reading counts more than one that
  /// names no direction.
  private static func certainty(_ icon: SetIcon) -> Int {
    let confidence =
      switch icon.judgement.confidence {
      case .sure: 6
      case .likely: 3
      case .unsure: 0
      }
    return confidence + (icon.judgement.direction != nil ? 1 : 0)
      + (icon.judgement.iconClass.mirrors && icon.judgement.guideline != nil ? 1 : 0)
  }
}
