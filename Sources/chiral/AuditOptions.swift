import ArgumentParser
import ChiralAudit
import ChiralManifest
import ChiralPipeline
import ChiralValues

/// The options that select what is audited.
struct AuditScope: ParsableArguments {
  @Option(
    name: .customLong("rule"), help: ArgumentHelp("Check this rule only; may be repeated.", valueName: "id"),
    completion: Completion.rules)
  var rules: [String] = []
  @Option(
    name: .customLong("icon"),
    help: ArgumentHelp("Report this icon only; may be repeated.", valueName: "name"),
    completion: Completion.icons)
  var icons: [String] = []
  @Option(
    name: .customLong("class"),
    help: ArgumentHelp("Report icons of this class only; may be repeated.", valueName: "class"),
    completion: Completion.classes,
    transform: Selection.iconClass)
  var classes: [IconClass] = []

  /// True if a part of the set or of the rules is left out.
  var isPartial: Bool { !rules.isEmpty || !icons.isEmpty || !classes.isEmpty }

  /// Returns the selected rules.
  func pickedRules() throws -> [AuditRule] {
    try Choice.check(rules: rules, among: AuditRule.ids)
    if rules.isEmpty { return AuditRule.all }
    return AuditRule.allParts.filter { rules.contains($0.id) || rules.contains(AuditRule.family(of: $0.id)) }
  }

  /// Returns the selected icons of one or several projects, of which at least one must have each icon that is named.
  func pickedIcons(of projects: [Project]) throws -> [Icon] {
    let selection = Selection(icons: icons, classes: classes)
    guard projects.count > 1 else {
      return try projects.flatMap { try selection.applied(to: $0.whole).icons }
    }
    let all = projects.flatMap(\.whole.icons)
    let unknown = icons.filter { name in !all.contains { $0.name == name } }
    _ = try Selection(icons: unknown).applied(to: projects[0].whole)
    return all.filter { icon in
      (icons.isEmpty || icons.contains(icon.name)) && (classes.isEmpty || classes.contains(icon.iconClass))
    }
  }

  /// Returns the findings about the selected icons; findings that concern no icon only if all icons are
  /// selected.
  func picked(_ findings: [Finding], _ picked: [Icon]) -> [Finding] {
    guard !icons.isEmpty || !classes.isEmpty else { return findings }
    let names = Set(picked.map(\.name))
    return findings.filter { $0.icon.map(names.contains) ?? false }
  }
}

/// The options for fixes and baselines.
struct MendingOptions: ParsableArguments {
  @Flag(
    help:
      "Correct the manifest where that changes no picture; with --rule, make all corrections that the rule advises."
  )
  var fix = false
  @Flag(help: "With --fix: show what would change, as a diff, and write nothing.")
  var dryRun = false
  @Option(
    help: ArgumentHelp(
      "Count only findings that this file does not list. (default: chiral-baseline.json beside the manifest, if it exists)",
      valueName: "file"))
  var baseline: String?
  @Flag(help: "Count all findings, also those that the baseline beside the manifest lists.")
  var noBaseline = false
  @Flag(
    help:
      "Write the present findings into the baseline. (default: chiral-baseline.json beside the manifest)")
  var writeBaseline = false

  func validate() throws {
    if dryRun && !fix { throw ValidationError("add --fix: --dry-run shows what it would change") }
    if noBaseline && (baseline != nil || writeBaseline) {
      throw ValidationError("leave out --no-baseline with --baseline and --write-baseline")
    }
    if dryRun && writeBaseline { throw ValidationError("leave out one of --dry-run and --write-baseline") }
  }
}
