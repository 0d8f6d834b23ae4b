import ChiralClassification
import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds icons of which the right-to-left form has a fault that the examiner sees.
  package static let partsDiffer = AuditRule(
    id: "parts-differ",
    summary: "the picture of an icon has a fault in right-to-left that its drawing does not have",
    guideline: nil,
    severity: .warning,
    rationale: """
      Where a part keeps its orientation and the rest is mirrored, the two stand side by side in another way than they were drawn. A \
      badge may touch its base or run into the edge, a clearance may cut off a speck or sharpen an end, the hole of a tag may fill. \
      Each such picture is therefore compared with its drawing when it is made. It also needs a look if the name of a plain mirror \
      image promises a sign, and something that may be that sign is reversed.
      """,
    usesDrawings: true,
    passing: [
      Example(
        ##""play": {"class": "mirror", "components": {"#play": "move"}}"##, ["play.svg": dots(left: 8)]),
      Example(#""play": {"class": "mirror", "infer": false}"#, ["play.svg": dots(left: 21)]),
      Example(
        ##""play": {"class": "fixed", "components": {"#play": "move"}}"##, ["play.svg": dots(left: 21)]),
    ],
    failing: [
      Example(
        ##""play": {"class": "mirror", "components": {"#play": "move"}}"##, ["play.svg": dots(left: 21)])
    ],
    check: { subject in
      subject.mirroredIcons.compactMap { icon, _, mirror in
        guard mirror.refusal == nil, let remark = mirror.remarks.first else { return nil }
        return violation(
          icon,
          "look at \(Wording.quoted(icon.name)) in right-to-left: \(remark); draw the right-to-left form, or keep, "
            + "move or mirror other parts")
      }
    })

  /// Returns a triangle that points to the right, with two dots beside it.
  private static func dots(left: Int) -> String {
    Example.svg(
      "<path id=\"play\" d=\"M15 2l7 5-7 5z\"/>"
        + "<path d=\"M\(left) 1h2v2h-2zM\(left) 11h2v2h-2zM2 16h14v2H2z\"/>")
  }
}
