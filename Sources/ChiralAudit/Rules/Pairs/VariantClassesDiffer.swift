import ChiralClassification
import ChiralManifest

extension AuditRule {
  /// Sizes, weights and fills of one icon go the same way.
  static let variantClassesDiffer = AuditRule(
    id: "variant-classes-differ",
    summary: "a size, weight or fill variant has another class than the rest of its icon",
    guideline: nil,
    severity: .warning,
    rationale: """
      The outlined and the filled form of an icon show the same thing; where one mirrors and the other does not, \
      selecting a row turns its icon around. Most often a variant was added later and its class forgotten.
      """,
    passing: [
      Example(#""bell": "mirror", "bell.fill": "mirror""#),
      Example(#""bell": "fixed", "cup.fill": "mirror""#),
      Example(#""arrow_16": "mirror", "arrow_24_filled": "both""#),
    ],
    failing: [
      Example(#""bell": "mirror", "bell.fill": "fixed""#),
      Example(#""send_16_regular": "mirror", "send_20_filled": "mirror", "send_24_regular": "fixed""#),
    ],
    check: { subject in
      let families = Dictionary(grouping: subject.manifest.icons) { IconName($0.name).family }
      return families.values.flatMap(odd)
    })

  /// The icons of a family that go another way than most; of a tie, those after the first.
  private static func odd(_ icons: [Icon]) -> [Violation] {
    let mirrored = icons.count { $0.iconClass.mirrors }
    guard mirrored > 0, mirrored < icons.count else { return [] }
    let isMirroring = mirrored * 2 == icons.count ? icons[0].iconClass.mirrors : mirrored * 2 > icons.count
    guard let model = icons.first(where: { $0.iconClass.mirrors == isMirroring }) else { return [] }
    return icons.filter { $0.iconClass.mirrors != isMirroring }.map { icon in
      Violation(
        icon: icon.name, location: icon.classLocation,
        message:
          "make \(Wording.quoted(icon.name)) \(model.iconClass.rawValue), as \(Wording.quoted(model.name)) is, or say that of both: they are one icon",
        fix: .wanted(model.iconClass, for: icon))
    }
  }
}
