import ArgumentParser
import ChiralExporting
import ChiralManifest
import ChiralPipeline
import ChiralValues

/// `chiral review choose`: writes one of an icon's readings into the manifest.
struct ReviewChoose: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "choose",
    abstract: "Choose one of the right-to-left pictures that chiral review readings shows.",
    discussion: """
      Writes into the manifest what makes the picture: the class, or the parts that stay upright under components, with \
      "infer": false, so that nothing else is recognised in the drawing, now or later. The note in which init asked about the icon \
      is removed:

        chiral review choose truck.slash 2
        chiral review choose --dry-run truck.slash 1 Icons
      """)

  @Argument(help: ArgumentHelp("The icon.", valueName: "icon"), completion: Completion.icons)
  var icon: String
  @Argument(help: ArgumentHelp("The number of the reading.", valueName: "number"))
  var number: Int
  @OptionGroup var set: SetArgument
  @Flag(help: "Show what would change, as a diff, and write nothing.")
  var dryRun = false
  @OptionGroup var outputOptions: OutputOptions

  func run() throws {
    let terminal = outputOptions.terminal
    let project = try set.place.load(terminal, tellsMissingDrawings: false)
    let picked = try Selection(icons: [icon]).applied(to: project.manifest).icons
    guard let row = try IconReadings(project, terminal: terminal).rows(of: picked).first else { return }
    guard row.readings.indices.contains(number - 1) else {
      let known =
        row.readings.isEmpty ? "its drawing cannot be read" : "write a number from 1 to \(row.readings.count)"
      throw ValidationError("\(Wording.quoted(icon)) has no reading \(number); \(known)")
    }
    let one = row.readings[number - 1]
    let edits = one.edits(of: row.icon)
    let name = Wording.escaped(row.icon.name)
    guard !edits.isEmpty else { return terminal.note("\(name): the manifest says so already") }
    try ManifestChange(project: project, terminal: terminal, isTrial: dryRun).make(edits)
    terminal.note("\(name): \(Wording.escaped(one.reading.words))\(dryRun ? " (not written)" : "")")
  }
}
