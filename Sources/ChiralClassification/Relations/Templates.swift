import ChiralManifest
import ChiralValues

/// Drawings that are the same but for their letters have one class, and leave no question: the letters are the name of a thing, such as a
/// format of files (R9).
enum Templates {
  static func proposals(_ icons: [SetIcon]) -> [Relation.Proposal] {
    let groups = Dictionary(grouping: icons.indices.filter { mayFollow(icons[$0]) }) {
      icons[$0].evidence?.template ?? ""
    }
    return groups.values.sorted { $0[0] < $1[0] }.flatMap { proposals(in: $0, icons) }
  }

  private static func mayFollow(_ icon: SetIcon) -> Bool {
    icon.isOpen && !icon.isSymmetric && icon.evidence?.template != nil
  }

  private static func proposals(in group: [Int], _ icons: [SetIcon]) -> [Relation.Proposal] {
    let votes = Dictionary(grouping: group) { icons[$0].judgement.iconClass }
    func weight(_ places: [Int]) -> Int { places.reduce(0) { $0 + icons[$1].weight } }
    guard group.count > 2,
      let winner = votes.max(by: { (weight($0.value), $0.key.rawValue) < (weight($1.value), $1.key.rawValue) }
      ),
      let model = winner.value.max(by: { (icons[$0].weight, $1) < (icons[$1].weight, $0) })
    else { return [] }
    return group.filter { icons[$0].judgement.confidence == .unsure }.map { place in
      let other = group.first { $0 != place } ?? place
      return Relation.Proposal(
        icon: place, like: model, iconClass: winner.key, guideline: icons[model].judgement.guideline,
        id: "template",
        reason:
          "the drawing is that of \(Wording.quoted(icons[other].name)) with other letters, and such drawings are \(winner.key.rawValue)",
        confidence: .likely)
    }
  }
}
