import ChiralClassification
import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds variants of an icon (sizes, weights, fills, badges, numbers) of which only some mirror.
  static let variantClassesDiffer = AuditRule(
    id: "variant-classes-differ",
    summary: "a variant of an icon has a different class from the rest of its family",
    guideline: nil,
    severity: .warning,
    rationale: """
      The outlined and the filled form of an icon show the same thing; where one mirrors and the other does not, \
      selecting a row turns its icon around. Most often a variant was added later and its class forgotten. The same \
      holds for a family with other badges, numbers or states (person-plus and person-check); as those can be drawn \
      differently, that finding is a note.
      """,
    usesDrawings: true,
    passing: [
      Example(#""bell": "mirror", "bell.fill": "mirror""#),
      Example(#""bell": "fixed", "cup.fill": "mirror""#),
      Example(#""arrow_16": "mirror", "arrow_24_filled": "both""#),
      Example(#""person": "fixed", "person-plus": "mirror""#),
    ],
    failing: [
      Example(#""bell": "mirror", "bell.fill": "fixed""#),
      Example(#""send_16_regular": "mirror", "send_20_filled": "mirror", "send_24_regular": "fixed""#),
      Example(#""person-plus": "mirror", "person-check": "fixed""#),
    ],
    check: { subject in
      let lopsided = subject.manifest.icons.filter { !subject.isOwnMirrorImage($0) }
      // Families are only looked for if there are classes that can differ.
      guard lopsided.contains(where: \.iconClass.mirrors), !lopsided.allSatisfy(\.iconClass.mirrors) else {
        return []
      }
      return Dictionary(grouping: lopsided) { IconFamily(subject.name(of: $0)) }.values.flatMap(odd)
    })

  /// Returns violations for the icons of a family that differ from most; in a tie, for those that differ from
  /// the first.
  private static func odd(_ icons: [Icon]) -> [Violation] {
    let mirrored = icons.count { $0.iconClass.mirrors }
    guard mirrored > 0, mirrored < icons.count else { return [] }
    let isMirroring = mirrored * 2 == icons.count ? icons[0].iconClass.mirrors : mirrored * 2 > icons.count
    let models = icons.filter { $0.iconClass.mirrors == isMirroring }
    let styles = Dictionary(models.map { (IconName($0.name).family, $0) }) { first, _ in first }
    return icons.filter { $0.iconClass.mirrors != isMirroring }.compactMap { icon in
      let sameStyle = styles[IconName(icon.name).family]
      return (sameStyle ?? models.first).map { difference(icon, from: $0, isStyle: sameStyle != nil) }
    }
  }

  private static func difference(_ icon: Icon, from model: Icon, isStyle: Bool) -> Violation {
    let names =
      "\(Wording.quoted(icon.name)) \(model.iconClass.rawValue), as \(Wording.quoted(model.name)) is"
    return Violation(
      icon: icon.name, location: icon.classLocation,
      message: isStyle
        ? "make \(names), or give both another class: they are one icon"
        : "make \(names), or allow the difference: they are one family",
      fix: .wanted(model.iconClass, for: icon), severity: isStyle ? nil : .note)
  }
}
