package import ChiralManifest
import ChiralValues

/// The result of an audit, ready for a reporter.
package struct AuditReport: Sendable {
  /// The findings that count, in reading order.
  package let findings: [Finding]
  /// The findings that are allowed or in the baseline, in reading order.
  package let suppressed: [Finding]
  /// The rules that ran, by their kinds.
  package let rules: [AuditRule]
  /// The path by which the manifest was opened.
  package let manifest: String

  /// The manifest's settings of rules.
  package let settings: [RuleSetting]
  /// The names of the audited icons.
  package let icons: [String]

  /// Creates a report from findings, the rules that ran and the audited icons.
  package init(
    findings: [Finding], rules: [AuditRule], manifest: String, icons: [String] = [],
    settings: [RuleSetting] = []
  ) {
    self.settings = settings
    self.icons = icons
    self.findings = findings.filter { $0.suppression == nil }
    suppressed = findings.filter { $0.suppression != nil }
    self.rules = rules.flatMap(\.parts)
    self.manifest = manifest
  }

  /// Returns the report with other paths of files, for services that relate them to a folder of their own.
  package func renamingFiles(_ rename: (String) -> String) -> AuditReport {
    let findings = (findings + suppressed).map { finding in
      var finding = finding
      finding.location.file = rename(finding.location.file)
      return finding
    }
    return AuditReport(
      findings: findings.sorted(), rules: rules, manifest: rename(manifest), icons: icons, settings: settings)
  }

  /// Returns the number of findings of a severity.
  package func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }

  /// The counts in one line: `no findings`, or `3 findings: 1 error, 2 warnings (1 allowed, 12 in the
  /// baseline)`.
  package var summary: String {
    guard !findings.isEmpty else { return "no findings" + aside }
    let parts = Severity.allCases.map { (count($0), $0.rawValue) }.filter { $0.0 > 0 }
    return Wording.counted(findings.count, "finding") + ": "
      + parts.map(Wording.counted).joined(separator: ", ")
      + aside
  }

  /// The number of suppressed findings, in parentheses.
  private var aside: String {
    let known = suppressed.count { $0.suppression == .baseline }
    let allowed = suppressed.count - known
    let parts = [allowed > 0 ? "\(allowed) allowed" : nil, known > 0 ? "\(known) in the baseline" : nil]
    let words = parts.compactMap(\.self)
    return words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
  }
}
