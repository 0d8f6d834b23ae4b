import ChiralTestSupport
import Testing

@testable import ChiralInk

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

  /// The areas of random rasters, found by spreading from each sample.
  @Test func runsFindTheSameAreasAsSpreading() {
    var random = SeededNumbers(seed: 8)
    for _ in 0..<200 {
      let side = Int.random(in: 1...14, using: &random)
      let ink = (0..<side * side).map { _ in Int.random(in: 0..<5, using: &random) < 2 }
      let areas = PaperAreas(ink: ink, side: side)
      let (outside, sizes) = spreading(ink, side)
      #expect(areas.isOutside == outside)
      #expect(areas.enclosedSizes == sizes)
    }
  }

  private func spreading(_ ink: [Bool], _ side: Int) -> (outside: [Bool], sizes: [Int]) {
    var area = [Int?](repeating: nil, count: ink.count)
    func spread(from start: Int, as number: Int) {
      var left = [start]
      while let place = left.popLast() {
        guard !ink[place], area[place] == nil else { continue }
        area[place] = number
        let (row, column) = (place / side, place % side)
        if row > 0 { left.append(place - side) }
        if row < side - 1 { left.append(place + side) }
        if column > 0 { left.append(place - 1) }
        if column < side - 1 { left.append(place + 1) }
      }
    }
    for place in ink.indices
    where [place / side, place % side].contains(where: { $0 == 0 || $0 == side - 1 }) {
      spread(from: place, as: 0)
    }
    var last = 0
    for place in ink.indices where !ink[place] && area[place] == nil {
      last += 1
      spread(from: place, as: last)
    }
    return (area.map { $0 == 0 }, (0..<last).map { number in area.count { $0 == number + 1 } })
  }
}
