import ChiralClassification
import ChiralManifest

/// Helpers shared by the rules on direction words in names.
extension AuditRule {
  /// Returns the icons whose names decide a class by words with certain meanings, with those words.
  static func icons(
    of subject: AuditSubject, saying meanings: Set<DirectionFact.Meaning>
  ) -> [(icon: Icon, fact: DirectionFact)] {
    subject.manifest.icons.compactMap { icon in
      guard let fact = NameEvidence(IconName(icon.name)).decisive, meanings.contains(fact.meaning) else {
        return nil
      }
      return (icon, fact)
    }
  }

  /// Returns a violation at the class of an icon that contradicts the words of its name.
  static func contradiction(_ icon: Icon, _ fact: DirectionFact, make iconClass: IconClass) -> Violation {
    let words = Wording.quoted(fact.words.joined(separator: " "))
    let isDecided = iconClass == .fixed && hasOwnArt(icon)
    return Violation(
      icon: icon.name, location: icon.classLocation,
      message:
        "make \(Wording.quoted(icon.name)) \(iconClass.rawValue), or rename it: \(words) \(fact.meaning.sentence)",
      fix: .wanted(iconClass, for: icon), severity: isDecided ? .note : nil)
  }

  /// Returns true if the set has its own right-to-left drawing of an icon, or treats its parts. Somebody has
  /// then examined it, and a name alone justifies only a note.
  private static func hasOwnArt(_ icon: Icon) -> Bool {
    !icon.components.isEmpty || icon.variants.contains { $0.key == .direction(.rightToLeft) }
  }
}
