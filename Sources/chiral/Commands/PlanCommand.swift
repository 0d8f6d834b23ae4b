import ArgumentParser
import ChiralAudit
import ChiralManifest
import ChiralPipeline
import ChiralValues

/// `chiral plan`: shows what a build would make of each icon in each locale, and why.
struct PlanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan",
    abstract: "Show what build would write for each icon and locale, and why.",
    discussion: """
      Prints one line per icon: the form in its locales (as-drawn, mirrored or drawn-for KEY). For icons named \
      with --icon, and for all with --verbose, the drawing, the reason and the line of the manifest that decided \
      follow:

        chiral plan Icons
        chiral plan --icon arrow.forward --locale ar
        chiral plan --format json | jq '.icons[] | select(.class == "both") | .name'

      For a pipeline of your own, names, dart, kotlin and typescript list the icons that a plain flip serves in right-to-left \
      languages. Those whose flip would turn a slash, a digit or another part that stays are left out; dart, kotlin and typescript \
      name them in a comment, with those that have drawings of their own or stay in some of these languages:

        chiral plan Icons --format names > mirrored.txt
        chiral plan Icons --format dart > lib/mirrored_icons.dart
      """)

  @OptionGroup var set: SetArgument
  @Option(
    help: ArgumentHelp(
      "text for people, json for programs, or names, dart, kotlin or typescript for a list of the icons that mirror.",
      valueName: "format"))
  var format = PlanFormat.text
  @Option(
    name: .customLong("icon"), help: ArgumentHelp("Show this icon only; may be repeated.", valueName: "name"),
    completion: Completion.icons)
  var icons: [String] = []
  @Option(
    name: .customLong("locale"),
    help: ArgumentHelp("Show this locale only; may be repeated.", valueName: "tag"),
    completion: Completion.locales)
  var locales: [String] = []

  @OptionGroup var output: OutputOptions

  func run() throws {
    let terminal = output.terminal
    terminal.remark(on: locales)
    let project = try set.place.load(terminal, tellsMissingDrawings: format.list == nil)
    let manifest = try selection.applied(to: project.manifest)
    if let format = format.list { return try list(manifest, as: format, of: project, terminal) }
    let plan = Plan(manifest)
    let declined = try declined(plan, of: project, terminal)
    switch format {
    case .names, .dart, .kotlin, .typescript: break
    case .json: try terminal.result(json: plan.json(manifest: project.manifest.file, declined: declined))
    case .text:
      let text = icons.isEmpty && !output.verbose ? plan.table(declined) : plan.text(declined)
      try terminal.report(text + "\n")
      terminal.note(plan.summary)
    }
  }

  /// Prints the names of the icons that a plain flip serves.
  private func list(
    _ manifest: Manifest, as format: IconListFormat, of project: Project, _ terminal: Terminal
  ) throws {
    let list = IconList(manifest, composed: try Self.composed(of: project, terminal))
    try terminal.result(formatted: list.text(format))
    if format == .names, !list.composedNames.isEmpty {
      let names = list.composedNames.prefix(3).map { Wording.escaped($0) }.joined(separator: ", ")
      terminal.note(
        "left out, as a plain flip is wrong: \(Wording.counted(list.composedNames.count, "icon")), such as \(names)"
      )
    }
  }

  /// Returns the icons that a plain flip would show wrongly.
  static func composed(of project: Project, _ terminal: Terminal) throws -> [String: [String]] {
    guard let renderer = HelperLocation.find() else {
      terminal.error(HelperLocation.missing)
      throw ExitCode.impossible
    }
    let progress = terminal.progress("inspecting")
    defer { progress.finish() }
    do throws(BuildError) {
      return try ComposedIcons.all(in: project, renderer: renderer) { progress.update($0, of: $1) }
    } catch {
      if case .interrupted = error { throw ExitCode.interrupted }
      terminal.error(error.description)
      throw ExitCode.impossible
    }
  }

  /// Returns the names of the planned icons whose right-to-left form cannot be derived, which only their drawings show.
  private func declined(_ plan: Plan, of project: Project, _ terminal: Terminal) throws -> Set<String> {
    guard plan.icons.contains(where: \.isMirrored) else { return [] }
    let knowledge = try AuditSession(rules: [.iconDeclined], terminal: terminal).subject(project).knowledge
    return Set(plan.icons.map(\.icon).filter { knowledge.refusal(of: $0) != nil }.map(\.name))
  }

  private var selection: Selection { Selection(icons: icons, locales: locales) }
}

/// The formats of a plan.
enum PlanFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, names, dart, kotlin, typescript

  /// The format of a list of the icons that mirror; nil for the whole plan.
  var list: IconListFormat? { IconListFormat(rawValue: rawValue) }
}
