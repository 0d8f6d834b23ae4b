/// Words of the lexicon that mean something together: runs of words, each in its order, the runs in any order.
struct Phrase: Hashable, Sendable {
  /// `arrow left` has one run of two words, `arrow + left` two of one; `#` stands for any number.
  let runs: [[String]]
  /// True if it means something only where the name has no other word: `= backward`.
  var isWholeName = false

  /// How many words of a name it takes.
  var length: Int { runs.reduce(0) { $0 + $1.count } }

  /// A Boolean value that indicates whether it stands for any number.
  var isForAnyNumber: Bool { runs.joined().contains("#") }

  /// As the lexicon writes it.
  var text: String { runs.map { $0.joined(separator: " ") }.joined(separator: " + ") }

  /// All phrases that a text of the lexicon stands for: one for each word of its classes; `= backward` is a whole name.
  static func reading(_ text: Substring) -> [Phrase] {
    let isWholeName = text.contains("=")
    let runs = text.split { $0 == "+" || $0 == "=" }.map { run in
      run.split(separator: " ").map(words).reduce([[]]) { phrases, next in
        phrases.flatMap { phrase in next.map { phrase + $0 } }
      }
    }
    let phrases = runs.reduce([[]]) { (phrases: [[[String]]], next) in
      phrases.flatMap { phrase in next.map { phrase + [$0] } }
    }
    return phrases.map { runs in Phrase(runs: runs.filter { !$0.isEmpty }, isWholeName: isWholeName) }
      .filter { !$0.runs.isEmpty }
  }

  /// The words that one word of the lexicon's text stands for, each split as names are.
  private static func words(_ word: Substring) -> [[String]] {
    if word == "#" { return [["#"]] }
    if word.first == "@" { return (WordClass.words[String(word.dropFirst())] ?? []).map { [$0] } }
    return [IconName.words(of: word)]
  }

  /// The places of its words in a name, if they stand there one after the other.
  func places(in words: [String], from start: Int) -> [Int]? {
    runs.count == 1 && (!isWholeName || length == words.count)
      && fits(runs[0], at: start, in: words, besides: [])
      ? Array(start..<(start + runs[0].count)) : nil
  }

  /// The places of its words in a name, if the name has them all; each run at its first place that is free.
  func places(in words: [String]) -> [Int]? {
    var places: [Int] = []
    for run in runs {
      guard let start = words.indices.first(where: { fits(run, at: $0, in: words, besides: places) }) else {
        return nil
      }
      places += start..<(start + run.count)
    }
    return places.sorted()
  }

  private func fits(_ run: [String], at start: Int, in words: [String], besides taken: [Int]) -> Bool {
    start + run.count <= words.count
      && zip(run, words[start...]).allSatisfy { $0 == $1 || ($0 == "#" && Lexicon.isNumber($1)) }
      && !taken.contains { (start..<(start + run.count)).contains($0) }
  }
}
