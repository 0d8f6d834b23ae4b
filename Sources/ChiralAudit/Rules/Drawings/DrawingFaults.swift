extension AuditRule {
  /// Finds drawings that are broken, whatever the direction. Its kinds are in the folder `Faults`.
  package static let drawingFaults = AuditRule(
    id: drawingFaultsID, summary: "a drawing is broken, or depends on something outside of it",
    rationale: """
      Such a drawing is wrong in every direction, or looks different from one program to the next. Each kind of fault \
      has a name of its own, such as `drawing-faults:text-needs-font`, by which it can be selected, allowed and given a \
      severity. The name of the rule stands for all of its kinds.
      """,
    kinds: pictureFaults + brokenValues + foreignContent)

  /// The kind that is not asked of apps and themes as they ship: their text is no question of direction.
  package static let textNeedsFont = drawingFaultsID + kindMark + "text-needs-font"
}
