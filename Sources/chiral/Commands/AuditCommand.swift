import ArgumentParser
import ChiralAudit
import ChiralClassification
import ChiralManifest
import ChiralPipeline
import ChiralValues

/// `chiral audit`: checks a set against the guidelines.
struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Report violations of the guidelines for right-to-left icons.",
    discussion: """
      The folder of an app or a theme needs no manifest: what it shows today is judged. Each finding names the place and the remedy. The exit status is 1 if there are errors or, with \
      --strict, warnings. chiral explain RULE gives the reason for a rule:

        chiral audit Icons
        chiral audit app/src/main/res
        chiral audit --rule file-missing --rule file-unclassified --strict
        chiral audit --format sarif > chiral.sarif
        chiral audit --fix --dry-run
        chiral audit --baseline known.json --write-baseline
      """)

  @OptionGroup var set: SetArgument
  @Option(
    help: ArgumentHelp(
      "text for people, or a format for programs.", valueName: "format"))
  var format = AuditFormat.text
  @OptionGroup var scope: AuditScope
  @Flag(help: "Exit with status 1 for warnings, too.")
  var strict = false
  @Flag(help: "Inspect every drawing again, without the results of earlier audits.")
  var noCache = false
  @Flag(help: "Audit again whenever the manifest or a drawing changes, until Ctrl-C.")
  var watch = false
  @OptionGroup var mending: MendingOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if watch, mending.fix || mending.writeBaseline {
      throw ValidationError("leave out --watch with --fix and --write-baseline")
    }
    if mending.writeBaseline, scope.isPartial {
      throw ValidationError("leave out --rule, --icon and --class: a baseline holds all findings")
    }
  }

  func run() throws {
    if watch {
      try WatchRun(place: set.place, terminal: output.terminal).run(runOnce)
    } else {
      try runOnce()
    }
  }

  private func runOnce() throws {
    let terminal = output.terminal
    var times = StepTimes()
    let session = AuditSession(
      rules: try scope.pickedRules(), terminal: terminal, usesCache: !noCache)
    let apps = try shippedApps(terminal)
    let project = try apps.first?.project ?? set.place.load(terminal, tellsMissingDrawings: false)
    times.finish("manifest")
    let icons = try scope.pickedIcons(of: [project] + apps.dropFirst().map(\.project))
    let baseline = try session.baseline(mending, project)
    let findings: [Finding]
    if mending.fix {
      findings = try session.mend(project, naming: scope.rules, isTrial: mending.dryRun) {
        scope.picked($0, icons)
      }
      times.finish("fixes")
    } else {
      let subjects =
        try apps.isEmpty ? [session.subject(project)] : apps.map { try session.subject($0.project) }
      times.finish("drawings and names")
      let all = subjects.map { Audit.findings(in: $0, rules: session.rules) }
      let located = apps.isEmpty ? all : zip(apps, all).map { $0.located($1, named: scope.rules) }
      let found = scope.picked(located.flatMap(\.self).sorted(), icons)
      findings = apps.isEmpty && !project.isApp ? found : seen(found, hasManifest: apps.isEmpty, terminal)
      times.finish("rules")
    }
    let report = AuditReport(
      findings: try session.applyBaseline(baseline, to: findings, options: mending, project: project),
      rules: session.rules,
      manifest: project.manifest.file, icons: icons.map(\.name),
      settings: project.manifest.rules)
    if !mending.dryRun { try write(report, of: apps.first, terminal) }
    if format == .text, !scope.isPartial, let hint = leftHint(apps, project.whole) { terminal.note(hint) }
    times.finish("report")
    terminal.detail(times.line)
    if report.count(.error) > 0 || (strict && report.count(.warning) > 0) { throw ExitCode.incomplete }
  }

  /// Returns the apps and themes in the folder that was named, if it has no manifest; empty if there is one to audit.
  private func shippedApps(_ terminal: Terminal) throws -> [ShippedApp] {
    guard let folder = set.folder, ManifestSearch.isFolder(folder), !ManifestSearch.isFile(set.place.file)
    else {
      return []
    }
    let apps: [ShippedApp]
    do throws(Initialization.Failure) {
      apps = try ShippedApp.all(in: folder)
    } catch {
      InitCommand.tell(error, terminal)
      throw ExitCode.impossible
    }
    if mending.fix, let app = apps.first {
      terminal.error(
        "--fix corrects a manifest, and \(Wording.escaped(folder)) has none: chiral import \(app.kind.rawValue) \(Escape.shell(app.path)) writes one"
      )
      throw ExitCode.impossible
    }
    for app in apps {
      let place = app.path == apps.first?.path ? "" : " in \(Wording.escaped(app.path))"
      terminal.note("\(app.kind.rawValue)\(place), as it ships: \(Wording.escaped(app.support))")
      for (file, reason) in app.unjudged {
        terminal.warning("\(Wording.escaped(file)): only its name is judged: \(reason)")
      }
      for remark in app.remarks {
        terminal.warning("\(Wording.escaped(remark.file)): \(Wording.escaped(remark.message))")
      }
    }
    return apps
  }

  /// Returns the question whether left means back in an app or a set; nil if there is none.
  private func leftHint(_ apps: [ShippedApp], _ manifest: Manifest) -> String? {
    guard let app = apps.first else {
      let place = set.folder.map { " " + Escape.shell($0) } ?? ""
      return LeftHint.text(
        about: LeftHint.openIcons(of: manifest), remedy: "use chiral init --reclass --left-means-back\(place)"
      )
    }
    return LeftHint.text(
      about: LeftHint.openIcons(
        ofApp: apps.flatMap(\.project.whole.icons).map { ($0.name, $0.iconClass) }),
      remedy: "use chiral import \(app.kind.rawValue) --left-means-back \(Escape.shell(app.path))")
  }

  /// Returns the findings about an app that its users see; the others are left out unless rules are named.
  private func seen(_ findings: [Finding], hasManifest: Bool, _ terminal: Terminal) -> [Finding] {
    guard scope.rules.isEmpty else { return findings }
    let left = findings.filter { !$0.isSeenInApps(hasManifest: hasManifest) }
    if !left.isEmpty {
      let rules = Set(left.map(\.rule)).sorted().map { "--rule " + $0 }.joined(separator: " ")
      terminal.note(
        "left out, as no user sees it: \(Wording.counted(left.count, "finding")) about files (\(rules))")
    }
    return findings.filter { $0.isSeenInApps(hasManifest: hasManifest) }
  }

  private func write(_ report: AuditReport, of app: ShippedApp?, _ terminal: Terminal) throws {
    switch format {
    case .json: try terminal.result(json: report.json)
    case .sarif:
      try terminal.result(json: Self.rooted(report).sarif(version: ChiralVersion.current))
    case .junit: try terminal.result(formatted: report.junit(strict: strict))
    case .github: try terminal.result(formatted: Self.rooted(report).gitHub)
    case .checkstyle: try terminal.result(formatted: report.checkstyle)
    case .markdown: try terminal.result(formatted: report.markdown)
    case .text:
      let shown = terminal.showsResults || output.verbose
      let width = min(terminal.excerptWidth ?? SourceExcerpts.usualWidth, SourceExcerpts.usualWidth)
      let excerpts = shown ? SourceExcerpts(width: width) : nil
      let text = report.text(isWhole: output.verbose, excerpt: { excerpts?.excerpt(at: $0) }) {
        text, emphasis in
        terminal.styled(text, emphasis.style)
      }
      if !text.isEmpty { try terminal.report(text + "\n") }
      let unjudged = app.map { $0.unjudged.count } ?? 0
      terminal.note(
        report.summary
          + (unjudged == 0 ? "" : "; \(Wording.counted(unjudged, "drawing")) could not be judged"))
      if !report.findings.isEmpty {
        if let app {
          let path = Escape.shell(app.path)
          return terminal.hint(
            "next: chiral import \(app.kind.rawValue) \(path), then chiral apply writes the decisions back")
        }
        let folder = (set.folder ?? set.option.manifest).map { " " + Escape.shell($0) } ?? ""
        terminal.hint("next: chiral explain RULE, or chiral todo\(folder) for everything open")
      }
    }
  }
}

extension AuditCommand {
  /// Returns the report with paths relative to the checkout, wherever the command runs.
  private static func rooted(_ report: AuditReport) -> AuditReport {
    let root = SourceRoot(of: report.manifest)
    return report.renamingFiles(root.path)
  }
}

/// The formats of a report.
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
