import ChiralSVG
import Testing

/// Selectors and the cascade over a small drawing.
@Suite struct SelectorTests {
  private static let drawing = """
    <svg id="root"><style>%</style>
      <g id="a" class="one two"><path id="b" d="M0 0"/><rect id="c" data-side="start-left"/></g>
      <circle id="d" class="two"/><path id="e" fill="red" style="stroke: blue"/>
    </svg>
    """

  private func index(_ sheet: String = "") throws -> ElementIndex {
    let text = Self.drawing.replacing("%", with: sheet)
    return ElementIndex(try SVGDocument(parsing: Array(text.utf8), file: "x.svg"))
  }

  @Test(arguments: [
    ("path", "b e"), ("#c", "c"), (".two", "a d"), ("g.one.two", "a"), ("[data-side]", "c"),
    ("[class=two]", "d"),
    ("[class~=two]", "a d"), ("[data-side|=start]", "c"), ("[data-side^='sta']", "c"),
    ("[data-side$=\"left\"]", "c"),
    ("[data-side*=t-l]", "c"), ("svg > path", "e"), ("svg path", "b e"), ("path + rect", "c"),
    ("g ~ path", "e"),
    ("g + circle", "d"), ("path, #d", "b d e"), ("g :first-child", "b"), ("g :last-child", "c"),
    ("g :nth-child(2)", "c"), ("svg > :nth-child(2n+1)", "d"), ("path:not(#b)", "e"), (":root", "root"),
    ("circle:hover", ""), ("*.two", "a d"), ("svg|path", "b e"), ("svg > g > rect", "c"),
  ])
  func picks(selector: String, ids: String) throws {
    let index = try index()
    let found = try Selector(selector).matches(in: index).compactMap { index.elements[$0.number]["id"] }
    #expect(found.joined(separator: " ") == ids)
  }

  @Test(arguments: [
    "", "#", ".", "[", "[a", "[a=", "a >", "a,", "::before", ":nth-child(x)", "a::subpath(0)", "a b)",
  ])
  func malformedSelectorsSayWhere(text: String) {
    #expect(throws: SelectorError.self) { try Selector(text) }
  }

  @Test func subpathsAreRanges() throws {
    let matches = try Selector("#b::subpath(2-4, 7)").matches(in: index())
    #expect(matches.first?.subpaths == [2...4, 7...7])
  }

  /// A style sheet, an element, and the value of its fill.
  @Test(arguments: [
    ("", "e", "red"), ("path { fill: green }", "e", "green"),
    ("#e { fill: green } path { fill: gold }", "e", "green"),
    ("path { fill: green } path { fill: gold }", "e", "gold"),
    ("path { fill: green !important } #e { fill: gold }", "e", "green"),
    ("@media print { path { fill: green } }", "e", "red"), ("path { fill: green", "e", "green"),
    ("%%% { fill: gold } path { fill: green }", "e", "green"), (".two, path { fill: green }", "d", "green"),
  ])
  func cascade(sheet: String, id: String, fill: String) throws {
    let index = try index(sheet)
    let number = try #require(index.byID[id])
    #expect(Stylesheet(index).declared("fill", of: number, in: index)?.value == fill)
  }

  @Test func anImportantRuleBeatsTheStyleAttribute() throws {
    let index = try index("path { stroke: gold !important }")
    let declared = Stylesheet(index).declared("stroke", of: try #require(index.byID["e"]), in: index)
    #expect(declared?.value == "gold")
    #expect(declared?.origin == .sheet)
  }
}
