import ArgumentParser

/// `chiral manual`: prints man pages and the command reference, generated from the commands themselves.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual",
    abstract: "Print man pages, or the command reference.",
    discussion: """
      Without a page, lists the pages. Both are made from the text of --help. The installation and the tests use this command:

        chiral manual chiral-build | man -l -
        chiral manual --reference
      """,
    shouldDisplay: false)

  @Argument(help: "The page to print for man(1).")
  var page: String?
  @Flag(help: "Print the command reference, as Markdown.")
  var reference = false
  @OptionGroup var output: OutputOptions

  func run() throws {
    let terminal = output.terminal
    let manual = try CommandManual.whole()
    guard !reference else { return try terminal.result(formatted: manual.reference) }
    guard let page else { return try terminal.result(manual.pages.map(\.pageName).joined(separator: "\n")) }
    guard let found = manual.pages.first(where: { $0.pageName == page }) else {
      throw ValidationError("there is no page \(page); chiral manual lists all pages")
    }
    try terminal.result(formatted: found.manPage)
  }
}
