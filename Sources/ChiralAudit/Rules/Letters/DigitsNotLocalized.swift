import ChiralClassification
import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds icons that show the same digits in locales with different ones (R20).
  static let digitsNotLocalized = AuditRule(
    id: "digits-not-localized",
    summary: "an icon of digits has no drawing for a locale that writes other digits",
    guideline: .r20,
    severity: .note,
    rationale: """
      A list numbered 1, 2, 3 is written ١، ٢، ٣ in Saudi Arabia and ۱، ۲، ۳ in Iran, and 1, 2, 3 in Morocco and the \
      Emirates: the region decides, not the language. Readers understand Latin digits, so this is a note.
      """,
    disagreement: """
      Material and Fluent draw Latin digits for everyone; Apple draws its lists and its percent sign by region.
      """,
    passing: [
      Example(
        #""list.number": {"class": "both", "variants": {"ar-SA": "list.number.arab.svg"}}"#,
        locales: ["en", "ar-SA"]),
      Example(#""list.number": "both""#, locales: ["en", "ar-AE", "he"]),
      Example(#""github": "fixed", "battery.50": "mirror""#, locales: ["ar-SA"]),
    ],
    failing: [
      Example(#""list.number": "both""#, locales: ["en", "ar-SA", "ar-AE"]),
      Example(
        #""percent": {"class": "localized", "variants": {"ar-SA": "percent.arab.svg"}}"#,
        locales: ["ar-SA", "fa"]),
    ],
    check: { subject in
      let locales = subject.manifest.locales.filter { !$0.isPseudo && $0.digits != "latn" }
      return locales.isEmpty
        ? []
        : subject.manifest.icons.compactMap { icon in
          // The digits of `<text>` follow the locale without further settings.
          guard icon.letters.drawnTexts.isEmpty, showsDigits(subject.judgement(of: icon)) else { return nil }
          let lacking = locales.filter { $0.best(of: icon.variants.map(\.key)) == nil }
          return lacking.isEmpty ? nil : undrawn(icon, lacking)
        }
    })

  private static func showsDigits(_ judgement: Judgement) -> Bool {
    judgement.confidence > .unsure
      && judgement.guideline.map { [.r18, .r19, .r20, .r21].contains($0) } ?? false
      && judgement.iconClass.takesVariants
  }

  private static func undrawn(_ icon: Icon, _ locales: [LanguageTag]) -> Violation {
    let tags = locales.map { "\(Wording.quoted($0.text)) (\($0.digits))" }.joined(separator: ", ")
    return Violation(
      icon: icon.name, location: icon.classLocation,
      message:
        "give \(Wording.quoted(icon.name)) drawings for \(tags): they write other digits than Latin ones")
  }
}
