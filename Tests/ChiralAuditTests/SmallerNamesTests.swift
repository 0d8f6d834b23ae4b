import ChiralAudit
import ChiralValues
import Testing

@Suite struct SmallerNamesTests {
  private static let names = [
    "mic", "mic-barred", "barred-mic", "mic-barred-cup", "mic-cup", "mic-mic", "mic-mic-barred", "bell",
    "bell-barred",
    "sound/mic", "sound/mic-barred", "mic-barred", "1234", "a-b-c-d-e-f-g-h-j", "a-b-c-d-e-f-g-h-j-k",
    "a-c-k",
  ]

  @Test func theyAreThoseThatComparingAllNamesGives() {
    let names = Self.names.map { IconName($0) }
    let index = SmallerNames(names)
    for name in names {
      let expected = names.indices.filter { place in
        let words = names[place].words
        return words.count < name.words.count && words.first == name.words.first
          && Set(words).isSubset(of: name.words)
      }
      #expect(index.places(for: name).sorted() == expected, "\(name.text)")
    }
    #expect(index.places(for: IconName("mic-barred-cup")).count == 7)
  }
}
