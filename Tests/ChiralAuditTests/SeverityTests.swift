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

  /// A kind of a rule can be set and allowed by itself, and the rule stands for all of its kinds.
  @Test(
    arguments: [
      (#""rules": {"drawing-faults": "off"}"#, nil), (#""rules": {"drawing-faults": "note"}"#, .note),
      (#""rules": {"drawing-faults:path-malformed": "off"}"#, nil),
      (#""rules": {"drawing-faults:id-duplicate": "off"}"#, .warning),
      (#""rules": {"drawing-faults": "off", "drawing-faults:path-malformed": "error"}"#, .error),
    ] as [(String, Severity?)]) func kindsHaveSeverities(rules: String, severity: Severity?) throws
  {
    let example = try #require(AuditRule.named("drawing-faults:path-malformed")?.failing.first)
    let text = example.source.wholeText.replacing("\"locales\"", with: rules + ", \"locales\"")
    let subject = try example.subject(of: SourceText(Array(text.utf8), file: "manifest.json"))
    #expect(AuditRule.drawingFaults.findings(in: subject).map(\.severity) == (severity.map { [$0] } ?? []))
  }

  @Test(arguments: ["drawing-faults", "drawing-faults:path-malformed"])
  func kindsAreAllowed(rule: String) throws {
    let example = try #require(AuditRule.named("drawing-faults:path-malformed")?.failing.first)
    let entry = "{\"class\": \"fixed\", \"allow\": {\"\(rule)\": \"drawn so\"}}"
    let text = example.source.wholeText.replacing("\"fixed\"", with: entry)
    let subject = try example.subject(of: SourceText(Array(text.utf8), file: "manifest.json"))
    let found = Audit.findings(in: subject)
    #expect(found.map(\.rule) == ["drawing-faults:path-malformed"])
    #expect(found.map(\.suppression) == [.allowed(reason: "drawn so")])
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
