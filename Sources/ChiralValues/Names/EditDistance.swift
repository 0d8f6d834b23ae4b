/// The distance between two spellings of a word.
package enum EditDistance {
  /// Returns the number of insertions, deletions, replacements and swaps of neighbours that turn one word into the other,
  /// without regard to case (optimal string alignment).
  package static func between(_ one: some StringProtocol, _ other: some StringProtocol) -> Int {
    let (left, right) = (Array(one.lowercased()), Array(other.lowercased()))
    // The rows of the table of distances between the first letters of both words: two rows above, one above, and this one.
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for row in 1..<(left.count + 1) {
      var current = [row] + [Int](repeating: 0, count: right.count)
      for column in 1..<(right.count + 1) {
        let replaced = last[column - 1] + (left[row - 1] == right[column - 1] ? 0 : 1)
        current[column] = min(last[column] + 1, current[column - 1] + 1, replaced)
        if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
          current[column] = min(current[column], beforeLast[column - 2] + 1)
        }
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
