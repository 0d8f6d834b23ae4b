import ChiralClassification
import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds mirrored icons of which all is kept, because they show characters and nothing else.
  static let mirrorKeepsAll = AuditRule(
    id: "mirror-keeps-all",
    summary: "a mirrored icon stays as it is, because it shows characters and nothing else",
    guideline: nil,
    severity: .warning,
    rationale: """
      Characters are never reversed, and so an icon that shows nothing else stays as it is. If its class is mirror, the drawing \
      and the class contradict each other: either the icon shows the character and is fixed, or what looks like a character is \
      something else, which "infer": false mirrors.
      """,
    usesDrawings: true,
    passing: [
      Example(#""r": "fixed""#, ["r.svg": Example.letter]),
      Example(#""r": {"class": "mirror", "infer": false}"#, ["r.svg": Example.letter]),
      Example(#""q": "mirror""#, ["q.svg": Example.arrow]),
    ],
    failing: [Example(#""r": "mirror""#, ["r.svg": Example.letter])],
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
          "make \(Wording.quoted(icon.name)) fixed, or write \"infer\": false: its class is mirror, but all of it is characters "
            + "(\(rules))")
      }
    })

  /// The guidelines by which letters and digits keep their orientation.
  private static let characters = ["R8", "R18"]
}

extension AuditRule.Example {
  fileprivate static let letter = svg(
    #"<path d="M6 21V3h7a5 5 0 0 1 1.5 9.8L19 21h-3.6l-4-7.6H9V21zM9 6v4.6h4a2.3 2.3 0 0 0 0-4.6z"/>"#)
}
