import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds variants that have the same effect as another.
  static let variantRedundant = AuditRule(
    id: "variant-redundant",
    summary: "a variant names the drawing that its locales would get without it",
    guideline: nil,
    severity: .note,
    rationale: """
      The next change to one of the two entries makes them differ, and nobody will know whether that was intended.
      """,
    passing: [
      Example(
        #""percent": {"class": "localized", "variants": {"Arab": "percent.ar.svg", "ar-AE": "percent.svg"}}"#,
        locales: ["ar-SA", "ar-AE"]),
      Example(
        #""list": {"class": "both", "variants": {"ar-SA": "list.ar.svg", "fa": "list.ar.svg"}}"#,
        locales: ["ar-SA", "fa"]),
    ],
    failing: [
      Example(
        #""percent": {"class": "localized", "variants": {"Arab": "percent.ar.svg", "ar-SA": "percent.ar.svg"}}"#,
        locales: ["ar-SA", "fa"]),
      Example(
        #""bold": {"class": "localized", "variants": {"Arab": "bold.ar.svg", "Hebr": "bold.svg"}}"#,
        locales: ["ar", "he"]),
    ],
    check: { subject in
      subject.manifest.icons.flatMap { icon in
        icon.variants.filter { isRedundant($0, in: icon, for: subject.manifest.locales) }.map {
          redundant($0, of: icon)
        }
      }
    })

  /// Returns true if the variant applies to some locales, and each of them would show the same without it.
  private static func isRedundant(_ variant: Variant, in icon: Icon, for locales: [LanguageTag]) -> Bool {
    let takers = locales.filter { $0.best(of: icon.variants.map(\.key))?.key == variant.key }
    let others = icon.variants.filter { $0.key != variant.key }
    return !takers.isEmpty
      && takers.allSatisfy { locale in
        let other = locale.best(of: others.map(\.key)).flatMap { best in
          others.first { $0.key == best.key }
        }
        return other.map { $0.file == variant.file }
          ?? (icon.iconClass == .localized && icon.file == variant.file)
      }
  }

  private static func redundant(_ variant: Variant, of icon: Icon) -> Violation {
    Violation(
      icon: icon.name, location: variant.location,
      message:
        "remove the variant \(Wording.quoted(variant.key.text)): its locales see \(Wording.quoted(variant.file)) without it",
      fix: .safe(.remove(["icons", icon.entry, "variants", variant.key.text])))
  }
}
