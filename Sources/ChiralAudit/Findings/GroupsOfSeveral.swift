extension Sequence {
  /// Returns the groups of at least two elements with a common key, in no particular order.
  ///
  /// Most elements of a large set are alone, and then only the hashes of their keys are kept.
  func groupsOfSeveral<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] {
    var hashes: Set<Int> = []
    var repeated: Set<Int> = []
    for element in self {
      let hash = key(element).hashValue
      if !hashes.insert(hash).inserted { repeated.insert(hash) }
    }
    if repeated.isEmpty { return [] }
    let candidates = filter { repeated.contains(key($0).hashValue) }
    return Dictionary(grouping: candidates, by: key).values.filter { $0.count > 1 }
  }
}
