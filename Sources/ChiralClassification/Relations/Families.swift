import ChiralManifest
import ChiralValues

/// The icons of a family, a base with its badges, states and frames, share what they can share.
///
/// Two kinds of drawings can share a first word: sheets with lines of text and without, or with the letters of a format. So a family
/// decides nothing: it asks a person where a member has another class than most.
enum Families {
  static func proposals(_ icons: [SetIcon]) -> [Relation.Proposal] {
    // A logo says nothing about things of the same name (R9).
    let named = icons.indices.filter {
      !Nameless.isNameless(icons[$0].read) && icons[$0].isComparable && icons[$0].judgement.guideline != .r9
    }
    let families = Dictionary(grouping: named) { IconFamily(icons[$0].read) }
    return families.values.sorted { $0[0] < $1[0] }.flatMap { proposals(in: $0, icons) }
  }

  private static func proposals(in family: [Int], _ icons: [SetIcon]) -> [Relation.Proposal] {
    guard Set(family.map { icons[$0].judgement.iconClass }).count > 1 else { return [] }
    let votes = Dictionary(grouping: family) { icons[$0].judgement.iconClass }
    let counts = votes.map { iconClass, places in
      (iconClass: iconClass, weight: places.reduce(0) { $0 + icons[$1].weight }, places: places)
    }
    guard
      let winner = counts.max(by: { ($0.weight, $0.iconClass.rawValue) < ($1.weight, $1.iconClass.rawValue) })
    else { return [] }
    let others = Wording.shortList(winner.places.map { icons[$0].name }, most: 3)
    return family.filter {
      icons[$0].judgement.iconClass != winner.iconClass && icons[$0].judgement.confidence < .sure
    }
    .map { place in
      Relation.Proposal(
        icon: place, iconClass: winner.iconClass, guideline: nil, id: "family",
        reason: "the others of its family are \(winner.iconClass.rawValue): \(others)", confidence: .unsure,
        question:
          "the others of its family are \(winner.iconClass.rawValue): \(others); check whether it is drawn the same way",
        decides: false)
    }
  }
}
