/// Decisions about a whole set, for cases in which a name or a guideline allows two answers.
public struct Conventions: Hashable, Sendable {
  /// The policy that decides where the sources of the guidelines disagree.
  public var policy: Policy
  /// True if the set uses left and right in the names of its arrows for Back and Next.
  public var leftMeansBack: Bool

  /// Creates conventions; the defaults are those of a manifest without these keys.
  public init(policy: Policy = .apple, leftMeansBack: Bool = false) {
    self.policy = policy
    self.leftMeansBack = leftMeansBack
  }
}
