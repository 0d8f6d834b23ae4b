package import ChiralManifest
import ChiralValues

extension AuditReport {
  /// The kinds of text that a reporter may emphasise on a terminal.
  package enum Emphasis: Sendable { case rule, error, warning, remark }

  /// Returns the findings for people, by rule, each with its place; `paint` adds colours or returns the text
  /// unchanged.
  ///
  /// Findings with the same general message are listed as one, with the first of their places, unless
  /// `isWhole` is true. `excerpt` returns the source lines of a place without indentation.
  package func text(
    isWhole: Bool = true, excerpt: (SourceLocation) -> String? = { _ in nil },
    paint: (String, Emphasis) -> String = { text, _ in text }
  ) -> String {
    rules.compactMap { rule in
      let findings = findings.filter { $0.rule == rule.id }
      guard !findings.isEmpty else { return nil }
      let groups = Self.grouped(findings, isWhole: isWhole)
      let guideline = rule.guideline.map { " (\($0))" } ?? ""
      return paint(rule.id, .rule) + "\(guideline): \(rule.summary)\n"
        + groups.map { Self.text(of: $0, excerpt, paint) }.joined()
    }.joined(separator: "\n")
  }

  /// The largest number of similar findings that are listed one by one.
  private static let mostAlike = 5

  /// Groups similar findings if there are many, in the order of the first of each group.
  private static func grouped(_ findings: [Finding], isWhole: Bool) -> [[Finding]] {
    if isWhole || findings.count <= mostAlike { return findings.map { [$0] } }
    var messages = GeneralMessages()
    let keyed = findings.map { (finding: $0, key: "\($0.severity) \(messages.general($0.message))") }
    let alike = Dictionary(grouping: keyed, by: \.key).mapValues { $0.map(\.finding) }
    var told: Set<String> = []
    return keyed.compactMap { finding, key in
      let group = alike[key] ?? [finding]
      if group.count <= mostAlike { return [finding] }
      return told.insert(key).inserted ? group : nil
    }
  }

  private static func text(
    of group: [Finding], _ excerpt: (SourceLocation) -> String?, _ paint: (String, Emphasis) -> String
  ) -> String {
    let finding = group[0]
    let severity = paint(finding.severity.rawValue, emphasis(finding.severity))
    guard group.count == 1 else {
      let icons = group.prefix(mostAlike).map { Wording.escaped($0.icon ?? $0.location.file) }
      let fix =
        group.contains { $0.fix != nil } ? "\n    " + paint("--fix has an answer for each", .remark) : ""
      return "  \(group.count) times \(severity): \(GeneralMessages.shared(group.map(\.message)))\n    "
        + icons.joined(separator: ", ")
        + " and \(group.count - icons.count) more: --verbose names all\(fix)\n"
    }
    let fix = finding.fix.map { "\n    " + paint($0.instruction, .remark) } ?? ""
    let lines = excerpt(finding.location).map { text in
      text.split(separator: "\n").map { "\n    " + paint(String($0), .remark) }.joined()
    }
    return "  \(finding.location): \(severity): \(finding.message)\(fix)\(lines ?? "")\n"
  }

  private static func emphasis(_ severity: Severity) -> Emphasis {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .note: .remark
    }
  }
}
