import ChiralExporting
import ChiralValues
import Testing

@Suite struct SheetLookTests {
  @Test(arguments: [
    ([24], [1, 2, 3], [24, 48, 72]), ([24], [1], [24, 48]), ([16, 24], [1], [16, 24, 48]),
    ([16, 24, 32], [1, 2, 3], [16, 24, 48, 96]), ([512], [1, 2], [48]), ([48, 256], [1], [48]),
  ]) func aPageShowsHeightsOfABuild(sizes: [Int], scales: [Int], heights: [Int]) {
    #expect(SheetLook(sizes: sizes, scales: scales, tint: .black).heights == heights)
  }

  @Test(arguments: [
    ("black", "#000000", nil), ("#369", "#336699", ":root { color: #369 }"),
    ("teal", "#008080", ":root { color: teal }"), ("#FEFEFE", "#1b1c1e", ":root { color: #1b1c1e }"),
    ("white", "#1b1c1e", ":root { color: #1b1c1e }"), ("#0c0d0E", "#0c0d0e", ":root { color: #0c0d0e }"),
  ]) func aPageHasTheTintOfABuildUnlessItIsLight(tint: String, ink: String, style: String?) throws {
    let look = SheetLook(sizes: [24], scales: [1], tint: try #require(Tint(tint)))
    #expect(look.ink == ink && look.stylesheet == style)
  }
}
