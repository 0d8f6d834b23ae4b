package import ChiralClassification
package import ChiralManifest

/// One rule of the audit, with its documentation and its own tests. Each lies in a file of `Rules/` that is
/// named for its id.
package struct AuditRule: Sendable {
  /// A stable name, such as `file-missing`.
  package let id: String
  /// One line: what is wrong when the rule finds something.
  package let summary: String
  /// The guideline behind it, if there is one.
  package let guideline: Guideline?
  /// What its findings cost.
  package let severity: Severity
  /// Why it matters, in a sentence or two.
  package let rationale: String
  /// Manifests in which it finds nothing.
  package let passing: [Example]
  /// Manifests in which it finds something.
  package let failing: [Example]
  /// What it finds.
  let check: @Sendable (AuditSubject) -> [Violation]

  /// A part of a manifest that shows a rule at work.
  package struct Example: Sendable {
    /// The value of `icons`, without braces.
    package var icons: String
    /// The SVGs that exist; nothing means those that the icons name.
    package var drawings: [String]?
    /// The policy of the manifest.
    package var policy: Policy

    init(_ icons: String, drawings: [String]? = nil, policy: Policy = .apple) {
      self.icons = icons
      self.drawings = drawings
      self.policy = policy
    }
  }

  /// What a rule says of one place; the rest of a finding is the rule's own.
  struct Violation {
    var icon: String?
    var location: SourceLocation
    var message: String
    var fix: String?
  }

  /// The findings of this rule, in reading order.
  package func findings(in subject: AuditSubject) -> [Finding] {
    check(subject).map { violation in
      Finding(
        rule: id, severity: severity, guideline: guideline, icon: violation.icon,
        location: violation.location, message: violation.message, fix: violation.fix)
    }.sorted()
  }
}

extension AuditRule: CustomStringConvertible {
  /// The id.
  package var description: String { id }

  /// Every rule, in the order of the reference.
  package static let all: [AuditRule] = [
    .relativeNameFixed, .absoluteNameMirrors, .mediaNameMirrors, .logoMirrors, .signMirrors, .clockMirrors,
    .objectMirrors, .toolMirrors, .conceptDisputed, .pairClassesDiffer, .variantClassesDiffer,
    .scriptWithoutDrawing, .localeNotConfigured, .exportNamesCollide, .rtlSuffixMisplaced, .fileMissing,
    .fileUnclassified,
  ]

  /// The findings of some rules, in reading order.
  package static func audit(_ subject: AuditSubject, rules: [AuditRule] = all) -> [Finding] {
    rules.flatMap { $0.findings(in: subject) }.sorted()
  }
}
