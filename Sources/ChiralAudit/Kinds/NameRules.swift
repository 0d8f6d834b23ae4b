import ChiralClassification
import ChiralManifest
import ChiralValues

/// Helpers shared by the rules on direction words in names.
extension AuditRule {
  /// Returns the icons whose names decide a class by directions of certain kinds, without those that `init` asks about.
  static func icons(
    of subject: AuditSubject, saying meanings: Set<DirectionFact.Meaning>
  ) -> [(icon: Icon, judgement: Judgement)] {
    subject.manifest.icons.compactMap { icon in
      let judgement = subject.judgement(of: icon)
      guard let direction = judgement.direction, meanings.contains(direction), !isAsked(icon) else {
        return nil
      }
      return (icon, subject.wholeJudgement(of: icon))
    }
  }

  /// Returns true if `init` has given an icon its class against its name, and its note asks about that.
  private static func isAsked(_ icon: Icon) -> Bool {
    icon.note.flatMap(NoteReason.init(note:))?.isUnsure == true
  }

  /// Returns a violation at the class of an icon that contradicts the direction in its name.
  static func contradiction(_ icon: Icon, _ judgement: Judgement, make iconClass: IconClass) -> Violation {
    let words = judgement.parts.first(where: \.isDecisive)?.words ?? icon.name
    let sentence = judgement.direction?.sentence ?? ""
    let isDecided = iconClass == .fixed && hasOwnArt(icon)
    return Violation(
      icon: icon.name, location: icon.classLocation,
      message:
        "make \(Wording.quoted(icon.name)) \(iconClass.rawValue), or rename it: \(Wording.quoted(words)) \(sentence)",
      fix: .wanted(iconClass, for: icon), severity: isDecided ? .note : nil)
  }

  /// Returns true if the set has its own right-to-left drawing of an icon, or treats its parts. Somebody has
  /// then examined it, and a name alone justifies only a note.
  private static func hasOwnArt(_ icon: Icon) -> Bool {
    !icon.parts.components.isEmpty || icon.variants.contains { $0.key == .direction(.rightToLeft) }
  }
}
