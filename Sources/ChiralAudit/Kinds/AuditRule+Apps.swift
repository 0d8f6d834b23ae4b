extension AuditRule {
  /// Returns true if what the rule finds can be seen by readers of right-to-left languages in an app, or keeps a drawing from being
  /// judged, as errors do. The others are about the files, such as their boxes, their fonts and their names.
  package func isSeenInApps(_ severity: Severity) -> Bool {
    if severity == .error { return true }
    return guideline == nil ? Self.seen.contains(id) : !Self.unseen.contains(id)
  }

  /// The rules without a guideline that are about what right-to-left languages see.
  private static let seen: Set = [
    "concept-disputed", "file-classes-differ", "mirror-keeps-all", "rtl-name-mirrors", "rtl-suffix-misplaced",
    "sure-class-differs", "variant-classes-differ",
  ]

  /// The rules with a guideline that are about the files: their pictures are right.
  private static let unseen: Set = [
    "letters-elsewhere", "letters-in-another-weight", "letters-too-small", "mirror-changes-nothing",
    "no-right-to-left-locale", "raster-in-drawing", "rtl-drawing-is-flip", "symmetry-off-centre",
    "text-needs-font",
  ]
}
