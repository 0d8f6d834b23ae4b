import ArgumentParser
import ChiralManifest
import ChiralPipeline

/// `chiral list`: prints which icons mirror, which have drawings of their own, and which stay.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Print the names of the icons that mirror, for a pipeline of your own.",
    discussion: """
      names, dart and typescript list the icons that a plain flip serves in right-to-left languages, with those that have \
      drawings of their own or stay in some of these languages named beside them in a comment; text and json list all icons by \
      their treatment:

        chiral list Icons
        chiral list Icons --format names > mirrored.txt
        chiral list Icons --format dart > lib/mirrored_icons.dart
      """)

  @OptionGroup var set: SetArgument
  @Option(help: ArgumentHelp("text, json, names, dart or typescript.", valueName: "format"))
  var format = IconListFormat.text
  @OptionGroup var output: OutputOptions

  func run() throws {
    let terminal = output.terminal
    let project = try set.place.load(terminal, tellsMissingDrawings: false)
    try terminal.result(formatted: IconList(project.manifest).text(format))
  }
}

extension IconListFormat: ExpressibleByArgument {}
