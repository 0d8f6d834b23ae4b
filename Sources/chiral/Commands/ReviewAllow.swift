import ArgumentParser
import ChiralAudit
import ChiralExporting
import ChiralManifest
import ChiralPipeline
import ChiralValues

/// `chiral review allow`: writes into the manifest that findings of the audit are intended.
struct ReviewAllow: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "allow",
    abstract: "Allow findings of the audit that are right as they are, with the reason.",
    discussion: """
      Writes the rule and the reason under "allow" of each icon, so that audit, todo and the page no longer ask about it. Only \
      icons with such a finding are taken. With --same-reason, so are the others that chiral todo lists in the same group; their \
      pictures are drawn on a sheet in chiral-out/same-reason, and with --dry-run nothing else is written:

        chiral review allow drawing-faults:drawing-blank page --because 'a placeholder is meant to be faint'
        chiral review allow parts-differ --same-reason page --because 'it is a list' --dry-run
      """)

  @Argument(
    help: ArgumentHelp("The rule of the audit.", valueName: "rule"), completion: .list(AuditRule.ids))
  var rule: String
  @OptionGroup var picked: IconArguments
  @Option(help: ArgumentHelp("The reason, which the manifest keeps.", valueName: "text"))
  var because: String
  @Flag(help: "Also allow it for the icons that are open for the same reason, as chiral todo groups them.")
  var sameReason = false
  @Flag(help: "Show what would change, as a diff, and write nothing.")
  var dryRun = false
  @OptionGroup var outputOptions: OutputOptions

  func validate() throws {
    try picked.requireSelection()
    try Choice.check(rules: [rule], among: AuditRule.ids)
    if because.allSatisfy(\.isWhitespace) { throw ValidationError("--because needs a reason") }
    let length = because.unicodeScalars.count
    if length > ManifestLimits.noteLength {
      throw ValidationError(ManifestMessage.longNote("--because", length))
    }
  }

  func run() throws {
    let terminal = outputOptions.terminal
    let project = try picked.place.load(terminal, tellsMissingDrawings: false)
    let named = Set(try picked.selection.applied(to: project.whole).icons.map(\.name))
    let findings = try AuditSession(rules: AuditRule.all, terminal: terminal).openFindings(in: project)
    let groups = OpenList(project.whole, findings.filter { $0.rule == rule }, set: nil).groups
      .filter { $0.rule == rule }
    let open = Set(groups.flatMap(\.icons))
    for name in picked.icons.isEmpty ? [] : named.subtracting(open).sorted() {
      terminal.error(
        "\(Wording.quoted(name)) has no open finding of \(rule); chiral explain says what it has")
    }
    if !picked.icons.isEmpty, !named.isSubset(of: open) { throw ExitCode.incomplete }
    let alike = groups.filter { sameReason && !named.isDisjoint(with: $0.icons) }
    let taken = named.intersection(open).union(alike.flatMap(\.icons))
    let icons = project.whole.icons.filter { taken.contains($0.name) }
    if sameReason { try AlikeSheet.write(Set(icons.map(\.name)), open: alike, of: project, terminal) }
    try ManifestChange(project: project, terminal: terminal, isTrial: dryRun).make(
      icons.map { .set(["icons", $0.entry, "allow", rule], .string(because)) })
    terminal.note(
      icons.isEmpty
        ? "nothing to allow: no icon has an open finding of \(rule)"
        : "\(Wording.counted(icons.count, "finding")) of \(rule) \(dryRun ? "would be " : "")allowed")
  }
}
