import ArgumentParser
import ChiralPipeline

/// `chiral merge`: joins the shares of a build.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Write the files of the shares that chiral build --shard made, as one build does.",
    discussion: """
      Takes every picture from the caches of the shares, and writes all files, index.json and the files that \
      platforms share. The result is the same, byte for byte, as that of one build with the options of the \
      shares. The manifest and the drawings must be those of the shares. Needs every share once, in any order.

      Example:

        chiral build --shard 1/2 --output shares/1    # on one machine
        chiral build --shard 2/2 --output shares/2    # on another
        chiral merge shares/1 shares/2 --output build/icons
      """)

  @Argument(help: ArgumentHelp("The folders of the shares.", valueName: "share"))
  var shares: [String]

  @OptionGroup var manifest: ManifestOption

  @Option(name: .shortAndLong, help: "The folder to fill (default: chiral-out beside the manifest).")
  var output: String?

  @Option(
    name: .shortAndLong, help: "The number of drawings to process at once (default: one per processor).")
  var jobs: Int?

  @Option(
    help: "Copy the pictures into this folder, which later builds read (default: below the output).")
  var cache: String?

  @Flag(name: .long, help: "Write equal files as copies, not as hard links of one file.")
  var noLinks = false

  @Flag(help: "Replace files of earlier builds even if they were changed since.")
  var overwrite = false

  @OptionGroup var outputOptions: OutputOptions

  func validate() throws { try BuildCommand.check(jobs.map { [$0] } ?? [], "--jobs", in: 1...256) }

  func run() throws {
    let terminal = outputOptions.terminal
    let place = manifest.place
    var options = try BuildRun.options(output: output, jobs: jobs, beside: place, terminal)
    options.cache.pictures = cache
    options.form.sharesFiles = !noLinks
    options.replacesChanged = overwrite
    let run = BuildRun(terminal: terminal, manifest: place)
    do {
      let merge = try Merge(shares, manifest: place.file, options)
      if let known = run.known(merge.options) { return try run.finish(known) }
      let project = try place.load(terminal)
      try merge.check(project)
      try run.finish(run.build(project, merge.options))
    } catch let error as MergeError {
      terminal.error(error.description)
      throw ExitCode.impossible
    }
  }
}
