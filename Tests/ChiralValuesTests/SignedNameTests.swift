import ChiralValues
import Testing

@Suite struct SignedNameTests {
  @Test(arguments: [
    ("doc-check", ["doc"]), ("folder-number-2", ["folder-2", "folder"]),
    ("actions/folder-search", ["actions/folder"]),
    ("doc-check-outline", ["doc-outline"]), ("DocEdit", ["Doc"]), ("file-pen-line", ["file-line", "file"]),
    ("receipt-euro", ["receipt"]), ("accountWrench", ["account"]), ("coin-check", ["coin"]),
  ])
  func basesAreSpeltAsTheSetSpellsThem(name: String, bases: [String]) {
    #expect(SignedName.bases(of: name) == bases)
  }

  /// Names without a word for a sign, and names that are nothing else, have no base.
  @Test(arguments: ["folder", "folder-2", "arrow-left", "check", "pencil", "number-2", ""])
  func otherNamesHaveNone(name: String) {
    #expect(SignedName.bases(of: name) == [])
  }
}
