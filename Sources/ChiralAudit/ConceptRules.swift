import ChiralClassification
import ChiralManifest

/// Helpers shared by the rules on the concepts that names express.
extension AuditRule {
  /// The mirrored icons whose names surely show one of some concepts, which asks for fixed, with the judgement.
  ///
  /// What the lexicon is less than sure of is not reported: a name alone warns, it does not convict. Nor is an
  /// icon with components, whose parts somebody has looked at, or a drawing that is its own mirror image.
  static func mirroredIcons(
    of subject: AuditSubject, where isMeant: (Judgement) -> Bool
  ) -> [(icon: Icon, judgement: Judgement)] {
    return subject.manifest.icons.compactMap { icon in
      guard icon.iconClass.mirrors, icon.components.isEmpty, !subject.isOwnMirrorImage(icon) else {
        return nil
      }
      let judgement = subject.judgement(of: icon)
      guard judgement.iconClass == .fixed, judgement.confidence == .sure, isMeant(judgement) else {
        return nil
      }
      return (icon, judgement)
    }
  }

  /// A finding at the class of an icon that shows something which does not mirror.
  static func showsFixed(_ icon: Icon, _ judgement: Judgement) -> Violation {
    Violation(
      icon: icon.name, location: icon.classLocation,
      message: "make \(Wording.quoted(icon.name)) fixed, or rename it: \(judgement.reason)",
      fix: .wanted(.fixed, for: icon))
  }
}
