import ChiralManifest
import Testing

@testable import ChiralValues

@Suite struct SpellingTests {
  @Test(arguments: [
    ("miror", "mirror"), ("mirrored", "mirror"), ("FIXED", "fixed"), ("obth", "both"),
  ]) func findsWhatWasMeant(word: String, meant: String) {
    #expect(Spelling.nearest(to: word, among: IconClass.allCases.map(\.rawValue)) == meant)
  }

  @Test(arguments: ["", "vertical", "x", String(repeating: "mirror", count: 100)])
  func findsNothingFarAway(word: String) {
    #expect(Spelling.nearest(to: word, among: IconClass.allCases.map(\.rawValue)) == nil)
  }
}
