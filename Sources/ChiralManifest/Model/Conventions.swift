/// Decisions about a whole set, where a name or a guideline leaves two answers.
public struct Conventions: Hashable, Sendable {
  /// Whose habits decide where the sources of the guidelines disagree.
  public var policy: Policy
  /// True if the set calls its arrows for Back and Next left and right.
  public var leftMeansBack: Bool

  /// Conventions by their parts; unless told otherwise, those of a manifest that leaves the keys out.
  public init(policy: Policy = .apple, leftMeansBack: Bool = false) {
    self.policy = policy
    self.leftMeansBack = leftMeansBack
  }
}
