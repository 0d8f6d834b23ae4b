import ChiralAudit
import ChiralManifest
import Testing

/// What the manifest says about rules and their findings.
@Suite struct SeverityTests {
  private func findings(_ members: String) throws -> [Finding] {
    let text = #"{"version": 1, "assets": "Assets", "locales": ["ar"], \#(members)}"#
    let reading = ManifestReader.read(Array(text.utf8), file: "manifest.json", probes: .trusting)
    let manifest = try #require(reading.manifest, "\(reading.diagnostics)")
    return Audit.findings(in: AuditSubject(manifest: manifest, drawings: []))
  }

  @Test(arguments: [("note", Severity.note), ("warning", .warning), ("error", .error)])
  func theManifestSetsTheSeverity(level: String, severity: Severity) throws {
    let found = try findings(
      #""rules": {"absolute-name-mirrors": "\#(level)"}, "icons": {"arrow.left": "mirror"}"#)
    #expect(found.map(\.severity) == [severity])
  }

  @Test func aRuleThatIsOffFindsNothing() throws {
    #expect(
      try findings(#""rules": {"absolute-name-mirrors": "off"}, "icons": {"arrow.left": "mirror"}"#) == [])
  }

  @Test func whatIsAllowedCarriesItsReasonAndCountsNoMore() throws {
    let found = try findings(
      """
      "icons": {
        "arrow.left": {"class": "mirror", "allow": {"absolute-name-mirrors": "it points at text"}},
        "chevron.left": "mirror"
      }
      """)
    #expect(found.map(\.suppression) == [.allowed(reason: "it points at text"), nil])
    let report = AuditReport(findings: found, rules: AuditRule.all, manifest: "manifest.json")
    #expect(report.findings.map(\.icon) == ["chevron.left"])
    #expect(report.suppressed.map(\.icon) == ["arrow.left"])
    #expect(report.summary == "1 finding: 1 warning")
  }
}
