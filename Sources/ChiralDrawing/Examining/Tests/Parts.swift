extension ExaminerTest {
  /// Asks whether all parts are there, and none that keeps its orientation touches another that it did not touch. A slash divides a mirrored
  /// base in another way.
  static let parts = ExaminerTest(id: "parts") { pictures in
    !pictures.hasSlash && pictures.source.pieces.contains(where: pictures.losesOrMerges)
      ? "some of its parts run into each other there, or one is gone" : nil
  }
}

extension Examination {
  /// The smallest areas of the pieces that are looked for, in squares of the line width: less than a dot may be what a clearance left, and
  /// less than a short line with round ends is found by chance.
  private static let leastArea = (any: 0.5, moved: 2.0)
  /// The shares of a piece in the mirrored place: above one it is mirrored, below the other it is not there.
  private static let mirrored = (whole: 0.85, gone: 0.35)
  /// The shares of a piece that stands somewhere unmirrored, and of the paper around it, so that it is not any ink that covers it.
  private static let moved = (whole: 0.95, gone: 0.7, paper: 0.4)
  /// The largest growth of a piece that touches nothing: antialiasing.
  private static let mostGrowth = 1.12

  /// Returns true if a piece of the source is not in the result, or is there as a part of a larger piece.
  ///
  /// The limits were chosen with 579 right forms of composed drawings and 220 whose sign touches its base: 3 and 168 of them are found.
  fileprivate func losesOrMerges(_ piece: Piece) -> Bool {
    let area = Double(piece.points.count) / (lineWidth * lineWidth)
    guard area >= Self.leastArea.any else { return false }
    let search = PieceSearch(piece: piece, picture: result.picture)
    let mirrored = search.mirroredShare
    guard mirrored < Self.mirrored.whole else { return false }
    if area >= Self.leastArea.moved, let place = search.place(showing: Self.moved.whole),
      place.paper >= Self.moved.paper
    {
      let areas = piece.points.map { result.areaOfPiece(at: $0.x + place.shift, $0.y) }.filter { $0 > 0 }
        .sorted()
      return Double(areas[areas.count / 2]) > Self.mostGrowth * Double(piece.points.count)
    }
    return mirrored < Self.mirrored.gone
      && (search.place(showing: Self.moved.gone)?.paper ?? 0) < Self.moved.paper
  }
}
