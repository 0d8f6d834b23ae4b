package import ChiralNames
import ChiralValues

/// The names of a whole set, which may determine the meaning of one of them.
package struct SetNames: Hashable, Sendable {
  /// True if the set has both `forward` and `backward`, which then are the keys of a tape player.
  private let hasTape: Bool
  /// True if the set has both `front` and `back`, which then are orders in depth.
  private let hasDepth: Bool
  /// True if the names show that the icons are Google's Material icons.
  private let areGoogles: Bool

  /// The names of an unknown set.
  package static let none = SetNames([])

  /// Creates the names of a set.
  package init(_ names: [IconName]) {
    let words = Set(names.map(\.words))
    hasTape = words.contains(["forward"]) && words.contains(["backward"])
    hasDepth = words.contains(["front"]) && words.contains(["back"])
    // Single words occur in any set. Of the names of several words in eleven other large sets, 0 to 5 % are
    // also Google's; in newer releases of Google's own set, more than half are.
    let distinctive = words.filter { $0.count > 1 }
    let googles = names.lazy.filter { $0.words.count > 1 && GoogleNames.mirrors($0) != nil }
    let count = Set(googles.map(\.words)).count
    areGoogles = count >= Self.fewestOfGoogles && 2 * count >= distinctive.count
  }

  // A folder with a handful of icons proves nothing, even if Google has all of their names.
  /// The smallest number of names of several words that identifies the set.
  private static let fewestOfGoogles = 8

  /// Returns true if Google mirrors the icon with a name in Google's set, false if it does not; nil in other
  /// sets.
  func mirrorsAtGoogle(_ name: IconName) -> Bool? { areGoogles ? GoogleNames.mirrors(name) : nil }

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
