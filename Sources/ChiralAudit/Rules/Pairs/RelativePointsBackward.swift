import ChiralClassification
import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds icons for forward that do not point to the right in left-to-right interfaces (R1).
  static let relativePointsBackward = AuditRule(
    id: "relative-points-backward",
    summary: "an icon that is named for the reading direction points against it",
    guideline: .r1,
    severity: .error,
    rationale: """
      A base drawing is that of left-to-right interfaces, unless the manifest says that it is drawn for right-to-left. One \
      that was drawn for the other direction is flipped twice: it points backward in both.
      """,
    usesDrawings: true,
    passing: [
      Example(
        #""go.next": "mirror", "go.right": "fixed""#,
        ["go.next.svg": Example.arrow, "go.right.svg": Example.arrow]),
      Example(
        #""go.next": {"class": "mirror", "drawn": "rtl"}, "go.right": "fixed""#,
        ["go.next.svg": Example.backArrow, "go.right.svg": Example.arrow]),
    ],
    failing: [
      Example(
        #""go.next": "mirror", "go.right": "fixed""#,
        ["go.next.svg": Example.backArrow, "go.right.svg": Example.arrow]),
      Example(
        #""chevron.backward": "mirror", "chevron.left": "fixed""#,
        ["chevron.backward.svg": Example.arrow, "chevron.left.svg": Example.backArrow]),
    ],
    check: { subject in
      subject.manifest.icons.compactMap { icon in
        guard icon.iconClass == .mirror else { return nil }
        let absolute = counterparts(of: icon.name).lazy.compactMap(subject.icon(named:)).first {
          !$0.iconClass.mirrors
        }
        guard let absolute, let model = subject.picture(of: absolute), let picture = subject.picture(of: icon)
        else { return nil }
        let shown = icon.drawn == .leftToRight ? picture : picture.flipped
        guard shown.looksLike(model.flipped), !shown.looksLike(model) else { return nil }
        return Violation(
          icon: icon.name, location: icon.classLocation,
          message:
            "flip the drawing of \(Wording.quoted(icon.name)), or say for which direction it is drawn: it is the mirror image of \(Wording.quoted(absolute.name)), so it points backward in every language",
          fix: .wanted(
            .set(
              ["icons", icon.entry, "drawn"], .string(icon.drawn == .leftToRight ? "rtl" : "ltr"))))
      }
    })

  /// The side that each word of reading direction stands for in left-to-right interfaces.
  private static let meanings: KeyValuePairs<String, String> = [
    "forward": "right", "next": "right", "trailing": "right", "backward": "left", "previous": "left",
    "back": "left", "leading": "left",
  ]

  /// Returns the names of the icons that show the same direction by an absolute word.
  private static func counterparts(of name: String) -> [String] {
    meanings.compactMap { relative, absolute in NamePair.name(name, replacing: relative, with: absolute) }
  }
}
