import Testing

@testable import ChiralExporting

@Suite struct CaptionTests {
  @Test func captionsThatFitStayUnchanged() {
    #expect(Caption.line("arrow.forward", .name, width: 200) == "arrow.forward")
    #expect(Caption.name("arrow.forward", .name, width: 200) == "arrow.forward")
    #expect(Caption.lines("one two", .body, width: 200, most: 2) == ["one two"])
    #expect(Caption.lines("", .body, width: 200, most: 2) == [])
  }

  @Test(arguments: [80.0, 160, 250]) func nothingIsWiderThanItsRoom(width: Double) {
    let long = String(repeating: "mail.and.text ", count: 40)
    for text in [long, long.replacing(" ", with: ""), String(repeating: "書", count: 90)] {
      for style in CaptionStyle.allCases {
        #expect(TextWidth.of(Caption.line(text, style, width: width), style) <= width)
        #expect(TextWidth.of(Caption.name(text, style, width: width), style) <= width)
        let lines = Caption.lines(text, style, width: width, most: 2)
        #expect(lines.count <= 2)
        #expect(lines.allSatisfy { TextWidth.of($0, style) <= width })
        #expect(lines.last?.hasSuffix("…") == true)
      }
    }
  }

  @Test func aNameKeepsItsEnds() {
    let name = Caption.name("actions/preferences-desktop-remote-symbolic-rtl", .name, width: 220)
    #expect(name.hasPrefix("actions/"))
    #expect(name.contains("…"))
    #expect(name.hasSuffix("-rtl"))
  }

  @Test func textBreaksBetweenWords() {
    let lines = Caption.lines(
      "R14: the slash and its gap are kept, the speaker under them mirrors", .faint, width: 200, most: 3)
    #expect(
      lines.joined(separator: " ") == "R14: the slash and its gap are kept, the speaker under them mirrors")
    #expect(lines.count == 2)
  }

  @Test(arguments: [90.0, 120, 150, 180]) func textThatIsTooLongEndsAtAWord(width: Double) throws {
    let text = "R14: the slash and its gap are kept, the speaker under them mirrors"
    let shown = try #require(Caption.lines(text, .faint, width: width, most: 1).first).dropLast()
    #expect(text.hasPrefix(shown) && [" ", ","].contains(text.dropFirst(shown.count).first), "\(shown)")
  }

  @Test(arguments: [
    ("a\u{202E}b", "a\u{FFFD}b"), ("a\u{0}\u{1B}[31mb", "a\u{FFFD}[31mb"),
    ("a\nb\r\nc", "a\u{FFFD}b\u{FFFD}c"),
    ("\u{FFFE}\u{2066}x\u{2069}", "\u{FFFD}x\u{FFFD}"), ("\u{E000}", "\u{FFFD}"), ("سهم", "سهم"),
    ("می\u{200C}خواهم", "می\u{200C}خواهم"), ("e\u{301}", "e\u{301}"),
    ("e" + String(repeating: "\u{301}", count: 50), "e\u{301}\u{301}\u{301}"),
  ]) func nothingActsThatIsNotSeen(text: String, shown: String) {
    #expect(Caption.printable(text) == shown)
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy"),
    ("\u{FF}\u{3FF}", "w7/Pvw=="),
  ]) func base64IsThatOfTheStandard(text: String, encoded: String) {
    #expect(base64(Array(text.utf8)) == encoded)
  }
}
