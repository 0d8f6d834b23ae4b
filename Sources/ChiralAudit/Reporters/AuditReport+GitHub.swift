import ChiralManifest
import ChiralValues

extension AuditReport {
  /// The findings as GitHub Actions commands, which appear beside the lines.
  package var gitHub: String {
    findings.map { finding in
      let place =
        "file=\(Escape.workflowProperty(finding.location.file)),line=\(finding.location.line),col=\(finding.location.column)"
      let message = finding.message + (finding.fix.map { "; \($0.instruction)" } ?? "")
      return
        "::\(Self.command(finding.severity)) \(place),title=\(Escape.workflowProperty(finding.rule))::\(Escape.workflowMessage(message))\n"
    }.joined()
  }

  private static func command(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }
}
