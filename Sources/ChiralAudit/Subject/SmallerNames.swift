package import ChiralValues

/// The names of a set by their words, to find the names that consist of some of the words of another: `mic` for `mic-barred`.
///
/// Comparing each name with each other would take a time that grows with the square of their number.
package struct SmallerNames {
  private let names: [IconName]
  /// The last name with each set of words, by the hash of the set.
  private var last: [Int: Int32] = [:]
  /// For each name, the one before it with the same hash; negative if there is none.
  private var former: [Int32] = []

  /// Creates an index of names.
  package init(_ names: [IconName]) {
    self.names = names
    former.reserveCapacity(names.count)
    for (place, name) in names.enumerated() {
      former.append(last.updateValue(Int32(place), forKey: Set(name.words).hashValue) ?? -1)
    }
  }

  /// The number of words up to which all selections of words are looked up, which are 2 to this power at most. Hardly any
  /// name has more.
  private static let mostWords = 8

  /// Returns the places of the names that begin with the same word as a name and have fewer words, all of them its own, in no
  /// particular order.
  package func places(for name: IconName) -> [Int] {
    guard let first = name.words.first else { return [] }
    let words = Set(name.words)
    return candidates(words, first).filter { place in
      let others = names[place].words
      return others.count < name.words.count && others.first == first && words.isSuperset(of: others)
    }
  }

  private func candidates(_ words: Set<String>, _ first: String) -> [Int] {
    guard words.count <= Self.mostWords else { return Array(names.indices) }
    var selections: [Set<String>] = [[first]]
    for word in words where word != first { selections += selections.map { $0.union([word]) } }
    return selections.flatMap { selection in
      sequence(first: last[selection.hashValue] ?? -1) { former[Int($0)] }.prefix { $0 >= 0 }.map(Int.init)
    }
  }
}
