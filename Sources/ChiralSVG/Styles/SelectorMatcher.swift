/// Finds the elements that one alternative of a selector matches, without backtracking.
///
/// A naive search tries every ancestor and every sibling for every combinator: below 60 nested groups, six
/// descendant combinators give C(60, 6) = 50 million tries for one element. Here each part of the selector is
/// tried on each element once.
struct SelectorMatcher {
  /// The answer to a question that may not have been computed yet.
  private enum Answer: UInt8 {
    case unknown, no, yes

    init(_ isTrue: Bool) { self = isTrue ? .yes : .no }
  }

  /// One part of a selector to the left of its subject, with the answers found so far.
  private struct Level {
    let combinator: Selector.Combinator
    let compound: Selector.Compound
    /// The answers to whether an element matches the part and everything left of it, by the element's number.
    var matching: [Answer]
    /// The answers to whether an element, or one above it (or before it, depending on the combinator),
    /// matches.
    var reaching: [Answer]
  }

  private let index: ElementIndex
  private let subject: Selector.Compound
  private var levels: [Level]

  init(_ alternative: Selector.Alternative, _ index: ElementIndex) {
    self.index = index
    subject = alternative.subject
    let count = index.elements.count
    levels = alternative.ancestors.map { combinator, compound in
      Level(
        combinator: combinator, compound: compound, matching: Array(repeating: .unknown, count: count),
        reaching: Array(repeating: .unknown, count: count))
    }
  }

  /// Returns true if the alternative matches an element.
  mutating func matches(_ number: Int) -> Bool {
    subject.matches(number, in: index) && isRelated(number, at: 0)
  }

  /// Returns true if an element in the relation of a level matches the selector from there on.
  private mutating func isRelated(_ number: Int, at level: Int) -> Bool {
    guard level < levels.count else { return true }
    switch levels[level].combinator {
    case .child: return isMatching(index.parents[number], at: level)
    case .next: return isMatching(index.previous[number], at: level)
    case .descendant: return isReaching(index.parents[number], at: level, index.parents)
    case .subsequent: return isReaching(index.previous[number], at: level, index.previous)
    }
  }

  private mutating func isMatching(_ number: Int, at level: Int) -> Bool {
    guard number >= 0 else { return false }
    if case let known = levels[level].matching[number], known != .unknown { return known == .yes }
    let isTrue = levels[level].compound.matches(number, in: index) && isRelated(number, at: level + 1)
    levels[level].matching[number] = Answer(isTrue)
    return isTrue
  }

  /// Returns true if an element or one that follows it in `next` matches; all elements on the way share the
  /// answer.
  private mutating func isReaching(_ number: Int, at level: Int, _ next: [Int]) -> Bool {
    var (current, answer) = (number, Answer.no)
    var passed: [Int] = []
    while current >= 0 {
      if case let known = levels[level].reaching[current], known != .unknown {
        answer = known
        break
      }
      passed.append(current)
      if isMatching(current, at: level) {
        answer = .yes
        break
      }
      current = next[current]
    }
    for element in passed { levels[level].reaching[element] = answer }
    return answer == .yes
  }
}
