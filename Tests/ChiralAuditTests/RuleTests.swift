import ChiralAudit
import ChiralManifest
import ChiralTestSupport
import Foundation
import Testing

@Suite struct RuleTests {
  @Test(arguments: AuditRule.allParts) func examplesThatPassPass(rule: AuditRule) throws {
    #expect(!rule.passing.isEmpty)
    for example in rule.passing {
      #expect(try rule.findings(in: example.subject()).isEmpty, "\(example.icons)")
    }
  }

  @Test(arguments: AuditRule.allParts) func examplesThatFailFail(rule: AuditRule) throws {
    #expect(!rule.failing.isEmpty)
    for example in rule.failing {
      #expect(try rule.findings(in: example.subject()).count == 1, "\(example.icons)")
    }
  }

  /// A rule about what turns finds nothing in the same icons once they are fixed.
  @Test(arguments: AuditRule.allParts.filter(\.endsWhenFixed)) func fixedIconsEndFindings(rule: AuditRule)
    throws
  {
    for example in rule.failing {
      var fixed = example
      fixed.icons =
        example.icons.replacing(/"(mirror|both|localized)"/, with: "\"fixed\"")
        .replacing(/, "variants": \{[^}]*\}/, with: "").replacing(
          /, "(components|text)": \{([^{}]|\{[^{}]*\})*\}/, with: "")
      fixed.unsettable = []  // The letters of a fixed icon stay as they are drawn.
      #expect(try rule.findings(in: fixed.subject()).isEmpty, "\(fixed.icons)")
    }
  }

  /// The messages of all rules, in one table.
  @Test func everyMessageReadsAsRecorded() throws {
    let findings = try AuditRule.allParts.flatMap { rule in
      try rule.failing.flatMap { rule.findings(in: try $0.subject()) }
    }
    let report = AuditReport(findings: findings, rules: AuditRule.all, manifest: "manifest.json")
    expectGolden(report.text() + "\n" + report.summary + "\n", "Tests/Fixtures/audit/wording.txt")
    expectGolden(report.json.printed() + "\n", "Tests/Fixtures/audit/findings.json")
  }

  /// Each file in `Rules` is registered under its name: `FileMissing.swift` as `file-missing`.
  @Test func everyRuleFileIsRegistered() throws {
    let folder = Repository.root.appending(path: "Sources/ChiralAudit/Rules").path
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter {
      $0.hasSuffix(".swift")
    }.map { $0.split(separator: "/")[1].dropLast(".swift".count) }
    let names = AuditRule.all.map { $0.id.split(separator: "-").map(\.capitalized).joined() }
    #expect(Set(names) == Set(files.map(String.init)))
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: AuditRule.all + AuditRule.allParts) func rulesAreDocumented(rule: AuditRule) {
    #expect(rule.summary.first?.isLowercase == true && !rule.summary.hasSuffix("."))
    #expect(rule.rationale.hasSuffix("."))
  }

  /// The folder of a rule's file is that of its group.
  @Test(arguments: AuditRule.all) func rulesLieInTheFolderOfTheirGroup(rule: AuditRule) {
    let name = rule.id.split(separator: "-").map(\.capitalized).joined()
    let path = "Sources/ChiralAudit/Rules/\(rule.group.title)/\(name).swift"
    #expect(FileManager.default.fileExists(atPath: Repository.root.appending(path: path).path))
  }

  @Test func idsAreUnique() { #expect(Set(AuditRule.ids).count == AuditRule.ids.count) }

  @Test func findingsAreInReadingOrder() throws {
    let example = try #require(AuditRule.all.first?.failing.first).subject()
    let findings = Audit.findings(in: example, rules: AuditRule.all.reversed())
    #expect(findings == findings.sorted())
  }

  @Test func theSummaryCounts() {
    #expect(AuditReport(findings: [], rules: [], manifest: "").summary == "no findings")
  }
}
