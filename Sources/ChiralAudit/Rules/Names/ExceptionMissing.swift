import ChiralClassification
import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds signs that should not mirror in Hebrew, although they do in Arabic (R21).
  static let exceptionMissing = AuditRule(
    id: "exception-missing",
    summary: "the icon mirrors for a language that writes its sign the same way as Latin script does",
    guideline: .r21,
    severity: .warning,
    rationale: """
      Arabic, Persian and Urdu write the question mark mirrored; Hebrew and Yiddish write it as Latin does. A help \
      icon that mirrors as a whole for every right-to-left language shows readers of Hebrew a wrong sign. A build keeps the \
      question mark upright where the name says that there is one, unless infer is false.
      """,
    disagreement: "Google's list mirrors help for every right-to-left language.",
    passing: [
      Example(
        #""questionmark.circle": {"class": "mirror", "except": ["he", "yi"]}"#, locales: ["en", "ar", "he"]),
      Example(#""questionmark.circle": {"class": "mirror"}"#, locales: ["en", "ar"]),
      Example(#""questionmark.circle": "fixed""#, locales: ["en", "ar", "he"]),
      Example(#""questionmark.circle": {"class": "mirror"}"#, locales: ["en", "ar", "he"]),
    ],
    failing: [
      Example(
        #""questionmark.circle": {"class": "mirror", "infer": false}"#, locales: ["en", "ar", "he"])
    ],
    check: { subject in
      return subject.manifest.icons.compactMap { icon in
        // A sign drawn as `<text>` is set in the locale's form, and a question mark that is looked for stays upright.
        guard icon.iconClass.mirrors, icon.letters.drawnTexts.isEmpty, !icon.mirrorsAroundQuestion else {
          return nil
        }
        let judgement = subject.judgement(of: icon)
        guard judgement.iconClass.mirrors, judgement.confidence > .unsure else { return nil }
        let keys = judgement.except.compactMap { try? VariantKey($0) }
        let mirrored = subject.manifest.locales.filter { locale in
          locale.best(of: keys) != nil && mirrors(icon, in: locale)
        }
        return mirrored.isEmpty ? nil : missing(icon, judgement: judgement, locales: mirrored)
      }
    })

  /// Returns true if a locale shows the mirrored base.
  private static func mirrors(_ icon: Icon, in locale: LanguageTag) -> Bool {
    locale.direction != icon.drawn && locale.best(of: icon.except.map(\.key)) == nil
      && locale.best(of: icon.variants.map(\.key)) == nil
  }

  private static func missing(_ icon: Icon, judgement: Judgement, locales: [LanguageTag]) -> Violation {
    let except = JSONValue.array(
      (icon.except.map(\.key.text) + judgement.except.filter { !icon.except.map(\.key.text).contains($0) })
        .map(
          JSONValue.string))
    let tags = locales.map { Wording.quoted($0.text) }.joined(separator: ", ")
    return Violation(
      icon: icon.name, location: icon.classLocation,
      message: "except \(tags) from mirroring \(Wording.quoted(icon.name)): \(judgement.reason)",
      fix: .wanted(.set(["icons", icon.entry, "except"], except)))
  }
}
