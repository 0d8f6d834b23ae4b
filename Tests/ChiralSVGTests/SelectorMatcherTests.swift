import Testing

@testable import ChiralSVG

/// Selectors are matched without backtracking, with the same result as with backtracking.
@Suite struct SelectorMatcherTests {
  private static let parts = [
    "g", "path", "*", ".c", "#a", ":first-child", ":nth-child(2)", "g.c", ":not(g)",
  ]
  private static let combinators = [" ", ">", "+", "~"]

  /// Returns a tree of 60 elements.
  private func index(_ random: inout Seeded) throws -> ElementIndex {
    var text = "<svg>"
    var depth = 0
    for number in 0..<60 {
      let name = Bool.random(using: &random) ? "g" : "path"
      let attribute =
        ["", " class=\"c\"", number == 7 ? " id=\"a\"" : ""].randomElement(using: &random) ?? ""
      if Bool.random(using: &random) {
        text += "<g\(attribute)>"
        depth += 1
      } else {
        text += "<\(name)\(attribute)/>"
        if depth > 0, Bool.random(using: &random) {
          text += "</g>"
          depth -= 1
        }
      }
    }
    text += String(repeating: "</g>", count: depth) + "</svg>"
    return ElementIndex(try SVGDocument(parsing: Array(text.utf8), file: "x.svg"))
  }

  @Test(arguments: 0..<40 as Range<UInt64>) func findsWhatBacktrackingFinds(seed: UInt64) throws {
    var random = Seeded(seed: seed)
    let index = try index(&random)
    var text = Self.parts.randomElement(using: &random) ?? "g"
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      text +=
        (Self.combinators.randomElement(using: &random) ?? " ")
        + (Self.parts.randomElement(using: &random) ?? "g")
    }
    let selector = try Selector(text)
    let found = selector.matches(in: index).map(\.number)
    let expected = index.elements.indices.filter { backtracks(selector.alternatives[0], $0, index) }
    #expect(found == expected, "\(text)")
  }

  private func backtracks(_ alternative: Selector.Alternative, _ number: Int, _ index: ElementIndex) -> Bool {
    alternative.subject.matches(number, in: index) && backtracks(alternative.ancestors[...], number, index)
  }

  private func backtracks(
    _ rest: ArraySlice<(Selector.Combinator, Selector.Compound)>, _ number: Int, _ index: ElementIndex
  ) -> Bool {
    guard let (combinator, compound) = rest.first else { return true }
    let before = sequence(first: index.previous[number]) { index.previous[$0] }.prefix { $0 >= 0 }
    let candidates =
      switch combinator {
      case .descendant: Array(index.ancestors(of: number))
      case .child: Array(index.ancestors(of: number).prefix(1))
      case .next: index.previous[number] < 0 ? [] : [index.previous[number]]
      case .subsequent: index.previous[number] < 0 ? [] : Array(before)
      }
    return candidates.contains { compound.matches($0, in: index) && backtracks(rest.dropFirst(), $0, index) }
  }

  /// With backtracking, these took practically forever or crashed the process.
  @Test(arguments: [
    "x" + String(repeating: " g", count: 200) + " path", "x" + String(repeating: " ~ path", count: 200),
    String(repeating: "g > g ", count: 100) + "path",
  ])
  func longSelectorsEnd(text: String) throws {
    let groups = String(repeating: "<g>", count: 200) + String(repeating: "<path/>", count: 200)
    let svg = "<svg>" + groups + String(repeating: "</g>", count: 200) + "</svg>"
    let index = ElementIndex(try SVGDocument(parsing: Array(svg.utf8), file: "x.svg"))
    _ = try Selector(text).matches(in: index)
  }

  @Test(arguments: [
    ":nth-child(-9223372036854775808)", ":nth-child(n-9223372036854775808)", ":nth-child(99999999999999n)",
    String(repeating: ":not(", count: 20_000), String(repeating: "g ", count: 20_000) + "path",
  ])
  func excessiveSelectorsAreRefused(text: String) {
    #expect(throws: SelectorError.self) { try Selector(text) }
  }
}
