/// The names of a whole set, as far as one of them tells what another means.
package struct SetNames: Hashable, Sendable {
  /// True if `forward` and `backward` stand beside each other, as the keys of a tape do.
  private let hasTape: Bool
  /// True if `front` and `back` stand beside each other, as orders in depth do.
  private let hasDepth: Bool

  /// Nothing beside a name.
  package static let none = SetNames([])

  /// The names of a set.
  package init(_ names: [IconName]) {
    let words = Set(names.map(\.words))
    hasTape = words.contains(["forward"]) && words.contains(["backward"])
    hasDepth = words.contains(["front"]) && words.contains(["back"])
  }

  /// The concept of a name that its neighbours tell, by its short name, and why.
  func concept(of name: IconName) -> (id: String, reason: String)? {
    if hasTape, name.words == ["forward"] {
      return (
        "transport", "\"forward\" stands beside \"backward\" in this set, which is the direction of a tape"
      )
    }
    if hasDepth, name.words == ["back"] {
      return ("z-order", "\"back\" stands beside \"front\" in this set, which is an order in depth")
    }
    return nil
  }
}
