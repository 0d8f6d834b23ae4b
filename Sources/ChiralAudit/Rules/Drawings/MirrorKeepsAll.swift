import ChiralClassification
import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds mirrored icons of which all is kept, because their names say that they show signs and nothing else.
  static let mirrorKeepsAll = AuditRule(
    id: "mirror-keeps-all",
    summary: "a mirrored icon stays as it is, because its name promises a sign and nothing else",
    guideline: nil,
    severity: .warning,
    rationale: """
      An icon called "q" or "currency-peso" shows a character, which is never reversed, and so all of its drawing is kept. If \
      the class is mirror, the name and the class contradict each other: either the icon shows the character and is fixed, or \
      it shows something else, which "infer": false mirrors.
      """,
    usesDrawings: true,
    passing: [
      Example(#""q": "fixed""#, ["q.svg": Example.arrow]),
      Example(#""q": {"class": "mirror", "infer": false}"#, ["q.svg": Example.arrow]),
      Example(#""arrow": "mirror""#, ["arrow.svg": Example.arrow]),
    ],
    failing: [Example(#""q": "mirror""#, ["q.svg": Example.arrow])],
    check: { subject in
      subject.mirroredIcons.compactMap { icon, facts, mirror in
        guard icon.iconClass == .mirror, icon.parts.components.isEmpty, mirror.isUnchanged,
          facts.picture?.isBlank == false, !subject.isOwnMirrorImage(icon),
          // A bell with a slash or a badge may stay as it is, too, but its name asks for more than characters.
          mirror.parts.allSatisfy({ part in characters.contains { part.rule.hasPrefix($0) } }),
          subject.judgement(of: icon).iconClass == .fixed
        else { return nil }
        let rules = Set(mirror.parts.map(\.rule)).sorted().joined(separator: ", ")
        return violation(
          icon,
          "make \(Wording.quoted(icon.name)) fixed, or write \"infer\": false: its class is mirror, but its name keeps all of it "
            + "(\(rules))")
      }
    })

  /// The guidelines by which letters and digits keep their orientation.
  private static let characters = ["R8", "R18"]
}
