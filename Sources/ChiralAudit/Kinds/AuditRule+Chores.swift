/// Chores: findings that mean the same work in every drawing, whatever the drawing shows.
extension AuditRule {
  /// True if the findings of the rule with the same reason are one question about all of their drawings. Each drawing of the others is
  /// looked at by itself, because its right-to-left picture depends on the answer.
  package var isChore: Bool { Self.chores.contains(id) }

  private static let chores: Set<String> = Set(
    (brokenValues + foreignContent + [
      boxDiffers, variantBoxDiffers, currentColourIgnored, offGrid, outsideMargin, scriptWithoutDrawing,
      lettersTooSmall, rtlDrawingIsFlip,
    ]).map(\.id))
}
