import ArgumentParser
import ChiralAudit
import ChiralManifest
import ChiralPipeline

/// `chiral audit`: what contradicts the guidelines.
struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Report what contradicts the guidelines of right-to-left icons.",
    discussion: """
      Each finding names the place and what to write instead; the status is 1 where one is an error, and with \
      --strict where one is a warning:

        chiral audit
        chiral audit --rule file-missing --rule file-unclassified --strict
        chiral audit --format json > findings.json
        chiral audit --format sarif > chiral.sarif
      """)

  @OptionGroup var manifest: ManifestOption
  @Option(
    help: ArgumentHelp(
      "text, for people, or one for programs.", valueName: "format"))
  var format = AuditFormat.text
  @Option(
    name: .customLong("rule"), help: ArgumentHelp("Ask this rule only; may be repeated.", valueName: "id"))
  var rules: [String] = []
  @Option(
    name: .customLong("icon"),
    help: ArgumentHelp("Report this icon only; may be repeated.", valueName: "name"))
  var icons: [String] = []
  @Option(
    name: .customLong("class"),
    help: ArgumentHelp("Report icons of this class only; may be repeated.", valueName: "class"),
    transform: Selection.iconClass)
  var classes: [IconClass] = []
  @Flag(help: "Let warnings give status 1 too.")
  var strict = false
  @OptionGroup var output: OutputOptions

  func run() throws {
    let terminal = output.terminal
    let rules = try pickedRules()
    let project = try manifest.load(terminal, tellsMissingDrawings: false)
    let picked = try Selection(icons: icons, classes: classes).applied(to: project.manifest)
    let names = Set(picked.icons.map(\.name))
    let findings = Audit.findings(in: try subject(project, terminal), rules: rules).filter {
      isPicked($0, names)
    }
    let report = AuditReport(
      findings: findings, rules: rules, manifest: project.manifest.file,
      icons: picked.icons.map(\.name))
    try write(report, terminal)
    if report.count(.error) > 0 || (strict && report.count(.warning) > 0) { throw ExitCode.incomplete }
  }

  private func pickedRules() throws -> [AuditRule] {
    let known = AuditRule.all.map(\.id)
    for id in rules where !known.contains(id) {
      throw ValidationError(
        "there is no rule \(Wording.quoted(id)); \(Wording.advice(for: id, among: known))")
    }
    return AuditRule.all.filter { rules.isEmpty || rules.contains($0.id) }
  }

  private func subject(_ project: Project, _ terminal: Terminal) throws -> AuditSubject {
    do {
      return AuditSubject(
        manifest: project.manifest, drawings: try project.drawings(), pathPrefix: project.pathPrefix)
    } catch {
      terminal.error(Wording.escaped("\(error)"))
      throw ExitCode.impossible
    }
  }

  /// Findings about no icon are shown only where no icon is asked for.
  private func isPicked(_ finding: Finding, _ names: Set<String>) -> Bool {
    guard !icons.isEmpty || !classes.isEmpty else { return true }
    return finding.icon.map(names.contains) ?? false
  }

  private func write(_ report: AuditReport, _ terminal: Terminal) throws {
    switch format {
    case .json: try terminal.result(report.json.printed())
    case .sarif: try terminal.result(report.sarif(version: ChiralVersion.current).printed())
    case .junit: try terminal.result(lines: report.junit(strict: strict))
    case .github: try terminal.result(lines: report.gitHub)
    case .checkstyle: try terminal.result(lines: report.checkstyle)
    case .markdown: try terminal.result(lines: report.markdown)
    case .text:
      let text = report.text { text, emphasis in terminal.styled(text, emphasis.style) }
      if !text.isEmpty { try terminal.result(text) }
      terminal.note(report.summary)
    }
  }
}

/// The forms of a report.
enum AuditFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, sarif, junit, github, checkstyle, markdown
}

extension AuditReport.Emphasis {
  fileprivate var style: Terminal.Style {
    switch self {
    case .rule: .name
    case .error: .error
    case .warning: .warning
    case .remark: .faint
    }
  }
}
