import ChiralValues

/// Words of the lexicon that mean something together: runs of words, each in its order; the runs are in any
/// order.
struct Phrase: Hashable, Sendable {
  /// The runs: `arrow left` has one run of two words, `arrow + left` two runs of one word; `#` stands for any
  /// number.
  let runs: [[String]]
  /// True if the phrase counts only as the whole name: `= backward`.
  var isWholeName = false

  /// The number of words.
  var length: Int { runs.reduce(0) { $0 + $1.count } }

  /// True if the phrase stands for any number.
  var isForAnyNumber: Bool { runs.joined().contains("#") }

  /// The phrase as the lexicon writes it.
  var text: String { runs.map { $0.joined(separator: " ") }.joined(separator: " + ") }

  /// Creates a phrase of one or more runs.
  init(runs: [[String]], isWholeName: Bool = false) {
    self.runs = runs
    self.isWholeName = isWholeName
  }

  /// Creates the phrase of a text of words of small letters and blanks, as most phrases are; nil for other texts.
  init?(plain text: Slice<UnsafeBufferPointer<UInt8>>) {
    var words: [String] = []
    var start = text.startIndex
    for place in text.startIndex...text.endIndex {
      if place < text.endIndex, text[place] != UInt8(ascii: " ") {
        guard (0x61...0x7A).contains(text[place]) else { return nil }
      } else {
        if start < place { words.append(String(decoding: text[start..<place], as: UTF8.self)) }
        start = place + 1
      }
    }
    guard !words.isEmpty else { return nil }
    self.init(runs: [words])
  }

  /// Returns all phrases that a text of the lexicon stands for: one per combination of words of its classes;
  /// `= backward` is a whole name.
  static func reading(_ text: Substring) -> [Phrase] {
    let isWholeName = text.utf8.contains(UInt8(ascii: "="))
    let runs = text.utf8.split { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "=") }.map { run in
      run.split(separator: UInt8(ascii: " ")).map { words(Substring($0)) }.reduce([[]]) { phrases, next in
        phrases.flatMap { phrase in next.map { phrase + $0 } }
      }
    }
    let phrases = runs.reduce([[]]) { (phrases: [[[String]]], next) in
      phrases.flatMap { phrase in next.map { phrase + [$0] } }
    }
    return phrases.map { runs in Phrase(runs: runs.filter { !$0.isEmpty }, isWholeName: isWholeName) }
      .filter { !$0.runs.isEmpty }
  }

  /// Returns the words that one word of the lexicon's text stands for, each split like a name.
  private static func words(_ word: Substring) -> [[String]] {
    if word == "#" { return [["#"]] }
    if word.first == "@" { return (WordClass.words[String(word.dropFirst())] ?? []).map { [$0] } }
    return [NameWords.words(of: word)]
  }

  /// Returns the positions of the words in a name, if they follow each other from `start`.
  func places(in words: [String], from start: Int) -> [Int]? {
    runs.count == 1 && (!isWholeName || length == words.count)
      && fits(runs[0], at: start, in: words, besides: [])
      ? Array(start..<(start + runs[0].count)) : nil
  }

  /// Returns the positions of the words in a name, if it has all of them; each run takes its first free
  /// place.
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

  /// Returns true if a word of a name is the plural of one in a phrase: `send backwards`.
  private func isPlural(_ plural: String, of word: String) -> Bool {
    plural.utf8.count == word.utf8.count + 1 && plural.utf8.last == UInt8(ascii: "s")
      && plural.hasPrefix(word)
  }

  private func fits(_ run: [String], at start: Int, in words: [String], besides taken: [Int]) -> Bool {
    guard start + run.count <= words.count else { return false }
    for (place, word) in zip(start..., run) where word != words[place] {
      if length > 1, isPlural(words[place], of: word) { continue }
      guard word == "#", NameWords.isNumber(words[place]) else { return false }
    }
    return !taken.contains { (start..<(start + run.count)).contains($0) }
  }
}
