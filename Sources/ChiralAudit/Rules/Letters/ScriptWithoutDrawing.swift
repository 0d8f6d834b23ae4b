import ChiralClassification
import ChiralManifest

extension AuditRule {
  /// R8: what shows letters needs them in every script.
  static let scriptWithoutDrawing = AuditRule(
    id: "script-without-drawing",
    summary:
      "a localized icon has neither a drawing nor letters for a right-to-left script that the manifest builds for",
    guideline: .r8,
    severity: .warning,
    rationale: """
      A localized icon shows letters that say something about reading or writing. Without a drawing or a text of its \
      own, a reader of Arabic or Hebrew is shown the Latin letters.
      """,
    passing: [
      Example(#""bold": {"class": "localized", "variants": {"Arab": "bold.ar.svg"}}"#),
      Example(#""bold": {"class": "localized", "variants": {"rtl": "bold.rtl.svg"}}"#),
      Example(#""bold": {"class": "localized", "text": {"text": {"Arab": "غ"}}}"#),
      Example(#""bold": "both""#), Example(#""percent": "localized""#),
    ],
    failing: [
      Example(#""bold": {"class": "localized", "text": {"text": {"Hebr": "ב"}}}"#),
      Example(#""bold": "localized""#),
      Example(#""bold": {"class": "localized", "variants": {"ltr": "bold.ltr.svg"}}"#),
    ],
    check: { subject in
      let judge = Judge(policy: subject.manifest.policy)
      return subject.manifest.icons.filter {
        $0.iconClass == .localized && !isNumeric(judge.judgement(of: IconName($0.name)))
          && !showsNumbersOnly($0)
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

  /// Whether what the drawing says is written anew for each locale without anybody's help.
  private static func showsNumbersOnly(_ icon: Icon) -> Bool {
    let drawn = icon.drawnTexts.values.joined()
    return icon.texts.isEmpty && !drawn.isEmpty && !drawn.contains(where: \.holdsLetters)
  }

  private static func undrawnScripts(of icon: Icon, in manifest: Manifest) -> [String] {
    let locales = manifest.locales.filter { $0.direction == .rightToLeft && !$0.isPseudo }
    let undrawn = locales.filter { locale in
      let isDrawn = locale.best(of: icon.variants.map(\.key)) != nil
      let isWritten = icon.texts.allSatisfy { locale.best(of: $0.wordings.map(\.key)) != nil }
      return !isDrawn && (icon.texts.isEmpty || !isWritten)
    }
    return Set(undrawn.compactMap(\.script)).sorted()
  }

  private static func undrawn(_ icon: Icon, _ script: String) -> String {
    "give \(Wording.quoted(icon.name)) a variant or a text for \(script), or another class: it is localized, and the manifest builds for that script"
  }
}
