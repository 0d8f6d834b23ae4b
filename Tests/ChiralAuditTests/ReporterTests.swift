import ChiralAudit
import ChiralManifest
import ChiralTestSupport
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct ReporterTests {
  /// A report with a finding of every rule, and one with all characters that formats must escape.
  private let report: AuditReport

  init() throws {
    var findings = try AuditRule.allParts.flatMap { rule in
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

  /// The requirements of the OASIS schema, as far as they concern the written properties.
  @Test func sarifFitsItsSchema() throws {
    let file = Repository.root.appending(path: "Tests/Fixtures/audit/sarif-requirements.json")
    let source = SourceText(Array(try Data(contentsOf: file)), file: file.path)
    let schema = SchemaValidator(JSONValue(try #require(JSONReader.read(source).root)))
    #expect(schema.unknownKeywords == [])
    let empty = AuditReport(findings: [], rules: AuditRule.all, manifest: "m.json", icons: ["a"])
    for report in [report, empty, try suppressed()] {
      #expect(schema.problems(of: report.sarif(version: "1.2.3")) == [])
    }
    var broken = report.sarif(version: "1.2.3")
    if case .object(let members) = broken { broken = .object(members.filter { $0.key != "runs" }) }
    #expect(schema.problems(of: broken) != [])
  }

  /// Every rule is declared, and every result refers to its declaration.
  @Test func sarifDeclaresEveryRule() {
    let sarif = report.sarif(version: "1.2.3")
    guard case .array(let runs)? = sarif["runs"], let run = runs.first,
      let driver = run["tool"]?["driver"], case .array(let rules)? = driver["rules"],
      case .array(let results)? = run["results"]
    else {
      Issue.record("no run with rules and results")
      return
    }
    #expect(runs.count == 1 && driver["name"] == "chiral")
    #expect(rules.map { $0["id"] } == AuditRule.allParts.map { .string($0.id) })
    #expect(results.count == report.findings.count)
    for rule in rules {
      for text in ["shortDescription", "fullDescription", "help"] { #expect(rule[text]?["text"] != nil) }
    }
    for result in results {
      guard case .int(let index)? = result["ruleIndex"] else {
        Issue.record("no index of a rule")
        continue
      }
      #expect(rules[index]["id"] == result["ruleId"])
    }
  }

  /// Returns a report with one allowed finding, one in the baseline, and rules that the manifest sets.
  private func suppressed() throws -> AuditReport {
    let source = AuditFixture.source(
      """
      "arrow.left": {"class": "mirror", "allow": {"absolute-name-mirrors": "it points at <text>"}},
      "chevron.left": "mirror"
      """)
    let findings = try AuditFixture.findings(source)
    let (marked, _) = Baseline(of: findings, pathPrefix: "").applied(to: findings, pathPrefix: "")
    let place = source.location(of: 0)
    return AuditReport(
      findings: marked, rules: AuditRule.all, manifest: "m.json",
      settings: [
        RuleSetting(rule: "file-missing", level: .note, location: place),
        RuleSetting(rule: "clock-mirrors", level: .off, location: place),
      ])
  }

  @Test func suppressedFindingsAreInTheFormatsThatHaveAPlaceForThem() throws {
    let report = try suppressed()
    #expect(report.summary == "no findings (1 allowed, 1 in the baseline)")
    guard case .array(let runs)? = report.sarif(version: "1")["runs"],
      case .array(let results)? = runs[0]["results"]
    else {
      Issue.record("no results")
      return
    }
    #expect(
      results.map { $0["suppressions"] } == [
        [["kind": "inSource", "justification": "it points at <text>"]],
        [["kind": "external", "justification": "known when the baseline was written"]],
      ])
    guard case .array(let listed)? = report.json["suppressed"] else {
      Issue.record("nothing listed")
      return
    }
    #expect(listed.map { $0["suppression"]?["kind"] } == ["allowed", "baseline"])
    #expect(report.gitHub.isEmpty && report.text().isEmpty)
  }

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
