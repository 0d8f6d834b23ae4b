internal import ChiralMirroring

/// A test of the examiner: a question about a drawing and its right-to-left form.
struct ExaminerTest: Sendable {
  /// The name in the table.
  let id: String
  /// True if the test also looks at parts that a person named; the order of such parts is that person's.
  var doubtsPeople = true
  /// The ways of making a form again in which the test finds something, the first to try first.
  var mends: [Mend] = []
  /// True if the drawing is declined where nothing mends it: what the test finds is almost always a fault.
  var declines = false
  /// Returns what is wrong with the right-to-left form, as a clause; nil if nothing is.
  let find: @Sendable (Examination) -> String?

  /// All tests. Of those that find something, the first one speaks.
  static let all: [ExaminerTest] = [.rows, .parts, .contacts, .losses, .centring, .fragments, .edges, .ends]
}

extension Examination {
  /// A test that finds something, and what it finds; nil if the right-to-left form passes all tests.
  var finding: (test: ExaminerTest, clause: String)? {
    for test in ExaminerTest.all {
      if let clause = test.find(self) { return (test, clause) }
    }
    return nil
  }
}
