import ChiralInk

/// The search for a piece of a drawing in another picture of the same size.
struct PieceSearch {
  let piece: Piece
  let picture: Picture

  /// The distances to the right by which the piece can be moved inside the picture.
  private var shifts: ClosedRange<Int> {
    -piece.columns.lowerBound...picture.width - 1 - piece.columns.upperBound
  }

  private func isInk(_ x: Int, _ y: Int) -> Bool {
    (0..<picture.width).contains(x) && (0..<picture.height).contains(y) && picture.alpha(x, y) > 127
  }

  private func share(_ points: [(x: Int, y: Int)], _ column: (Int) -> Int) -> Double {
    Double(points.count { isInk(column($0.x), $0.y) }) / Double(max(1, points.count))
  }

  /// The share of the piece that is ink where its mirror image would stand.
  var mirroredShare: Double { share(piece.points) { picture.width - 1 - $0 } }

  // MARK: Places among other ink

  /// The number of pixels that tell whether a place is worth a closer look, and what their share may lack.
  private static let sample = (count: 100, slack: 0.1)

  /// Returns the distance to the right at which the picture shows at least a share of the unmirrored piece with the most paper around it,
  /// and the share of that paper; nil if it shows the piece nowhere.
  func place(showing least: Double) -> (shift: Int, paper: Double)? {
    let step = max(1, piece.points.count / Self.sample.count)
    let sample = stride(from: 0, to: piece.points.count, by: step).map { piece.points[$0] }
    let found = shifts.filter { shift in
      share(sample) { $0 + shift } >= least - Self.sample.slack
        && share(piece.points) { $0 + shift } >= least
    }
    guard !found.isEmpty else { return nil }
    let around = piece.around
    let places = found.map { shift in (shift: shift, paper: 1 - share(around) { $0 + shift }) }
    return places.max { $0.paper < $1.paper }
  }

  // MARK: Places apart from other ink

  /// The smallest share of the ink of both that they have in common: antialiasing, and places between pixels.
  private static let leastCommon = 0.88

  /// True if its mirror image stands in its mirrored place, apart from other ink.
  var isMirrored: Bool { isApart { picture.width - 1 - $0 } }

  /// The distances to the right at which it stands unmirrored, apart from other ink.
  var movements: [Int] { shifts.filter { shift in isApart { $0 + shift } } }

  private func isApart(_ column: (Int) -> Int) -> Bool {
    let common = share(piece.points, column)
    guard common >= Self.leastCommon else { return false }
    let ends = [column(piece.columns.lowerBound), column(piece.columns.upperBound)].sorted()
    let ink = piece.rows.reduce(0) { sum, y in sum + (ends[0]...ends[1]).count { isInk($0, y) } }
    let hits = common * Double(piece.points.count)
    return hits >= (Double(piece.points.count + ink) - hits) * Self.leastCommon
  }
}
