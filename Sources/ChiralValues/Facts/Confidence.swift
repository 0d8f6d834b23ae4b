/// The confidence in an answer.
package enum Confidence: String, Hashable, Sendable, CaseIterable, Comparable {
  /// A default, or a case that people must check.
  case unsure
  /// Right in most cases.
  case likely
  /// Right in at least 97 of 100 cases.
  case sure

  package static func < (one: Confidence, other: Confidence) -> Bool { one.rank < other.rank }

  /// The next lower level.
  package var lowered: Confidence { self == .sure ? .likely : .unsure }

  private var rank: Int {
    switch self {
    case .unsure: 0
    case .likely: 1
    case .sure: 2
    }
  }
}
