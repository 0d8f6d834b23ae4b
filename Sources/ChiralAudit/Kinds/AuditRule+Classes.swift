/// Findings that end with a class.
extension AuditRule {
  /// True if the rule finds nothing in a fixed icon: what it finds is wrong only where a drawing turns or its letters change.
  package var endsWhenFixed: Bool { Self.aboutTurning.contains(id) }

  private static let aboutTurning: Set<String> = Set(
    [
      mirrorKeepsAll, partsDiffer, slashFlips, textFlips, rasterFlips, animationInDrawing, symmetryOffCentre,
      iconDeclined, scriptWithoutDrawing, lettersTooSmall, lettersNotSet,
    ].map(\.id))
}
