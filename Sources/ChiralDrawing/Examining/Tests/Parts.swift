extension ExaminerTest {
  /// Asks whether all parts are there, and none touches another that it did not touch.
  static let parts = ExaminerTest(id: "parts") { pictures in
    switch pictures.partChange {
    case .merged: "some of its parts run into each other there, or one is gone"
    case .split, .filled, .resized, .speck, nil: nil
    }
  }
}

extension Examination {
  /// The difference between the connected parts of both pictures.
  var partChange: PartChange? { source.parts.change(to: result.parts, acrossSlash: hasSlash) }
}
