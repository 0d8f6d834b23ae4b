import ArgumentParser
import ChiralManifest
import ChiralPipeline
import ChiralSheet

/// `chiral sheet`: pictures of every icon, left to right beside right to left.
struct SheetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sheet",
    abstract: "Draw contact sheets: every icon from left to right and from right to left, side by side.",
    discussion: """
      Writes DIR/sheet-1.png, DIR/sheet-2.png and so on. A row shows an icon's name and class, its parts that do \
      not simply mirror, its picture in the first left-to-right and in the first right-to-left locale of the \
      manifest, and each further picture with the locales that see it. An icon that has no picture says why:

        chiral sheet
        chiral sheet --class both --class localized --output review
      """)

  @OptionGroup var manifest: ManifestOption
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder for the pages. (default: chiral-out/sheet beside the manifest)", valueName: "dir"))
  var output: String?
  @Option(help: ArgumentHelp("The form of the pages: png.", valueName: "format"))
  var format = SheetFormat.png
  @Option(
    help: ArgumentHelp(
      "What stands above the icons. (default: the name of the manifest's folder)", valueName: "text"))
  var title: String?
  @Option(
    name: .customLong("icon"), help: ArgumentHelp("Show this icon only; may be repeated.", valueName: "name"))
  var icons: [String] = []
  @Option(
    name: .customLong("class"),
    help: ArgumentHelp("Show icons of this class only; may be repeated.", valueName: "class"),
    transform: Selection.iconClass)
  var classes: [IconClass] = []
  @OptionGroup var outputOptions: OutputOptions

  func run() throws {
    let terminal = outputOptions.terminal
    let project = try manifest.load(terminal, tellsMissingDrawings: false)
    let picked = try Selection(icons: icons, classes: classes).applied(to: project.manifest)
    let sheet = ContactSheet(picked, title: title ?? project.folderName)
    let summary = try summary(of: SheetRun(project, sheet, try options(project, terminal)), terminal)
    for page in summary.pages { try terminal.result(page) }
    for failure in summary.failures { terminal.problem(project.path(of: failure.problem)) }
    terminal.note("\(counted(summary.iconCount, "icon")) on \(counted(summary.pages.count, "page"))")
    if !summary.failures.isEmpty { throw ExitCode.incomplete }
  }

  private func summary(of run: SheetRun, _ terminal: Terminal) throws -> SheetSummary {
    let progress = terminal.progress("drawing")
    defer { progress.finish() }
    do throws(BuildError) {
      return try run.run { progress.update($0, of: $1) }
    } catch {
      if case .interrupted = error { throw ExitCode.interrupted }
      terminal.error(error.description)
      throw ExitCode.impossible
    }
  }

  private func options(_ project: Project, _ terminal: Terminal) throws -> SheetRun.Options {
    guard let renderer = HelperLocation.find() else {
      terminal.error(HelperLocation.missing)
      throw ExitCode.impossible
    }
    return SheetRun.Options(
      output: output ?? project.path(of: "chiral-out/sheet"), jobs: Processors.count, renderer: renderer)
  }
}

/// The forms of a sheet.
enum SheetFormat: String, ExpressibleByArgument, CaseIterable { case png }
