import ChiralClassification
import ChiralManifest
import ChiralNames
import ChiralValues

extension AuditRule {
  /// Finds slashes that run the other way in right-to-left locales (R14).
  static let slashFlips = AuditRule(
    id: "slash-flips",
    summary: "a slash that negates runs the other way in right-to-left",
    guideline: .r14,
    severity: .warning,
    rationale: """
      The slash of "off" is one sign in every language, from the upper left to the lower right. The icon under it mirrors, \
      the slash does not.
      """,
    usesDrawings: true,
    passing: [
      Example(#""mic.off": "mirror""#, ["mic.off.svg": Example.struck("", down)]),
      Example(
        #""mic.off": {"class": "both", "variants": {"rtl": "mic.rtl.svg"}}"#,
        ["mic.off.svg": Example.struck("", down), "mic.rtl.svg": Example.struck("-", down)]),
      Example(#""mic.off": "fixed""#, ["mic.off.svg": Example.struck("", down)]),
    ],
    failing: [
      Example(
        #""mic.off": {"class": "mirror", "infer": false}"#, ["mic.off.svg": Example.struck("", down)]),
      Example(
        #""mic.off": {"class": "both", "variants": {"rtl": "mic.rtl.svg"}}"#,
        ["mic.off.svg": Example.struck("", down), "mic.rtl.svg": Example.struck("-", up)]),
      Example(
        #""mic": "mirror", "mic.barred": "mirror""#,
        ["mic.svg": Example.struck("", ""), "mic.barred.svg": Example.struck("", down)]),
    ],
    check: { subject in turned(in: subject) + redrawn(in: subject) })

  private static let down = "M2 3l19 19"
  private static let up = "M22 3L3 22"

  /// Returns violations for slashes that mirroring turns.
  private static func turned(in subject: AuditSubject) -> [Violation] {
    let families = Dictionary(grouping: subject.manifest.icons) { subject.name(of: $0).words.first }
    return subject.mirroredIcons.compactMap { icon, facts, mirror in
      guard mirror.refusal == nil, !mirror.spares(.r14), icon.parts.slash == .keep,
        icon.parts.components.isEmpty,
        let slash = facts.marks(.slash).first, isNegated(icon, among: families, in: subject)
      else { return nil }
      return Violation(
        icon: icon.name, location: subject.location(slash, in: icon.file),
        message:
          "give the slash of \(Wording.quoted(icon.name)) an id and the verb keep: it runs the other way where the icon mirrors"
      )
    }
  }

  /// Returns violations for slashes that a drawing for right-to-left turns.
  private static func redrawn(in subject: AuditSubject) -> [Violation] {
    subject.rightToLeftVariants.compactMap { icon, variant in
      guard subject.name(of: icon).saysOff, let base = subject.facts(of: icon)?.marks(.slash).first,
        let slash = subject.facts(of: variant.file)?.marks(.slash).first, base.detail != slash.detail
      else { return nil }
      return Violation(
        icon: icon.name, location: subject.location(slash, in: variant.file),
        message:
          "draw the slash as it is in \(Wording.quoted(icon.file)): it negates, and runs the same way in every language"
      )
    }
  }

  /// Returns true if a drawing is struck out: its name says so, or another icon shows it without the slash. `families`
  /// are the icons by the first words of their names.
  private static func isNegated(
    _ icon: Icon, among families: [String?: [Icon]], in subject: AuditSubject
  ) -> Bool {
    let name = subject.name(of: icon)
    let words = name.words
    if name.saysOff { return true }
    let others = (families[words.first] ?? []).filter { other in
      let rest = subject.name(of: other).words
      return rest.count < words.count && Set(rest).isSubset(of: words)
    }
    guard !others.isEmpty, let struck = subject.picture(of: icon) else { return false }
    return others.contains { subject.picture(of: $0).map(struck.addsDiagonal) == true }
  }
}

extension IconName {
  /// True if a word of the name negates.
  var saysOff: Bool { !Negation.words.isDisjoint(with: words) }
}

extension AuditRule.Example {
  /// Returns a struck-out microphone that points to a side.
  fileprivate static func struck(_ side: String, _ slash: String) -> String {
    svg(
      "<path d=\"M12 4h\(side)6v12h-\(side)3v4h-\(side)3z\" fill-opacity=\".6\"/>".replacing("--", with: "")
        + "<path d=\"\(slash)\" stroke=\"black\" stroke-width=\"2\"/>")
  }
}

extension MirrorFacts {
  /// Returns true if a part was kept or moved under a guideline.
  fileprivate func spares(_ guideline: Guideline) -> Bool {
    parts.contains { part in
      [.kept, .moved].contains(part.action)
        && part.rule.split(separator: ", ").contains { $0 == guideline.id }
    }
  }
}
