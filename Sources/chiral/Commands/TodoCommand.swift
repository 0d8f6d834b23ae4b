import ArgumentParser
import ChiralAudit
import ChiralManifest
import ChiralPipeline
import ChiralSheet
import ChiralValues

/// `chiral todo`: lists everything that waits for a decision.
struct TodoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "todo",
    abstract: "List everything in a set that needs a decision, with the next command for each.",
    discussion: """
      Lists declined icons, findings of the audit, icons that init marked for a check, and pictures that are not \
      approved. They are grouped by reason, each group with its icons and the next commands. With --strict, the exit \
      status is 1 unless the list is empty:

        chiral todo Icons
        chiral todo --kind note --verbose Icons
        chiral todo --format json | jq -r '.groups[] | select(.kind == "declined") | .icons[]'
      """)

  @OptionGroup var set: SetArgument
  @Option(help: ArgumentHelp("text for people, or json for programs.", valueName: "format"))
  var format = PlanFormat.text
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
    let findings = try AuditSession(rules: AuditRule.all, terminal: terminal).findings(in: project)
    let wantsPictures = kinds.isEmpty || kinds.contains(.picture)
    let review =
      try wantsPictures
      ? ReviewTable.review(project, terminal: terminal) : nil
    let named = set.folder ?? set.option.manifest
    let list = OpenList(project.manifest, findings, review: review, set: named)
    let groups = list.groups.filter { kinds.isEmpty || kinds.contains($0.kind) }
    let report = TodoReport(groups: groups, set: named.map { " " + Escape.shell($0) } ?? "")
    switch format {
    case .json: try terminal.result(json: report.json)
    case .text:
      try terminal.report(report.text(isWhole: outputOptions.verbose) { terminal.styled($0, $1) })
      terminal.note(report.summary)
    }
    if strict, !groups.isEmpty { throw ExitCode.incomplete }
  }
}

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

  /// The number of open items, in one line.
  var summary: String {
    let total = groups.reduce(0) { $0 + $1.icons.count }
    if total == 0 { return "nothing is open" }
    let reasons = "\(total) open, for \(Wording.counted(groups.count, "reason"))"
    return isLong ? reasons + ": \(Wording.counted(decisions, "decision"))" : reasons
  }

  /// The number of decisions: one for each group, and one for all groups of one icon that one command accepts.
  private var decisions: Int {
    let singles = groups.filter { $0.icons.count == 1 && Self.accepted.contains($0.kind) }
    return groups.count - singles.count + Set(singles.map(\.kind)).count
  }

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
    case .picture: isOne ? "picture to look at" : "pictures to look at"
    }
  }

  fileprivate var style: Terminal.Style {
    switch self {
    case .declined, .error: .error
    case .left, .warning: .warning
    case .note, .picture: .name
    }
  }
}
