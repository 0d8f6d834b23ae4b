import ChiralInk

extension ExaminerTest {
  /// Asks whether the pieces of a row, such as the letters of a word, kept their orientation and their order all together, or none of them.
  static let rows = ExaminerTest(id: "rows", doubtsPeople: false) { pictures in
    guard pictures.source.picture.pixels != pictures.result.picture.pixels else { return nil }
    let isTorn = PieceRow.all(of: pictures.source).contains { row in
      let places = row.pieces.map { piece in
        let search = PieceSearch(piece: piece, picture: pictures.result.picture)
        return (isMirrored: search.isMirrored, movements: search.movements)
      }
      // What was cut or covered is not judged.
      guard places.allSatisfy({ $0.isMirrored || !$0.movements.isEmpty }),
        !places.allSatisfy(\.isMirrored)
      else { return false }
      let common = places.dropFirst().reduce(places[0].movements) { common, piece in
        common.filter { shift in piece.movements.contains { abs($0 - shift) <= 1 } }
      }
      return common.isEmpty
    }
    return isTorn ? "only some pieces of a row keep their orientation or their order there" : nil
  }
}

/// Pieces of ink of one height beside each other, such as the letters of a word.
private struct PieceRow {
  var pieces: [Piece]

  /// The heights of the pieces of a row, as shares of the picture's height: letters on a sheet, and digits on a key.
  private static let heights = 0.12...0.6
  /// The largest difference between heights, places and gaps in a row, as shares of the height. What stands farther apart than letters, as
  /// the numbers of a scale do and a badge beside a person, is no word.
  private static let slack = (height: 0.15, place: 0.12, gap: 0.35)

  /// The smallest number of pieces in a column, and the largest differences in it, as shares of the height.
  private static let column = (count: 3, middle: 0.3, gap: 0.7)

  /// Returns the rows of a picture, and its columns, such as the numerals of a list.
  static func all(of picture: Examination.Measured) -> [PieceRow] {
    let side = Double(picture.picture.height)
    let upright = picture.pieces.filter {
      heights.contains(Double($0.height) / side) && $0.columns.count <= 2 * $0.height
    }
    let rows = lines(of: upright.sorted { $0.columns.lowerBound < $1.columns.lowerBound }) {
      $0.continues(with: $1)
    }
    let columns = lines(of: upright.sorted { $0.rows.lowerBound < $1.rows.lowerBound }) {
      $0.continuesBelow(with: $1)
    }
    return rows.filter { $0.pieces.count > 1 } + columns.filter { $0.pieces.count >= column.count }
  }

  /// Adds each piece to the first line that it continues, or begins a line.
  private static func lines(
    of pieces: [Piece], _ continues: (PieceRow, Piece) -> Bool
  ) -> [PieceRow] {
    pieces.reduce(into: []) { lines, piece in
      if let index = lines.firstIndex(where: { continues($0, piece) }) {
        lines[index].pieces.append(piece)
      } else {
        lines.append(PieceRow(pieces: [piece]))
      }
    }
  }

  private func continues(with piece: Piece) -> Bool {
    guard let last = pieces.last else { return false }
    let height = Double(max(last.height, piece.height))
    let gap = piece.columns.lowerBound - last.columns.upperBound
    return Double(abs(last.height - piece.height)) <= height * Self.slack.height
      && Double(abs(last.rows.lowerBound - piece.rows.lowerBound)) <= height * Self.slack.place
      && gap > 0 && Double(gap) <= height * Self.slack.gap
  }

  private func continuesBelow(with piece: Piece) -> Bool {
    guard let last = pieces.last else { return false }
    let height = Double(max(last.height, piece.height))
    let middles = [last, piece].map { Double($0.columns.lowerBound + $0.columns.upperBound) / 2 }
    let gap = piece.rows.lowerBound - last.rows.upperBound
    return Double(abs(last.height - piece.height)) <= height * Self.slack.height
      && abs(middles[0] - middles[1]) <= height * Self.column.middle
      && gap > 0 && Double(gap) <= height * Self.column.gap
  }
}
