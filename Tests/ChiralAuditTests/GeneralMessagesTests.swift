import ChiralAudit
import Testing

/// Messages about several icons that differ only in names and numbers.
@Suite struct GeneralMessagesTests {
  @Test(arguments: [
    ("no drawing for \"bell\"", "no drawing for …"),
    ("say \"components\": { \"#a\": \"move\" }, else mirror", "say …, else mirror"),
    ("it may be the letter P (confidence 68 %); name it", "it may be the letter P; name it"),
    ("a.svg and b.svg differ in 2.5 % of 24 pixels", "… and … differ in … % of … pixels"),
    ("nothing to replace", "nothing to replace"),
  ])
  func whatDiffersBecomesAnEllipsis(message: String, general: String) {
    var messages = GeneralMessages()
    #expect(messages.general(message) == general)
    #expect(messages.general(message) == general, "the second answer is the first")
  }
}
