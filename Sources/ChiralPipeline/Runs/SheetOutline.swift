internal import ChiralRequests

/// The outline of a sheet with one cut or folded corner at its top, in a small picture.
struct SheetOutline {
  /// The first and the last column with ink of each row, from the first row with ink to the last.
  private let rows: [ClosedRange<Int>]
  private let top: Int
  private let box: ClosedRange<Int>
  /// The number of rows that the cut shortens.
  private let cut: Int

  /// Finds the outline; nil if the picture shows no such sheet.
  init?(_ bitmap: Bitmap) {
    let found = (0..<bitmap.height).map { y in Self.extent(of: y, in: bitmap) }
    guard let top = found.firstIndex(where: { $0 != nil }), let bottom = found.lastIndex(where: { $0 != nil })
    else { return nil }
    let rows = found[top...bottom].compactMap(\.self)
    guard rows.count == bottom - top + 1, rows.count >= Self.leastRows,
      let left = rows.map(\.lowerBound).min(),
      let right = rows.map(\.upperBound).max(), right - left < rows.count
    else { return nil }
    (self.rows, self.top, box) = (rows, top, left...right)
    // The gaps at the side of the cut become smaller with each row.
    let gaps = rows.map { ($0.lowerBound - left, right - $0.upperBound) }
    let isRight = gaps[0].1 > gaps[0].0
    let side = gaps.map { isRight ? $0.1 : $0.0 }
    let other = gaps.map { isRight ? $0.0 : $0.1 }
    guard let end = side.firstIndex(where: { $0 <= 1 }), side[0] * 6 >= right - left, end * 2 <= rows.count,
      zip(side[..<end], side[..<end].dropFirst()).allSatisfy({ $0 >= $1 })
    else { return nil }
    cut = end
    // Round corners take a few pixels of the first and the last rows.
    guard other.dropFirst(3).dropLast(3).allSatisfy({ $0 <= 1 }),
      side[end...].dropLast(3).allSatisfy({ $0 <= 1 })
    else { return nil }
  }

  /// Returns true if below the corner the picture is its own mirror image.
  func isAllThatIsLopsided(in bitmap: Bitmap) -> Bool {
    let different = (top + cut + 2..<top + rows.count).reduce(0) { sum, y in
      sum
        + box.count { x in
          let mirrored = box.lowerBound + box.upperBound - x
          return abs(Self.alpha(x, y, in: bitmap) - Self.alpha(mirrored, y, in: bitmap)) > Self.edge
        }
    }
    return different <= Self.mostDifferent
  }

  /// Returns true if two outlines are the same but for antialiased edges.
  func isSame(as other: SheetOutline) -> Bool {
    rows.count == other.rows.count && abs(top - other.top) <= 1
      && zip(rows, other.rows).allSatisfy {
        abs($0.lowerBound - $1.lowerBound) <= 1 && abs($0.upperBound - $1.upperBound) <= 1
      }
  }

  /// The smallest height of a sheet of which the corner can be told, in pixels.
  private static let leastRows = 16
  /// The difference in opacity that an antialiased edge does not have.
  private static let edge = 127
  /// The number of pixels that may differ by accident.
  private static let mostDifferent = 6

  private static func extent(of y: Int, in bitmap: Bitmap) -> ClosedRange<Int>? {
    guard let first = (0..<bitmap.width).first(where: { alpha($0, y, in: bitmap) > edge }),
      let last = (0..<bitmap.width).last(where: { alpha($0, y, in: bitmap) > edge })
    else { return nil }
    return first...last
  }

  private static func alpha(_ x: Int, _ y: Int, in bitmap: Bitmap) -> Int {
    Int(bitmap.pixels[(y * bitmap.width + x) * 4 + 3])
  }
}
