extension ExaminerTest {
  /// The number of additional pieces that are fragments: one may be a line that is cut at another place.
  private static let least = 2
  /// The smallest area of a piece, in squares of the line width.
  private static let leastArea = 0.25

  /// Asks whether a part falls into fragments, such as a ring that a sign breaks.
  static let fragments = ExaminerTest(id: "fragments") { pictures in
    let area = leastArea * pictures.lineWidth * pictures.lineWidth
    func count(_ picture: Examination.Measured) -> Int {
      picture.pieces.count { Double($0.points.count) >= area }
    }
    return !pictures.hasSlash && count(pictures.result) - count(pictures.source) >= least
      ? "one of its parts falls into fragments there" : nil
  }
}
