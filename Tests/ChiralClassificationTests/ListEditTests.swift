import ChiralClassification
import ChiralValues
import Testing

@testable import ChiralDrawing

/// Decisions that are written into lists of names and into code.
@Suite struct ListEditTests {
  private static let mirrors = ["back": true, "next": true, "clock": false]

  private func edited(_ text: String, _ file: String) throws -> ListEdit {
    let facts = ListEdit.language(of: file).map { SourceFacts(Array(text.utf8), $0) }
    return try ListEdit(
      text, file: file, facts: facts, mirrors: Self.mirrors, spelling: " class=\"rtl-flip\"")
  }

  @Test func aDrawingGetsTheMarkOfOthers() throws {
    func mark(_ text: String) -> DirectionMark? {
      DirectionMark(SourceFacts(Array(text.utf8), .resources), in: Array(text.utf8))
    }
    #expect(mark("<svg a=\"b\"\n  mirror-in-rtl=\"true\"/>")?.spelling == "\n  mirror-in-rtl=\"true\"")
    #expect(mark("<svg class=\"x rtl-flip\"/>")?.spelling == " class=\"rtl-flip\"")
    #expect(mark("<svg class=\"x\"><g data-directional=\"true\"/></svg>")?.spelling == nil)
    #expect(mark("<vector autoMirrored=\"true\"/>") == nil)
    let plain = "<svg class=\"x\"/>"
    let facts = SourceFacts(Array(plain.utf8), .resources)
    #expect(throws: ListEdit.Refusal.unmarked) {
      try ListEdit(plain, file: "back.svg", facts: facts, mirrors: Self.mirrors)
    }
  }

  @Test(
    arguments: [
      // A sorted list stays sorted; names that the set does not have stay.
      ("m.txt", "back\nclock\nother\n", "back\nnext\nother\n"),
      ("m.txt", "other\nclock # why\nback", "other\nback\nnext\n"),
      ("m.txt", "back.svg\r\nclock.svg\r\n", "back.svg\r\nnext.svg\r\n"),
      ("m.txt", "# mirrored\nback\nnext\n", "# mirrored\nback\nnext\n"),
      ("m.txt", "", "back\nnext\n"),
      ("m.json", "[\"clock\", \"back\"]", "[\"back\", \"next\"]"),
      ("m.json", "[\n  \"back\",\n  \"clock\"\n]\n", "[\n  \"back\",\n  \"next\"\n]\n"),
      ("m.json", "[\"clock\"]", "[ \"back\", \"next\"]"),
      (
        "m.ts", "// ['clock']\nexport const m = new Set([\n  'back', // [x]\n  'clock',\n]);\n",
        "// ['clock']\nexport const m = new Set([\n  'back',\n  'next',\n]);\n"
      ),
      ("m.dart", "const mirrored = {'back'};", "const mirrored = {'back', 'next'};"),
      (
        "i.dart",
        "static const IconData back = IconData(0xe1, fontFamily: 'I');\nstatic const IconData clock = IconData(0xe2, fontFamily: 'I', matchTextDirection: true);",
        "static const IconData back = IconData(0xe1, fontFamily: 'I', matchTextDirection: true);\nstatic const IconData clock = IconData(0xe2, fontFamily: 'I');"
      ),
      (
        "i.dart", "const IconData back = IconData(\n    0xe1,\n    matchTextDirection: false,\n  );",
        "const IconData back = IconData(\n    0xe1,\n    matchTextDirection: true,\n  );"
      ),
      (
        "i.dart", "const IconData next = IconData(\n    0xe1,\n  );",
        "const IconData next = IconData(\n    0xe1,\n    matchTextDirection: true,\n  );"
      ),
      (
        "a.dart", "SvgPicture.asset('back.svg', width: w(2))",
        "SvgPicture.asset('back.svg', width: w(2), matchTextDirection: true)"
      ),
      (
        "m.kt", "val mirrored: Set<String> = setOf(\n    \"clock\",\n    \"back\",\n)\n",
        "val mirrored: Set<String> = setOf(\n    \"back\",\n    \"next\",\n)\n"
      ),
      (
        "I.kt", "ImageVector.Builder(name = \"Filled.back\", defaultWidth = 24.0.dp).build()",
        "ImageVector.Builder(name = \"Filled.back\", defaultWidth = 24.0.dp, autoMirror = true).build()"
      ),
      (
        "a.dart",
        "SvgPicture.asset('back.svg', child: SvgPicture.asset('clock.svg', matchTextDirection: true))",
        "SvgPicture.asset('back.svg', child: SvgPicture.asset('clock.svg'), matchTextDirection: true)"
      ),
      (
        "I.kt", "ImageVector.Builder(\n  autoMirror = true,\n  name = \"clock\"\n)",
        "ImageVector.Builder(\n  name = \"clock\"\n)"
      ),
      // A flag for each icon.
      (
        "m.json", "{\"icons\": {\"back\": {}, \"clock\": {\"rtlFlip\": true}, \"next\": {\"tags\": []}}}",
        "{\"icons\": {\"back\": {\"rtlFlip\": true}, \"clock\": {\"rtlFlip\": false}, \"next\": {\"rtlFlip\": true, \"tags\": []}}}"
      ),
      (
        "m.json",
        "[\n  {\n    \"name\": \"clock\"\n  },\n  {\n    \"name\": \"back\",\n    \"rtlFlip\": false\n  },\n  {\n    \"name\": \"next\"\n  }\n]",
        "[\n  {\n    \"name\": \"clock\"\n  },\n  {\n    \"name\": \"back\",\n    \"rtlFlip\": true\n  },\n  {\n    \"rtlFlip\": true,\n    \"name\": \"next\"\n  }\n]"
      ),
      // A mark in the drawing of an icon.
      (
        "a/clock.svg", "<!-- x --><svg data-directional='true' width=\"24\"><g/></svg>",
        "<!-- x --><svg width=\"24\"><g/></svg>"
      ),
      ("clock.svg", "<svg class=\"a rtl-flip b\"/>", "<svg class=\"a b\"/>"),
      ("clock.svg", "<svg class=\"rtl-flip\"/>", "<svg/>"),
      ("back.svg", "<svg mirror-in-rtl=\"false\"/>", "<svg mirror-in-rtl=\"true\"/>"),
      (
        "back.svg", "<svg a=\"b\"><g class=\"c\"/></svg>",
        "<svg class=\"rtl-flip\" a=\"b\"><g class=\"c\"/></svg>"
      ),
      ("back.svg", "<svg a=\"b\" class=\"c\"/>", "<svg a=\"b\" class=\"c rtl-flip\"/>"),
      ("other.svg", "<svg/>", "<svg/>"),
    ])
  func onlyDecisionsChange(file: String, old: String, new: String) throws {
    let edit = try edited(old, file)
    #expect(edit.text == new)
    #expect(try edited(edit.text, file).text == new)
  }

  @Test func codeThatDoesNotNameAnIconCannotHoldItsDecision() throws {
    #expect(try edited("const IconData back = IconData(1);", "i.dart").homeless == ["next"])
    #expect(try edited("[]", "m.json").homeless == ["back", "next"])
  }

  @Test(arguments: [
    ("a.kt", "object Icons"), ("m.json", "{ \"icons\": [\"back\"] }"), ("m.yml", "- back"),
    // No bracket ends these.
    ("m.json", "["), ("m.json", "[\"back\""), ("m.json", "{\"back\": {\"rtlFlip\": false}"),
    ("i.dart", "const IconData back = IconData(1, 'x);"),
    ("i.dart", "const IconData back = IconData(1, 'x\n);"),
    // To remove a name could remove what stands before it.
    ("m.ts", "mirrored = ['back', other, 'clock'];"),
  ])
  func aFileWithoutAListIsRefused(file: String, text: String) {
    #expect(throws: ListEdit.Refusal.missing) { try edited(text, file) }
  }

  @Test(
    arguments: [
      ("notes.txt", "back is fine\nask about the others\n", ListEdit.Refusal.prose(line: 1)),
      ("m.txt", "# names\nback\nor next\n", .prose(line: 3)),
      ("hostname", "tower\n", .foreign),
      ("m.json", "[\"root\", \"daemon\", \"back\"]", .foreign),
      ("i.ts", "const icons = ['back'];\nconst users = ['root', 'back'];\n", .ambiguous),
      ("i.ts", "const mirrored = ['back'];\nconst rtlIcons = ['back'];\n", .ambiguous),
    ])
  func aListThatMayNotBeMeantIsRefused(file: String, text: String, refusal: ListEdit.Refusal) {
    #expect(throws: refusal) { try edited(text, file) }
  }

  @Test(
    arguments: [
      // Its name says that it is meant.
      (
        "const users = ['clock', 'back'];\nconst mirroredIcons: Set<string> = new Set(['back']);\n",
        "new Set(['back', 'next'])"
      ),
      ("const flipped = ['old'];\nconst users = ['root'];\n", "['old', 'back', 'next']"),
      // No other list has icons of the set.
      ("const icons = ['back'];\nconst users = ['root'];\n", "['back', 'next']"),
    ])
  func onlyTheListThatIsMeantChanges(text: String, changed: String) throws {
    let edit = try edited(text, "i.ts").text
    #expect(edit.contains(changed), "\(edit)")
    #expect(edit.split(separator: "\n").contains { text.contains($0) }, "\(edit)")
  }
}
