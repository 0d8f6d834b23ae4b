import ChiralAudit
import ChiralManifest
import ChiralTestSupport
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct ReporterTests {
  /// A finding of every rule, and one with everything that a format must escape.
  private let report: AuditReport

  init() throws {
    var findings = try AuditRule.all.flatMap { rule in
      try rule.failing.prefix(1).flatMap { rule.findings(in: try $0.subject()) }
    }
    var hostile = try #require(findings.first)
    hostile.message = "mend <a> & \"b\" | 100% `c`: d, e"
    hostile.location.file = "my icons/ä,b:c.json"
    hostile.severity = .note
    findings.append(hostile)
    report = AuditReport(
      findings: findings.sorted(), rules: AuditRule.all, manifest: "manifest.json",
      icons: ["arrow", "whole"])
  }

  @Test func everyFormatReadsAsRecorded() {
    expectGolden(report.sarif(version: "1.2.3").printed() + "\n", "Tests/Fixtures/audit/report.sarif")
    expectGolden(report.junit(), "Tests/Fixtures/audit/report.junit.xml")
    expectGolden(report.gitHub, "Tests/Fixtures/audit/report.github.txt")
    expectGolden(report.checkstyle, "Tests/Fixtures/audit/report.checkstyle.xml")
    expectGolden(report.markdown, "Tests/Fixtures/audit/report.md")
  }

  /// What the OASIS schema requires of the parts that are written.
  @Test func sarifHasWhatItsSchemaRequires() {
    let sarif = report.sarif(version: "1.2.3")
    #expect(sarif["version"] == "2.1.0")
    guard case .array(let runs)? = sarif["runs"], let run = runs.first,
      let driver = run["tool"]?["driver"], case .array(let rules)? = driver["rules"],
      case .array(let results)? = run["results"]
    else {
      Issue.record("no run with rules and results")
      return
    }
    #expect(runs.count == 1 && driver["name"] == "chiral")
    #expect(rules.map { $0["id"] } == AuditRule.all.map { .string($0.id) })
    #expect(results.count == report.findings.count)
    for rule in rules {
      for text in ["shortDescription", "fullDescription", "help"] { #expect(rule[text]?["text"] != nil) }
      #expect(Self.levels.contains(rule["defaultConfiguration"]?["level"]))
    }
    for result in results {
      #expect(result["message"]?["text"] != nil && Self.levels.contains(result["level"]))
      guard case .int(let index)? = result["ruleIndex"] else {
        Issue.record("no index of a rule")
        continue
      }
      #expect(rules[index]["id"] == result["ruleId"])
    }
  }

  private static let levels: [JSONValue?] = ["none", "note", "warning", "error"]

  @Test func anAuditWithoutFindingsIsAnEmptyRun() {
    let empty = AuditReport(findings: [], rules: AuditRule.all, manifest: "m.json", icons: ["a"])
    guard case .array(let runs)? = empty.sarif(version: "1")["runs"] else {
      Issue.record("no runs")
      return
    }
    #expect(runs.first?["results"] == .array([]))
    #expect(empty.gitHub.isEmpty)
    #expect(empty.junit().contains("tests=\"1\" failures=\"0\""))
  }

  @Test func xmlIsWellFormed() throws {
    for text in [report.junit(), report.checkstyle, report.junit(strict: true)] {
      #expect(XMLParser(data: Data(text.utf8)).parse())
    }
  }

  @Test func failuresAreWhatGivesTheStatus() {
    let count = { (text: String) in text.components(separatedBy: "<failure").count - 1 }
    #expect(count(report.junit()) < count(report.junit(strict: true)))
  }
}
