import ChiralValues

extension AuditRule {
  /// Finds drawings whose size has other proportions than their box.
  static let boxContradictsSize = AuditRule(
    id: "box-contradicts-size",
    summary: "the width and the height of a drawing have different proportions from its viewBox",
    guideline: nil,
    severity: .note,
    rationale: """
      Some programs show the drawing in its width and height, with empty bands; others show it in its viewBox. The icon \
      has two shapes.
      """,
    usesDrawings: true,
    passing: [
      Example(
        #""cup": "fixed""#,
        ["cup.svg": Example.svg(#"<circle r="9"/>"#, attributes: #"width="1em" viewBox="0 0 24 24""#)])
    ],
    failing: [
      Example(
        #""cup": "fixed""#,
        [
          "cup.svg": Example.svg(
            #"<circle r="9"/>"#, attributes: #"width="24" height="16" viewBox="0 0 24 24""#)
        ])
    ],
    check: { subject in
      subject.usedDrawings.compactMap { path, icon, facts in
        guard let size = facts.otherSize, let box = facts.box else { return nil }
        return violation(
          path, of: icon, in: subject,
          "give width and height the proportions of the viewBox, or remove them: \(size.sizeText) against \(box.sizeText)"
        )
      }
    })
}
