import ChiralExporting
internal import ChiralManifest
internal import ChiralRequests
internal import ChiralValues

/// The part of a build that fills the folders of the targets other than `files`.
struct ExportRun {
  private let plan: ExportPlan
  private let options: BuildOptions
  private let project: Project
  private var made: [Artwork: Picture]
  private let folder: OutputFolder
  private let writer: ExportWriter

  init(
    _ plan: ExportPlan, of project: Project, options: BuildOptions, session: CacheSession,
    stylesheet: String?,
    folder: OutputFolder, made: [Artwork: Picture], fontTools: FontTools?
  ) {
    self.plan = plan
    self.options = options
    self.project = project
    self.made = made
    self.folder = folder
    writer = ExportWriter(
      folder: folder, made: made, stylesheet: stylesheet, options: options, session: session,
      fontTools: fontTools)
  }

  /// Makes every target from the same pictures and writes it. If one target cannot be made, nothing is
  /// written.
  mutating func write(
    into targets: inout [String: BuildIndex.TargetFolder], _ summary: inout BuildSummary,
    _ progress: @escaping @Sendable (Int, Int) -> Void
  ) throws(BuildError) {
    let converter = WorkerConverter(executable: options.renderer, template: plan.template)
    var set = plan.set(made, try pictures(converter, progress))
    set.licenseText = LicenceFile.text(in: project)
    var exports: [Target: Export] = [:]
    for (target, export, failures) in try makeExports(set, converter) {
      exports[target] = export
      summary.failures += failures
    }
    let files = exports.values.flatMap(\.files)
    try checkOwnership(of: files)
    let result = try writer.write(files, progress: progress)
    for (target, export) in exports {
      targets[target.rawValue] = BuildIndex.TargetFolder(
        icons: export.icons,
        files: export.files.compactMap { file in
          result.digests[file.path].map { BuildIndex.File(path: file.path, sha256: $0, resolution: nil) }
        })
    }
    summary.tally.merge(result.tally)
    summary.warnings += exports.sorted { $0.key < $1.key }.flatMap { target, export in
      export.warnings.map {
        ([target.rawValue, $0.icon].compactMap(\.self) + [$0.message]).joined(separator: ": ")
      }
    }
    summary.warnings += omissions(besides: set)
    let known = Set(summary.failures.map(\.icon) + summary.declined.map(\.icon))
    for shortcomings in plan.shortcomings(made) {
      summary.failures += shortcomings.failures.filter { !known.contains($0.icon) }
      summary.declined += shortcomings.declined.filter { !known.contains($0.icon) }
    }
    // A problem names the drawing.
    let owners = Dictionary(
      project.manifest.icons.flatMap { icon in icon.files.map { ($0, icon.name) } },
      uniquingKeysWith: { first, _ in first })
    let problems = Dictionary(grouping: result.problems, by: \.value).sorted { $0.key < $1.key }
    summary.failures += problems.map { problem, files in
      let place = String(problem.prefix { $0 != ":" })
      return BuildSummary.Failure(
        icon: owners[place] ?? place,
        locales: Set(files.map { String($0.key.prefix { $0 != "/" }) }).sorted(), problem: problem)
    }
  }

  /// Returns a warning for each icon that has no picture because it is declined. A platform would show the left-to-right
  /// drawing in its place, so that no target has the icon.
  private func omissions(besides set: ExportSet) -> [String] {
    let built = Set(set.icons.map(\.name))
    return plan.shortcomings(made).flatMap(\.declined).filter { $0.form == .omit && !built.contains($0.icon) }
      .flatMap { declined in
        options.targets.filter { $0 != .files }.sorted().map { target in
          "\(target.rawValue): \(declined.icon): left out: it is declined, and \"declined\" is \"omit\""
        }
      }
  }

  /// Returns the pictures as exporters know them; one whose drawing cannot be read again has a problem from
  /// now on.
  private mutating func pictures(
    _ converter: WorkerConverter, _ progress: @escaping @Sendable (Int, Int) -> Void
  ) throws(BuildError) -> [Artwork: ExportPicture] {
    let products = made.compactMap { artwork, record in record.product.map { (artwork, $0.svg) } }
    let found = try Workers.run(
      products, count: options.jobs, progress: progress, makeTool: { converter }
    ) { converter, product throws(BuildError) -> (Artwork, Result<ShownDrawing, DrawingProblem>) in
      let (artwork, svg) = product
      do throws(RenderError) {
        return (artwork, .success(try converter.picture(of: artwork, svg: svg)))
      } catch {
        try converter.check()
        return (artwork, .failure(DrawingProblem(error, in: artwork.source)))
      }
    }
    var pictures: [Artwork: ExportPicture] = [:]
    for (artwork, result) in found {
      switch result {
      case .success(let drawing):
        var picture = ExportPicture(artwork: artwork, drawing: drawing, converter: converter)
        picture.drawable = drawable(artwork.source)
        pictures[artwork] = picture
      case .failure(let problem):
        made[artwork]?.result = .failure(.failed(problem))
      }
    }
    return pictures
  }

  /// Returns the bytes of a drawing that is a VectorDrawable; nil for any other.
  private func drawable(_ source: String) -> [UInt8]? {
    guard options.targets.contains(.android), DrawingFile(source) == .vectorDrawable else { return nil }
    return try? SourceReader.bytes(project.path(of: source), as: source)
  }

  /// Returns the files of every target, with a failure for each icon that it has to do without: its name leaves
  /// nothing that the target allows, or its drawing could not be converted.
  private func makeExports(
    _ set: ExportSet, _ converter: WorkerConverter
  ) throws(BuildError) -> [(Target, Export, [BuildSummary.Failure])] {
    try Workers.run(options.targets.sorted(), count: options.jobs, makeTool: { converter }) {
      converter, target throws(BuildError) -> (Target, Export, [BuildSummary.Failure])? in
      guard let exporter = target.exporter else { return nil }
      let (export, failures) = try Self.export(set, to: target, exporter: exporter, converter: converter)
      return (target, export, failures)
    }.compactMap(\.self)
  }

  private static func export(
    _ set: ExportSet, to target: Target, exporter: any Exporter, converter: WorkerConverter
  ) throws(BuildError) -> (Export, [BuildSummary.Failure]) {
    var rest = set
    var failures: [BuildSummary.Failure] = []
    while true {
      do throws(ExportError) {
        return (try exporter.export(rest).placed(in: target.rawValue), failures)
      } catch {
        try converter.check()
        guard let index = rest.icons.firstIndex(where: { $0.name == error.icon }) else {
          throw .target("\(target.rawValue): \(error.description)")
        }
        let icon = rest.icons.remove(at: index)
        failures.append(
          BuildSummary.Failure(
            icon: icon.name, locales: [target.rawValue],
            problem: "\(icon.leftToRight.artwork.source): error: \(error.description)"))
      }
    }
  }

  /// Throws an error if a file is in the way that no build wrote, or that somebody changed; then nothing is written.
  private func checkOwnership(of files: [OutputFile]) throws(BuildError) {
    for file in files.sorted(by: { $0.path < $1.path }) where folder.hasSomething(at: file.path) {
      if case .text(let text) = file.content, folder.holds(Array(text.utf8), at: file.path) { continue }
      do throws(FileError) {
        try folder.requireOwn(file.path, at: folder.path + "/" + file.path)
      } catch {
        throw .file(error)
      }
    }
  }
}

extension Export {
  /// Returns the export with its files below a folder.
  fileprivate func placed(in folder: String) -> Export {
    var export = self
    export.files = files.map { file in
      var file = file
      file.path = folder + "/" + file.path
      return file
    }
    return export
  }
}
