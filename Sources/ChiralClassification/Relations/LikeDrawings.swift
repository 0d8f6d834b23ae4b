import ChiralManifest
import ChiralValues

/// Equal drawings have one class, and drawings that are each other's mirror images mirror together (R3): otherwise they would be
/// the same picture in right-to-left. Icons whose names are sure stay as they are.
enum LikeDrawings {
  static func proposals(_ icons: [SetIcon], _ links: SetLinks) -> [Relation.Proposal] {
    links.groups.flatMap { group in letters(of: group, icons) + directions(of: group, icons) }
  }

  /// Returns proposals for equal drawings of which one shows letters or digits.
  private static func letters(of group: [Int], _ icons: [SetIcon]) -> [Relation.Proposal] {
    let lettered = group.filter {
      icons[$0].isOpen && icons[$0].judgement.iconClass.takesVariants
        && icons[$0].judgement.confidence > .unsure
    }
    return group.compactMap { place in
      guard icons[place].isOpen, !icons[place].judgement.iconClass.takesVariants,
        let like = lettered.first(where: { areTwins(icons[place], icons[$0]) }),
        icons[place].judgement.confidence < .sure || icons[place].judgement.decidedBy == Judgement.symmetry
      else { return nil }
      return proposal(place, like: like, icons, isConflict: false)
    }
  }

  /// Returns proposals for the icons of a group that do not mirror where others do, or the reverse.
  private static func directions(of group: [Int], _ icons: [SetIcon]) -> [Relation.Proposal] {
    let members = group.filter { icons[$0].isComparable }
    let sides = Dictionary(grouping: members) { icons[$0].judgement.iconClass.mirrors }
    guard let mirrored = sides[true], let kept = sides[false] else { return [] }
    let (best, other) = (strongest(mirrored, icons), strongest(kept, icons))
    let (winner, losers) = outweighs(kept, others: mirrored, icons) ? (other, mirrored) : (best, kept)
    // Two sure names stay as they are; only a tape is a fact of the drawing that no name changes.
    return losers.filter { icons[$0].judgement.confidence < .sure || isTape(icons[winner]) }.map { loser in
      let isConflict = icons[loser].judgement.confidence == .likely && !isTape(icons[winner])
      return proposal(loser, like: winner, icons, isConflict: isConflict)
    }
  }

  /// Returns true if the icons that stay outweigh those that mirror: by their surest name, and of equally sure ones by number.
  private static func outweighs(_ kept: [Int], others mirrored: [Int], _ icons: [SetIcon]) -> Bool {
    func measure(_ places: [Int]) -> (Int, Int) {
      let most = places.map { weight(icons[$0]) }.max() ?? 0
      return (most, places.count { weight(icons[$0]) == most })
    }
    return measure(kept) > measure(mirrored)
  }

  private static func strongest(_ places: [Int], _ icons: [SetIcon]) -> Int {
    places.max { (weight(icons[$0]), $1) < (weight(icons[$1]), $0) } ?? places[0]
  }

  /// Returns the weight of a judgement; a tape counts most.
  private static func weight(_ icon: SetIcon) -> Int {
    switch icon.judgement.confidence {
    case .sure: isTape(icon) ? 3 : 2
    case .likely: isTape(icon) ? 3 : 1
    case .unsure: 0
    }
  }

  private static func isTape(_ icon: SetIcon) -> Bool {
    icon.judgement.direction == .media || icon.judgement.decidedBy == "media-set"
  }

  private static func areTwins(_ one: SetIcon, _ other: SetIcon) -> Bool {
    one.evidence?.twin == other.name || other.evidence?.twin == one.name
      || (one.evidence?.twin != nil && one.evidence?.twin == other.evidence?.twin)
  }

  private static func proposal(
    _ place: Int, like: Int, _ icons: [SetIcon], isConflict: Bool
  ) -> Relation.Proposal {
    let other = icons[like]
    let isTwin = areTwins(icons[place], other)
    let name = Wording.quoted(other.name)
    let relation = isTwin ? "the drawing is that of \(name)" : "the drawing is the mirror image of \(name)"
    let iconClass = other.judgement.iconClass
    let doubt = "unsure: \(relation), which is \(iconClass.rawValue), but the name says otherwise"
    return Relation.Proposal(
      icon: place, like: like, iconClass: iconClass, guideline: other.judgement.guideline,
      id: isTwin ? "equal-drawing" : "mirror-image",
      reason: "\(relation), which is \(iconClass.rawValue): \(other.judgement.reason)",
      confidence: isConflict ? .unsure : min(.likely, max(other.judgement.confidence, .unsure)),
      question: isConflict ? doubt : nil)
  }
}
