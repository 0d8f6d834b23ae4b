import Testing

@testable import ChiralManifest

@Suite struct JSONReaderTests {
  /// Members that are taken one by one are the same as those that are kept, and so are the problems.
  @Test(arguments: [
    #"{"a": {"b": [1, {"c": 2}]}, "a": "x", "d": null}"#, "{}", "[]", #"[{"a": 1}]"#, "3", "", "{",
    #"{"a": 1 "b": 2,, 'c' = {"d" 1}, } x"#, #"{"a": {"b": 1}, "c": [1, 2}"#,
  ])
  func membersCanBeTakenOneByOne(text: String) {
    let source = SourceText(Array(text.utf8), file: "x.json")
    let kept = JSONReader.read(source)
    var members: [JSONMember] = []
    let taken = JSONReader.read(source) { members.append($0) }
    #expect(taken.problems.inReadingOrder == kept.problems.inReadingOrder)
    #expect(taken.isWhole == kept.isWhole && taken.root?.span == kept.root?.span)
    #expect(members.map { "\($0)" } == (kept.root?.members ?? []).map { "\($0)" })
    if kept.root?.members != nil { #expect(taken.root?.members?.isEmpty == true) }
  }

  private func read(_ text: String) -> JSONReader.Reading {
    JSONReader.read(SourceText(Array(text.utf8), file: "x.json"))
  }

  @Test(arguments: [
    "null", "true", "false", "0", "-12.5e-3", "\"\"", "\"a\\n\\u00e9\\ud83d\\ude00\\/\"", "[]", "{}",
    " [1, [2, {\"a\": []}]] ", "{\"a\":{\"b\":[null]}}\n",
  ]) func readsJSONWithoutComplaint(text: String) throws {
    let reading = read(text)
    #expect(reading.problems.count == 0)
    #expect(reading.isWhole)
    let value = JSONValue(try #require(reading.root))
    let again = JSONValue(try #require(read(value.printed()).root))
    #expect(value == again)
  }

  @Test func escapesBecomeCharacters() throws {
    let root = try #require(read(#""\"\\\/\b\f\n\r\t\u05d0\ud83d\ude00""#).root)
    #expect(root.string == "\"\\/\u{8}\u{C}\n\r\tא😀")
  }

  @Test func spansAreTheBytesOfAValue() throws {
    let text = "{ \"é\": [1, 22] }"
    let member = try #require(read(text).root?.members?.first)
    let source = SourceText(Array(text.utf8), file: "")
    #expect(source.text(member.keySpan) == "\"é\"")
    #expect(source.text(member.value.span) == "[1, 22]")
  }

  @Test func columnsCountScalars() {
    let source = SourceText(Array("\u{FEFF}אב,\r\nx\ry\n".utf8), file: "x")
    #expect(source.location(of: 7) == SourceLocation(file: "x", line: 1, column: 3))
    #expect(source.location(of: 10) == SourceLocation(file: "x", line: 2, column: 1))
    #expect(source.location(of: 12) == SourceLocation(file: "x", line: 3, column: 1))
    #expect(source.location(of: 1000) == SourceLocation(file: "x", line: 4, column: 1))
  }

  @Test func longLinesHaveColumns() {
    let source = SourceText(Array(String(repeating: "é", count: 1000).utf8), file: "x")
    #expect(source.location(of: 1998).column == 1000)
  }

  @Test func aFloodOfProblemsEnds() {
    let reading = read("[" + String(repeating: "x ", count: 1000) + "]")
    #expect(reading.problems.count == JSONReader.mostProblems + 1)
    #expect(reading.problems.inReadingOrder.last?.message == JSONReader.tooManyProblems)
  }

  @Test func depthHasALimit() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(read(nested(JSONReader.deepestNesting)).problems.count == 0)
    #expect(read(nested(JSONReader.deepestNesting + 1)).problems.count == 1)
    #expect(read(nested(1_000_000)).problems.count == 1)
  }

  /// Reading a damaged manifest always ends, with a problem or a value.
  @Test func everyDamageIsSurvived() throws {
    let text = try ManifestFixture.bytes("good/design-example.json")
    for offset in stride(from: 0, to: text.count - 2, by: 23) {
      for byte in Array("{}[]\",:'\\/*#x1-\n\u{0}".utf8) + [0xFF] {
        var damaged = text
        damaged[offset] = byte
        let reading = ManifestReader.read(damaged, file: "x", probes: .trusting)
        #expect(reading.manifest != nil || !reading.diagnostics.isEmpty)
      }
      let cut = ManifestReader.read(Array(text[..<offset]), file: "x", probes: .trusting)
      #expect(cut.manifest == nil && !cut.diagnostics.isEmpty)
    }
  }
}
