/// A test of the examiner: a question about a drawing and its right-to-left form.
struct ExaminerTest: Sendable {
  /// The name in the table.
  let id: String
  /// True if a form that fails is not written, unless a person decided about its parts.
  var declines = false
  /// True if a sign at another place may pass.
  var shifts = false
  /// Returns what is wrong with the right-to-left form, as a clause; nil if nothing is.
  let find: @Sendable (Examination) -> String?

  /// All tests. Of those that find something, the first one speaks.
  static let all: [ExaminerTest] = [.rows, .parts, .fragments, .edges, .ends, .sizes]
}

/// A bad answer to a test.
struct Finding: Equatable {
  /// The name of the test.
  let test: String
  let clause: String
  let declines: Bool
  let shifts: Bool
}

extension Examination {
  /// The first bad answer; nil if the right-to-left form passes all tests.
  var finding: Finding? {
    for test in ExaminerTest.all {
      if let clause = test.find(self) {
        return Finding(test: test.id, clause: clause, declines: test.declines, shifts: test.shifts)
      }
    }
    return nil
  }
}
