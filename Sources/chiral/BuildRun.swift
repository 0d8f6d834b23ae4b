import ArgumentParser
import ChiralPipeline
import ChiralValues

/// Runs a build and reports the result, for `chiral build` and `chiral merge`.
struct BuildRun {
  let terminal: Terminal
  let manifest: ManifestPlace
  private let start = ContinuousClock.now
  /// True if the changes are reported but not made.
  var isDry = false
  /// True if files that a build would change are reported as errors.
  var verifies = false

  init(terminal: Terminal, manifest: ManifestPlace, isDry: Bool = false, verifies: Bool = false) {
    self.terminal = terminal
    self.manifest = manifest
    self.isDry = isDry
    self.verifies = verifies
  }

  /// Returns the options that all builds share; ends with status 2 if the renderer is missing.
  static func options(
    output: String?, jobs: Int?, beside manifest: ManifestPlace, _ terminal: Terminal
  ) throws -> BuildOptions {
    guard let renderer = HelperLocation.find() else {
      terminal.error(HelperLocation.missing)
      throw ExitCode.impossible
    }
    let folder = output ?? Project.path(of: "chiral-out", beside: manifest.file)
    try requireNoLinks(folder, isNamed: output != nil, beside: manifest.file, terminal)
    var options = BuildOptions(output: folder, jobs: jobs ?? Processors.count, renderer: renderer)
    options.namesChanges = terminal.isVerbose
    return options
  }

  /// Ends with status 2 if foreign links are on the way to an output folder, which is in the manifest's folder unless the user
  /// named it.
  static func requireNoLinks(
    _ folder: String, isNamed: Bool, beside manifest: String, _ terminal: Terminal
  ) throws {
    do throws(FileError) {
      if isNamed { try LinkGuard.check(folder) } else { try LinkGuard.check(folder, beside: manifest) }
    } catch {
      terminal.error(Wording.escaped("\(error)"))
      throw ExitCode.impossible
    }
  }

  /// Returns the result of the last build if nothing changed since (see `KnownBuild`).
  func known(_ options: BuildOptions) -> BuildSummary? {
    let known = KnownBuild.result(manifest: manifest.file, options)
    for warning in known?.warnings ?? [] { terminal.problem(warning) }
    return known?.summary
  }

  /// Builds with a progress display; ends with status 2 if the build cannot be finished.
  func build(_ project: Project, _ options: BuildOptions) throws -> BuildSummary {
    let progress = terminal.progress("building")
    return try telling { () throws(BuildError) in
      defer { progress.finish() }
      let summary = try Build(project, options).run { progress.update($0, of: $1) }
      SeenDrawings.remember(project, after: options)
      return summary
    }
  }

  /// Runs a function; ends with status 2 after an error of a build.
  func telling<Result>(_ body: () throws(BuildError) -> Result) throws -> Result {
    do {
      return try body()
    } catch .interrupted {
      throw ExitCode.interrupted
    } catch {
      terminal.error(error.description)
      throw ExitCode.impossible
    }
  }

  /// Reports the result; ends with status 1 if icons failed, or if files differ from what a build makes.
  func finish(_ summary: BuildSummary) throws {
    try report(summary)
    let isWrong = verifies && !(summary.changes.isEmpty && summary.damagedPictures.isEmpty)
    if isWrong || summary.isIncomplete { throw ExitCode.incomplete }
  }

  private func report(_ summary: BuildSummary) throws {
    for (path, change) in summary.changes {
      let line = "\(change.rawValue) \(path)"
      if verifies {
        terminal.problem("error: \(Self.difference(change)): \(path); build again")
      } else if isDry {
        try terminal.result("would be \(line)")
      } else {
        terminal.detail(line)
      }
    }
    for failure in summary.failures {
      terminal.problem(path(of: failure.problem) + " (\(failure.place))")
    }
    for declined in summary.declined where !declined.isAccepted {
      terminal.problem("\(path(of: declined.problem)) (\(declined.place))")
    }
    for source in summary.damagedPictures {
      terminal.problem("error: the cache has another picture of \(path(of: source)); remove the cache")
    }
    let warnings = terminal.isVerbose ? summary.warnings : GroupedWarnings.lines(summary.warnings)
    warnings.forEach(terminal.warning)
    for path in summary.keptFiles {
      terminal.warning(
        "\(path) belongs to no icon and stays, because it was changed after it was built; remove it")
    }
    let lines = BuildReport(summary, isDry: isDry || verifies).lines
    if summary.isIncomplete || verifies {
      lines.forEach(terminal.note)
    } else {
      terminal.done(lines[0], after: .now - start)
      lines.dropFirst().forEach(terminal.note)
    }
  }

  private func path(of relative: String) -> String { Project.path(of: relative, beside: manifest.file) }

  /// Returns the message of `--verify` about a file that a build would change.
  private static func difference(_ change: BuildSummary.Change) -> String {
    switch change {
    case .created: "this file is missing"
    case .replaced: "this file is not what a build makes"
    case .removed: "this file belongs to no icon"
    }
  }
}
