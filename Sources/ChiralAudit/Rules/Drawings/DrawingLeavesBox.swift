import ChiralValues

extension AuditRule {
  /// Finds drawings that are cut off at the edge of their box.
  static let drawingLeavesBox = AuditRule(
    id: "drawing-leaves-box",
    summary: "a drawing is cut off at the edge of its viewBox",
    guideline: nil,
    severity: .warning,
    rationale: """
      Anything outside of the viewBox is not shown: a stroke loses half of its width, an arrow its tip. In the mirror \
      image, the other side is cut off. Some sets rely on a style sheet with overflow: visible, as Font Awesome 7 does; \
      PNGs and other platforms then show only a part.
      """,
    usesDrawings: true,
    passing: [
      Example(#""arrow": "mirror""#, ["arrow.svg": Example.arrow]),
      Example(#""ground": "fixed""#, ["ground.svg": Example.svg(#"<path d="M-9-9h42v42H-9z"/>"#)]),
    ],
    failing: [
      Example(#""arrow": "mirror""#, ["arrow.svg": Example.svg(#"<path d="M4 10h14V6l8 6-8 6v-4H4z"/>"#)])
    ],
    check: { subject in
      subject.usedDrawings.compactMap { path, icon, facts in
        let sides = facts.overflow.sides
        return sides.isEmpty ? nil : violation(path, of: icon, in: subject, message(sides))
      }
    })

  private static func message(_ sides: [String]) -> String {
    "make the viewBox larger or the drawing smaller: the drawing is cut off (at the \(sides.joined(separator: " and the ")))"
  }
}
