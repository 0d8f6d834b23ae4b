internal import ChiralExporting
internal import ChiralManifest
internal import ChiralRequests
internal import ChiralValues

/// `chiral build`: renders each distinct picture of a project once and writes the files of every locale.
package struct Build: Sendable {
  private let project: Project
  private let options: BuildOptions
  private let plan: Plan
  private let resolutions: [Resolution]
  /// The plan of the targets other than `files`; nil if there are none.
  private let exports: ExportPlan?

  /// Plans a build; nothing is read or written yet.
  package init(_ project: Project, _ options: BuildOptions) {
    self.project = project
    self.options = options
    plan = Plan(project.manifest, locales: options.scope.locales)
    resolutions = Resolution.all(
      sizes: options.scope.sizes ?? project.manifest.sizes,
      scales: options.scope.scales ?? project.manifest.scales)
    let others = options.targets.subtracting([.files])
    exports = others.isEmpty ? nil : ExportPlan(project.manifest, options.form)
  }

  /// Makes and writes everything. `progress` is called from any thread with the number of drawings that are
  /// done.
  package func run(
    progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void
  ) throws(BuildError) -> BuildSummary {
    do {
      // A build that lacks fontTools ends before it makes pictures.
      let fontTools = options.targets.contains(.font) ? try FontTools() : nil
      let sources = try ProtectedSources(project).check(options.output, folders: folders)
      let folder = try openedFolder()
      // The folder's lock also protects the caches and the state.
      defer { withExtendedLifetime(folder) {} }
      if Interruption.isRequested { throw BuildError.interrupted }
      let session = try CacheSession(
        options, heights: heights, stylesheet: project.stylesheet, reading: project.readPaths(),
        in: project.folder)
      var former = try formerBuild(session, in: folder)
      former.own.subtract(sources)
      folder.claim(former.own)
      let jobs = jobs
      let made = try makePictures(jobs, in: folder, session: session, progress: progress)
      try folder.publish()
      var summary = summary(of: jobs, made)
      summary.warnings += [session.warning].compactMap(\.self)
      var targets = former.index.targets
      if let exports {
        var run = ExportRun(
          exports, of: project, options: options, session: session, stylesheet: project.stylesheet,
          folder: folder,
          made: made.all, fontTools: fontTools)
        try run.write(into: &targets, &summary, progress)
        try folder.publish()
      }
      let others = try writeIndex(of: jobs, made, former: former, targets: targets, in: folder, &summary)
      folder.finish()
      try session.finish(
        project, made: made.totals, besides: others,
        reading: (fontTools?.files ?? []) + (exports == nil ? [] : LicenceFile.names),
        targets: targets.keys.sorted(),
        summary: summary)
      return summary
    } catch {
      throw BuildError(error)
    }
  }

  /// Opens the output folder, whose lock lasts as long as the value.
  private func openedFolder() throws(FileError) -> OutputFolder {
    try BuildIndex.checkOwner(in: options.output)
    return try OutputFolder(
      options.output,
      OutputFolder.Options(
        isDry: options.isDry, sharesFiles: options.form.sharesFiles, fillsNewFoldersAside: true,
        keepsJournal: true, replacesChanged: options.replacesChanged || options.mode == .verify))
  }

  /// Makes all pictures and writes the files of the target `files`.
  private func makePictures(
    _ jobs: JobList, in folder: OutputFolder, session: CacheSession,
    progress: @escaping @Sendable (Int, Int) -> Void
  ) throws(BuildError) -> MadePictures {
    // Platforms need the pictures themselves.
    let keepsDrawings = exports != nil
    let made = MadePictures(count: jobs.count)
    _ = try Workers.run(
      Array(0..<jobs.count), count: options.jobs, progress: progress,
      makeTool: { [options, project, heights] in
        CachingMaker(
          maker: PictureMaker(
            helper: SharedHelper(executable: options.renderer), folder: project.folder, heights: heights,
            stylesheet: project.stylesheet, compression: options.form.compression),
          session: session, verifies: options.mode == .verify)
      },
      { [options] maker, place throws(BuildError) in
        let (job, placement) = jobs.job(at: place)
        var writer = PictureWriter(
          folder, placement, keepsDrawings: keepsDrawings, namesChanges: options.namesChanges)
        let pictures = try writer.write(maker.makeReplacing(job), of: job)
        made.add(pictures, of: job.source, at: place, by: writer)
      })
    return made
  }

  /// Writes the index and removes the files that no icon has any more; returns the files that this build did not write.
  private func writeIndex(
    of jobs: JobList, _ made: MadePictures, former: FormerBuild, targets: [String: BuildIndex.TargetFolder],
    in folder: OutputFolder, _ summary: inout BuildSummary
  ) throws(FileError) -> PathList {
    let basis = IndexRecorder.Basis(target: target, former: former, wanted: wanted, built: built)
    var recorder = IndexRecorder(basis)
    record(jobs, made, former: former, by: &recorder)
    recorder.close(targets: targets)
    // The files go first: if the build ends between the two steps, the former index still lists all that are left.
    summary.add(try folder.remove(recorder.stale))
    try folder.put(index: recorder.bytes)
    summary.fileCount = recorder.fileCount
    return recorder.others
  }

  /// Records the icons of the target `files`. If that target is not built, its entries stay as they are.
  private func record(
    _ jobs: JobList, _ made: MadePictures, former: FormerBuild, by recorder: inout IndexRecorder
  ) {
    if buildsFiles {
      for planned in plan.icons { recorder.add(planned, made.pictures(of: planned, in: jobs)) }
    } else {
      let icons = former.index.icons.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      for (name, icon) in icons { recorder.add(name, icon) }
    }
  }

  /// The drawings that the targets need.
  private var jobs: JobList {
    JobList(target, files: buildsFiles ? plan : nil, others: [exports?.plan].compactMap(\.self))
  }

  /// The heights of the PNG files. Without the target `files`, one rendering per drawing shows that it is
  /// valid.
  private var heights: [Int] {
    buildsFiles ? Set(resolutions.map(\.pixels)).sorted() : [resolutions[0].pixels]
  }

  private var buildsFiles: Bool { options.targets.contains(.files) }

  private var target: FilesTarget { FilesTarget(resolutions: resolutions) }

  /// Reads what an earlier build left. If there is no state of it, its list of files is enough.
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
}

extension Build {
  /// The scope that the whole manifest asks for.
  private var wanted: BuildIndex.Scope {
    BuildIndex.Scope(
      locales: Set(project.manifest.locales.map(\.text)),
      resolutions: Set(
        Resolution.all(sizes: project.manifest.sizes, scales: project.manifest.scales)))
  }

  /// The part of that scope that this build covers.
  private var built: BuildIndex.Scope {
    BuildIndex.Scope(locales: Set(plan.locales.map(\.text)), resolutions: Set(resolutions))
  }

  /// The folders that this build fills.
  private var folders: Set<String> {
    Set((buildsFiles ? plan.locales.map(\.text) : []) + options.targets.map(\.rawValue))
  }

  private func summary(of jobs: JobList, _ made: MadePictures) -> BuildSummary {
    let totals = made.totals
    var summary = BuildSummary()
    summary.iconCount = plan.icons.count
    summary.pictureCount = totals.count
    summary.tally = ChangeTally(isNaming: options.namesChanges)
    summary.tally.merge(totals.tally)
    summary.damagedPictures = totals.damaged.sorted()
    for index in plan.icons.indices where jobs.shows(totals.troubled, index, of: plan) {
      let planned = plan.icons[index]
      let shortcomings = Shortcomings(
        of: planned, made.pictures(of: planned, in: jobs), asksToLook: project.asksToLook)
      summary.failures += shortcomings.failures
      summary.declined += shortcomings.declined
      summary.warnings += shortcomings.warnings
    }
    return summary
  }
}

extension Project {
  /// The style sheet that sets `currentColor`; nil if the tint is the renderer's default, black.
  var stylesheet: String? {
    manifest.tint == .black ? nil : ":root { color: \(manifest.tint.css) }"
  }
}
