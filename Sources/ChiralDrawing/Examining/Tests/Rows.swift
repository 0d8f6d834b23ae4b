import ChiralInk

extension ExaminerTest {
  /// Asks whether the pieces of a row, such as the letters of a word, kept their orientation and their order all together, or none of them.
  static let rows = ExaminerTest(id: "rows", doubtsPeople: false) { pictures in
    let (source, result) = (pictures.source.picture, pictures.result.picture)
    guard source.pixels != result.pixels else { return nil }
    let isTorn = PieceRow.all(in: source).contains { row in
      let places = row.pieces.map { PiecePlaces(of: $0, of: source, in: result) }
      // What was cut or covered is not judged.
      guard places.allSatisfy({ $0.isMirrored || !$0.shifts.isEmpty }),
        !places.allSatisfy(\.isMirrored)
      else { return false }
      let common = places.dropFirst().reduce(places[0].shifts) { common, piece in
        common.filter { shift in piece.shifts.contains { abs($0 - shift) <= 1 } }
      }
      return common.isEmpty
    }
    return isTorn ? "only some pieces of a row keep their orientation or their order there" : nil
  }
}

/// Pieces of ink of one height beside each other, such as the letters of a word.
private struct PieceRow {
  /// A piece of ink.
  struct Piece {
    let places: [Int]
    let columns: ClosedRange<Int>
    let rows: ClosedRange<Int>
    var height: Int { rows.upperBound - rows.lowerBound + 1 }
  }

  var pieces: [Piece]

  /// The heights of the pieces of a row, as shares of the picture's height: letters on a sheet, and digits on a key.
  private static let heights = 0.12...0.6
  /// The largest difference between heights, places and gaps in a row, as shares of the height.
  private static let slack = (height: 0.15, place: 0.12, gap: 0.6)

  /// Returns the rows of a picture.
  static func all(in picture: Picture) -> [PieceRow] {
    let heights = heights.lowerBound * Double(picture.height)...heights.upperBound * Double(picture.height)
    let pieces = picture.islands.map { Piece($0, width: picture.width) }
      .filter { heights.contains(Double($0.height)) && $0.columns.count <= 2 * $0.height }
      .sorted { $0.columns.lowerBound < $1.columns.lowerBound }
    var rows: [PieceRow] = []
    for piece in pieces {
      if let index = rows.firstIndex(where: { $0.continues(with: piece) }) {
        rows[index].pieces.append(piece)
      } else {
        rows.append(PieceRow(pieces: [piece]))
      }
    }
    return rows.filter { $0.pieces.count > 1 }
  }

  private func continues(with piece: Piece) -> Bool {
    guard let last = pieces.last else { return false }
    let height = Double(max(last.height, piece.height))
    let gap = piece.columns.lowerBound - last.columns.upperBound
    return Double(abs(last.height - piece.height)) <= height * Self.slack.height
      && Double(abs(last.rows.lowerBound - piece.rows.lowerBound)) <= height * Self.slack.place
      && gap > 0 && Double(gap) <= height * Self.slack.gap
  }
}

extension PieceRow.Piece {
  fileprivate init(_ places: [Int], width: Int) {
    let columns = places.map { $0 % width }
    self.places = places
    self.columns = (columns.min() ?? 0)...(columns.max() ?? 0)
    rows = (places.min() ?? 0) / width...(places.max() ?? 0) / width
  }
}

/// The places in which a picture shows a piece of another.
private struct PiecePlaces {
  /// True if its mirror image stands in its mirrored place.
  let isMirrored: Bool
  /// The distances to the right by which it is moved unmirrored.
  let shifts: [Int]

  /// The smallest share of the ink of both that they have in common: antialiasing, and places between pixels.
  private static let leastCommon = 0.88

  init(of piece: PieceRow.Piece, of source: Picture, in result: Picture) {
    let width = source.width
    let own = piece.places.map { (x: $0 % width, y: $0 / width) }
    func isShown(_ column: (Int) -> Int) -> Bool {
      let hits = own.count { place in
        let x = column(place.x)
        return (0..<width).contains(x) && result.alpha(x, place.y) > 127
      }
      guard Double(hits) >= Double(own.count) * Self.leastCommon else { return false }
      let ends = [column(piece.columns.lowerBound), column(piece.columns.upperBound)].sorted()
      let columns = max(0, ends[0])...min(width - 1, ends[1])
      let ink = piece.rows.reduce(0) { sum, y in sum + columns.count { result.alpha($0, y) > 127 } }
      return Double(hits) >= Double(own.count + ink - hits) * Self.leastCommon
    }
    isMirrored = isShown { width - 1 - $0 }
    shifts = (-piece.columns.lowerBound...width - 1 - piece.columns.upperBound).filter { shift in
      isShown { $0 + shift }
    }
  }
}
