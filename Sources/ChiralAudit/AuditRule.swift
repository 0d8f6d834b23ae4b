package import ChiralClassification
package import ChiralManifest

/// One rule of the audit, with its documentation and its own tests. Each lies in a file of `Rules/` that is
/// named for its id, and is listed in `RuleGroup`.
package struct AuditRule: Sendable {
  /// A stable name, such as `file-missing`.
  package let id: String
  /// One line: what is wrong when the rule finds something.
  package let summary: String
  /// The guideline behind it, if there is one.
  package let guideline: Guideline?
  /// What its findings cost, where nobody says otherwise.
  package let severity: Severity
  /// Why it matters, in a sentence or two.
  package let rationale: String
  /// Who says something else, and what, as sentences; nothing where the sources agree.
  package var disagreement: String?
  /// Whether it asks what drawings show, which somebody has to look at first.
  package var usesDrawings = false
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
    /// The locales of the manifest.
    package var locales: [String]
    /// Drawings by their names in the assets folder; nothing where the rule does not look at any.
    package var svgs: KeyValuePairs<String, String> = [:]
    /// What every drawing says.
    package var texts: [DrawnText] = []
    /// Letters that cannot be set.
    package var unsettable: [UnsettableLetters] = []

    /// A manifest's icons with the drawings of some of them.
    init(_ icons: String, _ svgs: KeyValuePairs<String, String>) {
      self.init(icons)
      self.svgs = svgs
    }

    /// The locales of examples that need no others.
    static let usualLocales = ["en", "ar"]

    init(
      _ icons: String, drawings: [String]? = nil, policy: Policy = .apple,
      locales: [String] = Example.usualLocales, texts: [DrawnText] = [],
      unsettable: [UnsettableLetters] = []
    ) {
      self.icons = icons
      self.drawings = drawings
      self.policy = policy
      self.locales = locales
      self.texts = texts
      self.unsettable = unsettable
    }
  }

  /// What a rule says of one place; the rest of a finding is the rule's own.
  struct Violation {
    var icon: String?
    var location: SourceLocation
    var message: String
    var fix: Fix?
    /// What this one costs, where it is less sure than the rule's others.
    var severity: Severity?
  }

  /// The findings of this rule, in reading order, at the severity that the manifest asks for; none where it
  /// turns the rule off.
  package func findings(in subject: AuditSubject) -> [Finding] {
    let level = subject.manifest.level(ofRule: id)
    if level == .off { return [] }
    return check(subject).map { violation in
      Finding(
        rule: id, severity: level.flatMap(Severity.init) ?? violation.severity ?? severity,
        guideline: guideline, icon: violation.icon, location: violation.location,
        message: violation.message, fix: violation.fix)
    }.sorted()
  }
}

extension AuditRule: CustomStringConvertible {
  /// The id.
  package var description: String { id }

  /// Every rule, in the order of the reference.
  package static let all: [AuditRule] = RuleGroup.allCases.flatMap(\.rules)

  /// What it is about.
  package var group: RuleGroup { RuleGroup.allCases.first { $0.rules.contains { $0.id == id } } ?? .manifest }
}

extension Manifest {
  /// What the manifest says of a rule, if it says something.
  package func level(ofRule id: String) -> RuleLevel? { rules.first { $0.rule == id }?.level }
}
