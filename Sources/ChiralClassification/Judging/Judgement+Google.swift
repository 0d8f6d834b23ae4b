import ChiralManifest
import ChiralValues

extension Judgement {
  /// The value of `decidedBy` for Google's own answer about an icon of its set.
  static let googlesAnswer = "google-answer"

  /// Returns the judgement with Google's own answer about an icon of its set, where that answer applies.
  ///
  /// Google has a single switch, so it says nothing about drawings by locale. Left and right, places and
  /// rotations are decided separately, whoever draws the icon.
  func asGoogleHasIt(mirrors: Bool) -> Judgement {
    guard !iconClass.takesVariants, guideline != .r2, guideline != .r4, !turnsWithLeft else { return self }
    var judgement = self
    judgement.confidence = .sure
    guard iconClass.mirrors != mirrors else { return judgement }
    judgement.iconClass = mirrors ? .mirror : .fixed
    judgement.guideline = nil
    judgement.decidedBy = Self.googlesAnswer
    judgement.reason = "Google \(mirrors ? "mirrors" : "does not mirror") this icon of its set"
    (judgement.agree, judgement.disagree) = (["GL"], agree.filter { $0 != "GL" })
    if !mirrors { (judgement.except, judgement.components) = ([], []) }
    return judgement
  }
}
