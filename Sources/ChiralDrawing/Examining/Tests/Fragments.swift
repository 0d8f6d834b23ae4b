extension ExaminerTest {
  /// The number of additional pieces that are fragments: one may be a line that is cut at another place.
  private static let least = 2

  /// Asks whether a part falls into fragments, such as a ring that a sign breaks.
  static let fragments = ExaminerTest(id: "fragments") { pictures in
    !pictures.hasSlash && pictures.source.parts.additions(in: pictures.result.parts) >= least
      ? "one of its parts falls into fragments there" : nil
  }
}
