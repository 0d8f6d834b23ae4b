import ChiralClassification
import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds pairs of icons that are not each other's mirror image (R3).
  static let pairDrawingsDiffer = AuditRule(
    id: "pair-drawings-differ",
    summary: "the drawings of a pair are not each other's mirror image",
    guideline: .r3,
    severity: .warning,
    rationale: """
      Forward and backward, leading and trailing, next and previous, undo and redo, left and right are drawn once and \
      mirrored. Where the two drawings differ, one of them looks wrong as soon as the other direction shows its mirror image \
      in the place of its partner.
      """,
    usesDrawings: true,
    passing: [
      Example(
        #""go-next": "mirror", "go-previous": "mirror""#,
        ["go-next.svg": Example.arrow, "go-previous.svg": Example.backArrow]),
      Example(
        #""page.right": "fixed", "page.left": "fixed""#,
        ["page.right.svg": Example.page("M9 11h6l-2-2"), "page.left.svg": Example.page("M15 11H9l2-2")]),
      Example(#""go-next": "mirror""#, ["go-next.svg": Example.arrow]),
    ],
    failing: [
      Example(
        #""go-next": "mirror", "go-previous": "mirror""#,
        ["go-next.svg": Example.arrow, "go-previous.svg": Example.otherBackArrow]),
      Example(
        #""arrow.left": "fixed", "arrow.right": "fixed""#,
        ["arrow.left.svg": Example.arrow, "arrow.right.svg": Example.arrow]),
    ],
    check: { subject in
      subject.manifest.icons.flatMap { icon in
        let partners = NamePair.mirrorImages(of: icon.name).compactMap(subject.icon(named:))
        return partners.isEmpty || isTurn(subject.name(of: icon))
          ? [] : partners.compactMap { difference(icon, $0, in: subject) }
      }
    })

  /// The largest ratio of the distance to the mirror image to the distance to the drawing itself. Above it
  /// only a part is turned, such as the arrow on a document, as the names intend.
  private static let nearness = 0.45
  /// Returns true if the icon shows a rotation. The rotated object, such as a page, looks the same in both
  /// drawings.
  private static func isTurn(_ name: IconName) -> Bool {
    ["rotate", "rotation", "turn"].contains(where: name.words.contains)
  }

  /// The smallest visible difference, as a mean of the whole picture; antialiasing and rounded coordinates
  /// explain less.
  private static let visible = 0.02

  private static func difference(_ icon: Icon, _ partner: Icon, in subject: AuditSubject) -> Violation? {
    guard icon.drawn == partner.drawn, let one = subject.picture(of: icon),
      let other = subject.picture(of: partner), one.width == other.width
    else { return nil }
    let distance = one.flipped.distance(to: other)
    guard distance > visible, distance < one.distance(to: other) * nearness || one.looksLike(other) else {
      return nil
    }
    if one.looksLike(other) {
      return violation(
        partner.file, of: partner, in: subject,
        "flip the drawing of \(Wording.quoted(partner.name)): it is the same as that of \(Wording.quoted(icon.name)), so both point the same way"
      )
    }
    return violation(
      partner.file, of: partner, in: subject,
      "draw \(Wording.quoted(partner.name)) as the mirror image of \(Wording.quoted(icon.name)): they are a pair, and \(Int((distance * 100).rounded())) % of the picture differs"
    )
  }
}

extension AuditRule.Example {
  /// Returns a page with an arrow.
  fileprivate static func page(_ arrow: String) -> String {
    svg("<path d=\"M4 2h9l7 7v13H4z\" fill-opacity=\".5\"/><path d=\"\(arrow)\" stroke=\"black\"/>")
  }

  fileprivate static let otherBackArrow = svg(#"<path d="M20 9h-8V6l-8 6 8 6v-3h8z"/>"#)
}
