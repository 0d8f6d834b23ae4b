import ChiralManifest
import Testing

@testable import ChiralValues

@Suite struct SpellingTests {
  @Test(arguments: [
    ("miror", "mirror"), ("mirrored", "mirror"), ("FIXED", "fixed"), ("obth", "both"),
  ]) func findsWhatWasMeant(word: String, meant: String) {
    #expect(Spelling.nearest(to: word, among: IconClass.allCases.map(\.rawValue)) == meant)
  }

  @Test(arguments: [
    ("bel", ["bell", "belt", "bell.slash"]), ("bell", ["belt", "bell.slash"]),
    ("arrow", ["arrow.left", "arrow.forward"]), ("Slash", ["bell.slash"]), ("ar", []), ("zebra", []),
    ("lefts-arrow", ["arrow.left"]), ("left-zebra", []),
  ]) func suggestsSeveralNames(word: String, suggestions: [String]) {
    let names = ["arrow.forward", "arrow.left", "bell", "bell.slash", "belt"].filter { $0 != word }
    #expect(Spelling.suggestions(for: word, among: names) == suggestions)
  }

  @Test(arguments: ["", "vertical", "x", String(repeating: "mirror", count: 100)])
  func findsNothingFarAway(word: String) {
    #expect(Spelling.nearest(to: word, among: IconClass.allCases.map(\.rawValue)) == nil)
  }
}
