import ChiralClassification
import ChiralManifest

extension AuditRule {
  /// A drawing for right-to-left that is given to the mirror.
  static let flippedTwice = AuditRule(
    id: "flipped-twice",
    summary: "a drawing for right-to-left is mirrored again",
    guideline: nil,
    severity: .error,
    rationale: """
      Mirrored, the drawing for right-to-left becomes the one for left-to-right: right-to-left readers get what was drawn \
      for the others.
      """,
    usesDrawings: true,
    passing: [
      Example(
        #""go": {"class": "both", "variants": {"rtl": "go-rtl.svg"}}"#,
        ["go.svg": Example.arrow, "go-rtl.svg": Example.backArrow]),
      Example(
        #""go": "fixed", "go-rtl": {"class": "mirror", "drawn": "rtl"}"#,
        ["go.svg": Example.arrow, "go-rtl.svg": Example.backArrow]),
    ],
    failing: [
      Example(
        #""go": "mirror", "go-rtl": "mirror""#, ["go.svg": Example.arrow, "go-rtl.svg": Example.backArrow])
    ],
    check: { subject in
      let icons = Dictionary(subject.manifest.icons.map { ($0.name, $0) }) { first, _ in first }
      return subject.manifest.icons.compactMap { icon in
        guard icon.iconClass.mirrors, icon.drawn == .leftToRight, let drawn = subject.picture(of: icon),
          let base = RightToLeftNeighbour.bases(of: icon.name).lazy.compactMap({ icons[$0] }).first,
          let picture = subject.picture(of: base), drawn.looksLike(picture.flipped), !drawn.looksLike(picture)
        else { return nil }
        return violation(
          icon,
          "make this drawing the variant for rtl of \(Wording.quoted(base.name)), or say that it is drawn for rtl: it is the mirror image already, and is flipped twice",
          fix: .wanted(.set(["icons", icon.name, "drawn"], .string("rtl"))))
      }
    })
}
