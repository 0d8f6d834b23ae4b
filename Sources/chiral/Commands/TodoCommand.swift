import ArgumentParser
import ChiralAudit
import ChiralExporting
import ChiralManifest
import ChiralPipeline
import ChiralValues

/// `chiral todo`: lists everything that waits for a decision.
struct TodoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "todo",
    abstract: "List everything in a set that needs a decision, with the next command for each.",
    discussion: """
      Lists declined icons, findings of the audit, icons that init marked for a check, and pictures that are not \
      approved. They are grouped by reason, each group with its icons and the next commands. chiral review open asks the same \
      questions with pictures. With --strict, for CI, the exit status is 1 unless the list is empty: then a build declines \
      nothing, and audit --strict and review status --strict have nothing to report. The set may ship:

        chiral todo Icons
        chiral todo --kind note --verbose Icons
        chiral todo --format json | jq -r '.groups[] | select(.kind == "declined") | .icons[]'
      """)

  @OptionGroup var set: SetArgument
  @Option(help: ArgumentHelp("text for people, or json for programs.", valueName: "format"))
  var format = TodoFormat.text
  @Option(
    name: .customLong("kind"),
    help: ArgumentHelp(
      "List this kind only: \(OpenGroup.Kind.allCases.map(\.rawValue).joined(separator: ", ")); may be repeated.",
      valueName: "kind"))
  var kinds: [OpenGroup.Kind] = []
  @Flag(help: "Exit with status 1 unless the list is empty.")
  var strict = false
  @OptionGroup var outputOptions: OutputOptions

  func run() throws {
    let terminal = outputOptions.terminal
    let place = set.place
    let project = try place.load(terminal, tellsMissingDrawings: false)
    let findings = try AuditSession(rules: AuditRule.all, terminal: terminal).openFindings(in: project)
    let ofPictures: Set<OpenGroup.Kind> = [.rejected, .changed, .picture, .error]
    let wantsPictures = kinds.isEmpty || !ofPictures.isDisjoint(with: kinds)
    let review =
      try wantsPictures
      ? ReviewTable.review(project, terminal: terminal) : nil
    let named = set.folder ?? set.option.manifest
    let list = OpenList(project.whole, findings, review: review, set: named)
    let groups = list.groups.filter { kinds.isEmpty || kinds.contains($0.kind) }
    let report = TodoReport(groups: groups, set: named.map { " " + Escape.shell($0) } ?? "")
    switch format {
    case .json: try terminal.result(json: report.json)
    case .text:
      try terminal.report(report.text(isWhole: outputOptions.verbose) { terminal.styled($0, $1) })
      terminal.note(report.summary)
      if let advice = report.advice { terminal.note(advice) }
    }
    if strict, !groups.isEmpty { throw ExitCode.incomplete }
  }
}

/// The formats of the list of open decisions.
enum TodoFormat: String, ExpressibleByArgument, CaseIterable { case text, json }

/// The report of everything that waits for a decision.
struct TodoReport {
  let groups: [OpenGroup]
  /// The set as an argument of suggested commands, with a blank before it; empty if it need not be named.
  var set = ""

  /// The number of icons of a group that are listed without `--verbose`.
  private static let mostIcons = 5

  /// The number of groups above which the report begins with its contents, and groups of one icon take one line each.
  private static let mostGroups = 12

  /// True if the report is too long to see it at once.
  private var isLong: Bool { groups.count > Self.mostGroups }

  /// Returns a section per kind, with its groups and their commands; a long report begins with its contents.
  func text(isWhole: Bool, paint: (String, Terminal.Style) -> String) -> String {
    let sections = OpenGroup.Kind.allCases.compactMap { kind -> String? in
      let groups = groups.filter { $0.kind == kind }
      guard !groups.isEmpty else { return nil }
      let short = isLong && !isWhole ? groups.filter { $0.icons.count == 1 } : []
      let long = groups.filter { !short.contains($0) }
      return paint(Self.heading(of: kind, groups), kind.style) + "\n"
        + long.map { text(of: $0, isWhole: isWhole, paint) }.joined() + lines(short, paint)
    }
    return (contents(isWhole: isWhole, paint).map { [$0] + sections } ?? sections).joined(separator: "\n")
  }

  private static func heading(of kind: OpenGroup.Kind, _ groups: [OpenGroup]) -> String {
    let total = groups.reduce(0) { $0 + $1.icons.count }
    return "\(total) \(kind.heading(total))"
  }

  /// Returns the contents of a long report: a line per kind, with the command that lists it alone.
  private func contents(isWhole: Bool, _ paint: (String, Terminal.Style) -> String) -> String? {
    let kinds = OpenGroup.Kind.allCases.filter { kind in groups.contains { $0.kind == kind } }
    guard isLong, !isWhole, kinds.count > 1 else { return nil }
    return kinds.map { kind in
      let groups = groups.filter { $0.kind == kind }
      return "\(Self.heading(of: kind, groups)), for \(Wording.counted(groups.count, "reason")): "
        + paint("chiral todo --kind \(kind.rawValue)\(set)", .name) + "\n"
    }.joined()
  }

  /// Returns groups of one icon each, in one line each, and their commands once: nothing is accepted whose reason does not stand
  /// here.
  private func lines(_ groups: [OpenGroup], _ paint: (String, Terminal.Style) -> String) -> String {
    guard let first = groups.first else { return "" }
    let lines = groups.map { group in
      let rule = group.rule.map { "\($0): " } ?? ""
      return "  \(Wording.escaped(group.icons[0])): \(rule)\(Wording.escaped(group.words))\n"
    }
    let isAccepted = groups.count > 1 && Self.accepted.contains(first.kind)
    let names = groups.map { Escape.shell($0.icons[0]) }.joined(separator: " ")
    let commands = isAccepted ? [first.next[0], "chiral review accept \(names)\(set)"] : first.next
    let next = commands.map { "      \(paint($0, .name))\n" }.joined()
    let heading = groups.count == 1 ? "" : isAccepted ? "    for these:\n" : "    for the first of these:\n"
    return lines.joined() + heading + next
  }

  private func text(
    of group: OpenGroup, isWhole: Bool, _ paint: (String, Terminal.Style) -> String
  ) -> String {
    let most = isWhole ? Int.max : Self.mostIcons
    let names = Wording.shortList(group.icons, most: most)
    let rule = group.rule.map { "\($0): " } ?? ""
    let next = group.next.map { "      \(paint($0, .name))\n" }.joined()
    return "  \(rule)\(Wording.escaped(group.words))\n    \(group.icons.count): \(names)\n\(next)"
  }

  /// The number of questions and of pictures to approve, in one line.
  var summary: String {
    let asking = groups.filter { $0.questionCount > 0 }
    let questions = asking.reduce(0) { $0 + $1.questionCount }
    let pictures = groups.filter { $0.kind == .picture }.reduce(0) { $0 + $1.icons.count }
    let parts = [
      questions == 0
        ? nil : "\(Wording.counted(questions, "question")), for \(Wording.counted(asking.count, "reason"))",
      pictures == 0 ? nil : "\(Wording.counted(pictures, "picture")) to approve",
    ].compactMap(\.self)
    return parts.isEmpty ? "nothing is open" : parts.joined(separator: "; ")
  }

  /// The command that asks with pictures; nil if nothing is open.
  var advice: String? { groups.isEmpty ? nil : "chiral review open\(set) asks the same with pictures" }

  /// The kinds of which icons can be accepted as they are.
  private static let accepted: Set<OpenGroup.Kind> = [.note, .declined]

  /// The report as JSON: `format`, `version`, and `groups` with `kind`, `reason`, `icons`, `next` and, for
  /// findings, `rule`.
  var json: JSONValue {
    ["format": "chiral-todo", "version": 1, "groups": .array(groups.map(\.json))]
  }
}

extension OpenGroup.Kind: ExpressibleByArgument {}

extension OpenGroup.Kind {
  /// Returns the heading to print after the number of items.
  fileprivate func heading(_ count: Int) -> String {
    let isOne = count == 1
    return switch self {
    case .left: isOne ? "icon with left or right in its name" : "icons with left or right in their names"
    case .declined: "declined: the right-to-left form cannot be derived"
    case .error: isOne ? "error of the audit" : "errors of the audit"
    case .warning: isOne ? "warning of the audit" : "warnings of the audit"
    case .note: isOne ? "icon to look at" : "icons to look at"
    case .rejected: isOne ? "rejected picture" : "rejected pictures"
    case .changed: isOne ? "picture that has changed" : "pictures that have changed"
    case .picture: isOne ? "picture to approve" : "pictures to approve"
    }
  }

  fileprivate var style: Terminal.Style {
    switch self {
    case .declined, .error, .rejected: .error
    case .left, .warning, .changed: .warning
    case .note, .picture: .name
    }
  }
}
