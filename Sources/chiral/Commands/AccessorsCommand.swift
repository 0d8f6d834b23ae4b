import ArgumentParser
import ChiralExporting
import ChiralManifest
import ChiralPipeline
import ChiralValues

/// `chiral accessors`: writes the names of the icons of a set as a Swift enumeration.
struct AccessorsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accessors",
    abstract: "Write the names of the icons as the cases of a Swift enumeration.",
    discussion: """
      The enumeration uses the library ChiralIcons: Icon.arrowForward.picture(size: 24), and in SwiftUI \
      IconImage(Icon.arrowForward). A misspelt name does not compile. The type is named after the set or the \
      folder of the bundle that holds the pictures. ChiralPlugin runs this command automatically.

      Example:

        chiral accessors Icons --output Sources/App/Icon.swift
        chiral accessors Toolbar --folder Toolbar
      """)

  @OptionGroup var set: SetArgument

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write (default: standard output).", valueName: "file"))
  var output: String?

  @Option(help: "The folder of the bundle that holds the pictures.")
  var folder = "Icons"

  @OptionGroup var outputOptions: OutputOptions

  func run() throws {
    let terminal = outputOptions.terminal
    let manifest = try set.place.load(terminal, tellsMissingDrawings: false, readsTexts: false).manifest
    do {
      let text = try Accessors(manifest, folder: folder).text
      guard let output else { return try terminal.result(bytes: Array(text.utf8)) }
      try GeneratedSource.write(text, to: output)
    } catch let error where error is ExportError || error is FileError {
      terminal.error(Wording.escaped("\(error)"))
      throw ExitCode.impossible
    }
  }
}
