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
      --strict where one is a warning. chiral explain RULE says why a rule is there:

        chiral audit
        chiral audit --rule file-missing --rule file-unclassified --strict
        chiral audit --format sarif > chiral.sarif
        chiral audit --fix --dry-run
        chiral audit --baseline known.json --write-baseline
      """)

  @OptionGroup var manifest: ManifestOption
  @Option(
    help: ArgumentHelp(
      "text, for people, or one for programs.", valueName: "format"))
  var format = AuditFormat.text
  @OptionGroup var scope: AuditScope
  @Flag(help: "Let warnings give status 1 too.")
  var strict = false
  @Flag(help: "Look at every drawing anew, whatever an earlier audit has kept.")
  var noCache = false
  @OptionGroup var mending: MendingOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if mending.writeBaseline, scope.isPartial {
      throw ValidationError("leave out --rule, --icon and --class: a baseline holds all findings")
    }
  }

  func run() throws {
    let terminal = output.terminal
    let session = AuditSession(
      rules: try scope.pickedRules(), terminal: terminal, usesCache: !noCache)
    let project = try manifest.load(terminal, tellsMissingDrawings: false)
    let icons = try scope.pickedIcons(of: project.manifest)
    let baseline = try session.baseline(mending, project)
    let findings =
      if mending.fix {
        try session.mend(project, naming: scope.rules, isTrial: mending.dryRun) { scope.picked($0, icons) }
      } else {
        scope.picked(try session.findings(in: project), icons)
      }
    let report = AuditReport(
      findings: try session.unknown(findings, baseline, mending, project), rules: session.rules,
      manifest: project.manifest.file, icons: icons.map(\.name),
      settings: project.manifest.rules)
    if !mending.dryRun { try write(report, terminal) }
    if report.count(.error) > 0 || (strict && report.count(.warning) > 0) { throw ExitCode.incomplete }
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
