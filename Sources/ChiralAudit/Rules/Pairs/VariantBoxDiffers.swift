import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds drawings for certain locales on another grid than their base.
  static let variantBoxDiffers = AuditRule(
    id: "variant-box-differs",
    summary: "a drawing for some locales has another viewBox than the base",
    guideline: nil,
    severity: .warning,
    rationale: """
      An icon whose size changes with the language moves its surroundings, and its lines have another weight.
      """,
    usesDrawings: true,
    passing: [
      Example(
        #""go": {"class": "both", "variants": {"rtl": "go.rtl.svg"}}"#,
        ["go.svg": Example.arrow, "go.rtl.svg": Example.backArrow])
    ],
    failing: [
      Example(
        #""go": {"class": "both", "variants": {"rtl": "go.rtl.svg"}}"#,
        [
          "go.svg": Example.arrow,
          "go.rtl.svg": Example.svg(#"<path d="M4 4h12v16z"/>"#, attributes: #"viewBox="0 0 16 16""#),
        ])
    ],
    check: { subject in
      subject.manifest.icons.filter(\.iconClass.takesVariants).flatMap { icon in
        icon.variants.compactMap { variant in
          // A difference of less than 1 % is rounding.
          guard let base = subject.facts(of: icon)?.box, let box = subject.facts(of: variant.file)?.box,
            abs(base.width * box.height - box.width * base.height) > 0.01 * base.width * box.height
              || abs(base.height - box.height) > 0.01 * base.height
          else { return nil }
          return violation(
            variant.file, of: icon, in: subject,
            "draw it with the viewBox of \(Wording.quoted(icon.file)), \(Wording.quoted(base.text)): it has \(Wording.quoted(box.text))"
          )
        }
      }
    })
}
