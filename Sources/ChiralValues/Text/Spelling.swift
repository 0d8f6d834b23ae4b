/// Suggests corrections of misspelt words.
package enum Spelling {
  /// The length of the longest word that is compared: the table grows with the square of the length.
  private static let longestWord = 120

  /// Returns the nearest candidate if it is similar enough; the first of several equally near ones.
  package static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let length = word.count
    guard length > 0, length <= longestWord else { return nil }
    let limit = max(1, ownLength(of: word) / 3)
    let folded = word.lowercased()
    var best: (word: String, distance: Int)?
    for candidate in candidates where candidate != word && abs(candidate.count - length) <= limit {
      let distance = distance(Array(folded), Array(candidate.lowercased()))
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// Returns the length of the distinctive part of a name or path: without its folder and its file name extension.
  private static func ownLength(of word: String) -> Int {
    let file = word.split(separator: "/").last ?? ""
    return file.count - (file.hasSuffix(".svg") ? 4 : 0)
  }

  /// Returns the number of insertions, deletions, replacements and swaps of neighbours that turn one word
  /// into the other (optimal string alignment).
  static func distance(_ left: [Character], _ right: [Character]) -> Int {
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
