/// The names of a whole set, which may determine the meaning of one of them.
package struct SetNames: Hashable, Sendable {
  /// True if the set has both `forward` and `backward`, which then are the keys of a tape player.
  private let hasTape: Bool
  /// True if the set has both `front` and `back`, which then are orders in depth.
  private let hasDepth: Bool

  /// The names of an unknown set.
  package static let none = SetNames([])

  /// Creates the names of a set.
  package init(_ names: [IconName]) {
    let words = Set(names.map(\.words))
    hasTape = words.contains(["forward"]) && words.contains(["backward"])
    hasDepth = words.contains(["front"]) && words.contains(["back"])
  }

  /// Returns the concept of a name that the other names determine, by its identifier, with the reason.
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
