import ChiralTestSupport
import Testing

@testable import ChiralAudit

/// Messages about several icons that differ only in names and numbers.
@Suite struct GeneralMessagesTests {
  @Test(arguments: [
    ("no drawing for \"bell\"", "no drawing for \"…\""),
    ("say \"components\": { \"#a\": \"move\" }, else mirror", "say \"…\", else mirror"),
    ("it may be the letter P (confidence 68 %); name it", "it may be the letter P; name it"),
    ("a.svg and b.svg differ in 2.5 % of 24 pixels", "… and … differ in … % of … pixels"),
    ("nothing to replace", "nothing to replace"),
  ])
  func whatDiffersBecomesAnEllipsis(message: String, general: String) {
    var messages = GeneralMessages()
    #expect(messages.general(message) == general)
    #expect(messages.general(message) == general, "the second answer is the first")
  }

  /// Messages of ASCII characters are read byte by byte, others by regular expressions; the result is the same.
  @Test func bothWaysOfReadingAgree() {
    let pieces = [
      "\"", "(", ")", " ", " (", ": {", "}", ".", ".svg", "a", "Z", "_", "0", "12", ",", ";", "'", ":", "%",
      "-", "1.5", "#",
    ]
    var numbers = SeededNumbers(seed: 7)
    for _ in 0..<3000 {
      let count = Int.random(in: 1...14, using: &numbers)
      let message = (0..<count).map { _ in pieces.randomElement(using: &numbers) ?? "" }.joined()
      var messages = GeneralMessages()
      #expect(messages.general(message) == GeneralMessages.matched(message), "\(message)")
    }
  }
}
