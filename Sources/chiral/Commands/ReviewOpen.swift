import ArgumentParser
import ChiralExporting
import ChiralManifest
import ChiralPipeline
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
    // This process is the server, and reads no file. Another one reads the set and answers, and ends when the pipe closes.
    let status = ReviewServer.run(
      HelperLocation.ownExecutable() ?? CommandLine.arguments[0],
      ["review", "answer", "--manifest", set.place.file, "--ui-locale", uiLocale.locale],
      port: LiveReview.usualPort(of: set.place.file))
    if status != 0 { throw ExitCode(status) }
  }
}
