import ChiralClassification
import ChiralManifest

extension AuditRule {
  /// R8: what shows letters needs them in every script.
  static let scriptWithoutDrawing = AuditRule(
    id: "script-without-drawing",
    summary: "a localized icon has no drawing for a right-to-left script that the manifest builds for",
    guideline: .r8,
    severity: .warning,
    rationale: """
      A localized icon shows letters that say something about reading or writing. Without a drawing of its own, \
      a reader of Arabic or Hebrew is shown the Latin letters.
      """,
    passing: [
      Example(#""bold": {"class": "localized", "variants": {"Arab": "bold.ar.svg"}}"#),
      Example(#""bold": {"class": "localized", "variants": {"rtl": "bold.rtl.svg"}}"#),
      Example(#""bold": "both""#), Example(#""percent": "localized""#),
    ],
    failing: [
      Example(#""bold": "localized""#),
      Example(#""bold": {"class": "localized", "variants": {"ltr": "bold.ltr.svg"}}"#),
    ],
    check: { subject in
      let judge = Judge(policy: subject.manifest.policy)
      return subject.manifest.icons.filter {
        $0.iconClass == .localized && !isNumeric(judge.judgement(of: IconName($0.name)))
      }.flatMap { icon in
        undrawnScripts(of: icon, in: subject.manifest).map { script in
          Violation(
            icon: icon.name, location: icon.classLocation,
            message: undrawn(icon, script))
        }
      }
    })

  /// Digits and percent signs follow the locale's numbering system, not its script (R18, R20, R21).
  private static func isNumeric(_ judgement: Judgement) -> Bool {
    judgement.guideline.map { [.r18, .r19, .r20, .r21].contains($0) } ?? false
  }

  private static func undrawnScripts(of icon: Icon, in manifest: Manifest) -> [String] {
    let locales = manifest.locales.filter { $0.direction == .rightToLeft && !$0.isPseudo }
    let undrawn = locales.filter { $0.best(of: icon.variants.map(\.key)) == nil }
    return Set(undrawn.compactMap(\.script)).sorted()
  }

  private static func undrawn(_ icon: Icon, _ script: String) -> String {
    "give \(Wording.quoted(icon.name)) a variant for \(script), or another class: it is localized, and the manifest builds for that script"
  }
}
