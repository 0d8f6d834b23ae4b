import ChiralManifest
import Testing

@Suite struct JSONPrinterTests {
  private let value: JSONValue = [
    "version": 1, "sizes": [16, 24], "empty": [:],
    "icons": ["a": ["class": "mirror", "except": ["he"]], "b": "fixed"],
  ]

  @Test func manifestsHaveOneLineAnIcon() {
    #expect(
      value.printed() == """
        {
          "version": 1,
          "sizes": [16, 24],
          "empty": {},
          "icons": {
            "a": { "class": "mirror", "except": ["he"] },
            "b": "fixed"
          }
        }
        """)
  }

  @Test func compactHasNoBlanks() {
    #expect(
      value.printed(.compact)
        == #"{"version":1,"sizes":[16,24],"empty":{},"icons":{"a":{"class":"mirror","except":["he"]},"b":"fixed"}}"#
    )
  }

  @Test func longLinesAreBroken() {
    let list = JSONValue.array((1...9).map(JSONValue.int))
    #expect(list.printed(.fitted(width: 27, expanded: 1)) == "[1, 2, 3, 4, 5, 6, 7, 8, 9]")
    #expect(list.printed(.fitted(width: 26, expanded: 1)).split(separator: "\n").count == 11)
  }

  @Test(arguments: [
    ("a\"\\\u{1B}", #""a\"\\\u001b""#), ("\n<a b=\"c\">\r\t\\", #""\n<a b=\"c\">\r\t\\""#),
    ("\u{202E}\u{2028}", #""\u202e\u2028""#), ("é😀", "\"é😀\""),
    ("\n\t", #""\n\t""#),
  ]) func stringsAreSafe(text: String, printed: String) {
    #expect(JSONValue.string(text).printed() == printed)
  }

  @Test(arguments: [(1.0, "1"), (0.1, "0.1"), (-2.5e-9, "-2.5e-09"), (.infinity, "null")])
  func numbersAreShort(number: Double, printed: String) {
    #expect(JSONValue.double(number).printed() == printed)
  }

  @Test func absentMembersLeaveNoKey() {
    #expect(JSONValue.members(["a": 1, "b": nil]) == ["a": 1])
  }
}
