/// A connected piece of the ink of a picture.
struct Piece {
  /// The columns and rows of its pixels.
  let points: [(x: Int, y: Int)]
  let columns: ClosedRange<Int>
  let rows: ClosedRange<Int>

  var height: Int { rows.count }

  /// Creates the piece that has pixels at some places, counted row by row in a picture of this width; nil without places.
  init?(_ places: [Int], width: Int) {
    points = places.map { ($0 % width, $0 / width) }
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else { return nil }
    columns = left...right
    rows = top...bottom
  }

  /// The distances, in pixels, between which the paper around the piece is looked at: a gap of a third of a unit in a drawing of 24 counts.
  private static let rim = (from: 2, to: 3)

  /// The pixels around the piece, which are paper where it touches nothing.
  var around: [(x: Int, y: Int)] {
    let (left, top) = (columns.lowerBound - Self.rim.to, rows.lowerBound - Self.rim.to)
    let stride = columns.count + 2 * Self.rim.to
    var distances = [Int](repeating: .max, count: stride * (rows.count + 2 * Self.rim.to))
    let reach = -Self.rim.to...Self.rim.to
    for point in points {
      for dy in reach {
        for dx in reach {
          let place = (point.y + dy - top) * stride + point.x + dx - left
          distances[place] = min(distances[place], max(abs(dx), abs(dy)))
        }
      }
    }
    return distances.indices.filter { (Self.rim.from...Self.rim.to).contains(distances[$0]) }
      .map { ($0 % stride + left, $0 / stride + top) }
  }
}
