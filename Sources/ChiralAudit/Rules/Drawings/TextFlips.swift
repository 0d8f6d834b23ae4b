import ChiralClassification
import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds text that mirroring flips.
  static let textFlips = AuditRule(
    id: "text-flips",
    summary: "text is turned into mirror writing",
    guideline: .r8,
    severity: .error,
    rationale: """
      Letters and digits are never mirrored: a right-to-left script has letters of its own, not mirrored ones. Without \
      a component, text moves to the mirrored place as it is.
      """,
    usesDrawings: true,
    passing: [Example(#""tag": "mirror""#, ["tag.svg": Example.lettered])],
    failing: [
      Example(
        ##""tag": {"class": "mirror", "components": {"#word": "mirror"}}"##, ["tag.svg": Example.lettered])
    ],
    check: { subject in wrapped("<text", in: subject, message: message) })

  private static func message(_ element: String) -> String {
    "take \(Wording.escaped(element)) out of the mirrored parts, or move it: it becomes mirror writing"
  }

  /// Returns violations at elements of one name that become their mirror image.
  static func wrapped(
    _ start: String, in subject: AuditSubject, message: (String) -> String
  ) -> [Violation] {
    subject.mirroredIcons.flatMap { icon, _, mirror in
      mirror.parts.filter { $0.action == .wrapped && $0.element.hasPrefix(start) }.map { part in
        let location = SourceLocation(
          file: subject.pathPrefix + icon.file, line: part.line, column: 1)
        return Violation(icon: icon.name, location: location, message: message(part.element))
      }
    }
  }
}

extension AuditRule.Example {
  fileprivate static let lettered = svg(
    #"<path d="M2 2h10l10 10-10 10H2z"/><text id="word" x="5" y="14" font-size="8" fill="white">A</text>"#)
}
