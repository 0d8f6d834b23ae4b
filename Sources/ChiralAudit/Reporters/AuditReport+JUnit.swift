import ChiralManifest

extension AuditReport {
  /// Returns the findings in JUnit's format: one test case per icon, and one per file for findings that
  /// concern no icon.
  ///
  /// Findings that give status 1 are failures, so that a CI system agrees with the status; all others are
  /// output.
  package func junit(strict: Bool = false) -> String {
    var names = icons
    var known = Set(names)
    for finding in findings where known.insert(Self.name(finding)).inserted {
      names.append(Self.name(finding))
    }
    let groups = Dictionary(grouping: findings, by: Self.name)
    let isFailure = { (finding: Finding) in
      finding.severity == .error || (strict && finding.severity == .warning)
    }
    let failed = names.count { groups[$0]?.contains(where: isFailure) == true }
    let cases = names.map { testCase($0, findings: groups[$0] ?? [], isFailure: isFailure) }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites name=\"chiral audit\" tests=\"\(names.count)\" failures=\"\(failed)\">\n"
      + "  <testsuite name=\"\(Markup.xml(manifest))\" tests=\"\(names.count)\" failures=\"\(failed)\" errors=\"0\">\n"
      + cases.joined() + "  </testsuite>\n</testsuites>\n"
  }

  private func testCase(_ name: String, findings: [Finding], isFailure: (Finding) -> Bool) -> String {
    let start = "    <testcase classname=\"\(Markup.xml(manifest))\" name=\"\(Markup.xml(name))\""
    guard !findings.isEmpty else { return start + "/>\n" }
    let failures = findings.filter(isFailure)
    let others = findings.filter { !isFailure($0) }
    var content = ""
    if let first = failures.first {
      content += "      <failure type=\"\(Markup.xml(first.rule))\" message=\"\(Markup.xml(first.message))\">"
      content += failures.map(Self.line).joined(separator: "\n") + "</failure>\n"
    }
    if !others.isEmpty {
      content += "      <system-out>" + others.map(Self.line).joined(separator: "\n") + "</system-out>\n"
    }
    return start + ">\n" + content + "    </testcase>\n"
  }

  private static func name(_ finding: Finding) -> String { finding.icon ?? finding.location.file }

  private static func line(_ finding: Finding) -> String {
    let fix = finding.fix.map { "; \($0.instruction)" } ?? ""
    return Markup.xml(
      "\(finding.location): \(finding.severity.rawValue): \(finding.rule): \(finding.message)\(fix)")
  }
}
