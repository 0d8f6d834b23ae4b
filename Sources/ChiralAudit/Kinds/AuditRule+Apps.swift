extension Finding {
  /// Returns true if readers of right-to-left languages can see in an app what is found, or if it keeps a drawing from being judged, as
  /// errors do. The others are about the files, such as their boxes, their fonts and their names.
  ///
  /// With a manifest, findings about its entries count, too.
  package func isSeenInApps(hasManifest: Bool) -> Bool {
    let family = AuditRule.family(of: rule)
    if hasManifest, Self.ofManifests.contains(family) { return true }
    if rule == Self.blank { return false }
    if severity == .error || Self.seen.contains(family) { return true }
    if family == AuditRule.rtlSuffixMisplaced.id { return severity == .warning }
    return guideline != nil && family != AuditRule.drawingFaultsID && !Self.unseen.contains(family)
  }

  private static let ofManifests = Set(RuleGroup.manifest.rules.map(\.id))

  /// The kind about drawings that show nothing: an app has them on purpose, such as the first picture of an animation.
  private static let blank = AuditRule.drawingFaultsID + AuditRule.kindMark + "drawing-blank"

  /// The rules without a guideline that are about what right-to-left languages see.
  private static let seen: Set = [
    "concept-disputed", "file-classes-differ", "mirror-keeps-all", "rtl-name-mirrors", "sure-class-differs",
    "variant-classes-differ",
  ]

  /// The rules with a guideline that are about the files: their pictures are right.
  private static let unseen: Set = [
    "letters-elsewhere", "letters-in-another-weight", "letters-too-small", "mirror-changes-nothing",
    "no-right-to-left-locale", "pair-drawings-differ", "rtl-drawing-is-flip", "symmetry-off-centre",
  ]
}
