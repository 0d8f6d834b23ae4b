import ChiralAudit
import ChiralManifest
import Testing

/// The findings of a manifest in a string, with drawings for all icons in it.
enum AuditFixture {
  static func source(_ icons: String, members: String = "") -> SourceText {
    let text = """
      {
        "version": 1, "assets": "Assets", "locales": ["en", "ar"],\(members)
        "icons": {
          \(icons)
        }
      }

      """
    return SourceText(Array(text.utf8), file: "manifest.json")
  }

  static func findings(
    _ source: SourceText, rules: [AuditRule] = AuditRule.all, drawings: [String] = []
  ) throws -> [Finding] {
    let reading = ManifestReader.read(source.bytes, file: source.file, probes: .trusting)
    let manifest = try #require(reading.manifest, "\(reading.diagnostics)")
    return Audit.findings(in: AuditSubject(manifest: manifest, drawings: drawings), rules: rules)
  }
}
