import ArgumentParser
import ChiralExporting
import ChiralManifest
import ChiralPipeline
import ChiralRequests
import ChiralValues

/// `chiral build`: makes the pictures of a set.
struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Write the SVG and PNG variants of every icon, for every locale.",
    discussion: """
      Writes DIR/<locale>/<icon>.svg, DIR/<locale>/<icon>-<size>@<scale>x.png and DIR/index.json, which lists \
      what was done for each icon and locale, and why. Files that are up to date are not touched, and files \
      of icons that are no longer in the manifest are removed. With --target, writes the files for a platform \
      in DIR/<target>/, from the same pictures; the folders of other targets stay as they are. The targets are \
      \(Target.allCases.map(\.rawValue).joined(separator: ", ")); without --target, it is files. The target swift writes \
      an enumeration of the icons for the library ChiralIcons, in DIR/swift/NAME.chiral.swift: Icon.arrowForward.picture(size: \
      24), and in SwiftUI IconImage(Icon.arrowForward). NAME is that of DIR, which is also the folder of the bundle that holds \
      the pictures. The type is named after the set, or after DIR.

      Example:

        chiral build Icons --output build/icons
        chiral build --locale ar --locale he --size 24 --scale 2
        chiral build --target xcassets --target android --target web
        chiral build --target files --target swift --output Sources/App/Icons
        chiral build --watch
        chiral build --shard 1/3 --output shares/1
      """)

  @OptionGroup var set: SetArgument

  @Option(name: .shortAndLong, help: "The folder to fill (default: chiral-out beside the manifest).")
  var output: String?

  @Option(
    // Shells show the help beside each of the values; only the page of --help lists them.
    help: ArgumentHelp(
      "Write for a platform; may be repeated.",
      discussion: Target.allCases.map(\.rawValue).joined(separator: ", ") + "."),
    completion: .list(Target.allCases.map(\.rawValue)), transform: Choice.target)
  var target: [Target] = []

  @Flag(help: "Write mirrored drawings even for platforms that can flip a drawing themselves.")
  var bake = false

  @Flag(
    help: "Write drawings for the locales of the manifest only, not for other languages that share a script.")
  var onlyListedLocales = false

  @OptionGroup var scope: ScopeOptions

  @Option(
    name: .shortAndLong, help: "The number of drawings to process at once (default: one per processor).")
  var jobs: Int?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The effort to make PNGs small: fast, balanced or smallest; the pixels are the same.",
      valueName: "effort"))
  var png = PNG.Compression.balanced

  @OptionGroup var reuse: CacheOptions

  @Flag(help: "Make everything again, write nothing, and list the files that differ from the existing ones.")
  var verify = false

  @Flag(name: .long, help: "Write equal files as copies, not as hard links of one file.")
  var noLinks = false

  @Flag(help: "Replace files of earlier builds even if they were changed since.")
  var overwrite = false

  @Flag(name: .long, help: "List what would change, and write nothing.")
  var dryRun = false

  @Flag(help: "Build again whenever the manifest, a drawing or a font changes, until Ctrl-C.")
  var watch = false

  @OptionGroup var outputOptions: OutputOptions

  func validate() throws {
    if watch, verify || dryRun { throw ValidationError("leave out --watch with --verify and --dry-run") }
    if scope.shard != nil, output == nil {
      throw ValidationError("--shard needs an --output of its own: files of other icons are removed from it")
    }
    if target.contains(.swift), verify || dryRun || scope.shard != nil {
      throw ValidationError("leave out --target swift with --verify, --dry-run and --shard")
    }
    let others = Set(target).subtracting([.files, .swift])
    if !others.isEmpty, scope.isLimited {
      throw ValidationError(
        "--locale, --size and --scale are for --target files alone: a platform's folder holds the whole set")
    }
    try reuse.check()
    if verify, dryRun { throw ValidationError("leave out one of --verify and --dry-run") }
    if bake, others.isEmpty { throw ValidationError("--bake needs a --target other than files") }
    if onlyListedLocales, others.isEmpty {
      throw ValidationError("--only-listed-locales needs a --target other than files")
    }
    try Self.check(jobs.map { [$0] } ?? [], "--jobs", in: 1...256)
  }

  static func check(_ numbers: [Int], _ option: String, in range: ClosedRange<Int>) throws {
    for number in numbers where !range.contains(number) {
      throw ValidationError(
        "\(option) \(number): write a number from \(range.lowerBound) to \(range.upperBound)")
    }
  }

  func run() throws {
    if watch {
      try WatchRun(place: set.place, terminal: outputOptions.terminal).run(runOnce)
    } else {
      try runOnce()
    }
  }

  private func runOnce() throws {
    let terminal = outputOptions.terminal
    let place = set.place
    terminal.remark(on: scope.locale)
    if target.contains(.swift) {
      try writeNames(of: place, terminal)
      if target.allSatisfy({ $0 == .swift }) { return }
    }
    var options = try options(terminal, place)
    let run = BuildRun(terminal: terminal, manifest: place, isDry: dryRun, verifies: verify)
    if scope.locale.isEmpty, let known = run.known(options) { return try run.finish(known) }
    let project = try place.load(terminal, share: scope.shard)
    options.scope = try scope.scope(in: project)
    try run.finish(run.build(project, options))
  }

  private func options(_ terminal: Terminal, _ place: ManifestPlace) throws -> BuildOptions {
    var options = try BuildRun.options(output: output, jobs: jobs, beside: place, terminal)
    options.scope = scope.scope
    options.cache = reuse.use
    options.form.compression = png
    options.form.sharesFiles = !noLinks
    options.form.bakes = bake
    options.form.onlyListedLocales = onlyListedLocales
    options.mode = verify ? .verify : dryRun ? .dryRun : .write
    if options.mode != .write { options.namesChanges = true }
    options.replacesChanged = overwrite
    if !target.isEmpty { options.targets = Set(target).subtracting([.swift]) }
    return options
  }

  /// Writes the names of the icons as a Swift enumeration. ChiralPlugin does so where there is no worker.
  private func writeNames(of place: ManifestPlace, _ terminal: Terminal) throws {
    let manifest = try place.load(terminal, tellsMissingDrawings: false, readsTexts: false).manifest
    let folder = output ?? Project.path(of: "chiral-out", beside: place.file)
    // The usual folder has no name of its own.
    let name = output.flatMap { $0.split(separator: "/").last.map(String.init) } ?? "Icons"
    do {
      try GeneratedSource.write(
        Accessors(manifest, folder: name).text, to: "\(folder)/swift/\(name).chiral.swift")
    } catch let error where error is ExportError || error is FileError {
      terminal.error(Wording.escaped("\(error)"))
      throw ExitCode.impossible
    }
  }
}

extension PNG.Compression: ExpressibleByArgument {}
