import ChiralClassification
import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds icons with concepts for which the policies give different classes.
  static let conceptDisputed = AuditRule(
    id: "concept-disputed",
    summary: "the sources of the guidelines disagree about what the icon shows",
    guideline: nil,
    severity: .note,
    rationale: """
      Big sets treat some concepts differently: refresh, calendars, charts, media, undo. The policy decides where \
      the manifest does not; this note names the sources on both sides where the manifest's class is not the \
      policy's, so that it is a decision and not an accident.
      """,
    usesDrawings: true,
    passing: [
      Example(#""undo": "mirror""#), Example(#""calendar": "fixed""#), Example(#""refresh": "fixed""#),
      Example(#""clock": "mirror""#), Example(#""arrow.left": "mirror""#),
    ],
    failing: [
      Example(#""undo": "fixed""#), Example(#""refresh": "mirror""#), Example(#""calendar": "mirror""#),
    ],
    check: { subject in
      return subject.manifest.icons.compactMap { icon in
        let judgement = subject.judgement(of: icon)
        guard judgement.iconClass.mirrors != icon.iconClass.mirrors, !judgement.iconClass.takesVariants,
          !isDirection(judgement),
          isTrusted(judgement), icon.parts.components.isEmpty, !subject.isOwnMirrorImage(icon),
          !judgement.disagree.isEmpty, !judgement.agree.isEmpty, icon.variants.isEmpty
        else { return nil }
        return Violation(
          icon: icon.name, location: icon.classLocation,
          message: disputed(icon, judgement: judgement, policy: subject.manifest.policy))
      }
    })

  /// Returns true if the judgement is reliable enough to contradict the manifest. A judgement in favour of
  /// mirroring must be sure, because most concepts that mirror are also drawn in other ways (signal bars as
  /// an antenna, a clipboard without lines).
  private static func isTrusted(_ judgement: Judgement) -> Bool {
    judgement.confidence >= (judgement.iconClass.mirrors ? .sure : .likely)
  }

  /// Returns true if the judgement is by a direction word; such words have rules of their own.
  private static func isDirection(_ judgement: Judgement) -> Bool {
    judgement.guideline.map { [.r1, .r2, .r4].contains($0) } ?? false
  }

  private static func disputed(_ icon: Icon, judgement: Judgement, policy: Policy) -> String {
    let verb = judgement.disagree.count == 1 ? "disagrees" : "disagree"
    return
      "check that \(Wording.quoted(icon.name)) is meant to be \(icon.iconClass.rawValue): \(judgement.reason); "
      + "\(sources(judgement.agree)) and the policy \(policy.rawValue) say "
      + "\(judgement.iconClass.rawValue); \(sources(judgement.disagree)) \(verb)"
  }

  private static func sources(_ short: [String]) -> String {
    short.map(GuidanceSource.name).joined(separator: ", ")
  }
}
