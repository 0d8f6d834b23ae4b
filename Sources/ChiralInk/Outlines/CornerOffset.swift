package import ChiralSVG

/// The offset at which most corners of one drawing are corners of another.
package struct CornerOffset {
  package let x, y: DecimalNumber

  /// The smallest number of equal corners, and their smallest share.
  private static let least = (count: 6, share: 0.3)
  /// The largest number of corners of a drawing that is compared; one with more is an illustration, not an icon.
  private static let most = 200
  /// The largest offset, in tolerances: larger ones are outside any icon.
  private static let mostCells = 1e6

  /// Returns nil if too few corners are equal at any offset, or if they are equal at none.
  ///
  /// - Parameter tolerance: The largest distance between equal corners, in user units.
  package init?(from scene: Scene, to other: Scene, tolerance: Double) {
    let (corners, targets) = (scene.corners, other.corners)
    guard tolerance > 0, (Self.least.count...Self.most).contains(corners.count), targets.count <= Self.most
    else { return nil }
    let offsets = corners.flatMap { corner in
      targets.map { Point(x: $0.x - corner.x, y: $0.y - corner.y) }
    }
    let cells = Dictionary(grouping: offsets.filter { $0.isWithin(tolerance * Self.mostCells) }) {
      Cell($0, side: tolerance)
    }
    let counts = cells.mapValues(\.count)
    let sums = counts.keys.map { cell in (cell, cell.block.reduce(0) { $0 + counts[$1, default: 0] }) }
    // Of equally frequent offsets the smallest, so that the order of a dictionary does not matter.
    guard let (best, _) = sums.max(by: { $0.1 == $1.1 ? $1.0 < $0.0 : $0.1 < $1.1 }) else { return nil }
    let votes = best.block.flatMap { cells[$0] ?? [] }
    guard votes.count >= Self.least.count, Double(votes.count) >= Double(corners.count) * Self.least.share
    else { return nil }
    let middle = (
      votes.reduce(0) { $0 + $1.x } / Double(votes.count), votes.reduce(0) { $0 + $1.y } / Double(votes.count)
    )
    guard max(abs(middle.0), abs(middle.1)) > tolerance || scene.viewBox != other.viewBox else { return nil }
    x = DecimalNumber(middle.0)
    y = DecimalNumber(middle.1)
  }

  /// A square of offsets.
  private struct Cell: Hashable, Comparable {
    let column, row: Int

    init(_ offset: Point, side: Double) {
      column = Int(saturating: (offset.x / side).rounded())
      row = Int(saturating: (offset.y / side).rounded())
    }

    private init(column: Int, row: Int) {
      self.column = column
      self.row = row
    }

    /// The square and the eight around it.
    var block: [Cell] {
      (-1...1).flatMap { x in (-1...1).map { Cell(column: column &+ x, row: row &+ $0) } }
    }

    private var order: [Int] { [abs(column) + abs(row), column, row] }

    static func < (one: Cell, two: Cell) -> Bool {
      one.order.lexicographicallyPrecedes(two.order)
    }
  }
}

extension Point {
  /// Returns false for points farther away, and for those that are not numbers.
  fileprivate func isWithin(_ distance: Double) -> Bool { abs(x) < distance && abs(y) < distance }
}

extension Scene {
  /// The ends of the segments of all shapes, in the drawing's coordinates.
  fileprivate var corners: [Point] {
    index.elements.indices.flatMap { number in
      let map = fullMap(number)
      return (outline(number) ?? []).compactMap(\.end).map { map($0) }
    }
  }
}
