import ArgumentParser
import ChiralAudit
import ChiralManifest
import ChiralPipeline
import ChiralValues

/// `chiral update`: adapts a manifest to its drawings.
struct UpdateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "update",
    abstract: "Update a manifest to match its drawings, and add locales, sizes and scales to it.",
    discussion: """
      An icon whose drawing was renamed keeps its decisions and approvals under the new name: it is recognised by \
      its content, as init, a build, a review or update has last seen it on this machine, or as it was approved. An icon whose \
      drawing was deleted is removed, a new drawing becomes an icon as with chiral init, and a note of init is removed if its \
      reason no longer applies. Icons whose drawing was never seen stay; those that lack one are named. To change the policy, use chiral init --reclass --policy NAME:

        chiral update --dry-run Icons
        chiral update --locale fa --locale ur Icons
        chiral update --size 16 --size 32
      """)

  @OptionGroup var set: SetArgument
  @Option(
    name: .customLong("locale"), help: ArgumentHelp("Add this locale; may be repeated.", valueName: "tag"),
    completion: Completion.newLocales)
  var locales: [String] = []
  @Option(name: .customLong("size"), help: ArgumentHelp("Add this height in points; may be repeated."))
  var sizes: [Int] = []
  @Option(
    name: .customLong("scale"), help: ArgumentHelp("Add this scale, in pixels per point; may be repeated."))
  var scales: [Int] = []
  @Flag(help: "Show what would change, as a diff, and write nothing.")
  var dryRun = false
  @OptionGroup var output: OutputOptions

  func validate() throws {
    try InitCommand.check(locales)
    try BuildCommand.check(sizes, "--size", in: ManifestLimits.sizes)
    try BuildCommand.check(scales, "--scale", in: ManifestLimits.scales)
  }

  func run() throws {
    let terminal = output.terminal
    terminal.remark(on: locales)
    let project = try set.place.load(terminal, tellsMissingDrawings: false)
    var additions = Upkeep.Additions()
    additions.locales = locales
    additions.sizes = sizes
    additions.scales = scales
    let progress = terminal.progress("inspecting")
    do throws(Initialization.Failure) {
      let outcome = try Upkeep(project, adding: additions, renderer: HelperLocation.find()) {
        progress.update($0, of: $1)
      }.run()
      progress.finish()
      terminal.remarks(outcome.remarks)
      try finish(outcome, project: project, terminal: terminal)
    } catch {
      InitCommand.tell(error, terminal)
      throw ExitCode.impossible
    }
  }

  private func finish(
    _ outcome: Upkeep.Outcome, project: Project, terminal: Terminal
  ) throws(Initialization.Failure) {
    if dryRun {
      let diff = UnifiedDiff.text(
        from: project.source.wholeText, to: outcome.source.wholeText, file: project.manifest.file)
      try? terminal.result(formatted: diff)
    } else {
      do throws(FileError) { try outcome.write(for: project) } catch { throw .file(error) }
    }
    for line in Self.lines(outcome) { terminal.note(line) }
    let path = Wording.escaped(project.manifest.file)
    if !outcome.waiting.isEmpty { terminal.note(Self.line(waiting: outcome.waiting)) }
    let isSame = outcome.source.bytes == project.source.bytes
    terminal.note(isSame ? "\(path) is up to date" : "\(dryRun ? "would update" : "updated") \(path)")
  }

  /// Returns one line per kind of change, with the icons.
  private static func lines(_ outcome: Upkeep.Outcome) -> [String] {
    let renamed = outcome.renamed.map { $0.from == $0.to ? "\($0.from) (file)" : "\($0.from) to \($0.to)" }
    let kinds: KeyValuePairs<String, [String]> = [
      "renamed": renamed, "removed": outcome.removed, "without the drawing for a size": outcome.lessened,
      "drawn for more sizes": outcome.extended, "added": outcome.added.map(\.name),
      "with an obsolete note removed": outcome.settled,
    ]
    return kinds.compactMap { title, names in
      guard !names.isEmpty else { return nil }
      return "\(names.count) \(title): \(Wording.shortList(names, most: mostNames))"
    }
  }

  /// Returns the line about icons that stay without a drawing, with what to do.
  private static func line(waiting names: [String]) -> String {
    "\(Wording.counted(names.count, "icon")) with a missing drawing kept: \(Wording.shortList(names, most: mostNames)); add the drawing, "
      + "or remove it from the manifest: update removes only icons whose drawing it has seen"
  }

  private static let mostNames = 10
}
