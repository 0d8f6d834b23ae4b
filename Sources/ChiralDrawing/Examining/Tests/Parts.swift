internal import ChiralMirroring

extension ExaminerTest {
  /// Asks whether a part that keeps its orientation touches another that it did not touch. A slash divides a mirrored base in another way.
  static let parts = ExaminerTest(id: "parts", mends: [.wholeRow] + Mend.asides, declines: true) { pictures in
    pictures.fates.contains(.merged) ? merged : nil
  }

  /// Asks the same about a part whose mirror image would cover much of it: it may be a rest of the base that is cut in another way.
  static let contacts = ExaminerTest(id: "contacts") { pictures in
    pictures.fates.contains(.perhapsMerged) ? merged : nil
  }

  private static let merged = "some of its parts run into each other there"

  /// Asks whether all parts are there.
  static let losses = ExaminerTest(id: "losses") { pictures in
    pictures.fates.contains(.gone) ? "one of its parts is gone there" : nil
  }
}

extension Examination {
  /// The fate of a piece of the source in the result.
  enum Fate {
    case there, merged, perhapsMerged, gone
  }

  /// The smallest areas of the pieces that are looked for, in squares of the line width: less than a dot may be what a clearance left, less
  /// than a short line with round ends is found by chance, and less than two of them may be the rest of a line that is cut elsewhere.
  private static let leastArea = (any: 0.5, moved: 2.0, rest: 4.0)
  /// The shares of a piece in the mirrored place: above one it is mirrored, below the second it is another piece, below the third it is
  /// not there.
  private static let mirrored = (whole: 0.85, other: 0.55, gone: 0.35)
  /// The shares of a piece that stands somewhere unmirrored, and of the paper around it, so that it is not any ink that covers it.
  private static let moved = (whole: 0.95, gone: 0.7, paper: 0.4)
  /// The largest growth of a piece that touches nothing: antialiasing.
  private static let mostGrowth = 1.12

  /// Returns the fate of a piece: it is not in the result, or is there as a part of a larger piece, or as it should be.
  ///
  /// The limits were chosen with 579 right forms of composed drawings and 220 whose sign touches its base: 168 of these were found, and 3
  /// right ones, all by rests of lines.
  func fate(of piece: Piece) -> Fate {
    let area = Double(piece.points.count) / (lineWidth * lineWidth)
    guard area >= Self.leastArea.any else { return .there }
    let search = PieceSearch(piece: piece, picture: result.picture)
    let mirrored = search.mirroredShare
    guard mirrored < Self.mirrored.whole else { return .there }
    if area >= Self.leastArea.moved, let place = search.place(showing: Self.moved.whole),
      place.paper >= Self.moved.paper
    {
      // A thin piece may cover a row of pixels less where it stands now, so that only a larger piece shows all of it.
      guard hasGrown(piece, by: place.shift), search.movements.allSatisfy({ hasGrown(piece, by: $0) }) else {
        return .there
      }
      if mirrored < Self.mirrored.other { return .merged }
      return area >= Self.leastArea.rest ? .perhapsMerged : .there
    }
    let isGone =
      mirrored < Self.mirrored.gone
      && (search.place(showing: Self.moved.gone)?.paper ?? 0) < Self.moved.paper
    return isGone ? .gone : .there
  }

  /// Returns true if a piece, at a distance to the right, is a part of a larger one in the result.
  private func hasGrown(_ piece: Piece, by shift: Int) -> Bool {
    let areas = piece.points.map { result.areaOfPiece(at: $0.x + shift, $0.y) }.filter { $0 > 0 }.sorted()
    return !areas.isEmpty
      && Double(areas[areas.count / 2]) > Self.mostGrowth * Double(piece.points.count)
  }
}
