internal import ChiralExporting
internal import ChiralManifest
import ChiralRequests
internal import ChiralValues

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The caches and the state of one build: the results of earlier builds, and those that it leaves for later ones.
struct CacheSession: Sendable {
  /// The pictures; nil if no cache is used.
  let pictures: KeyedPictures?
  let recipe: Recipe
  let fonts = FontFolders()
  private let options: BuildOptions
  private let tools: ToolIdentity
  /// The state of the last build; nil if other tools made it.
  private let former: BuildState?
  /// A remark on a cache that is not used.
  let warning: String?
  /// Decides which file stamps of inputs the next build may believe; nil if no state is written.
  private var trust: StampTrust?

  /// Opens the caches that the options name; without any, nothing is kept. `inputs` are the files about to be read, by
  /// path relative to `folder`.
  init(
    _ options: BuildOptions, heights: [Int], stylesheet: String?,
    reading inputs: [String], in folder: ManifestFolder
  ) throws(BuildError) {
    var options = options
    warning = try Self.prepareFolders(&options)
    self.options = options
    if options.cache.isUsed, !options.isDry {
      var trust = StampTrust(measuring: [options.output + "/" + CacheFolder.name, options.memory])
      if let folder = Folder(folder.path(of: "")) { trust.note(inputs, in: folder.number) }
      self.trust = trust
    }
    let former = BuildState.read(in: options.memory)
    if options.cache.isUsed, let former, former.toolFiles.changed(in: AT_FDCWD, most: 0).isEmpty {
      tools = ToolIdentity(text: former.tools, files: former.toolFiles.paths)
      self.former = former
    } else if options.cache.isUsed {
      tools = try ToolIdentity(renderer: options.renderer)
      self.former = nil
    } else {
      tools = ToolIdentity(text: "", files: [])
      self.former = nil
    }
    recipe = Recipe(
      tools: tools.text, heights: heights, stylesheet: stylesheet,
      compression: options.form.compression.rawValue,
      limits: SourceReader.limitsText, fonts: "")
    let store =
      options.cache.isUsed
      ? KeyedPictures.store(in: options.cache.pictures ?? options.memory, isWritten: !options.isDry) : nil
    pictures = store.map { [recipe, fonts] in KeyedPictures($0, recipe, fonts: fonts) }
  }

  /// Checks the folders of the caches and the state, and creates them if something will be kept in them.
  ///
  /// A named cache whose files are damaged beyond recognition may belong to another program; it is left alone, and the
  /// remark that says so is returned.
  private static func prepareFolders(_ options: inout BuildOptions) throws(BuildError) -> String? {
    var warning: String?
    do throws(FileError) {
      for folder in Set([options.output + "/" + CacheFolder.name, options.memory]) {
        try CacheFolder.check(folder)
      }
      if let named = options.cache.pictures {
        try CacheFolder.checkKind(named)
        try LinkGuard.check(named)
        if let stranger = CacheFolder.foreignFile(in: named) {
          options.cache.pictures = nil
          warning =
            "the cache \(named) is not used: \(stranger) in it is damaged or not of chiral build; remove it, or name "
            + "another folder"
        }
      }
    } catch {
      throw .file(error)
    }
    guard !options.isDry else { return warning }
    clearTemporaries(in: options.memory)
    guard options.cache.isUsed else { return warning }
    // If a folder cannot be made, the build goes on without a cache.
    for folder in Set([options.memory, options.cache.pictures ?? options.memory]) {
      try? CacheFolder.prepare(folder)
    }
    return warning
  }

  /// True if this build leaves a state for the next one.
  var remembers: Bool { options.cache.isUsed && !options.isDry }

  /// Adds every file that the last build wrote. Returns false, and adds nothing, unless that build covered
  /// only the target `files` and its index is unchanged; both are unknown after a build that kept no state.
  func add(toTrusted own: inout OwnFiles, in folder: OutputFolder) -> Bool {
    guard options.cache.isUsed, let number = folder.number, let former, former.targets.isEmpty,
      former.outputs.holds(BuildIndex.fileName, in: number)
    else { return false }
    own.add(trusted: former.outputs)
    return true
  }

  /// Adds the files that are still as the last build left them, even if its index is gone.
  func add(to own: inout OwnFiles, in folder: OutputFolder) {
    guard let number = folder.number, let state = former ?? BuildState.read(in: options.memory) else {
      return
    }
    own.add(state.outputs, in: number)
  }

  /// Removes temporary files that a killed build left.
  private static func clearTemporaries(in folder: String) {
    guard FileStatus(folder) != nil, let folder = try? HeldFolder.ofOurs(folder) else { return }
    for name in folder.names(in: ".")
    where name == CacheFolder.freshPictures || name.contains(Files.temporaryMark) {
      folder.remove(name)
    }
  }

  /// Returns a digest of the manifest and of all options that decide what is built from it.
  static func fingerprint(manifest: [UInt8], _ options: BuildOptions) -> [UInt8] {
    var options = options
    // None of these changes the result.
    options.jobs = 0
    options.output = ""
    options.cache = BuildOptions.CacheUse()
    options.namesChanges = true
    options.replacesChanged = false
    options.renderer = Files.realPath(options.renderer) ?? options.renderer
    let text =
      ChiralVersion.current + CanonicalText.of(options) + SourceReader.limitsText + SystemFonts.environment
    return SHA256(of: manifest + Array(text.utf8)).bytes
  }

  /// Saves the state of a complete build, so that the next one can skip everything that is unchanged. `outputs` are the files besides
  /// those of its pictures, and `others` the files besides the drawings and fonts that had an effect.
  func finish(
    _ project: Project, made: MadePictures.Totals, besides outputs: PathList, reading others: [String],
    targets: [String], summary: BuildSummary
  ) throws(FileError) {
    guard remembers else { return }
    pictures?.store.tidy(limit: KeyedPictures.largest)
    guard !made.mayPass, let inputFolder = Folder(project.path(of: "")),
      let outputFolder = Folder(options.output)
    else { return }
    var toolFiles = StampTable(.inputs)
    for file in tools.files { toolFiles.add(file, in: AT_FDCWD) }
    var inputs = StampTable(.inputs)
    for path in project.readPaths(made.dependencies) { inputs.add(path, in: inputFolder.number, trust) }
    for path in fonts.paths + others { inputs.add(path, in: inputFolder.number, trust) }
    var told = summary
    told.tally = ChangeTally()
    var files = made.files
    files.add(outputs)
    files.add(BuildIndex.fileName)
    let state = BuildState(
      fingerprint: Self.fingerprint(manifest: project.source.bytes, options), tools: tools.text,
      toolFiles: toolFiles, inputs: inputs,
      // Making or removing a hard link changes the stamps of all links to the file, so that they are taken now.
      outputs: files.stamps(in: outputFolder.number), targets: targets, summary: told,
      warnings: project.warnings.map(\.description))
    try? state.write(in: options.memory)
  }
}

extension Project {
  /// Returns every file whose content or absence had an effect, relative to the manifest's folder, each once.
  func readPaths(_ dependencies: Set<Dependencies.Item> = []) -> [String] {
    var paths: Set<String> = []
    for icon in manifest.icons {
      paths.formUnion(icon.files)
      if let sibling = icon.parts.sibling { paths.insert(sibling) }
    }
    paths.formUnion(dependencies.map(\.path))
    return paths.sorted()
  }
}
