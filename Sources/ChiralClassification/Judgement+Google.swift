import ChiralManifest

extension Judgement {
  /// Decided by Google's own answer for an icon of its set.
  static let googlesAnswer = "google-answer"

  /// The judgement with Google's own answer for an icon of its set, as far as that answers the question.
  ///
  /// Google has one switch, so it says nothing of drawings of their own. Left and right, places and turns are a
  /// decision of their own, whoever draws the icon.
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
