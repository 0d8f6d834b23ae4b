import ChiralManifest

extension AuditReport {
  /// The findings as commands of GitHub Actions, which shows them beside the lines.
  package var gitHub: String {
    findings.map { finding in
      let place =
        "file=\(Self.property(finding.location.file)),line=\(finding.location.line),col=\(finding.location.column)"
      let message = finding.message + (finding.fix.map { "; \($0.instruction)" } ?? "")
      return
        "::\(Self.command(finding.severity)) \(place),title=\(Self.property(finding.rule))::\(Self.data(message))\n"
    }.joined()
  }

  private static func command(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  private static func data(_ text: String) -> String {
    text.map { ["%": "%25", "\r": "%0D", "\n": "%0A", "\r\n": "%0D%0A"][$0] ?? String($0) }.joined()
  }

  private static func property(_ text: String) -> String {
    data(text).map { [":": "%3A", ",": "%2C"][$0] ?? String($0) }.joined()
  }
}
