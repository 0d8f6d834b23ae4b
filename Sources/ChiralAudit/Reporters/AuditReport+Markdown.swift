import ChiralManifest

extension AuditReport {
  /// The findings for a comment on a pull request: the counts, and a table per rule.
  package var markdown: String {
    let heading = "## chiral audit\n\n\(summary.prefix(1).uppercased() + summary.dropFirst())\n"
    let groups = rules.compactMap { rule in
      let findings = findings.filter { $0.rule == rule.id }
      return findings.isEmpty ? nil : Self.table(rule, findings)
    }
    return ([heading] + groups).joined(separator: "\n")
  }

  private static func table(_ rule: AuditRule, _ findings: [Finding]) -> String {
    let guideline = rule.guideline.map { " (\($0))" } ?? ""
    let rows = findings.map { finding in
      let place = Markup.markdown("\(finding.location.file):\(finding.location.line)")
      let fix = finding.fix.map { Markup.markdown("; \($0.instruction)") } ?? ""
      return "| \(finding.severity.rawValue) | \(place) | \(Markup.markdown(finding.message))\(fix) |\n"
    }
    return "### \(rule.id)\(guideline): \(findings.count)\n\n\(Markup.markdown(rule.summary))\n\n"
      + "| severity | place | what to do |\n| --- | --- | --- |\n" + rows.joined()
  }
}
