import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds exceptions and variants that apply to no locale of the manifest.
  static let localeNotConfigured = AuditRule(
    id: "locale-not-configured",
    summary: "an exception or a variant is for a locale that the manifest does not build",
    guideline: nil,
    severity: .note,
    rationale: """
      The entry has no effect on the build. Either a locale is missing from the manifest, or the tag is \
      misspelt, or the entry is obsolete and misleads the next reader.
      """,
    passing: [
      Example(#""help": {"class": "mirror", "except": ["ar"]}"#),
      Example(#""help": {"class": "mirror", "except": ["ar", "fa"]}"#),
      Example(#""bold": {"class": "localized", "variants": {"Arab": "bold.ar.svg"}}"#),
      Example(#""side": {"class": "both", "variants": {"rtl": "side.rtl.svg"}}"#),
    ],
    failing: [
      Example(#""help": {"class": "mirror", "except": ["he"]}"#),
      Example(#""bold": {"class": "localized", "variants": {"Arab": "a.svg", "Hebr": "h.svg"}}"#),
    ],
    check: { subject in
      let locales = subject.manifest.locales
      return subject.manifest.icons.flatMap { icon in
        let isFitting = { (key: VariantKey) in locales.contains { $0.fit(of: key) != nil } }
        let variants = icon.variants.filter { !isFitting($0.key) }.map {
          unused(icon, key: $0.key, named: "variant", at: $0.location)
        }
        let isIdle = !icon.except.contains { isFitting($0.key) }
        let exceptions = icon.except.prefix(isIdle ? 1 : 0).map {
          unused(icon, key: $0.key, named: "exception", at: $0.location)
        }
        return variants + exceptions
      }
    })

  /// Returns a violation for a key that applies to no locale of the manifest. Exceptions are reported only if
  /// none of the icon's exceptions applies, because they are facts about the icon (a question mark's Hebrew
  /// and Yiddish).
  private static func unused(
    _ icon: Icon, key: VariantKey, named what: String, at location: SourceLocation
  ) -> Violation {
    Violation(
      icon: icon.name, location: location,
      message:
        "add a locale for \(Wording.quoted(key.text)) to \"locales\", or remove this \(what): no locale of the manifest uses it"
    )
  }
}
