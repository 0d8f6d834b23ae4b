import ChiralRequests
import ChiralSVG
import ChiralTestSupport
import Testing

@testable import ChiralDrawing

/// Texts that cannot be set, with the message: never a box, never another font.
@Suite struct LetteringProblemTests {
  private static let cases: [(String, String)] = [
    ("Latin letter the font lacks", #"<text>Z</text>"#),
    ("Arabic letter the font lacks", #"<text>ضب</text>"#),
    ("digit the font lacks", #"<text>۴</text>"#),
    ("script without a font", #"<text id="t">א</text>"#),
    ("weight that is not one", #"<text font-weight="heavy">A</text>"#),
    ("size that is not one", #"<text font-size="huge">A</text>"#),
    ("several positions", #"<text x="1 2">Ab</text>"#),
    ("rotated letters", #"<text rotate="3">A</text>"#),
    ("stretched letters", #"<text textLength="30">A</text>"#),
    ("text on a path", "<text>A<textPath href='#p'>b</textPath></text>"),
    ("vertical text", #"<text writing-mode="vertical-rl">A</text>"#),
    ("font shorthand", #"<text style="font: 12px Chiral">A</text>"#),
    ("a line under letters", #"<text text-decoration="underline">A</text>"#),
    ("hanging baseline", #"<text dominant-baseline="hanging">A</text>"#),
    ("box that is not one", #"<text data-text-box="1 2 3">A</text>"#),
  ]

  @Test func everyProblemHasItsWords() throws {
    var table = Self.cases.map { name, text in "\(name)\n  \(problem { try LetteringFixture.lettered(text) })"
    }
    table += [
      "no element for a selector\n  " + replaced("<text>A</text>", "#gone"),
      "no text in a group\n  " + replaced("<g id=\"g\"><path d=\"M0 0\"/></g>", "#g"),
      "two texts in a group\n  " + replaced("<g id=\"g\"><text>A</text><text>b</text></g>", "#g"),
      "an empty text\n  " + replaced("<text id=\"t\"/>", "#t"),
    ]
    table += Self.fonts.map { name, font in
      "\(name)\n  "
        + problem { try LetteringFixture.lettered("<text>A</text>") { $0.fonts = font } }
    }
    expectGolden(table.joined(separator: "\n\n") + "\n", "Tests/Fixtures/lettering/wording.txt")
  }

  private static let fonts: [(String, [LetterRun.Font])] = [
    ("no font at all", []),
    ("a family that is not installed", [.init(script: "Latn", name: .family("Chiral Nowhere"))]),
    // fontconfig knows this name as an alias of several families and would choose one of them.
    ("a family that is an alias", [.init(script: "Latn", name: .family("sans-serif"))]),
    ("a file that is no font", [.init(script: "Latn", name: .file(path: "/dev/null", name: "fonts/x.ttf"))]),
  ]

  @Test func aFamilyOfTheDrawingServesEveryScriptThatHasNoFont() throws {
    let text = "<text font-family=\"serif, 'Chiral Nowhere'\">A</text>"
    #expect(problem { try LetteringFixture.lettered(text) { $0.fonts = [] } }.contains("\"Chiral Nowhere\""))
    #expect(throws: Never.self) { try LetteringFixture.lettered(text) }
  }

  /// A length of zero changes nothing, whatever its unit.
  @Test(arguments: ["0", "0px", "0.0em", "normal"]) func zeroSpacingIsNone(value: String) throws {
    let spaced = try LetteringFixture.boxes("<text word-spacing=\"\(value)\">A</text>")
    #expect(spaced == (try LetteringFixture.boxes("<text>A</text>")))
    #expect(
      problem { try LetteringFixture.lettered("<text word-spacing=\"1px\">A</text>") } != "no problem")
  }

  private func replaced(_ content: String, _ selector: String) -> String {
    problem {
      try LetteringFixture.lettered(content) {
        $0.replacements = [.init(selector: try Selector(selector), content: "A")]
      }
    }
  }

  private func problem(_ body: () throws -> SVGDocument) -> String {
    do {
      _ = try body()
      return "no problem"
    } catch { return "\(error)" }
  }
}
