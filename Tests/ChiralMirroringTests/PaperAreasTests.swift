import Testing

@testable import ChiralMirroring

@Suite struct PaperAreasTests {
  /// Returns the areas of a picture in which `#` is ink.
  private func areas(_ picture: String) -> PaperAreas {
    let rows = picture.split(separator: "\n")
    return PaperAreas(ink: rows.joined().map { $0 == "#" }, side: rows.count)
  }

  @Test func areasInsideInkAreEnclosed() {
    let areas = areas(
      """
      .......
      .#####.
      .#.#..#
      .#.#..#
      .#.###.
      .###...
      .......
      """)
    #expect(areas.enclosedSizes == [3, 4])
    let outside = areas.isOutside.map { $0 ? "o" : "-" }.joined()
    #expect(
      outside == "ooooooo" + "o-----o" + "o------" + "o------" + "o-----o" + "o---ooo" + "ooooooo")
  }

  @Test func paperAtTheEdgeIsOutside() {
    let areas = areas(
      """
      #.#
      ###
      .#.
      """)
    #expect(areas.enclosedSizes == [])
    #expect(areas.isOutside.count(where: \.self) == 3)
  }

  @Test func diagonalNeighboursAreNotConnected() {
    let areas = areas(
      """
      .....
      .##..
      .#.#.
      .###.
      .....
      """)
    #expect(areas.enclosedSizes == [1])
  }
}
