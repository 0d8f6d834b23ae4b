import ChiralExporting
import ChiralManifest
import ChiralPlanning

/// The part of a build that fills the folders of the targets other than `files`.
struct ExportRun {
  private let plan: ExportPlan
  private let options: Build.Options
  private let made: [Artwork: PictureRecord]
  private let folder: OutputFolder
  private let writer: ExportWriter

  init(
    _ plan: ExportPlan, _ options: Build.Options, _ session: CacheSession, stylesheet: String?,
    folder: OutputFolder,
    made: [Artwork: PictureRecord]
  ) {
    self.plan = plan
    self.options = options
    self.made = made
    self.folder = folder
    writer = ExportWriter(
      folder: folder, made: made, stylesheet: stylesheet, options: options, session: session)
  }

  /// Makes every target from the same pictures and writes it; nothing is written where one cannot be made.
  ///
  /// `announce` says in `index.json` what is about to be written, so that the next build knows what is ours should this
  /// one be killed.
  func write(
    into targets: inout [String: BuildIndex.TargetFolder], besides former: FormerBuild,
    _ summary: inout BuildSummary, _ progress: @escaping @Sendable (Int, Int) -> Void,
    announce: (_ pending: Set<String>) throws(FileError) -> Void
  ) throws(BuildError) {
    let exports = try makeExports()
    let files = exports.values.flatMap(\.files)
    try checkOwnership(of: files, former)
    let fresh = Set(files.map(\.path)).subtracting(former.paths)
    if !fresh.isEmpty, !options.isDry {
      do throws(FileError) { try announce(fresh.union(former.paths)) } catch { throw .file(error) }
    }
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
      export.warnings.map { "\(target.rawValue): \($0.icon): \($0.message)" }
    }
    let known = Set(summary.failures.map(\.icon))
    summary.failures += plan.failures(made).filter { !known.contains($0.icon) }
    summary.failures += Set(result.problems.values).sorted().map {
      BuildSummary.Failure(icon: String($0.prefix { $0 != ":" }), locales: [], problem: $0)
    }
  }

  private func makeExports() throws(BuildError) -> [Target: Export] {
    let set = plan.set(made)
    var exports: [Target: Export] = [:]
    for target in options.targets.sorted() {
      guard let exporter = target.exporter else { continue }
      do throws(ExportError) {
        exports[target] = try exporter.export(set).placed(in: target.rawValue)
      } catch {
        throw .target("\(target.rawValue): \(error.description)")
      }
    }
    return exports
  }

  /// What lies in the way and was not written by a build stays: then nothing is written.
  private func checkOwnership(of files: [OutputFile], _ former: FormerBuild) throws(BuildError) {
    let ours = former.paths
    for file in files.sorted(by: { $0.path < $1.path }) where !ours.contains(file.path) {
      guard folder.hasSomething(at: file.path) else { continue }
      if case .text(let text) = file.content, folder.holds(Array(text.utf8), at: file.path) { continue }
      throw .target(
        "\(folder.path)/\(file.path) was not written by chiral build; move it away, or name another --output")
    }
  }
}

extension Export {
  /// The same with its files below a folder.
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
