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

  @Test func noPhraseStandsTwice() {
    let phrases = ConceptTable.rows().flatMap(\.phrases).map { $0.joined(separator: " ") }
    let twice = Dictionary(grouping: phrases) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
    #expect(twice == [])
  }

  @Test(arguments: [
    ("AP GL", [IconClass.mirror, .mirror, .fixed]), ("AP GN", [.mirror, .fixed, .mirror]),
    ("CX", [.mirror, .fixed, .fixed]),
  ]) func policiesFollowTheirSources(agree: String, classes: [IconClass]) throws {
    let row = try #require(
      ConceptTable.rows(of: "x | thing | mirror | R6 | sure | \(agree)\n  : x\n  x").first)
    #expect([Policy.apple, .material, .gnome].map(row.concept.iconClass) == classes)
  }

  @Test func noConceptStandsTwice() {
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
    ("triangles", ["triangle"]), ("feedback", ["feedback"]),
    ("shoppingcart", ["shopping", "cart"]), ("xyzzy", ["xyzzy"]),
  ]) func compoundsAreSpelledOut(word: String, words: [String]) {
    #expect(Lexicon.standard.spelled([word]) == words)
  }
}
