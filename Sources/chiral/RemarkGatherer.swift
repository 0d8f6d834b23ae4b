import ArgumentParser
import ChiralAudit
import ChiralClassification
import ChiralManifest
import ChiralPipeline
import ChiralSheet

/// Gathers what the audit and the lexicon say about icons, for a sheet that shows it.
struct RemarkGatherer {
  let project: Project
  let terminal: Terminal

  /// The findings of the audit.
  func findings() throws -> [Finding] {
    try AuditSession(rules: AuditRule.all, terminal: terminal).findings(in: project)
  }

  /// The sentences of the guidelines, by their numbers.
  static let guidelines = Dictionary(
    uniqueKeysWithValues: Guideline.allCases.map { ($0.id, $0.text) })

  /// By the names of icons; findings that are allowed are left out.
  func remarks(_ found: [Finding]) -> [String: IconRemarks] {
    let findings = Dictionary(grouping: found.filter { $0.suppression == nil }) { $0.icon ?? "" }
    let judge = Judge(
      project.manifest.conventions, names: SetNames(project.manifest.icons.map { IconName($0.name) }))
    var remarks: [String: IconRemarks] = [:]
    for icon in project.manifest.icons {
      remarks[icon.name] = Self.remarks(
        on: icon, judge.judgement(of: IconName(icon.name)), findings[icon.name] ?? [])
    }
    return remarks
  }

  /// The name's concept, the guideline and the reason where they speak for the class that the manifest gives.
  private static func remarks(
    on icon: Icon, _ judgement: Judgement, _ findings: [Finding]
  ) -> IconRemarks {
    let isKnown = judgement.decidedBy != "default"
    let agrees = isKnown && judgement.iconClass == icon.iconClass
    return IconRemarks(
      concept: isKnown ? judgement.decidedBy : nil,
      guideline: agrees ? judgement.guideline?.id : nil, reason: agrees ? judgement.reason : nil,
      findings: findings.map { finding in
        IconRemarks.Finding(
          rule: finding.rule, severity: finding.severity.rawValue, guideline: finding.guideline?.id,
          message: finding.message, fix: finding.fix?.instruction)
      })
  }
}

/// Rules of the audit and guidelines by which icons are picked.
struct RuleSelection {
  private let rules: Set<String>

  /// Rules by their ids, guidelines by their numbers; a bad command line where there is no such rule.
  init(_ rules: [String]) throws {
    let known = AuditRule.all.map(\.id) + Guideline.allCases.map(\.id)
    for rule in rules where !known.contains(rule) {
      throw ValidationError(
        "there is no rule \(Wording.quoted(rule)); \(Wording.advice(for: rule, among: known))")
    }
    self.rules = Set(rules)
  }

  /// The icons with a finding of such a rule, or whose class follows such a guideline.
  func icons(of remarks: [String: IconRemarks]) -> Set<String> {
    Set(
      remarks.filter { _, remarks in
        remarks.guideline.map(rules.contains) == true
          || remarks.findings.contains { finding in
            rules.contains(finding.rule) || finding.guideline.map(rules.contains) == true
          }
      }.keys)
  }
}
