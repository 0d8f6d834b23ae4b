extension ExaminerTest {
  /// Asks whether parts are whole, holes as many as in the source, and both of the same size.
  static let sizes = ExaminerTest(id: "sizes") { pictures in
    switch pictures.partChange {
    case .split: "one of its parts falls into pieces there"
    case .filled: "a hole in it is filled or open there"
    case .resized: "one of its parts or holes is much larger or smaller there"
    case .speck: "the slash leaves a speck there"
    case .merged, nil: nil
    }
  }
}
