import ChiralClassification
import ChiralManifest

/// Runs rules on a set, and marks the findings that the manifest allows.
package enum Audit {
  /// Returns the findings of some rules in reading order; a finding that an icon's `allow` names has its
  /// reason.
  package static func findings(in subject: AuditSubject, rules: [AuditRule] = AuditRule.all) -> [Finding] {
    // A large set has many findings, so they are not copied.
    var findings: [Finding] = []
    for rule in rules { findings += rule.violations(in: subject) }
    findings.sort()
    let reasons = Allowances(subject.manifest)
    for index in reasons.isEmpty ? 0..<0 : findings.indices {
      findings[index].suppression = reasons.reason(for: findings[index]).map { .allowed(reason: $0) }
    }
    return findings
  }
}

/// The findings that the icons of a manifest allow, in a form for look-up.
struct Allowances {
  private struct Key: Hashable {
    var icon: String
    var rule: String
  }

  private let reasons: [Key: String]

  init(_ manifest: Manifest) {
    let pairs = manifest.icons.flatMap { icon in
      icon.allow.map { (Key(icon: icon.name, rule: $0.rule), $0.reason) } + Self.accepted(icon)
    }
    reasons = Dictionary(pairs) { first, _ in first }
  }

  /// Returns the objections to the class of an icon that a person has answered by accepting it.
  private static func accepted(_ icon: Icon) -> [(Key, String)] {
    guard let note = icon.note, NoteReason.isAccepted(note, as: icon.iconClass) else { return [] }
    return AuditRule.objectingToClasses.map { (Key(icon: icon.name, rule: $0.id), note) }
  }

  var isEmpty: Bool { reasons.isEmpty }

  func reason(for finding: Finding) -> String? {
    finding.icon.flatMap { icon in
      reasons[Key(icon: icon, rule: finding.rule)]
        ?? reasons[Key(icon: icon, rule: AuditRule.family(of: finding.rule))]
    }
  }
}
