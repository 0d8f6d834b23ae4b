import ArgumentParser
import ChiralAudit
import ChiralClassification
import ChiralExporting
import ChiralManifest
import ChiralPipeline
import ChiralValues

/// Collects the remarks of the audit and the lexicon about icons for a sheet.
struct RemarkGatherer {
  let project: Project
  let terminal: Terminal
  /// The sheet that was just made of the same project, whose pictures and workers can be used.
  var sheet: SheetRun?

  /// Returns the findings of the audit, and the remarks by icon, without findings that the manifest allows.
  func gathered() throws -> (findings: [Finding], remarks: [String: IconRemarks]) {
    let session = AuditSession(rules: AuditRule.all, terminal: terminal, sheet: sheet)
    var subject = try session.subject(project)
    let found = session.seen(Audit.findings(in: subject, rules: session.rules), in: project)
    let findings = try session.knowing(found, of: project)
    subject.forgetFacts()
    return (findings, remarks(findings, subject))
  }

  /// The text of each guideline, by its number.
  static let guidelines = Dictionary(
    uniqueKeysWithValues: Guideline.allCases.map { ($0.id, $0.text) })

  private func remarks(_ found: [Finding], _ subject: AuditSubject) -> [String: IconRemarks] {
    // The places of the findings of each icon: a large set has many findings, so they are not copied.
    var places: [String: [Int32]] = [:]
    for (place, finding) in found.enumerated() where finding.suppression == nil {
      places[finding.icon ?? "", default: []].append(Int32(place))
    }
    var remarks: [String: IconRemarks] = [:]
    for icon in project.manifest.icons {
      let findings = places.removeValue(forKey: icon.name) ?? []
      let remark = Self.remarks(on: icon, subject.judgement(of: icon), findings.map { found[Int($0)] })
      // A large set has many icons about which nothing is known.
      if remark != IconRemarks() { remarks[icon.name] = remark }
    }
    return remarks
  }

  /// Returns the concept of the name, and the guideline and reason if they agree with the class in the
  /// manifest.
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
          message: finding.message, cause: finding.rule == AuditRule.iconDeclined.id ? finding.reason : nil,
          fix: finding.fix.map(correction),
          endsWhenFixed: AuditRule.named(finding.rule)?.endsWhenFixed == true)
      })
  }

  /// Returns the fix of a finding in the form of an answer; without changes if it edits more than the entry of an icon.
  private static func correction(_ fix: Fix) -> IconRemarks.Finding.Correction {
    let changes = fix.edits.compactMap(IconChange.init)
    return IconRemarks.Finding.Correction(
      words: fix.instruction, changes: changes.count == fix.edits.count ? changes : [], isSafe: fix.isSafe)
  }
}

/// Rules of the audit and guidelines that select icons.
struct RuleSelection {
  private let rules: Set<String>

  /// Takes ids of rules and numbers of guidelines; throws if one of them does not exist.
  init(_ rules: [String]) throws {
    try Choice.check(rules: rules, among: AuditRule.ids + Guideline.allCases.map(\.id))
    self.rules = Set(rules)
  }

  /// Returns the icons with a finding of one of these rules, or with a class that follows one of these
  /// guidelines.
  func icons(of remarks: [String: IconRemarks]) -> Set<String> {
    Set(
      remarks.filter { _, remarks in
        remarks.guideline.map(rules.contains) == true
          || remarks.findings.contains { finding in
            rules.contains(finding.rule) || rules.contains(AuditRule.family(of: finding.rule))
              || finding.guideline.map(rules.contains) == true
          }
      }.keys)
  }
}
