import ChiralManifest

extension AuditReport {
  /// What a reporter may emphasise on a terminal.
  package enum Emphasis: Sendable { case rule, error, warning, remark }

  /// The findings for people, by rule, each at its place; `paint` colours, or leaves text as it is.
  package func text(paint: (String, Emphasis) -> String = { text, _ in text }) -> String {
    rules.compactMap { rule in
      let findings = findings.filter { $0.rule == rule.id }
      return findings.isEmpty ? nil : group(rule, findings, paint: paint)
    }.joined(separator: "\n")
  }

  private static func emphasis(_ severity: Severity) -> Emphasis {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .note: .remark
    }
  }

  private func group(_ rule: AuditRule, _ findings: [Finding], paint: (String, Emphasis) -> String) -> String
  {
    let guideline = rule.guideline.map { " (\($0))" } ?? ""
    let lines = findings.map { finding in
      let severity = paint(finding.severity.rawValue, Self.emphasis(finding.severity))
      let fix = finding.fix.map { "\n    " + paint($0.instruction, .remark) } ?? ""
      return "  \(finding.location): \(severity): \(finding.message)\(fix)\n"
    }
    return paint(rule.id, .rule) + "\(guideline): \(rule.summary)\n" + lines.joined()
  }
}
