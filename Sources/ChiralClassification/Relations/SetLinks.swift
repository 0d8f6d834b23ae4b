import ChiralManifest
import ChiralValues

/// The icons of a set by their names, and the groups of icons whose drawings are equal or mirror images of each other.
struct SetLinks {
  /// The places of the icons by their names.
  let places: [String: Int]
  /// The groups of two and more icons that must mirror together, each sorted.
  let groups: [[Int]]
  private let groupOf: [Int: Int]

  init(_ icons: [SetIcon]) {
    let places = Dictionary(zip(icons.map(\.name), icons.indices)) { first, _ in first }
    var parents = Array(icons.indices)
    func root(_ place: Int) -> Int {
      var place = place
      while parents[place] != place { place = parents[place] }
      return place
    }
    for (place, icon) in icons.enumerated() {
      for name in [icon.evidence?.twin, icon.evidence?.flip].compactMap({ $0 }) {
        guard let other = places[name], !Self.areMeant(icon, icons[other]) else { continue }
        let (one, two) = (root(place), root(other))
        parents[max(one, two)] = min(one, two)
      }
    }
    let members = Dictionary(grouping: icons.indices) { root($0) }.filter { $0.value.count > 1 }
    groups = members.keys.sorted().compactMap { members[$0] }
    self.places = places
    groupOf = Dictionary(
      groups.enumerated().flatMap { group, members in members.map { ($0, group) } }
    ) { first, _ in first }
  }

  /// Returns the icons that must mirror together with one, itself included.
  func companions(of icon: Int) -> [Int] { groupOf[icon].map { groups[$0] } ?? [icon] }

  /// Returns true if two names say that their drawings are alike in one direction only: `arrow-left` stays and
  /// `arrow-back` mirrors, as in SF Symbols (R3).
  private static func areMeant(_ one: SetIcon, _ other: SetIcon) -> Bool {
    func isSure(_ icon: SetIcon, _ meaning: DirectionFact.Meaning) -> Bool {
      icon.judgement.confidence == .sure && icon.judgement.direction == meaning
    }
    return isSure(one, .absolute) && isSure(other, .relative)
      || isSure(one, .relative) && isSure(other, .absolute)
  }
}
