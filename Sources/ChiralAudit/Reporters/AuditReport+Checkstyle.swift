import ChiralManifest

extension AuditReport {
  /// The findings in Checkstyle's format, by file.
  package var checkstyle: String {
    var files: [String] = []
    for finding in findings where !files.contains(finding.location.file) {
      files.append(finding.location.file)
    }
    let groups = files.map { file in
      "  <file name=\"\(Markup.xml(file))\">\n"
        + findings.filter { $0.location.file == file }.map(Self.error).joined() + "  </file>\n"
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n" + groups.joined()
      + "</checkstyle>\n"
  }

  private static func error(_ finding: Finding) -> String {
    let severity = finding.severity == .note ? "info" : finding.severity.rawValue
    let message = Markup.xml(finding.message + (finding.fix.map { "; \($0.instruction)" } ?? ""))
    return
      "    <error line=\"\(finding.location.line)\" column=\"\(finding.location.column)\" severity=\"\(severity)\""
      + " message=\"\(message)\" source=\"chiral.\(Markup.xml(finding.rule))\"/>\n"
  }
}
