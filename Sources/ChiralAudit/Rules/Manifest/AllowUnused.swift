import ChiralManifest
import ChiralValues

extension AuditRule {
  /// Finds entries of `allow` that are no longer needed.
  static let allowUnused = AuditRule(
    id: "allow-unused",
    summary: "an icon allows a finding that is not there",
    guideline: nil,
    severity: .warning,
    rationale: """
      A finding that was allowed for a reason is gone: the icon or the rule has changed. The entry would hide the \
      next finding of that rule, which may have a different reason.
      """,
    usesDrawings: true,
    passing: [
      Example(
        #""arrow.left": {"class": "mirror", "allow": {"absolute-name-mirrors": "it points at text"}}"#),
      Example(#""arrow.left": "fixed""#),
    ],
    failing: [
      Example(#""arrow.left": {"class": "fixed", "allow": {"absolute-name-mirrors": "it points at text"}}"#)
    ],
    check: { subject in
      let allowed = Set(subject.manifest.icons.flatMap(\.allow).map(\.rule))
      if allowed.isEmpty { return [] }
      let rules = allParts.filter { part in
        part.id != "allow-unused" && (allowed.contains(part.id) || allowed.contains(family(of: part.id)))
          && subject.manifest.level(ofRule: part.id) != .off
      }
      let asked = Set(rules.flatMap { [$0.id, family(of: $0.id)] })
      let entries = Dictionary(subject.manifest.icons.map { ($0.name, $0.entry) }) { first, _ in first }
      let findings = rules.flatMap { $0.findings(in: subject) }
      let found = Set(
        findings.flatMap { finding in
          [finding.rule, family(of: finding.rule)].map { [$0, finding.icon.flatMap { entries[$0] }] }
        })
      return subject.manifest.icons.filter { !$0.isStyle }.flatMap { icon in
        icon.allow.filter { asked.contains($0.rule) && !found.contains([$0.rule, icon.entry]) }.map {
          unused($0, of: icon)
        }
      }
    })

  private static func unused(_ allowance: Allowance, of icon: Icon) -> Violation {
    Violation(
      icon: icon.name, location: allowance.location,
      message:
        "remove \(Wording.quoted(allowance.rule)) from \"allow\": the rule finds nothing in \(Wording.quoted(icon.name))",
      fix: .safe(.remove(["icons", icon.entry, "allow", allowance.rule])))
  }
}
