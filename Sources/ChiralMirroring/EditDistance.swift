/// The number of letters to insert, delete or replace that turns one word into another (Levenshtein
/// distance).
enum EditDistance {
  static func between(_ one: some StringProtocol, _ other: some StringProtocol) -> Int {
    let one = Array(one.lowercased())
    let other = Array(other.lowercased())
    var row = Array(0...other.count)
    for (i, letter) in one.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, candidate) in other.enumerated() {
        let changed = diagonal + (letter == candidate ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(changed, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[other.count]
  }
}
