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

  /// Makes every target from the same pictures and writes it. If one target cannot be made, nothing is
  /// written.
  func write(
    into targets: inout [String: BuildIndex.TargetFolder], besides former: FormerBuild,
    _ summary: inout BuildSummary, _ progress: @escaping @Sendable (Int, Int) -> Void
  ) throws(BuildError) {
    let (exports, unnamed) = try makeExports()
    summary.failures += unnamed
    let files = exports.values.flatMap(\.files)
    try checkOwnership(of: files, former)
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
    let known = Set(summary.failures.map(\.icon) + summary.declined.map(\.icon))
    for shortcomings in plan.shortcomings(made) {
      summary.failures += shortcomings.failures.filter { !known.contains($0.icon) }
      summary.declined += shortcomings.declined.filter { !known.contains($0.icon) }
    }
    summary.failures += Set(result.problems.values).sorted().map {
      BuildSummary.Failure(icon: String($0.prefix { $0 != ":" }), locales: [], problem: $0)
    }
  }

  /// Returns the files of every target, and a failure for each icon whose name has no character that the
  /// target allows.
  private func makeExports() throws(BuildError) -> ([Target: Export], [BuildSummary.Failure]) {
    let set = plan.set(made)
    var exports: [Target: Export] = [:]
    var failures: [BuildSummary.Failure] = []
    for target in options.targets.sorted() {
      guard let exporter = target.exporter else { continue }
      var rest = set
      while exports[target] == nil {
        do throws(ExportError) {
          exports[target] = try exporter.export(rest).placed(in: target.rawValue)
        } catch {
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
    return (exports, failures)
  }

  /// Throws an error if a file that no build wrote is in the way; then nothing is written.
  private func checkOwnership(of files: [OutputFile], _ former: FormerBuild) throws(BuildError) {
    for file in files.sorted(by: { $0.path < $1.path }) {
      guard folder.hasSomething(at: file.path), !former.own.mayReplace(file.path, in: folder) else {
        continue
      }
      if case .text(let text) = file.content, folder.holds(Array(text.utf8), at: file.path) { continue }
      throw .file(.foreign(folder.path + "/" + file.path))
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
