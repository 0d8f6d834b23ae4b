import ChiralClassification
import ChiralManifest

extension AuditRule {
  /// Text that a font draws.
  static let textNeedsFont = AuditRule(
    id: "text-needs-font",
    summary: "a drawing holds text, which every machine draws in a font of its own",
    guideline: .r8,
    severity: .warning,
    rationale: """
      Text is laid out where the icon is rendered, in a font that is there or in another. It also says the same letters to \
      every reader, whatever script they read.
      """,
    usesDrawings: true,
    passing: [Example(#""bold": "fixed""#, ["bold.svg": Example.svg(#"<text/><path d="M4 4h12v16z"/>"#)])],
    failing: [
      Example(#""bold": "fixed""#, ["bold.svg": Example.svg(#"<text x="4" y="20" font-size="16">B</text>"#)])
    ],
    check: { subject in
      marks([.text], in: subject) {
        "turn the text \(Wording.quoted($0.detail)) into outlines, or name its letters by script in the manifest: fonts differ from machine to machine"
      }
    })
}
