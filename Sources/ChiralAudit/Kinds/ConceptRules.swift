import ChiralClassification
import ChiralManifest
import ChiralValues

/// Helpers shared by the rules on the concepts that names express.
extension AuditRule {
  /// Returns the mirrored icons whose names surely stand for certain concepts with the class fixed, with the
  /// judgements.
  ///
  /// Judgements that are less than sure are not reported, because a name alone is not proof. Icons with
  /// components, whose parts somebody has examined, and drawings that are their own mirror image are not
  /// reported either.
  static func mirroredIcons(
    of subject: AuditSubject, where isMeant: (Judgement) -> Bool
  ) -> [(icon: Icon, judgement: Judgement)] {
    return subject.manifest.icons.compactMap { icon in
      guard icon.iconClass.mirrors, icon.parts.components.isEmpty, !subject.isOwnMirrorImage(icon) else {
        return nil
      }
      let judgement = subject.judgement(of: icon)
      guard judgement.iconClass == .fixed, judgement.confidence == .sure, isMeant(judgement) else {
        return nil
      }
      return (icon, judgement)
    }
  }

  /// Returns a violation at the class of an icon that shows something that does not mirror.
  static func showsFixed(_ icon: Icon, _ judgement: Judgement) -> Violation {
    Violation(
      icon: icon.name, location: icon.classLocation,
      message: "make \(Wording.quoted(icon.name)) fixed, or rename it: \(judgement.reason)",
      fix: .wanted(.fixed, for: icon))
  }
}
