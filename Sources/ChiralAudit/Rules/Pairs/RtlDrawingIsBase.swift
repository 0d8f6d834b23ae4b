import ChiralClassification
import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds drawings for right-to-left that equal the base.
  static let rtlDrawingIsBase = AuditRule(
    id: "rtl-drawing-is-base",
    summary: "a drawing for right-to-left shows the same as that for left-to-right",
    guideline: .r13,
    severity: .warning,
    rationale: """
      Two files with the same picture suggest a difference that does not exist, or the wrong file was saved under one of the names.
      """,
    usesDrawings: true,
    passing: [
      Example(
        #""go": {"class": "both", "variants": {"rtl": "go.rtl.svg"}}"#,
        ["go.svg": Example.arrow, "go.rtl.svg": Example.backArrow]),
      Example(
        #""cup": {"class": "both", "variants": {"rtl": "cup.rtl.svg"}}"#,
        ["cup.svg": Example.circle, "cup.rtl.svg": Example.circle]),
    ],
    failing: [
      Example(
        #""go": {"class": "both", "variants": {"rtl": "go.rtl.svg"}}"#,
        ["go.svg": Example.arrow, "go.rtl.svg": Example.arrow]),
      Example(
        #""go": {"class": "localized", "variants": {"Arab": "go.ar.svg"}}"#,
        ["go.svg": Example.arrow, "go.ar.svg": Example.arrow]),
    ],
    check: { subject in
      subject.rightToLeftVariants.compactMap { icon, variant in
        guard variant.file != icon.file, let base = subject.picture(of: icon),
          let drawn = subject.picture(of: variant), drawn.looksLike(base), !drawn.looksLike(base.flipped)
        else { return nil }
        return Violation(
          icon: icon.name, location: variant.location,
          message: icon.iconClass == .localized
            ? "remove the drawing for \(variant.key.text), or draw another: it shows the same as \(Wording.quoted(icon.file))"
            : "draw the form for \(variant.key.text), or except it from mirroring: its drawing shows the same as \(Wording.quoted(icon.file))"
        )
      }
    })
}
