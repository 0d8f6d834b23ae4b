import ChiralManifest
import ChiralValues
import Testing

@testable import ChiralClassification

@Suite struct LexiconTests {
  /// Returns the rows of two tables of which the text is given, without the concepts of directions, and the problems of the tables.
  private func read(_ concepts: String, _ words: String) -> (rows: [ConceptTable.Row], problems: [String]) {
    var problems: [String] = []
    let rows = Array(concepts.utf8).withUnsafeBufferPointer { concepts in
      Array(words.utf8).withUnsafeBufferPointer { words in
        ConceptTable.rows(concepts: concepts, words: words) { problems.append($0) }
      }
    }
    return (Array(rows.dropFirst(DirectionFact.Meaning.allCases.count)), problems)
  }

  @Test func everyRowCanBeRead() {
    var problems: [String] = []
    let rows = ConceptTable.rows { problems.append($0) }
    #expect(problems == [])
    #expect(rows.count > 100)
    #expect(rows.allSatisfy { !$0.phrases.isEmpty && !$0.concept.shows.isEmpty })
  }

  @Test func everyPhraseOccursOnce() {
    let phrases = ConceptTable.rows().flatMap(\.phrases).map { ($0.isWholeName ? "= " : "") + $0.text }
    let twice = Dictionary(grouping: phrases) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
    #expect(twice == [])
  }

  /// The same one of two phrases that fit equally well counts in every run, although tables have no order.
  @Test func equalPhrasesHaveAnOrder() {
    let phrases = "a b + d, a + c d, e f + h, e + g h, i j + l, i + k l"
    let words = phrases.split(separator: ", ").map { "\($0)\tx" }.joined(separator: "\n")
    let rows = read("x\tdecides\tfixed\tR2\tsure\t\t\tx", words).rows
    for _ in 0..<10 {
      let places = Lexicon(rows).matches(in: "abcdefghijkl".map(String.init)).map(\.places)
      #expect(places == [[0, 1, 3], [4, 5, 7], [8, 9, 11]])
    }
  }

  @Test func rowsNameTheirPoliciesAndTheMeaningOfLeft() throws {
    let row = try #require(
      read("x\tdecides\tfixed gnome:mirror back:mirror\tR2\tsure\t\t\tx", "x\tx").rows.first)
    let classes = Policy.allCases.map { row.concept.iconClass(Conventions(policy: $0)) }
    #expect(classes == [.fixed, .fixed, .mirror])
    #expect(row.concept.iconClass(Conventions(leftMeansBack: true)) == .mirror)
  }

  /// A policy changes only a few concepts, and each of them has a source for it.
  @Test func policiesDifferInFewRows() {
    let differing = ConceptTable.rows().map(\.concept).filter { concept in
      concept.classes[.apple] != concept.classes[.material]
    }
    #expect(differing.map(\.id) == ["chart-trend"])
    #expect(differing.allSatisfy { !$0.disagree.isEmpty })
  }

  @Test(
    arguments: [
      ("left arrow", [0, 1]), ("arrow circle left", [0, 2]), ("left", nil), ("arrow", nil),
    ] as [(String, [Int]?)]) func runsStandInAnyOrder(name: String, places: [Int]?) throws
  {
    let phrase = try #require(Phrase.reading("arrow + left").first)
    #expect(phrase.places(in: name.split(separator: " ").map(String.init)) == places)
  }

  /// Abbreviated words mean what they stand for.
  @Test func abbreviationsAreSpelledOut() {
    #expect(Lexicon.standard.spelled(["mail", "fwd"]) == ["mail", "forward"])
    #expect(Lexicon.standard.spelled(["nxt", "msg"]) == ["next", "message"])
    #expect(WordForms.abbreviations.values.allSatisfy { Lexicon.standard.spelled([$0]) == [$0] })
  }

  @Test func aClassOfWordsIsManyPhrases() {
    #expect(Phrase.reading("@arrow + @side").count > 20)
    #expect(Phrase.reading("= backward") == [Phrase(runs: [["backward"]], isWholeName: true)])
  }

  @Test func everyConceptOccursOnce() {
    let ids = ConceptTable.rows().map(\.concept.id)
    #expect(Set(ids).count == ids.count)
  }

  @Test(arguments: [
    ("undo", ""), ("undo\tthing\tmirrors\tR6\tsure\t\t\tx", ""),
    ("undo\tthing\tmirror\tR6\tsure\t\t\t", ""), ("undo\tthing\tmirror\tR6\tsure\t\t\tx", "undo\tredo"),
    ("undo\tthing\tmirror\tR6\tsure\t\t\tx", "undo"),
  ])
  func brokenRowsAreToldOf(concepts: String, words: String) {
    let problems = read(concepts, words).problems
    #expect(problems.count == 1 && problems[0].hasPrefix("line 1 "), "\(problems)")
  }

  @Test func tablesHaveNoEmptyColumnsAndNoNameTwice() {
    for table in [DataTable.words, DataTable.brands, DataTable.google] {
      let rows = Array(DataTable.Rows(of: table))
      for row in rows { #expect(row.columns.allSatisfy { !$0.isEmpty }, "\(DataTable.text(row.bytes))") }
      let names = rows.map { DataTable.text($0.columns[0]) }
      #expect(rows.count > 1_000 && Set(names).count == names.count)
    }
  }

  @Test(arguments: [
    ("arrowforward", ["arrow", "forward"]), ("goforward", ["goforward"]), ("batteries", ["battery"]),
    ("triangles", ["triangle"]), ("feedback", ["feedback"]), ("biking", ["bike"]),
    ("synchronise", ["synchronize"]),
    ("errornext", ["error", "next"]), ("weekend", ["weekend"]),
    ("shoppingcart", ["shopping", "cart"]), ("xyzzy", ["xyzzy"]),
    ("addtag", ["add", "tag"]), ("replyall", ["reply", "all"]), ("tooltip", ["tooltip"]),
    ("messagebox", ["messagebox"]), ("gotostartoftable", ["goto", "start", "of", "table"]),
    ("insertindexesentry", ["insert", "index", "entry"]), ("misunderstanding", ["misunderstanding"]),
  ]) func compoundsAreSpelledOut(word: String, words: [String]) {
    #expect(Lexicon.standard.spelled([word]) == words)
  }
}
