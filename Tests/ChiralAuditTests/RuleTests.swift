import ChiralAudit
import ChiralManifest
import ChiralTestSupport
import Foundation
import Testing

extension AuditRule.Example {
  /// The example as a whole manifest with the drawings that it says exist.
  func subject() throws -> AuditSubject { try subject(of: source) }

  /// The example as a file.
  var source: SourceText {
    let text = """
      {"version": 1, "assets": "Assets", "policy": "\(policy.rawValue)", "locales": \(locales), "icons": {
      \(icons)
      }}
      """
    return SourceText(Array(text.utf8), file: "manifest.json")
  }

  /// Another manifest with the drawings of the example.
  func subject(of source: SourceText) throws -> AuditSubject {
    let existing = drawings.map { Set($0.map { "Assets/" + $0 }) }
    let probes = ManifestProbes(
      file: { path in
        if path == "Assets" { return .folder }
        return existing?.contains(path) ?? true ? .file : .missing(nearest: nil)
      }, selectorProblem: { _ in nil }, drawnTexts: { _ in texts })
    let reading = ManifestReader.read(source.bytes, file: source.file, probes: probes)
    let manifest = try #require(reading.manifest, "\(reading.diagnostics)")
    let named = Set(manifest.icons.flatMap { [$0.file] + $0.variants.map(\.file) })
    var subject = AuditSubject(manifest: manifest, drawings: (existing ?? named).sorted())
    subject.unsettable = unsettable
    return subject
  }
}

@Suite struct RuleTests {
  @Test(arguments: AuditRule.all) func examplesThatPassPass(rule: AuditRule) throws {
    #expect(!rule.passing.isEmpty)
    for example in rule.passing {
      #expect(try rule.findings(in: example.subject()).isEmpty, "\(example.icons)")
    }
  }

  @Test(arguments: AuditRule.all) func examplesThatFailFail(rule: AuditRule) throws {
    #expect(!rule.failing.isEmpty)
    for example in rule.failing {
      #expect(try rule.findings(in: example.subject()).count == 1, "\(example.icons)")
    }
  }

  /// The wording of all rules, in one table.
  @Test func everyMessageReadsAsRecorded() throws {
    let findings = try AuditRule.all.flatMap { rule in
      try rule.failing.flatMap { rule.findings(in: try $0.subject()) }
    }
    let report = AuditReport(findings: findings, rules: AuditRule.all, manifest: "manifest.json")
    expectGolden(report.text() + "\n" + report.summary + "\n", "Tests/Fixtures/audit/wording.txt")
    expectGolden(report.json.printed() + "\n", "Tests/Fixtures/audit/findings.json")
  }

  /// `Rules/FileMissing.swift` is registered as `file-missing`, and so on.
  @Test func everyRuleFileIsRegistered() throws {
    let folder = Repository.root.appending(path: "Sources/ChiralAudit/Rules").path
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter {
      $0.hasSuffix(".swift")
    }.map { $0.split(separator: "/")[1].dropLast(".swift".count) }
    let names = AuditRule.all.map { $0.id.split(separator: "-").map(\.capitalized).joined() }
    #expect(Set(names) == Set(files.map(String.init)))
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: AuditRule.all) func rulesAreDocumented(rule: AuditRule) {
    #expect(rule.summary.first?.isLowercase == true && !rule.summary.hasSuffix("."))
    #expect(rule.rationale.hasSuffix("."))
  }

  /// The folder of a rule's file says its group, as the reference does.
  @Test(arguments: AuditRule.all) func rulesLieInTheFolderOfTheirGroup(rule: AuditRule) {
    let name = rule.id.split(separator: "-").map(\.capitalized).joined()
    let path = "Sources/ChiralAudit/Rules/\(rule.group.title)/\(name).swift"
    #expect(FileManager.default.fileExists(atPath: Repository.root.appending(path: path).path))
  }

  @Test func findingsAreInReadingOrder() throws {
    let example = try #require(AuditRule.all.first?.failing.first).subject()
    let findings = Audit.findings(in: example, rules: AuditRule.all.reversed())
    #expect(findings == findings.sorted())
  }

  @Test func theSummaryCounts() {
    #expect(AuditReport(findings: [], rules: [], manifest: "").summary == "no findings")
  }
}
