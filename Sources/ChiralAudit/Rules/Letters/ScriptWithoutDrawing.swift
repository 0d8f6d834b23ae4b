import ChiralClassification
import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds icons with letters that have no drawing for a script (R8).
  static let scriptWithoutDrawing = AuditRule(
    id: "script-without-drawing",
    summary:
      "an icon with letters has neither a drawing nor a wording for a right-to-left script that the manifest builds for",
    guideline: .r8,
    severity: .warning,
    rationale: """
      A localized icon shows letters because it is about reading or writing. If there is no drawing or text for \
      their script, readers of Arabic or Hebrew see the Latin letters. The same holds for words that an icon shows as text.
      """,
    passing: [
      Example(#""bold": {"class": "localized", "variants": {"Arab": "bold.ar.svg"}}"#),
      Example(#""bold": {"class": "localized", "variants": {"rtl": "bold.rtl.svg"}}"#),
      Example(#""bold": {"class": "localized", "text": {"text": {"Arab": "غ"}}}"#),
      Example(#""bold": "both""#), Example(#""percent": "localized""#),
      Example(#""calendar": "both""#, texts: [DrawnText(content: "31", relativeSize: 0.5)]),
    ],
    failing: [
      Example(#""bold": {"class": "localized", "text": {"text": {"Hebr": "מ"}}}"#),
      Example(#""bold": "localized""#),
      Example(#""bold": {"class": "localized", "variants": {"ltr": "bold.ltr.svg"}}"#),
      Example(#""send": "both""#, texts: [DrawnText(content: "GO", relativeSize: 0.5)]),
    ],
    check: { subject in
      return subject.manifest.icons.filter {
        showsWords($0)
          || $0.iconClass == .localized && showsLetters($0, subject.judgement(of: $0))
            && !showsNumbersOnly($0)
      }.compactMap { icon in
        let scripts = undrawnScripts(of: icon, in: subject.manifest)
        return scripts.isEmpty
          ? nil
          : Violation(icon: icon.name, location: icon.classLocation, message: undrawn(icon, scripts))
      }
    })

  /// Returns true if the icon is meant to show letters.
  ///
  /// Digits and percent signs follow the locale's numbering system, not its script (R18, R20, R21). If the
  /// name is the only hint, there are no drawings by script and the hint is unsure, then the class is a
  /// guess, not a decision.
  private static func showsLetters(_ icon: Icon, _ judgement: Judgement) -> Bool {
    if judgement.guideline.map({ [.r18, .r19, .r20, .r21].contains($0) }) ?? false { return false }
    return !icon.variants.isEmpty || !judgement.iconClass.takesVariants || judgement.confidence > .unsure
  }

  /// Returns true if a drawing has letters as text.
  private static func showsWords(_ icon: Icon) -> Bool {
    icon.letters.drawnTexts.values.joined().contains(where: \.holdsLetters)
  }

  /// Returns true if every locale's text is derived from the drawing without further input.
  private static func showsNumbersOnly(_ icon: Icon) -> Bool {
    let drawn = icon.letters.drawnTexts.values.joined()
    return icon.letters.texts.isEmpty && !drawn.isEmpty && !drawn.contains(where: \.holdsLetters)
  }

  private static func undrawnScripts(of icon: Icon, in manifest: Manifest) -> [String] {
    let locales = manifest.locales.filter { $0.direction == .rightToLeft && !$0.isPseudo }
    let undrawn = locales.filter { locale in
      let isDrawn = locale.best(of: icon.variants.map(\.key)) != nil
      let isWritten = icon.letters.texts.allSatisfy { locale.best(of: $0.wordings.map(\.key)) != nil }
      return !isDrawn && (icon.letters.texts.isEmpty || !isWritten)
    }
    return Set(undrawn.compactMap(\.script)).sorted()
  }

  private static func undrawn(_ icon: Icon, _ scripts: [String]) -> String {
    if showsWords(icon), icon.letters.texts.isEmpty {
      let wordings = scripts.map { "\"\($0)\": \"…\"" }.joined(separator: ", ")
      return
        "add \"text\": {\"text\": {\(wordings)}} to \(Wording.quoted(icon.name)), or draw it for \(scripts.joined(separator: " and ")): readers of \(scripts.count == 1 ? "that script" : "those scripts") are shown Latin letters"
    }
    return
      "give \(Wording.quoted(icon.name)) drawings or a text for \(scripts.joined(separator: " and ")), or another class: it is localized, and readers of \(scripts.count == 1 ? "that script" : "those scripts") are shown Latin letters"
  }
}
