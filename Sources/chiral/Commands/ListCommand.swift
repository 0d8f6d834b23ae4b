import ArgumentParser
import ChiralManifest
import ChiralPipeline
import ChiralValues

/// `chiral list`: prints which icons mirror, which have drawings of their own, and which stay.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Print the names of the icons that mirror, for a pipeline of your own.",
    discussion: """
      names, dart and typescript list the icons that a plain flip serves in right-to-left languages. Those whose flip would turn a \
      slash, a digit or another part that stays are left out; dart and typescript name them in a comment, with those that have \
      drawings of their own or stay in some of these languages. text and json list all icons by their treatment:

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
    let list = IconList(project.manifest, composed: try Self.composed(of: project, terminal))
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
}

extension IconListFormat: ExpressibleByArgument {}
