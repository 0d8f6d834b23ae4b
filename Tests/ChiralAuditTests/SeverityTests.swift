import ChiralAudit
import ChiralManifest
import Testing

/// The manifest's settings for rules and their findings.
@Suite struct SeverityTests {
  @Test(arguments: [("note", Severity.note), ("warning", .warning), ("error", .error)])
  func theManifestSetsTheSeverity(level: String, severity: Severity) throws {
    let found = try findings(level)
    #expect(found.map(\.severity) == [severity])
  }

  @Test func aRuleThatIsOffFindsNothing() throws { #expect(try findings("off") == []) }

  private func findings(_ level: String) throws -> [Finding] {
    let rules = #" "rules": {"absolute-name-mirrors": "\#(level)"},"#
    return try AuditFixture.findings(AuditFixture.source(#""arrow.left": "mirror""#, members: rules))
  }

  @Test func anAllowedFindingHasItsReasonAndDoesNotCount() throws {
    let found = try AuditFixture.findings(
      AuditFixture.source(
        """
        "arrow.left": {"class": "mirror", "allow": {"absolute-name-mirrors": "it points at text"}},
        "chevron.left": "mirror"
        """))
    #expect(found.map(\.suppression) == [.allowed(reason: "it points at text"), nil])
    let report = AuditReport(findings: found, rules: AuditRule.all, manifest: "manifest.json")
    #expect(report.findings.map(\.icon) == ["chevron.left"])
    #expect(report.suppressed.map(\.icon) == ["arrow.left"])
    #expect(report.summary == "1 finding: 1 warning (1 allowed)")
  }

  /// A rule that is off did not run, so it is unknown whether its allowance is needed.
  @Test func allowancesOfRulesThatAreOffAreNotReported() throws {
    let icons = #""cup": {"class": "fixed", "allow": {"absolute-name-mirrors": "why"}}"#
    #expect(try AuditFixture.findings(AuditFixture.source(icons)).map(\.rule) == ["allow-unused"])
    let off = AuditFixture.source(icons, members: #" "rules": {"absolute-name-mirrors": "off"},"#)
    #expect(try AuditFixture.findings(off) == [])
  }
}
