import ArgumentParser
import ChiralPipeline

/// `chiral merge`: joins the shares of a build.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Join the folders that chiral build --shard filled into one.",
    discussion: """
      Puts the files of all folders into one, and joins their indexes. Nothing else is read or made: with all N \
      shares, the result is that of one build with the same options, byte for byte.

      Example:

        chiral build --shard 1/2 --output shares/1    # on one machine
        chiral build --shard 2/2 --output shares/2    # on another
        chiral merge shares/1 shares/2 --output build/icons
      """)

  @Argument(help: ArgumentHelp("The folders of the shares.", valueName: "share"))
  var shares: [String]

  @Option(name: .shortAndLong, help: "The folder to fill.")
  var output: String

  @Flag(name: .long, help: "Write equal files as copies, not as hard links of one file.")
  var noLinks = false

  @Flag(help: "Replace files of earlier builds even if they were changed since.")
  var overwrite = false

  @OptionGroup var outputOptions: OutputOptions

  func run() throws {
    let terminal = outputOptions.terminal
    let place = ManifestPlace(nil)
    try BuildRun.requireNoLinks(output, isNamed: true, beside: place.file, terminal)
    let run = BuildRun(terminal: terminal, manifest: place)
    let summary = try run.telling { () throws(BuildError) in
      try Merge(shares, output: output, sharesFiles: !noLinks, replacesChanged: overwrite).run()
    }
    try run.finish(summary)
  }
}
