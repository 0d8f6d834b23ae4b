import ChiralInk

extension ExaminerTest {
  /// Asks whether what stands in the middle of a ring or a frame is still there.
  static let centring = ExaminerTest(id: "centring") { pictures in
    let width = pictures.result.picture.width
    let isOff = Framed.all(in: pictures.source.pieces).contains { framed in
      guard abs(framed.offset) <= Framed.middle else { return false }
      return Framed.all(in: pictures.result.pieces).contains {
        $0.isFrame(of: framed, mirroredIn: width) && $0.isOff
      }
    }
    return isOff ? "what was in the middle of a frame stands aside there" : nil
  }
}

/// A piece around one other piece. Several may stand in the middle by chance.
private struct Framed {
  /// The largest distance from the middle, in pixels, at which the content is in the middle: antialiasing.
  static let middle = 1.5
  /// The smallest distance, as a share of the frame's width, that the eye sees.
  static let leastOff = 0.05
  /// The smallest width of a frame, as a share of the picture's: smaller ones hold dots.
  private static let leastWidth = 0.3

  let frame: Piece
  /// The columns of the piece inside.
  let content: ClosedRange<Int>

  /// The distance of the middle of the content to the right of the frame's.
  var offset: Double {
    Double(content.lowerBound + content.upperBound - frame.columns.lowerBound - frame.columns.upperBound) / 2
  }

  /// True if the content stands aside.
  var isOff: Bool { abs(offset) > Self.leastOff * Double(frame.columns.count) }

  /// Returns all pieces around one other.
  static func all(in pieces: [Piece]) -> [Framed] {
    pieces.compactMap { frame in
      let inside = pieces.filter { frame.surrounds($0) }
      guard inside.count == 1, frame.columns.count >= Int(leastWidth * Double(Examination.width)) else {
        return nil
      }
      return Framed(frame: frame, content: inside[0].columns)
    }
  }

  /// Returns true if the frame is the mirror image of another one, in its place.
  func isFrame(of other: Framed, mirroredIn width: Int) -> Bool {
    let columns = (width - 1 - other.frame.columns.upperBound, width - 1 - other.frame.columns.lowerBound)
    return abs(frame.columns.lowerBound - columns.0) <= 1 && abs(frame.columns.upperBound - columns.1) <= 1
      && abs(frame.rows.lowerBound - other.frame.rows.lowerBound) <= 1
      && abs(frame.rows.upperBound - other.frame.rows.upperBound) <= 1
  }
}

extension Piece {
  /// Returns true if another piece lies inside the columns and rows of this one.
  fileprivate func surrounds(_ other: Piece) -> Bool {
    columns.lowerBound < other.columns.lowerBound && other.columns.upperBound < columns.upperBound
      && rows.lowerBound < other.rows.lowerBound && other.rows.upperBound < rows.upperBound
  }
}
