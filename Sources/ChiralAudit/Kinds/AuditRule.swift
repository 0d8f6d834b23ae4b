package import ChiralClassification
package import ChiralManifest
package import ChiralValues

/// One rule of the audit, with its documentation and its tests. Each rule has a file in `Rules/` with the
/// name of its id, and is listed in `RuleGroup`.
package struct AuditRule: Sendable {
  /// The identifier, which never changes, such as `file-missing`.
  package let id: String
  /// The problem that the rule finds, in one line.
  package let summary: String
  /// The guideline, if there is one.
  package let guideline: Guideline?
  /// The severity of the rule's findings, unless the manifest sets another.
  package let severity: Severity
  /// The reason for the rule, in a sentence or two.
  package let rationale: String
  /// The sources that disagree, and their view, as sentences; nil if the sources agree.
  package var disagreement: String?
  /// True if the rule needs facts about the drawings, which have to be read first.
  package var usesDrawings = false
  /// Manifests in which the rule finds nothing.
  package let passing: [Example]
  /// Manifests in which the rule finds something.
  package let failing: [Example]
  /// The kinds of findings of a rule that has several, each with an id that begins with the rule's and a colon; empty for most rules.
  package var kinds: [AuditRule] = []
  /// The check that finds violations.
  let check: @Sendable (AuditSubject) -> [Violation]

  /// A part of a manifest on which a rule is tried.
  package struct Example: Sendable {
    /// The value of `icons`, without braces.
    package var icons: String
    /// The paths of the SVGs that exist; nil for those that the icons name.
    package var drawings: [String]?
    /// The policy of the manifest.
    package var policy: Policy
    /// True if left means back in the manifest.
    package var leftMeansBack: Bool
    /// The locales of the manifest.
    package var locales: [String]
    /// The SVGs by their names in the assets folder; empty if the rule does not read drawings.
    package var svgs: KeyValuePairs<String, String> = [:]
    /// The texts in all drawings.
    package var texts: [DrawnText] = []
    /// Letters that cannot be set.
    package var unsettable: [UnsettableLetters] = []
    /// The grid and the margin of the manifest.
    package var keylines = Keylines()

    /// Creates an example from a manifest's icons, with the SVGs of some of them.
    init(
      _ icons: String, _ svgs: KeyValuePairs<String, String>, grid: Double? = nil, margin: Double? = nil
    ) {
      self.init(icons)
      self.svgs = svgs
      keylines = Keylines(grid: grid, margin: margin)
    }

    /// The locales of examples for which others do not matter.
    static let usualLocales = ["en", "ar"]

    init(
      _ icons: String, drawings: [String]? = nil, policy: Policy = .apple,
      leftMeansBack: Bool = false, locales: [String] = Example.usualLocales, texts: [DrawnText] = [],
      unsettable: [UnsettableLetters] = []
    ) {
      self.icons = icons
      self.drawings = drawings
      self.policy = policy
      self.leftMeansBack = leftMeansBack
      self.locales = locales
      self.texts = texts
      self.unsettable = unsettable
    }
  }

  /// A violation of a rule at one place; the rule supplies the rest of the finding.
  struct Violation {
    var icon: String?
    var location: SourceLocation
    var message: String
    var fix: Fix?
    /// The part of the message that says why, without the icon and the element; nil for the whole message.
    var reason: String?
    /// The severity of this violation, if it is less certain than the rule's others.
    var severity: Severity?
  }

  /// Returns the findings of this rule in reading order, with the severity that the manifest sets; empty if
  /// the manifest turns the rule off.
  package func findings(in subject: AuditSubject) -> [Finding] { violations(in: subject).sorted() }

  /// Returns the findings of this rule in no particular order.
  func violations(in subject: AuditSubject) -> [Finding] {
    guard kinds.isEmpty else { return kinds.flatMap { $0.violations(in: subject) } }
    let level = subject.manifest.level(ofRule: id)
    if level == .off { return [] }
    return check(subject).map { violation in
      Finding(
        rule: id, severity: level.flatMap(Severity.init) ?? violation.severity ?? severity,
        guideline: guideline, icon: violation.icon, location: violation.location,
        message: violation.message,
        reason: violation.reason ?? violation.message, fix: violation.fix)
    }
  }
}

extension AuditRule: CustomStringConvertible {
  /// The identifier.
  package var description: String { id }

  /// All rules, in the order of the reference.
  package static let all: [AuditRule] = RuleGroup.allCases.flatMap(\.rules)

  /// The subject of the rule.
  package var group: RuleGroup {
    RuleGroup.allCases.first { $0.rules.contains { $0.id == Self.family(of: id) } } ?? .manifest
  }
}

/// Rules with kinds.
extension AuditRule {
  /// Creates a rule of several kinds.
  init(id: String, summary: String, rationale: String, kinds: [AuditRule]) {
    self.init(
      id: id, summary: summary, guideline: nil,
      severity: Severity.allCases.first { kinds.map(\.severity).contains($0) } ?? .error,
      rationale: rationale, usesDrawings: true, passing: kinds.flatMap { $0.passing.prefix(1) },
      failing: kinds.flatMap { $0.failing.prefix(1) }, check: { _ in [] })
    self.kinds = kinds
  }

  /// The mark between the id of a rule and the name of its kind.
  static let kindMark = ":"

  /// The kinds of the rule, or the rule itself.
  package var parts: [AuditRule] { kinds.isEmpty ? [self] : kinds }

  /// The parts of all rules, by which findings are named.
  package static let allParts = all.flatMap(\.parts)

  /// The ids of all rules and kinds, which manifests and options may name.
  package static let ids = all.flatMap { [$0.id] + $0.kinds.map(\.id) }

  /// Returns the rule or the kind with an id; nil if there is none.
  package static func named(_ id: String) -> AuditRule? { (all + allParts).first { $0.id == id } }

  /// Returns the kind with a name, which rules had before they became kinds; nil if there is none.
  package static func kind(called name: String) -> AuditRule? {
    allParts.first { $0.id != name && $0.id.hasSuffix(kindMark + name) }
  }

  /// Returns the id of the rule to which a kind belongs; that of a rule without kinds is returned as it is.
  package static func family(of id: String) -> String { String(id.prefix { !kindMark.contains($0) }) }
}

extension [RuleSetting] {
  /// Returns the level of a rule or a kind; the one of a kind precedes that of its rule. The result is nil if neither is set.
  func level(of id: String) -> RuleLevel? {
    (first { $0.rule == id } ?? first { $0.rule == AuditRule.family(of: id) })?.level
  }
}

extension Manifest {
  /// Returns the level that the manifest sets for a rule; nil if it sets none.
  package func level(ofRule id: String) -> RuleLevel? { rules.level(of: id) }
}
