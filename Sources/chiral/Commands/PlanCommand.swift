import ArgumentParser
import ChiralManifest
import ChiralPipeline
import ChiralPlanning

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
      """)

  @OptionGroup var set: SetArgument
  @Option(help: ArgumentHelp("text for people, or json for programs.", valueName: "format"))
  var format = PlanFormat.text
  @Option(
    name: .customLong("icon"), help: ArgumentHelp("Show this icon only; may be repeated.", valueName: "name"))
  var icons: [String] = []
  @Option(
    name: .customLong("locale"),
    help: ArgumentHelp("Show this locale only; may be repeated.", valueName: "tag"))
  var locales: [String] = []

  @OptionGroup var output: OutputOptions

  func run() throws {
    let terminal = output.terminal
    let project = try set.place.load(terminal)
    let plan = try Plan(selection.applied(to: project.manifest))
    switch format {
    case .json: try terminal.result(json: plan.json(manifest: project.manifest.file))
    case .text:
      try terminal.report((icons.isEmpty && !output.verbose ? plan.table : plan.text) + "\n")
      terminal.note(plan.summary)
    }
  }

  private var selection: Selection { Selection(icons: icons, locales: locales) }
}

/// The formats of a plan.
enum PlanFormat: String, ExpressibleByArgument, CaseIterable { case text, json }
