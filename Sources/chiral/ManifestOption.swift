import ArgumentParser
import ChiralManifest
import ChiralPipeline

/// `--manifest`, and how a command begins that needs one.
struct ManifestOption: ParsableArguments {
  @Option(name: .long, help: ArgumentHelp("The manifest.", valueName: "file"))
  var manifest = "manifest.json"

  /// Reads the manifest and tells its warnings; where that fails, says everything that is wrong and ends with status 2.
  ///
  /// A command that itself reports missing drawings leaves them out of the warnings.
  func load(_ terminal: Terminal, tellsMissingDrawings: Bool = true) throws -> Project {
    do throws(Project.LoadError) {
      let project = try Project.load(manifest)
      let missing = tellsMissingDrawings ? [] : Set(project.manifest.missingFiles.map(\.diagnostic))
      for warning in project.warnings where !missing.contains(warning) { terminal.problem("\(warning)") }
      return project
    } catch {
      switch error {
      case .missing(let problem):
        terminal.error("\(Wording.escaped("\(problem)")); chiral init FOLDER writes a manifest")
      case .unreadable(let problem): terminal.error(Wording.escaped("\(problem)"))
      case .invalid(let diagnostics): diagnostics.forEach { terminal.problem("\($0)") }
      }
      throw ExitCode.impossible
    }
  }
}
