import ChiralRequests
import ChiralSVG
import Testing

@testable import ChiralDrawing

@Suite struct LettererTests {
  private typealias Box = LetteringFixture.Box

  private func boxes(
    _ content: String, root: String = "", _ change: (inout Letterer) throws -> Void = { _ in }
  ) throws -> [Box] {
    try LetteringFixture.boxes(content, root: root, change)
  }

  // MARK: Where text stands

  @Test(arguments: [
    ("start", "", 50.5), ("middle", "", 47.5), ("end", "", 44.5), ("start", "rtl", 44.5),
    ("end", "rtl", 50.5),
    ("middle", "rtl", 47.5),
  ]) func anchorsFollowTheDrawingsDirection(anchor: String, direction: String, left: Double) throws {
    let text = #"<text x="50" y="30" text-anchor="\#(anchor)" direction="\#(direction)">A</text>"#
    #expect(try boxes(text) == [Box(left, 23, left + 5, 30)])
  }

  @Test func piecesFollowEachOtherOrHaveTheirOwnPositions() throws {
    let text = """
      <text x="10" y="30">A<tspan font-size="20" dy="5">A</tspan><tspan x="60" y="50">A </tspan></text>
      """
    #expect(try boxes(text) == [Box(10.5, 23, 15.5, 30), Box(17, 21, 27, 35), Box(60.5, 43, 65.5, 50)])
  }

  @Test func anchorsHoldForAllPiecesOfALine() throws {
    let text = #"<text x="50" y="30" text-anchor="end">A<tspan class="b">A</tspan></text>"#
    #expect(try boxes(text) == [Box(38.5, 23, 43.5, 30), Box(44.5, 23, 49.5, 30)])
  }

  /// Outlines are longer than letters, but messages name places in the file.
  @Test func placesAreThoseOfTheSource() throws {
    let content =
      #"<text id="t" y="10">A<tspan dy="2">A</tspan></text><g id="g"><path id="p" d="M0 0h9"/></g>"#
    let source = try LetteringFixture.document(content)
    let lettered = try LetteringFixture.lettered(content)
    let (old, new) = (ElementIndex(source), ElementIndex(lettered))
    for id in ["t", "g", "p"] {
      let was = old.elements[try #require(old.byID[id])]
      let element = new.elements[try #require(new.byID[id])]
      #expect(lettered.error(at: element.offset, "x") == source.error(at: was.offset, "x"), "\(id)")
      // The attributes of the outlines are new.
      let places = id == "t" ? [was.offset] : was.attributes.map(\.offset)
      #expect(Set(element.attributes.map(\.offset)) == Set(places), "\(id)")
    }
    let text = try #require(old.byID["t"])
    let outlines = new.elements[try #require(new.byID["t"])].elements
    #expect(!outlines.isEmpty && outlines.allSatisfy { $0.offset == old.elements[text].offset })
  }

  // MARK: What is kept of an element

  @Test func everythingButFontsSurvives() throws {
    let text = """
      <text id="t" class="c" x="1" y="10" fill="red" transform="rotate(3)" style="font-size: 10px; opacity: .5" \
      data-direction="keep" font-weight="400"><title>n</title>A</text>
      """
    let element = try #require(ElementIndex(try LetteringFixture.lettered(text)).byID["t"])
    let path = ElementIndex(try LetteringFixture.lettered(text)).elements[element]
    #expect(path.name == "path")
    #expect(
      path.attributes.map(\.name) == [
        "id", "class", "fill", "transform", "data-direction", "style", "data-text", "d",
      ])
    #expect(path["style"] == "opacity: .5" && path["data-text"] == "A")
    #expect(path.elements.map(\.name) == ["title"])
  }

  @Test func rulesForTextAreWrittenOut() throws {
    let drawing = try LetteringFixture.lettered(
      "<style>text { fill: red; font-size: 20px } .x { opacity: .5 }</style><text class=\"x\" y=\"20\">A</text>"
    )
    let path = try #require(ElementIndex(drawing).elements.last)
    #expect(path["style"] == "fill: red; opacity: .5")
    #expect(PathData(path["d"] ?? "").segments.bounds().map(Box.init) == Box(1, 6, 11, 20))
  }

  @Test func lettersFillWhereTheirGroupIsEvenOdd() throws {
    let drawing = try LetteringFixture.lettered(#"<g fill-rule="evenodd"><text y="9">A</text></g>"#)
    #expect(ElementIndex(drawing).elements.last?["fill-rule"] == "nonzero")
  }

  // MARK: What is set

  @Test func arabicLettersJoin() throws {
    let separate = try boxes(#"<text y="30">ب</text>"#)
    #expect(separate == [Box(0.5, 27, 7.5, 32)])
    // The final form (500) is left of the initial form (300): joined, from right to left.
    #expect(try boxes(#"<text y="30">بب</text>"#) == [Box(0, 27, 8, 30)])
    // A mark has no width and stands above its letter, where HarfBuzz puts it.
    #expect(try boxes(#"<text y="30">بَ</text>"#) == [Box(0.5, 25.19, 7.5, 32)])
  }

  @Test func numbersAreAsTallAsThoseThatTheyStandFor() throws {
    let column = try boxes(#"<text x="20" y="30" text-anchor="middle">0</text><text x="20" y="50">7</text>"#)
    {
      $0.rewritten = ["0": "٠", "7": "٧"]
    }
    // Ten digits are 500 high and become 700: a zero, 100 high, grows by as much as a seven does.
    #expect(column[0] == Box(18.8, 25.8, 20.2, 27.2))
    #expect(column[1] == Box(20.5, 43, 24.28, 50))
  }

  @Test func lettersAreAsLargeAsTheCapitalTheyReplaceAndALittleMore() throws {
    let letter = try boxes(#"<text id="l" x="50" y="40" text-anchor="middle">A</text>"#) {
      $0.replacements = [.init(selector: try Selector("#l"), content: "ب")]
    }
    // To be 7 * 1.12 high, 5 would have to grow by more than 1.5; the width, 1.6 times 5, allows 8 / 7. The bottom
    // may reach 0.42 below the baseline, half of what the factor adds to 7.
    #expect(letter == [Box(46, 34.71, 54, 40.42)])
  }

  @Test func aScaleAndABoxOverrideWhatIsMeasured() throws {
    let text = #"<text id="l" x="50" y="40" text-anchor="middle" data-text-box="40 20 20 15">A</text>"#
    let change: (inout Letterer) throws -> Void = {
      $0.replacements = [.init(selector: try Selector("#l"), content: "ب")]
    }
    // Into a box 15 high: the baseline rises so that the descender fits.
    let boxed = try boxes(text, change)[0]
    #expect(boxed.edges[1] >= 20 && boxed.edges[3] == 35)
    let scaled = try boxes(#"<text id="l" x="50" y="40" text-anchor="middle">A</text>"#) {
      $0.replacements = [.init(selector: try Selector("#l"), content: "ب", scale: 2)]
    }
    #expect(scaled[0].edges[2] - scaled[0].edges[0] == 14)
    let drawing = try LetteringFixture.lettered(text)
    #expect(ElementIndex(drawing).elements.last?["data-text-box"] == nil)
  }

  /// Letters and their strokes stay inside the margin of the set, wherever the drawing or its box puts them.
  @Test(arguments: ["", #" data-text-box="0 0 100 100""#])
  func lettersStayInsideTheMargin(box: String) throws {
    let text = #"<text id="l" x="88" y="96" font-size="40" stroke="red" stroke-width="2"\#(box)>A</text>"#
    let change: (inout Letterer) throws -> Void = {
      $0.replacements = [.init(selector: try Selector("#l"), content: "ب")]
      $0.margin = 8
    }
    let letter = try boxes(text, change)[0].edges
    #expect(letter[0] >= 9 && letter[1] >= 9 && letter[2] <= 91 && letter[3] <= 91, "\(letter)")
    let free = try boxes(text) { letterer in
      try change(&letterer)
      letterer.margin = nil
    }[0].edges
    #expect(free[3] > 91 || free[2] > 91, "\(free)")
  }

  @Test func aGroupLendsItsOnlyTextToASelector() throws {
    let drawing = try LetteringFixture.lettered(#"<g id="badge"><path d="M0 0h1"/><text y="9">A</text></g>"#)
    {
      $0.replacements = [.init(selector: try Selector("#badge"), content: "ب")]
    }
    #expect(ElementIndex(drawing).elements.compactMap { $0["data-text"] } == ["ب"])
  }

  @Test func directionOrdersNumbersAndNeverTheirDigits() throws {
    let line = { (text: String, isRightToLeft: Bool) throws -> [Box] in
      let drawing = try LetteringFixture.lettered("<text y=\"9\">\(text)</text>") {
        $0.isRightToLeft = isRightToLeft
      }
      let segments = PathData(ElementIndex(drawing).elements.last?["d"] ?? "").segments
      return segments.contours.compactMap { $0.bounds().map(Box.init) }.sorted { $0.edges[0] < $1.edges[0] }
    }
    let widths = { (boxes: [Box]) in boxes.map { (($0.edges[2] - $0.edges[0]) * 10).rounded() } }
    #expect(widths(try line("541", true)) == [35, 34, 31])
    #expect(widths(try line("1 2", false)) == [31, 32])
    #expect(widths(try line("1 2", true)) == [32, 31])
    // Letters of another script: the percent sign is left of an Arabic number.
    #expect(try line("٥٪\u{61C}", true).map(\.edges)[0][2] > 7)
  }

  @Test func theSameLettersGiveTheSameBytes() throws {
    let text = #"<text x="3" y="30" font-size="12.345">Ab ب 12%</text>"#
    #expect(try LetteringFixture.lettered(text).serialized() == LetteringFixture.lettered(text).serialized())
  }

  @Test func facesAreNamedWithTheirVersion() throws {
    let drawing = try LetteringFixture.letterer().lettered(
      try LetteringFixture.document("<text y=\"9\">Aب</text>"))
    #expect(
      drawing.faces == [
        FontFace(family: "Chiral Boxes", style: "Regular", version: "1.250"),
        FontFace(family: "Chiral Boxes Arabic", style: "Regular", version: "1.250"),
      ])
  }

  /// The order of CSS: 400 to 500 prefer lighter weights, others those of their own side.
  @Test(arguments: [
    (100, "Regular", 100), (400, "Regular", nil), (500, "Regular", 500), (501, "Bold", 501),
    (600, "Bold", 600),
    (700, "Bold", nil), (900, "Bold", 900),
  ]) func aMissingWeightTakesTheNearestOne(weight: Int, style: String, missing: Int?) throws {
    let noto = LetterRun.Font(script: "Latn", name: .family("Noto Sans"))
    let letterer = LetteringFixture.letterer { $0.fonts = [noto] }
    let drawing = try letterer.lettered(
      try LetteringFixture.document("<text y=\"9\" font-weight=\"\(weight)\">A</text>"))
    #expect(drawing.faces.map(\.style) == [style] && drawing.faces.map(\.missingWeight) == [missing])
    let plain = try letterer.lettered(
      try LetteringFixture.document(
        "<text y=\"9\" font-weight=\"\(style == "Bold" ? 700 : 400)\">A</text>"))
    let outline = { (drawing: LetteredDrawing) in ElementIndex(drawing.document).elements.last?["d"] }
    #expect(outline(drawing) == outline(plain))
  }

  @Test func anItalicWithoutAFaceIsSlanted() throws {
    let upright = try boxes(#"<text y="30">A</text>"#)[0]
    let slanted = try boxes(#"<text y="30" font-style="italic">A</text>"#)[0]
    #expect(slanted.edges[0] == upright.edges[0])
    #expect(slanted.edges[2] == upright.edges[2] + 1.49)
  }
}

extension [PathSegment] {
  /// The closed subpaths of a path.
  fileprivate var contours: [[PathSegment]] {
    split { if case .close = $0 { true } else { false } }.map(Array.init)
  }
}
