import ChiralValues
import Testing

@Suite struct NameWordsTests {
  @Test(arguments: [
    ("volume-off", ["volume", "off"]), ("volume_off", ["volume", "off"]), ("volumeOff", ["volume", "off"]),
    ("MicOff", ["mic", "off"]), ("unFlag", ["un", "flag"]), ("mic_none_off", ["mic", "none", "off"]),
    ("bell-inactive", ["bell", "inactive"]), ("forward10", ["forward", "10"]),
    ("HTMLFile", ["html", "file"]), ("ic_add_24dp", ["ic", "add", "24dp"]),
    ("actions/goNext", ["actions", "go", "next"]), ("--", []),
  ])
  func everySpellingIsSplit(name: String, words: [String]) {
    #expect(NameWords.words(of: name) == words)
  }

  @Test(arguments: ["volume-off", "volumeOff", "ic_fluent_speaker_off_24_regular", "HTMLFile", "a.b c"])
  func piecesSpellTheName(name: String) {
    #expect(NameWords(name).pieces.map { $0.separator + $0.spelling }.joined() == name)
  }

  @Test(arguments: [
    "volumeOff", "MicOff", "unFlag", "mic_none_off", "bell-inactive", "eye.slash", "no-photo",
    "cloud-offline", "heart-dislike-circle",
  ])
  func negationsAreSeen(name: String) { #expect(Negation.isNegated(name)) }

  @Test(arguments: ["office", "note", "notes", "united", "slasher", "offline_bolt", "dislike-circle"])
  func otherWordsNegateNothing(name: String) { #expect(!Negation.isNegated(name)) }
}
