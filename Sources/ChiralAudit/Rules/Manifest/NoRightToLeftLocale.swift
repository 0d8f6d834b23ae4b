import ChiralClassification
import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds manifests with locales of one direction only.
  static let noRightToLeftLocale = AuditRule(
    id: "no-right-to-left-locale",
    summary: "the manifest builds for no right-to-left locale, and has icons that mirror",
    guideline: .r24,
    severity: .warning,
    rationale: """
      The right-to-left form of the icons is never built or seen. A pseudo-locale shows it without a \
      translation.
      """,
    passing: [
      Example(#""arrow.forward": "mirror""#, locales: ["en", "ar"]),
      Example(#""arrow.forward": "mirror""#, locales: ["en", "ar-XB"]),
      Example(#""arrow.left": "fixed""#, locales: ["en"]),
    ],
    failing: [
      Example(#""arrow.forward": "mirror""#, locales: ["en", "de"])
    ],
    check: { subject in
      let manifest = subject.manifest
      guard manifest.icons.contains(where: \.iconClass.mirrors),
        !manifest.locales.contains(where: { $0.direction == .rightToLeft })
      else { return [] }
      let locales = manifest.locales.map { JSONValue.string($0.text) } + ["ar-XB"]
      return [
        Violation(
          location: SourceLocation(file: manifest.file, line: 1, column: 1),
          message:
            "add a right-to-left locale to \"locales\", such as \"ar\", or the pseudo-locale \"ar-XB\"",
          fix: .wanted(.set(["locales"], .array(locales))))
      ]
    })
}
