import ChiralInk

extension ExaminerTest {
  /// Asks whether the pieces of a row, such as the letters of a word, kept their orientation and their order all together, or none of them.
  static let rows = ExaminerTest(id: "rows", doubtsPeople: false) { pictures in
    guard pictures.source.picture.pixels != pictures.result.picture.pixels else { return nil }
    let isTorn = (PieceRow.all(of: pictures.source) + PieceRow.columns(of: pictures.source)).contains { row in
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

  /// Returns the pieces that may be letters or numerals.
  private static func upright(_ picture: Examination.Measured) -> [Piece] {
    let side = Double(picture.picture.height)
    return picture.pieces.filter {
      heights.contains(Double($0.height) / side) && $0.columns.count <= 2 * $0.height
    }
  }

  /// Returns the rows of a picture.
  static func all(of picture: Examination.Measured) -> [PieceRow] {
    let pieces = upright(picture).sorted { $0.columns.lowerBound < $1.columns.lowerBound }
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

  /// The smallest number of pieces in a column, and the largest differences in it, as shares of the height.
  private static let column = (count: 3, middle: 0.3, gap: 0.7)

  /// Returns the columns of a picture, such as the numerals of a list.
  static func columns(of picture: Examination.Measured) -> [PieceRow] {
    let pieces = upright(picture).sorted { $0.rows.lowerBound < $1.rows.lowerBound }
    var columns: [PieceRow] = []
    for piece in pieces {
      if let index = columns.firstIndex(where: { $0.continuesBelow(with: piece) }) {
        columns[index].pieces.append(piece)
      } else {
        columns.append(PieceRow(pieces: [piece]))
      }
    }
    return columns.filter { $0.pieces.count >= column.count }
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
