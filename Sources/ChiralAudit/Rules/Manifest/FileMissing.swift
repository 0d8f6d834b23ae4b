import ChiralManifest

extension AuditRule {
  /// Finds entries of the manifest whose drawing does not exist.
  static let fileMissing = AuditRule(
    id: "file-missing",
    summary: "the manifest names a drawing that is not there",
    guideline: nil,
    severity: .error,
    rationale: """
      Without its drawing an icon cannot be built; the rest of the set can, so a build continues without \
      it. Most often a file was renamed and the manifest was not updated.
      """,
    passing: [
      Example(#""arrow": "mirror""#, drawings: ["arrow.svg"]),
      Example(#""arrow": {"class": "mirror", "file": "other/a.svg"}"#, drawings: ["other/a.svg"]),
    ],
    failing: [
      Example(#""arrow": "mirror""#, drawings: []),
      Example(#""arrow": {"class": "mirror", "file": "a.svg"}"#, drawings: ["arrow.svg"]),
      Example(
        #""sign": {"class": "localized", "variants": {"Hebr": "sign.he.svg"}}"#, drawings: ["sign.svg"]),
    ],
    check: { subject in
      subject.manifest.icons.flatMap { icon in
        icon.missingFiles.map { Violation(icon: icon.name, location: $0.location, message: $0.message) }
      }
    })
}
