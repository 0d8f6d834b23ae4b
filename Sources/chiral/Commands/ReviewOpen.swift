import ArgumentParser
import ChiralManifest
import ChiralPipeline
import ChiralSheet
import ChiralValues

/// `chiral review open`: serves the page for browsers.
struct ReviewOpen: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open",
    abstract: "Serve the page to browsers on this machine, and update it when files change.",
    discussion: """
      Prints the address of the page of chiral sheet, and serves it until Ctrl-C. The page follows the manifest and the \
      drawings: when a drawing is saved, the page shows it at once. Decisions made in the page are written to \
      manifest.approved.json, and the page can edit the manifest. The page can be reached only from this machine, and \
      only with this address:

        chiral review open
        chiral review open Icons --ui-locale ar
      """)

  @OptionGroup var set: SetArgument
  @Option(
    help: ArgumentHelp("The language of the page.", valueName: "locale"), transform: SheetCommand.language)
  var uiLocale = PageLanguage.english
  @OptionGroup var outputOptions: OutputOptions

  func run() throws {
    guard let server = HelperLocation.findServer(), let own = HelperLocation.own else {
      outputOptions.terminal.error(HelperLocation.missingServer)
      throw ExitCode.impossible
    }
    // The server replaces this process: signals go to the server, and the answering process ends when the
    // pipe closes.
    let failure = Processes.become(
      server,
      [own, "review", "answer", "--manifest", set.place.file, "--ui-locale", uiLocale.locale])
    outputOptions.terminal.error("cannot start \(Wording.escaped(server)): \(failure)")
    throw ExitCode.impossible
  }
}
