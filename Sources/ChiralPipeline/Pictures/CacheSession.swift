internal import ChiralExporting
internal import ChiralManifest
import ChiralRendering
internal import ChiralRequests
internal import ChiralValues
import Synchronization

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
  /// The digests of the drawings that are read, for the record of a share; nil if this build is no share.
  let digests: SourceDigests?
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
    digests = options.scope.shard == nil ? nil : SourceDigests()
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
    if let expected = options.tools, expected != tools.text { throw .otherTools }
    recipe = Recipe(
      tools: tools.text, heights: heights, stylesheet: stylesheet,
      compression: options.form.compression.rawValue,
      limits: SourceReader.limitsText, fonts: "")
    pictures = (options.cache.isUsed ? Self.openPictures(options) : nil).map { [recipe, fonts] in
      KeyedPictures($0, recipe, fonts: fonts)
    }
    // A folder is not a finished share while it is rebuilt.
    if !options.isDry { (try? LinkGuard.folder(options.output, making: false))?.remove(ShareRecord.inside) }
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

  /// Opens the picture cache. A share keeps all its pictures in its own folder, for `chiral merge`.
  private static func openPictures(_ options: BuildOptions) -> PictureCache? {
    let own = options.memory
    let named = options.cache.pictures.map { [$0] } ?? []
    return options.scope.shard == nil
      ? PictureCache(
        folder: options.cache.pictures ?? own, isWritten: !options.isDry, besides: options.cache.shares,
        beginsWithOthers: true)
      : PictureCache(folder: own, isWritten: !options.isDry, besides: named)
  }

  /// True if this build leaves a state for the next one.
  var remembers: Bool { options.cache.isUsed && !options.isDry }

  /// Begins to collect the paths of this build's files for the next one; nil if none are kept.
  func newOutputs() -> PathSpool? { remembers ? PathSpool(in: options.memory) : nil }

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
    where name == PictureCache.freshName || name.contains(Files.temporaryMark) {
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
    options.tools = nil
    options.namesChanges = true
    options.replacesChanged = false
    options.renderer = Files.realPath(options.renderer) ?? options.renderer
    let text =
      ChiralVersion.current + CanonicalText.of(options) + SourceReader.limitsText + SystemFonts.environment
    return SHA256(of: manifest + Array(text.utf8)).bytes
  }

  /// Saves the state of a complete build, so that the next one can skip everything that is unchanged. `others` are files
  /// besides the drawings and fonts that had an effect.
  func finish(
    _ project: Project, drawings: [String], made: MadePictures.Totals, outputs: PathSpool?,
    reading others: [String],
    targets: [String], summary: BuildSummary
  ) throws(FileError) {
    guard remembers else { return }
    pictures?.cache.tidy()
    if let shard = options.scope.shard {
      try record(shard, of: project, drawings: drawings, made: made).write(in: options.output)
    }
    guard !made.mayPass, let outputs, let inputFolder = Folder(project.path(of: "")),
      let outputFolder = Folder(options.output)
    else { return }
    var toolFiles = StampTable(.inputs)
    for file in tools.files { toolFiles.add(file, in: AT_FDCWD) }
    var inputs = StampTable(.inputs)
    for path in project.readPaths(made.dependencies) { inputs.add(path, in: inputFolder.number, trust) }
    for path in fonts.paths + others { inputs.add(path, in: inputFolder.number, trust) }
    var told = summary
    told.tally = ChangeTally()
    let state = BuildState(
      fingerprint: Self.fingerprint(manifest: project.source.bytes, options), tools: tools.text,
      toolFiles: toolFiles, inputs: inputs, outputs: StampTable(.outputs), targets: targets, summary: told,
      warnings: project.warnings.map(\.description))
    // Making or removing a hard link changes the stamps of all links to the file, so that they are taken now.
    if options.scope.shard == nil { outputs.add(BuildIndex.fileName) }
    try? state.write(in: options.memory, stamping: outputs, in: outputFolder.number)
  }

  private func record(
    _ shard: Shard, of project: Project, drawings: [String], made: MadePictures.Totals
  ) -> ShareRecord {
    let digests = digests?.all ?? [:]
    let drawings = drawings.map { source in
      if let digest = digests[source] { return Dependencies.Item(path: source, digest: digest) }
      let bytes = try? Files.readFile(project.path(of: source), limit: Dependencies.largest)
      return Dependencies.Item(path: source, digest: bytes.map { SHA256(of: $0) })
    }
    return ShareRecord(
      shard: shard, request: ShareRecord.Request(options), tools: tools.text,
      manifest: SHA256(of: project.source.bytes).bytes,
      drawings: made.dependencies.union(drawings).sorted { $0.path < $1.path })
  }
}

/// The digests of drawings by their paths, collected by all workers.
final class SourceDigests: Sendable {
  private let digests = Mutex<[String: SHA256]>([:])

  /// The digests of all drawings that were read.
  var all: [String: SHA256] { digests.withLock(\.self) }

  /// Notes the digest of a drawing.
  func note(_ digest: SHA256, of path: String) { digests.withLock { $0[path] = digest } }
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
