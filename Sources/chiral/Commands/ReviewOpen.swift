import ArgumentParser
import ChiralManifest
import ChiralPipeline
import ChiralSheet

/// `chiral review open`: serves the page for browsers.
struct ReviewOpen: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open",
    abstract: "Serve the page to browsers of this machine, and follow the files.",
    discussion: """
      Prints the address of the page of chiral sheet, and serves it until Ctrl-C. The page follows the manifest and the \
      drawings: a drawing that is saved is drawn again at once. What is decided in it goes into manifest.approved.json, \
      and the manifest can be edited in it. Only this machine reaches it, and only who has the address:

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
