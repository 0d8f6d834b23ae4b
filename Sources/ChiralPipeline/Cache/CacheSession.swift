internal import ChiralExporting
internal import ChiralManifest
internal import ChiralPlanning
internal import ChiralRendering
internal import ChiralRequests

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What one build knows of earlier ones, and leaves to later ones.
struct CacheSession: Sendable {
  /// The folder below the output folder, unless `--cache` names another for the pictures.
  static let folderName = ".chiral-cache"

  let pictures: PictureCache?
  let recipe: Recipe
  private let recipeBytes: [UInt8]
  let fonts = FontFolders()
  private let options: Build.Options
  private let resolutions: [Resolution]
  private let tools: ToolIdentity
  /// What the last build left, where the same programs made it.
  private let former: BuildState?
  /// Which stamps of what is read the next build may believe; nil where it is told nothing.
  private var trust: StampTrust?

  /// Opens the caches that the options name; without any, nothing is remembered. The state that the output folder is
  /// in is `former`, or read; `inputs` are about to be read, by their paths from a folder.
  init(
    _ options: Build.Options, resolutions: [Resolution], heights: [Int], stylesheet: String?,
    reading inputs: [String], in folder: ManifestFolder, former: BuildState? = nil
  ) throws(BuildError) {
    self.options = options
    self.resolutions = resolutions
    try Self.prepareFolders(options)
    if options.usesCache, !options.isDry {
      var trust = StampTrust(measuring: [options.output + "/" + Self.folderName, options.memory])
      if let folder = Folder(folder.path(of: "")) { trust.note(inputs, in: folder.number) }
      self.trust = trust
    }
    let former = former ?? BuildState.read(in: options.memory)
    if options.usesCache, let former, former.toolFiles.changed(in: AT_FDCWD, most: 0).isEmpty {
      tools = ToolIdentity(text: former.tools, files: former.toolFiles.paths)
      self.former = former
    } else if options.usesCache {
      tools = try ToolIdentity(renderer: options.renderer)
      self.former = nil
    } else {
      tools = ToolIdentity(text: "", files: [])
      self.former = nil
    }
    if let expected = options.tools, expected != tools.text { throw .otherTools }
    recipe = Recipe(
      tools: tools.text, heights: heights, stylesheet: stylesheet, compression: options.compression.rawValue,
      limits: SourceReader.limitsText, fonts: "")
    recipeBytes = recipe.bytes
    pictures = options.usesCache ? Self.openPictures(options) : nil
    // While it is rebuilt, a folder is no finished share.
    if !options.isDry { unlink(ShareRecord.path(in: options.output)) }
  }

  /// Makes sure that what is remembered lies in folders of builds, and makes them where something is remembered.
  private static func prepareFolders(_ options: Build.Options) throws(BuildError) {
    let own = options.output + "/" + folderName
    do throws(FileError) {
      for folder in Set([own, options.memory] + [options.cache].compactMap(\.self)) {
        try CacheFolder.check(folder)
      }
    } catch {
      throw .file(error)
    }
    guard !options.isDry else { return }
    clearTemporaries(in: options.memory)
    guard options.usesCache else { return }
    // Whatever is wrong with a folder, the build goes on and remembers nothing.
    for folder in Set([options.memory, options.cache ?? options.memory]) { try? CacheFolder.prepare(folder) }
  }

  /// A share holds all its pictures itself, for `chiral merge`; others may be read from elsewhere.
  private static func openPictures(_ options: Build.Options) -> PictureCache? {
    let own = options.memory
    let named = options.cache.map { [$0] } ?? []
    return options.shard == nil
      ? PictureCache(folder: options.cache ?? own, isWritten: !options.isDry, besides: options.shares)
      : PictureCache(folder: own, isWritten: !options.isDry, besides: named)
  }

  /// What stands for the recipe in keys, of drawings with text or without.
  func recipe(withFonts hasText: Bool) -> [UInt8] {
    guard hasText else { return recipeBytes }
    var recipe = recipe
    recipe.fonts = fonts.fingerprint
    return recipe.bytes
  }

  /// Whether the next build is told of this one.
  var remembers: Bool { options.usesCache && !options.isDry }

  private var conditions: JobTable.Conditions {
    JobTable.Conditions(
      tools: tools.text, resolutions: resolutions, heights: recipe.heights, stylesheet: recipe.stylesheet,
      compression: recipe.compression, sharesFiles: options.sharesFiles)
  }

  /// The drawings of which nothing changed; nil where all must be looked at.
  func knownJobs(_ folder: ManifestFolder) -> KnownJobs? {
    guard !options.isDry, let former else { return nil }
    return KnownJobs(former, conditions, options, manifestFolder: folder.path(of: ""))
  }

  /// Adds every file that the last build wrote, where nothing but the target `files` lies there and its index is as it
  /// left it; false where that is not known, as after a build that remembered nothing.
  func add(toTrusted own: inout OwnFiles, in folder: OutputFolder) -> Bool {
    guard options.usesCache, let number = folder.number, let former, former.targets.isEmpty,
      former.outputs.holds(BuildIndex.fileName, in: number)
    else { return false }
    own.add(trusted: former.outputs)
    return true
  }

  /// Adds the files that are still as the last build left them, whatever became of its index.
  func add(to own: inout OwnFiles, in folder: OutputFolder) {
    guard let number = folder.number, let state = former ?? BuildState.read(in: options.memory) else {
      return
    }
    own.add(state.outputs, in: number)
  }

  /// Removes what a killed build was about to give a name.
  private static func clearTemporaries(in folder: String) {
    for name in (try? Files.names(in: folder)) ?? []
    where name == PictureCache.freshName || name.contains(Files.temporaryMark) {
      unlink(folder + "/" + name)
    }
  }

  /// What stands for the manifest and for everything that decides what is built of it.
  static func fingerprint(manifest: [UInt8], _ options: Build.Options) -> [UInt8] {
    var options = options
    // None of these changes the result.
    options.jobs = 0
    options.output = ""
    options.cache = nil
    options.state = nil
    options.shares = []
    options.tools = nil
    options.namesChanges = true
    options.renderer = Files.realPath(options.renderer) ?? options.renderer
    let text =
      ChiralVersion.current + CanonicalText.of(options) + SourceReader.limitsText + SystemFonts.environment
    return SHA256(of: manifest + Array(text.utf8)).bytes
  }

  /// Remembers a build that is complete, so that the next one need not look at anything that is as it was.
  func finish(
    _ project: Project, _ made: [Artwork: PictureRecord], _ rows: [JobTable.Row],
    outputs: StampTable, targets: [String], _ summary: BuildSummary
  ) throws(FileError) {
    guard remembers else { return }
    pictures?.tidy()
    if let shard = options.shard { try record(shard, project, made).write(in: options.output) }
    let mayPass = made.values.contains { $0.problem?.mayPass == true }
    guard !mayPass, let inputFolder = Folder(project.path(of: "")), let outputFolder = Folder(options.output)
    else { return }
    var toolFiles = StampTable(.inputs)
    for file in tools.files { toolFiles.add(file, in: AT_FDCWD) }
    var inputs = StampTable(.inputs)
    for path in project.readPaths(made) { inputs.add(path, in: inputFolder.number, trust) }
    for path in fonts.paths { inputs.add(path, in: inputFolder.number, trust) }
    // A link to a file, and taking one away, changes what is said of all.
    var outputs = outputs.renewed(in: outputFolder.number)
    outputs.add(BuildIndex.fileName, in: outputFolder.number)
    var told = summary
    told.tally = ChangeTally()
    let table = JobTable(conditions: conditions, rows: rows)
    let state = BuildState(
      fingerprint: Self.fingerprint(manifest: project.source.bytes, options), tools: tools.text,
      toolFiles: toolFiles, inputs: inputs, outputs: outputs, targets: targets, summary: told,
      warnings: project.warnings.map(\.description), jobs: (try? table.write(in: options.memory)) ?? 0)
    try? state.write(in: options.memory)
  }

  /// Remembers a build in which nothing but some drawings changed.
  func finish(
    _ former: BuildState, _ table: JobTable, inputs: Set<String>, in folder: ManifestFolder,
    outputs: Set<String>
  ) {
    pictures?.tidy()
    guard let inputFolder = Folder(folder.path(of: "")), let outputFolder = Folder(options.output) else {
      return
    }
    var state = former
    state.inputs = former.inputs.renewed(inputs, in: inputFolder.number, trust)
    state.outputs = former.outputs.renewed(outputs, in: outputFolder.number)
    state.jobs = (try? table.write(in: options.memory)) ?? 0
    try? state.write(in: options.memory)
  }

  private func record(
    _ shard: Shard, _ project: Project, _ made: [Artwork: PictureRecord]
  ) -> ShareRecord {
    let sources = Set(made.keys.map(\.source)).map { source in
      let bytes = try? Files.readFile(project.path(of: source), limit: Dependencies.largest)
      return Dependencies.Item(path: source, digest: bytes.map { SHA256(of: $0) })
    }
    let others = made.values.flatMap(\.dependencies)
    return ShareRecord(
      shard: shard, request: ShareRecord.Request(options), tools: tools.text,
      manifest: SHA256(of: project.source.bytes).bytes,
      drawings: Set(sources + others).sorted { $0.path < $1.path })
  }
}

/// An open folder, from which paths are short.
struct Folder: ~Copyable {
  let number: Int32

  init?(_ path: String) {
    number = open(path.isEmpty ? "." : path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard number >= 0 else { return nil }
  }

  deinit { close(number) }
}

extension Project {
  /// Every file whose content or absence decided something, relative to the manifest's folder, each once.
  func readPaths(_ made: [Artwork: PictureRecord] = [:]) -> [String] {
    var paths: Set<String> = []
    for icon in manifest.icons {
      paths.insert(icon.file)
      paths.formUnion(icon.variants.map(\.file))
      if let sibling = icon.sibling { paths.insert(sibling) }
    }
    for record in made.values { paths.formUnion(record.dependencies.map(\.path)) }
    return paths.sorted()
  }
}
