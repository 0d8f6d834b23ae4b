import ChiralManifest
import Testing

@testable import ChiralClassification

@Suite struct LexiconTests {
  @Test func everyBlockCanBeRead() {
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
    let rows = ConceptTable.rows(of: "x | decides | fixed | R2 | sure\n  : x\n  \(phrases)")
    for _ in 0..<10 {
      let places = Lexicon(rows, directions: []).matches(in: "abcdefghijkl".map(String.init)).map(\.places)
      #expect(places == [[0, 1, 3], [4, 5, 7], [8, 9, 11]])
    }
  }

  @Test func rowsNameTheirPoliciesAndTheMeaningOfLeft() throws {
    let row = try #require(
      ConceptTable.rows(of: "x | decides | fixed gnome:mirror back:mirror | R2 | sure\n  : x\n  x").first)
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
    "undo", "undo | thing | mirrors | R6 | sure\n  : x\n  undo", "undo | thing | mirror | R6 | sure",
  ])
  func brokenBlocksAreToldOf(text: String) {
    var problems: [String] = []
    #expect(ConceptTable.rows(of: text) { problems.append($0) }.isEmpty)
    #expect(problems.count == 1)
  }

  @Test(arguments: [
    ("arrowforward", ["arrow", "forward"]), ("goforward", ["goforward"]), ("batteries", ["battery"]),
    ("triangles", ["triangle"]), ("feedback", ["feedback"]), ("biking", ["bike"]),
    ("synchronise", ["synchronize"]),
    ("errornext", ["error", "next"]), ("weekend", ["weekend"]),
    ("shoppingcart", ["shopping", "cart"]), ("xyzzy", ["xyzzy"]),
  ]) func compoundsAreSpelledOut(word: String, words: [String]) {
    #expect(Lexicon.standard.spelled([word]) == words)
  }
}
