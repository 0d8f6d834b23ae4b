package import ChiralExporting
package import ChiralManifest
internal import ChiralPlanning
package import ChiralRendering
internal import ChiralRequests

/// `chiral build`: makes every picture of a project once and gives each locale its files.
package struct Build: Sendable {
  /// What to build, how and where.
  package struct Options: Sendable {
    /// The folder to fill.
    package var output: String
    /// Nil: the manifest's.
    package var locales: [LanguageTag]?
    /// Points; nil: the manifest's.
    package var sizes: [Int]?
    /// Pixels a point; nil: the manifest's.
    package var scales: [Int]?
    /// How many drawings are worked on at once.
    package var jobs: Int
    /// Equal files share their storage.
    package var sharesFiles = true
    /// Nothing is written.
    package var isDry = false
    /// Earlier builds are remembered.
    package var usesCache = true
    /// Where finished pictures are kept; nil: with all else that is remembered.
    package var cache: String?
    /// Where a build leaves what the next one remembers; nil: below the output folder.
    package var state: String?
    /// The folder of what is remembered.
    var memory: String { state ?? output + "/" + CacheSession.folderName }
    /// The share of the icons that is built; nil: all of them.
    package var shard: Shard?
    /// The folders of further caches in which pictures may be found; see `Merge`.
    var shares: [String] = []
    /// What must make the pictures, as `ToolIdentity` tells it; nil: what is here.
    var tools: String?
    /// Nothing is written or taken from the cache: everything is made anew and compared with what is there.
    package var verifies = false
    /// How PNG files are compressed.
    package var compression = PNG.Compression.balanced
    /// Whether the summary names the files that changed, or just counts them.
    package var namesChanges = true
    /// For which platforms.
    package var targets: Set<Target> = [.files]
    /// Platforms are given drawings of their own for right to left even where they could flip.
    package var bakes = false
    /// The path of `chiral-render`.
    package var renderer: String

    /// Options with an output folder, a number of jobs, and the path of `chiral-render`.
    package init(output: String, jobs: Int, renderer: String) {
      self.output = output
      self.jobs = jobs
      self.renderer = renderer
    }
  }

  private let project: Project
  private let options: Options
  private let plan: Plan
  private let resolutions: [Resolution]
  /// What the targets other than `files` need; nil where there are none.
  private let exports: ExportPlan?

  /// Plans a build; nothing is read or written yet.
  package init(_ project: Project, _ options: Options) {
    let project = options.shard.map { project.part($0) } ?? project
    self.project = project
    self.options = options
    plan = Plan(project.manifest, locales: options.locales)
    resolutions = Resolution.all(
      sizes: options.sizes ?? project.manifest.sizes, scales: options.scales ?? project.manifest.scales)
    let others = options.targets.subtracting([.files])
    exports = others.isEmpty ? nil : ExportPlan(project.manifest, bakes: options.bakes)
  }

  /// Makes and writes everything; `progress` hears from any thread how many drawings of how many are done.
  package func run(
    progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void
  ) throws(BuildError) -> BuildSummary {
    do {
      let sources = try SourceGuard(project).check(options.output, folders: folders)
      try BuildIndex.checkOwner(in: options.output)
      let folder = try OutputFolder(
        options.output,
        OutputFolder.Options(
          isDry: options.isDry, sharesFiles: options.sharesFiles, fillsNewFoldersAside: true,
          keepsJournal: true))
      // Its lock covers what is remembered, too.
      defer { withExtendedLifetime(folder) {} }
      if Interruption.isRequested { throw BuildError.interrupted }
      let session = try CacheSession(
        options, resolutions: buildsFiles ? resolutions : [], heights: heights,
        stylesheet: project.stylesheet, reading: project.readPaths(), in: project.folder)
      var former = try formerBuild(session, in: folder)
      former.own.subtract(sources)
      folder.claim(former.own)
      let jobs = SourceJob.grouped(artworks)
      let placement = placement
      let made = try makePictures(jobs, placement, in: folder, session, progress)
      try folder.publish()
      let basis = Ledger.Basis(placement: placement, made: made, former: former, wanted: wanted, built: built)
      var summary = summary(of: made)
      var targets = former.index.targets
      if let exports {
        let run = ExportRun(
          exports, options, session, stylesheet: project.stylesheet, folder: folder, made: made)
        try run.write(into: &targets, besides: former, &summary, progress)
        try folder.publish()
      }
      let index = folder.draft(of: BuildIndex.fileName)
      var ledger = try books(of: basis, index, remembers: session.remembers)
      try ledger.close(targets: targets)
      summary.fileCount = ledger.fileCount
      try remove(ledger.stale, former.own, from: folder, &summary)
      _ = try folder.put(index, at: BuildIndex.fileName)
      folder.finish()
      let rows = session.remembers ? jobs.compactMap { JobTable.Row($0, placement, made) } : []
      try session.finish(
        project, made, rows, outputs: ledger.outputs, targets: targets.keys.sorted(), summary)
      return summary
    } catch let error as BuildError {
      throw error
    } catch let error as FileError {
      throw .file(error)
    } catch {
      throw .renderer("\(error)")
    }
  }

  private func makePictures(
    _ jobs: [SourceJob], _ placement: Placement, in folder: OutputFolder, _ session: CacheSession,
    _ progress: @escaping @Sendable (Int, Int) -> Void
  ) throws(BuildError) -> [Artwork: PictureRecord] {
    // Platforms need the pictures themselves.
    let known = exports == nil ? session.knownJobs(project.folder) : nil
    let records = try Workers.run(
      jobs, count: options.jobs, progress: progress,
      makeTool: { [options, project, heights] in
        CachingMaker(
          maker: PictureMaker(
            helper: SharedHelper(executable: options.renderer), folder: project.folder, heights: heights,
            stylesheet: project.stylesheet, compression: options.compression),
          session: session, verifies: options.verifies)
      },
      { [exports, options] maker, job throws(BuildError) -> [PictureRecord?] in
        if let records = known?.records(of: job, placement) { return records }
        return try PictureWriter(
          folder, placement, keepsProducts: exports != nil, namesChanges: options.namesChanges
        ).write(maker.makeReplacing(job), of: job)
      })
    var made: [Artwork: PictureRecord] = [:]
    made.reserveCapacity(jobs.reduce(0) { $0 + $1.artworks.count })
    for (job, records) in zip(jobs, records) {
      for (artwork, record) in zip(job.artworks, records) { made[artwork] = record }
    }
    return made
  }

  /// The books of the target `files`; where it is not asked for, its files stay as they are.
  private func books(
    of basis: Ledger.Basis, _ index: FileDraft, remembers: Bool
  ) throws(FileError) -> Ledger {
    var ledger = Ledger(basis, index: index, remembers: remembers)
    if buildsFiles {
      let icons = plan.icons.sorted {
        $0.icon.name.utf8.lexicographicallyPrecedes($1.icon.name.utf8)
      }
      for icon in icons { try ledger.add(icon) }
    } else {
      let icons = basis.former.index.icons.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      for (name, icon) in icons { try ledger.add(name, icon) }
    }
    return ledger
  }

  /// Every distinct picture that a target needs.
  private var artworks: [Artwork] {
    guard let exports else { return plan.artworks }
    var seen: Set<Artwork> = []
    return ((buildsFiles ? plan.artworks : []) + exports.artworks).filter { seen.insert($0).inserted }
  }

  /// Of the PNGs. Without the target `files`, one rendering shows that a drawing is sound.
  private var heights: [Int] {
    buildsFiles ? Set(resolutions.map(\.pixels)).sorted() : [resolutions[0].pixels]
  }

  private var buildsFiles: Bool { options.targets.contains(.files) }

  private var placement: Placement {
    let target = FilesTarget(resolutions: resolutions)
    return buildsFiles ? Placement(target, plan) : Placement(target)
  }

  /// What an earlier build left; where nothing of it is kept, the list of its files will do.
  private func formerBuild(_ session: CacheSession, in folder: OutputFolder) throws(FileError) -> FormerBuild
  {
    let isWhole = buildsFiles && built.covers(wanted)
    var own = OwnFiles()
    own.add(Journal.entries(in: options.output))
    if isWhole, exports == nil, session.add(toTrusted: &own, in: folder) {
      return FormerBuild(index: BuildIndex(), own: own)
    }
    session.add(to: &own, in: folder)
    guard var index = try BuildIndex.ofBuild(in: folder) else {
      return FormerBuild(index: BuildIndex(), own: own)
    }
    own.add(index)
    if isWhole { index.icons = [:] }
    return FormerBuild(index: index, own: own)
  }

  /// Takes away files that no icon has any more; one that somebody changed stays.
  private func remove(
    _ stale: Set<String>, _ own: OwnFiles, from folder: OutputFolder, _ summary: inout BuildSummary
  ) throws(FileError) {
    let untouched = try own.untouched(among: stale, in: folder) { () throws(FileError) in
      try BuildIndex.ofBuild(in: folder)
    }
    for path in stale.sorted() {
      if !untouched.contains(path) {
        if folder.hasSomething(at: path) { summary.keptFiles.append(path) }
      } else if try folder.remove(path) {
        summary.tally.add(.removed, at: path)
      }
    }
  }
}

extension Build {
  /// What the whole manifest asks for.
  private var wanted: BuildIndex.Scope {
    BuildIndex.Scope(
      locales: Set(project.manifest.locales.map(\.text)),
      resolutions: Set(
        Resolution.all(sizes: project.manifest.sizes, scales: project.manifest.scales)))
  }

  /// What this build makes of it.
  private var built: BuildIndex.Scope {
    BuildIndex.Scope(locales: Set(plan.locales.map(\.text)), resolutions: Set(resolutions))
  }

  /// The folders that this build fills.
  private var folders: Set<String> {
    Set((buildsFiles ? plan.locales.map(\.text) : []) + options.targets.map(\.rawValue))
  }

  private func summary(of made: [Artwork: PictureRecord]) -> BuildSummary {
    var summary = BuildSummary()
    summary.iconCount = plan.icons.count
    summary.pictureCount = made.count
    summary.tally = ChangeTally(isNaming: options.namesChanges)
    for record in made.values { summary.tally.merge(record.tally) }
    summary.damagedPictures = made.filter { $1.differsFromCache }.map(\.key.source).sorted()
    for planned in plan.icons {
      let shortcomings = Shortcomings(of: planned, made)
      summary.failures += shortcomings.failures
      summary.declined += shortcomings.declined
    }
    return summary
  }
}

extension Project {
  /// What tints `currentColor`; nothing where the tint is what the renderer does anyway.
  fileprivate var stylesheet: String? {
    manifest.tint == .black ? nil : ":root { color: \(manifest.tint.css) }"
  }
}
