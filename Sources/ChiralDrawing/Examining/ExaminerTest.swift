/// A test of the examiner: a question about a drawing and its right-to-left form.
struct ExaminerTest: Sendable {
  /// The name in the table.
  let id: String
  /// True if the test also looks at parts that a person named; the order of such parts is that person's.
  var doubtsPeople = true
  /// Returns what is wrong with the right-to-left form, as a clause; nil if nothing is.
  let find: @Sendable (Examination) -> String?

  /// All tests. Of those that find something, the first one speaks.
  static let all: [ExaminerTest] = [.rows, .parts, .fragments, .edges, .ends]
}

/// A bad answer to a test.
struct Finding: Equatable {
  /// The name of the test.
  let test: String
  let clause: String
  let doubtsPeople: Bool
}

extension Examination {
  /// The first bad answer; nil if the right-to-left form passes all tests.
  var finding: Finding? {
    for test in ExaminerTest.all {
      if let clause = test.find(self) {
        return Finding(test: test.id, clause: clause, doubtsPeople: test.doubtsPeople)
      }
    }
    return nil
  }
}
