extension ExaminerTest {
  /// Asks whether parts are whole, holes as many as in the source, and both of the same size. Of 17 such answers about drawings whose
  /// right-to-left form is known, 16 were about right forms.
  static let sizes = ExaminerTest(id: "sizes", isNoted: false) { pictures in
    switch pictures.partChange {
    case .split: "one of its parts falls into pieces there"
    case .filled: "a hole in it is filled or open there"
    case .resized: "one of its parts or holes is much larger or smaller there"
    case .speck: "the slash leaves a speck there"
    case .merged, nil: nil
    }
  }
}
