import ChiralClassification
import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds symmetric drawings whose axis is not that of their box.
  static let symmetryOffCentre = AuditRule(
    id: "symmetry-off-centre",
    summary: "a mirrored icon is its own mirror image, but not in the middle of its viewBox",
    guideline: .r13,
    severity: .note,
    rationale: """
      The mirror image of such an icon is the same drawing, shifted a little: it jumps when the direction changes, and \
      nothing else about it changes.
      """,
    usesDrawings: true,
    passing: [
      Example(#""cup": "mirror""#, ["cup.svg": Example.circle]),
      Example(#""arrow": "mirror""#, ["arrow.svg": Example.arrow]),
    ],
    failing: [
      Example(#""cup": "mirror""#, ["cup.svg": Example.svg(#"<path d="M5 4h12v16H5z"/>"#)])
    ],
    check: { subject in
      subject.mirroredIcons.compactMap { icon, facts, mirror in
        guard icon.iconClass == .mirror, mirror.refusal == nil, mirror.isPlain, let picture = facts.picture,
          !subject.isOwnMirrorImage(icon), let shift = picture.symmetryShift, let box = facts.box
        else { return nil }
        let units = (abs(shift) * box.height / Double(picture.height) * 10).rounded() / 10
        return violation(
          icon,
          "move the drawing of \(Wording.quoted(icon.name)) by \(units) units to the \(shift > 0 ? "left" : "right"), or make it fixed: it is its own mirror image, but not in the middle"
        )
      }
    })
}
