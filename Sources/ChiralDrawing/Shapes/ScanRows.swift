import ChiralSVG

/// Horizontal lines through a drawing, along which filled areas are compared.
struct ScanRows {
  /// The lines, at the middle of each of 256 rows. They meet no grid of drawings, on which corners lie.
  private let heights: [Double]
  private let distance: Double

  private static let count = 256

  init(height: Double) {
    let distance = height / Double(Self.count)
    self.distance = distance
    // Not the exact middle: corners lie on round fractions, where a row would count an edge twice or not at all.
    heights = (0..<Self.count).map { (Double($0) + 0.4871) * distance }
  }

  /// Returns the place at which an edge crosses a height, and 1 if it leads down, else −1; nil if it does not.
  static func crossing(_ edge: (Point, Point), at height: Double) -> (x: Double, turn: Int)? {
    let (from, to) = edge
    guard (from.y <= height) != (to.y <= height) else { return nil }
    let share = (height - from.y) / (to.y - from.y)
    return (from.x + (to.x - from.x) * share, from.y < to.y ? 1 : -1)
  }

  /// Returns the places in each row at which the paint of all areas together begins and ends, in turn.
  func spans(of areas: [PaintedArea]) -> [[Double]] {
    let edges = areas.map { $0.contours.flatMap { Array($0.edges) } }
    return heights.map { height in
      let crossings = edges.enumerated().flatMap { number, edges in
        edges.compactMap { edge in Self.crossing(edge, at: height).map { (x: $0.x, turn: $0.turn, number) } }
      }.sorted { $0.x < $1.x }
      var windings = [Int](repeating: 0, count: areas.count)
      var painted = 0
      var spans: [Double] = []
      for (x, turn, number) in crossings {
        func isPainted() -> Bool {
          areas[number].isEvenOdd ? windings[number] % 2 != 0 : windings[number] != 0
        }
        let before = (isPainted(), painted > 0)
        windings[number] += turn
        if isPainted() != before.0 { painted += before.0 ? -1 : 1 }
        if (painted > 0) != before.1 { spans.append(x) }
      }
      return spans
    }
  }

  /// Returns the area that a set of spans covers.
  func area(_ spans: [[Double]]) -> Double { difference(spans, spans.map { _ in [] }) }

  /// Returns the area that only one of two sets of spans covers.
  func difference(_ one: [[Double]], _ other: [[Double]]) -> Double {
    zip(one, other).reduce(0) { sum, rows in
      let ends = (rows.0 + rows.1).sorted()
      // An even number of ends to the left means that both or neither of the sets covers a place.
      return sum
        + stride(from: 0, to: ends.count - 1, by: 2).reduce(0) { $0 + (ends[$1 + 1] - ends[$1]) } * distance
    }
  }
}
