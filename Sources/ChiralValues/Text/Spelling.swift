/// Suggests corrections of misspelt words.
package enum Spelling {
  /// The length of the longest word that is compared: the table grows with the square of the length.
  private static let longestWord = 120

  /// Returns the nearest candidate if it is similar enough; the first of several equally near ones.
  package static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let length = word.count
    guard length > 0, length <= longestWord else { return nil }
    // A third of the letters may be wrong: more, and every short word would resemble some other.
    let limit = max(1, ownLength(of: word) / 3)
    var best: (word: String, distance: Int)?
    for candidate in candidates where candidate != word && abs(candidate.count - length) <= limit {
      let distance = EditDistance.between(word, candidate)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// Returns the candidates that a word may mean, at most three: the nearest one, those that are as near, and the shortest that
  /// contain the word; without any of these, those that contain each of its parts (`mirror-names`, `rtl-name-mirrors`).
  package static func suggestions(for word: String, among candidates: [String]) -> [String] {
    var found: [String] = []
    if let nearest = nearest(to: word, among: candidates) {
      let limit = EditDistance.between(word, nearest)
      found = candidates.filter {
        $0 != word && abs($0.count - word.count) <= limit && EditDistance.between(word, $0) <= limit
      }
    }
    let holders =
      word.count < shortestPart ? [] : candidates.filter { $0.lowercased().contains(word.lowercased()) }
    found += holders.sorted { ($0.count, $0) < ($1.count, $1) }.filter { $0 != word && !found.contains($0) }
    if found.isEmpty { found = candidates.filter { contains($0, partsOf: word) } }
    return Array(found.prefix(most))
  }

  /// Returns true if a candidate contains every part of a word of several parts, in any order.
  private static func contains(_ candidate: String, partsOf word: String) -> Bool {
    let parts = word.lowercased().split { !$0.isLetter && !$0.isNumber }
    return parts.count > 1
      && parts.allSatisfy { candidate.lowercased().contains($0.dropLast($0.hasSuffix("s") ? 1 : 0)) }
  }

  /// The largest number of suggestions.
  private static let most = 3
  /// The length of the shortest word that is looked for inside others; shorter ones are in too many.
  private static let shortestPart = 3

  /// Returns the length of the distinctive part of a name or path: without its folder and its file name extension.
  private static func ownLength(of word: String) -> Int {
    let file = word.split(separator: "/").last ?? ""
    return file.count - (file.hasSuffix(".svg") ? 4 : 0)
  }
}
