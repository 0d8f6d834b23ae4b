import ChiralClassification
import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds text whose look depends on installed fonts.
  static let textNeedsFont = AuditRule(
    id: "text-needs-font",
    summary: "a drawing holds text, whose look depends on the fonts of the machine",
    guideline: .r8,
    severity: .warning,
    rationale: """
      Text is laid out on the machine that renders the icon, in the font that it names or in a substitute. It also shows \
      the same letters to every reader, whatever script they read.
      """,
    usesDrawings: true,
    passing: [
      Example(#""bold": "fixed""#, ["bold.svg": Example.svg(#"<text/><path d="M4 4h12v16z"/>"#)]),
      Example(
        #""bold": {"class": "localized", "text": {"text": {"Arab": "غ"}}}"#,
        ["bold.svg": Example.svg(#"<text x="4" y="20" font-size="16">B</text>"#)]),
    ],
    failing: [
      Example(#""bold": "fixed""#, ["bold.svg": Example.svg(#"<text x="4" y="20" font-size="16">B</text>"#)])
    ],
    check: { subject in
      // The text of these drawings becomes outlines in a build.
      let set = Set(
        subject.manifest.icons.filter(\.iconClass.takesVariants)
          .flatMap { [$0.file] + $0.variants.map(\.file) }.map { subject.pathPrefix + $0 })
      return marks([.text], in: subject) {
        "turn the text \(Wording.quoted($0.detail)) into outlines, or make the icon localized, so that Chiral does that: fonts differ between machines"
      }.filter { !set.contains($0.location.file) }
    })
}
