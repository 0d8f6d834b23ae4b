package import ChiralExporting
package import ChiralManifest
internal import ChiralPlanning
package import ChiralRendering

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
      let folder = try OutputFolder(
        options.output,
        OutputFolder.Options(
          isDry: options.isDry, sharesFiles: options.sharesFiles, fillsNewFoldersAside: true))
      // Its lock covers what is remembered, too.
      defer { withExtendedLifetime(folder) {} }
      if Interruption.isRequested { throw BuildError.interrupted }
      let session = try CacheSession(options, heights: heights, stylesheet: project.stylesheet)
      let former = try formerIndex(in: folder)
      let jobs = jobs
      let made = try makePictures(jobs, in: folder, session, progress)
      try folder.publish()
      var index = index(of: made)
      if buildsFiles { index.keep(former, of: wanted, besides: built) } else { index.icons = former.icons }
      index.targets = former.targets
      var summary = summary(of: made)
      if let exports {
        let run = ExportRun(
          exports, options, session, stylesheet: project.stylesheet, folder: folder, made: made)
        try run.write(into: &index, besides: former, &summary, progress)
        try folder.publish()
      }
      let paths = index.paths
      summary.fileCount = paths.count
      summary.changes += try removeStale(former, keeping: paths, in: folder)
      try index.write(to: folder)
      try session.finish(project, made, jobs.rows(made), files: paths, summary)
      summary.changes.sort { $0.path < $1.path }
      return summary
    } catch let error as BuildError {
      throw error
    } catch let error as FileError {
      throw .file(error)
    } catch {
      throw .renderer("\(error)")
    }
  }

  /// The work, and the files of every picture.
  private struct Jobs: Sendable {
    var jobs: [SourceJob]
    var files: [Artwork: [OutputFile]]

    func rows(_ made: [Artwork: PictureRecord]) -> [JobTable.Row] {
      jobs.compactMap { JobTable.Row($0, files, made) }
    }
  }

  private var jobs: Jobs {
    Jobs(
      jobs: SourceJob.grouped(artworks),
      files: outputFiles.reduce(into: [:]) { all, file in
        if let artwork = file.artwork { all[artwork, default: []].append(file) }
      })
  }

  private func makePictures(
    _ work: Jobs, in folder: OutputFolder, _ session: CacheSession,
    _ progress: @escaping @Sendable (Int, Int) -> Void
  ) throws(BuildError) -> [Artwork: PictureRecord] {
    // Platforms need the pictures themselves.
    let known = exports == nil ? session.knownJobs(project.folder) : nil
    let letters = LetterDesk(executable: options.renderer)
    let records = try Workers.run(
      work.jobs, count: options.jobs, progress: progress,
      makeTool: { [options, project, heights] in
        CachingMaker(
          maker: PictureMaker(
            helper: SharedHelper(executable: options.renderer), letters: letters, folder: project.folder,
            heights: heights, stylesheet: project.stylesheet, compression: options.compression),
          session: session, verifies: options.verifies)
      },
      { [exports] maker, job throws(BuildError) in
        if let records = known?.records(of: job, work.files) { return records }
        return try PictureWriter(folder, keepsProducts: exports != nil)
          .write(maker.make(job), of: job, as: work.files)
      })
    return records.reduce(into: [:]) { all, some in all.merge(some) { $1 } }
  }

  /// Every distinct picture that a target needs.
  private var artworks: [Artwork] {
    var seen: Set<Artwork> = []
    return ((buildsFiles ? plan.artworks : []) + (exports?.artworks ?? [])).filter {
      seen.insert($0).inserted
    }
  }

  /// Of the PNGs. Without the target `files`, one rendering shows that a drawing is sound.
  private var heights: [Int] {
    buildsFiles ? Set(resolutions.map(\.pixels)).sorted() : [resolutions[0].pixels]
  }

  private var buildsFiles: Bool { options.targets.contains(.files) }

  private var outputFiles: [OutputFile] {
    guard buildsFiles else { return [] }
    let target = FilesTarget(resolutions: resolutions)
    return plan.icons.flatMap { planned in
      planned.decisions.flatMap { target.files(of: planned.icon.name, $0) }
    }
  }

  private func formerIndex(in folder: OutputFolder) throws(FileError) -> BuildIndex {
    guard let bytes = try folder.contents(of: BuildIndex.fileName, limit: BuildIndex.largest),
      let json = JSONReader.read(SourceText(bytes, file: BuildIndex.fileName)).root
    else { return BuildIndex() }
    return BuildIndex(json) ?? BuildIndex()
  }

  private func removeStale(
    _ former: BuildIndex, keeping paths: Set<String>, in folder: OutputFolder
  ) throws(FileError) -> [(path: String, change: BuildSummary.Change)] {
    var removed: [(path: String, change: BuildSummary.Change)] = []
    for path in former.paths.subtracting(paths).sorted() where try folder.remove(path) {
      removed.append((path, .removed))
    }
    return removed
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

  private func index(of made: [Artwork: PictureRecord]) -> BuildIndex {
    let target = FilesTarget(resolutions: resolutions)
    let icons = plan.icons.map { planned in
      let entries = planned.decisions.map { decision in
        let files = target.files(of: planned.icon.name, decision)
        return (decision.locale.text, BuildIndex.Entry(decision, files, made[decision.artwork]))
      }
      let icon = BuildIndex.Icon(
        iconClass: planned.icon.iconClass.rawValue, entries: Dictionary(uniqueKeysWithValues: entries))
      return (planned.icon.name, icon)
    }
    return BuildIndex(icons: Dictionary(uniqueKeysWithValues: icons))
  }

  private func summary(of made: [Artwork: PictureRecord]) -> BuildSummary {
    var summary = BuildSummary()
    summary.iconCount = plan.icons.count
    summary.pictureCount = made.count
    summary.changes = made.values.flatMap(\.changes)
    summary.damagedPictures = made.filter { $1.differsFromCache }.map(\.key.source).sorted()
    for planned in plan.icons {
      var locales: [String: [String]] = [:]
      for decision in planned.decisions {
        guard let problem = made[decision.artwork]?.problem else { continue }
        locales[problem.text, default: []].append(decision.locale.text)
      }
      summary.failures += locales.sorted { $0.key < $1.key }.map { problem, locales in
        BuildSummary.Failure(icon: planned.icon.name, locales: locales, problem: problem)
      }
    }
    return summary
  }
}

extension BuildIndex.Entry {
  fileprivate init(_ decision: Decision, _ files: [OutputFile], _ record: PictureRecord?) {
    let problem = record?.problem
    self.init(
      picture: BuildIndex.Picture(
        source: decision.artwork.source, transformation: decision.artwork.transformation.rawValue),
      outcome: problem?.outcome ?? decision.outcome.description, rule: decision.reason.id,
      problem: problem?.text, parts: record?.parts ?? [], fonts: record?.fonts ?? [],
      files: files.compactMap { file in
        guard case .picture(_, let form) = file.content else { return nil }
        return record?.digests[form].map {
          BuildIndex.File(path: file.path, sha256: $0, resolution: file.resolution)
        }
      })
  }
}

extension Project {
  /// What tints `currentColor`; nothing where the tint is what the renderer does anyway.
  fileprivate var stylesheet: String? {
    manifest.tint == .black ? nil : ":root { color: \(manifest.tint.css) }"
  }
}
